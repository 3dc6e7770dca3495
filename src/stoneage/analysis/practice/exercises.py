"""What a practice exercise is made of, and those that are shipped."""

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
from msgspec import Struct

from stoneage.analysis.reasons import Reason
from stoneage.bots.rng import Xorshift
from stoneage.table import Action, Game, View
from stoneage.table.redeal import redeal

FORMAT: Literal["stoneage-practice"] = "stoneage-practice"
VERSION: Literal[1] = 1
NEARLY = 0.01  # a choice that costs no more is right too

Theme = Literal["feeding", "tools", "cards", "last-round", "blocking", "buildings", "growth"]
Difficulty = Literal["easy", "medium", "hard"]


class Answer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A choice, and the chance to win after it by deep analysis."""

    choice: Action
    chance: float


class Exercise(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the seat to act sees, and what it should do."""

    number: str  # game and move, as in 12-204
    theme: Theme
    difficulty: Difficulty
    view: View
    answers: tuple[Answer, ...]  # the best first; only those that were tried
    reasons: tuple[Reason, ...]  # for the best

    @property
    def best(self) -> Action:
        return self.answers[0].choice

    @property
    def game(self) -> Game:
        """With what is hidden dealt anyhow: that makes no difference to what may be done."""
        return Game(redeal(self.view, Xorshift(1)))

    @property
    def choices(self) -> list[Action]:
        return self.game.choices

    def is_right(self, choice: Action) -> bool:
        best = self.answers[0].chance
        return any(each.choice == choice and best - each.chance <= NEARLY for each in self.answers)


class Practice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file of exercises; `games` were looked through for them."""

    format: Literal["stoneage-practice"] = FORMAT
    version: Literal[1] = VERSION
    games: int
    exercises: tuple[Exercise, ...]


def read_practice(content: bytes) -> Practice:
    return msgspec.json.decode(content, type=Practice)


@cache
def shipped() -> Practice:
    """The exercises that come with the game."""
    return read_practice((files(__package__) / "exercises.json").read_bytes())
