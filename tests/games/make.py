"""Makes the recorded games of this folder: `python -m tests.games.make NAME...`, or all.

A recorded game is a promise to those who have records: make new ones, never the old ones again.
"""

import sys
from collections.abc import Callable
from hashlib import sha256
from itertools import count
from pathlib import Path
from random import Random
from typing import NamedTuple

from stoneage.record.fair import FairChance, promise, reveal
from stoneage.record.record import Record
from stoneage.record.writing import to_json
from stoneage.table.actions import Action, AnyMove, Decline, Pay, Place, Starve, TakeReward
from stoneage.table.game import Game
from stoneage.table.options import HouseValues, IglooValue, Options, RewardValue
from stoneage.table.view import Result

HERE = Path(__file__).parent
NAMES = ("Ada", "Björn", "春", 'D. "Dee"')

OWN_REWARDS = (
    RewardValue("points", 5),
    RewardValue("resources", 2),
    RewardValue("food", 6),
    RewardValue("agriculture", 2),
    RewardValue("tools", 2),
)
OWN_HOUSE = HouseValues(
    penalties=(1, 1, 2, 3),
    rewards=(OWN_REWARDS, OWN_REWARDS, OWN_REWARDS, OWN_REWARDS),
    igloos=(
        IglooValue(wood=1, points=2),
        IglooValue(wood=1, brick=1, points=8),
        IglooValue(stone=2, points=11),
        IglooValue(gold=2, points=14),
    ),
)


class Wish(NamedTuple):
    """A game that is looked for among those of players of one taste."""

    options: Options
    taste: str
    is_granted: Callable[[Game, Result], bool]


def ended_by(cause: str) -> Callable[[Game, Result], bool]:
    return lambda _, result: result.cause == cause


def has(sought: Callable[[AnyMove], bool]) -> Callable[[Game, Result], bool]:
    return lambda game, _: any(sought(move) for move in game.moves)


def has_tie(winners: int) -> Callable[[Game, Result], bool]:
    def is_granted(_: Game, result: Result) -> bool:
        totals = sorted(scoring.total for scoring in result.scoring)
        return totals[-1] == totals[-2] and len(result.winners) == winners

    return is_granted


def is_extra(move: AnyMove) -> bool:
    return isinstance(move, Pay) and move.extra


def is_reward(move: AnyMove) -> bool:
    return isinstance(move, TakeReward)


def is_igloo(move: AnyMove) -> bool:
    return isinstance(move, Place) and move.at.startswith("igloo")


WISHES = {
    "two-players-cards": Wish(Options(players=2), "card", ended_by("cards")),
    "two-players-buildings": Wish(Options(players=2), "building", ended_by("buildings")),
    "three-players-cards": Wish(Options(players=3), "card", ended_by("cards")),
    "three-players-buildings": Wish(Options(players=3), "building", ended_by("buildings")),
    "four-players-cards": Wish(Options(players=4), "card", ended_by("cards")),
    "four-players-buildings": Wish(Options(players=4), "building", ended_by("buildings")),
    "harsh-winter": Wish(Options(players=2, harsh_winter=True), "card", has(is_extra)),
    "wild-animals": Wish(Options(players=3, wild_animals=True), "animal", has(is_reward)),
    "igloos": Wish(Options(players=2, igloos=True), "igloo", has(is_igloo)),
    "closed-cards": Wish(Options(players=2, closed_cards=True), "card", ended_by("cards")),
    "own-house-values": Wish(
        Options(players=2, wild_animals=True, igloos=True, house=OWN_HOUSE),
        "animal",
        has(is_reward),
    ),
    "everything": Wish(
        Options(harsh_winter=True, wild_animals=True, igloos=True, closed_cards=True),
        "card",
        has(is_reward),
    ),
    "tie-break": Wish(Options(players=4), "card", has_tie(winners=1)),
    "shared-victory": Wish(Options(players=4), "card", has_tie(winners=2)),
}


def granted(name: str, wish: Wish) -> Record:
    """The first game that is as wished."""
    attempts = (attempt(f"{name} {number}", wish) for number in count())
    return next(record for record in attempts if record is not None)


def attempt(seed_words: str, wish: Wish) -> Record | None:
    seed = sha256(seed_words.encode()).digest()
    names = NAMES[: wish.options.players]
    entropy = tuple(f"{name} says hello" for name in names)
    game = played(wish, FairChance(seed, entropy), Random(seed_words))
    if game.result is None or not wish.is_granted(game, game.result):
        return None
    return Record.of(game, names, reveal(promise(seed, entropy, start_drawn=True), seed))


def played(wish: Wish, chance: FairChance, generator: Random) -> Game:
    """A game to its end."""
    game = chance.new_game(wish.options)
    while not game.is_over:
        game = game.push(choice(game.choices, wish.taste, generator)).roll(chance.for_roll)
    return game


def choice(choices: list[Action], taste: str, generator: Random) -> Action:
    """Mostly what is to the taste; else anything that gives nothing away."""
    tasty = [action for action in choices if is_tasty(action, taste)]
    if tasty and generator.random() < 0.6:
        return generator.choice(tasty)
    sensible = [action for action in choices if not isinstance(action, Decline | Starve)]
    return generator.choice(sensible or choices)


def is_tasty(action: Action, taste: str) -> bool:
    is_there = isinstance(action, Place) and action.at.startswith(taste)
    return is_there or isinstance(action, Pay)


def main(names: list[str]) -> None:
    for name in names or WISHES:
        record = granted(name, WISHES[name])
        (HERE / f"{name}.json").write_text(to_json(record), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
