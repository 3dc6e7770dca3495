"""Real games for the tests of the terminal."""

import random
from collections.abc import Iterator

from stoneage.table.game import Game
from stoneage.table.options import Options
from tests.dealing import dealt

EVERYTHING = Options(players=3, harsh_winter=True, wild_animals=True, igloos=True)
TABLES = (Options(players=2), Options(players=4, closed_cards=True), EVERYTHING)


def walk(options: Options, seed: int) -> Iterator[Game]:
    """A random game, seen before every decision and once at its end."""
    game, chance = dealt(options, seed)
    chooser = random.Random(seed)
    while not game.is_over:
        yield game
        game = game.push(chooser.choice(game.choices)).roll(chance)
    yield game
