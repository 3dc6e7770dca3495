"""A game at a table: the state, its history and chance, in typed values."""

import random

from stoneage.rules import terms
from stoneage.rules.chance import ANYBODY, Chance, random_deal, random_dice
from stoneage.rules.dice import faces_of
from stoneage.rules.errors import IllegalAction
from stoneage.rules.game import apply, dice_awaited, is_over, roll
from stoneage.rules.state import State

from .actions import Action, AnyMove, Roll
from .board import draw
from .choices import choices
from .codec import encode
from .events import Event
from .options import Options
from .seeing import result, view
from .story import seen_by, story
from .undo import Step, may_take_back
from .view import Result, View


class GeneratorChance(Chance):
    """Chance from Python's own generator."""

    def __init__(self, generator: random.Random) -> None:
        self.generator = generator

    def below(self, limit: int) -> int:
        return self.generator.randrange(limit)


class Game:
    """One game from deal to final scoring.

    `play` an action of the seat to act; chance rolls by itself whenever dice must fall. Without
    chance the game waits for `roll`.
    """

    def __init__(self, state: State, chance: Chance | None = None) -> None:
        self.state = state
        self.chance = chance
        self.steps: list[Step] = []

    @classmethod
    def new(
        cls,
        options: Options | None = None,
        chance: Chance | random.Random | int | None = None,
        start: int | None = None,
    ) -> "Game":
        """A fresh deal. A number is the seed of a generator; without one every game is new."""
        source = _source(chance)
        ruleset = (options or Options()).ruleset()
        return cls(random_deal(ruleset, source, ANYBODY if start is None else start), source)

    @property
    def is_over(self) -> bool:
        return is_over(self.state)

    @property
    def seat(self) -> int | None:
        """The seat to act, or None while dice must fall and at the end."""
        if self.state.decision in (terms.ROLL, terms.GAME_OVER):
            return None
        return int(self.state.current)

    @property
    def choices(self) -> list[Action]:
        """Everything that the seat to act may do."""
        return choices(self.state)

    @property
    def result(self) -> Result | None:
        return result(self.state) if self.is_over else None

    def view(self, seat: int | None = None) -> View:
        return view(self.state, seat)

    def play(self, action: Action, seat: int | None = None) -> None:
        """Do it, and let dice fall if they must; or raise `IllegalAction`, changing nothing."""
        if seat is not None and seat != self.seat:
            raise IllegalAction("not-your-turn")
        number = encode(action)
        before = self.state.copy()
        apply(self.state, number)
        self.steps.append(Step(before, action))
        self.let_dice_fall()

    def let_dice_fall(self) -> None:
        """Roll as long as dice must fall; without chance nothing happens."""
        while self.chance is not None and self.state.decision == terms.ROLL:
            self.roll(*faces_of(random_dice(dice_awaited(self.state), self.chance)))

    def roll(self, *dice: int) -> None:
        """Let the awaited dice show these faces, or raise `IllegalAction`, changing nothing."""
        before = self.state.copy()
        roll(self.state, list(dice))
        self.steps.append(Step(before, Roll(tuple(dice))))

    def story(self, since: int = 0, seat: int | None = None) -> list[Event]:
        """What happened from step `since` on, as a seat or a spectator may know it."""
        events: list[Event] = []
        for index in range(since, len(self.steps)):
            before, move = self.steps[index]
            is_last = index + 1 == len(self.steps)
            after = self.state if is_last else self.steps[index + 1].before
            events += story(before, move, after)
        return [seen_by(seat, event) for event in events]

    def may_take_back(self, seat: int) -> int:
        return may_take_back(self.steps, self.state, seat)

    def take_back(self, seat: int) -> AnyMove:
        """Take back the seat's last move, or raise `IllegalAction`."""
        if not self.may_take_back(seat):
            raise IllegalAction("nothing-to-take-back")
        self.state, move = self.steps.pop()
        return move

    def __str__(self) -> str:
        return draw(self.view())


def _source(chance: Chance | random.Random | int | None) -> Chance:
    if isinstance(chance, Chance):
        return chance
    if isinstance(chance, random.Random):
        return GeneratorChance(chance)
    return GeneratorChance(random.Random(chance))
