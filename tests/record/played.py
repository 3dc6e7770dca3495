"""Random games, finished or not, and their records."""

from collections.abc import Callable
from hashlib import sha256
from itertools import product
from random import Random

from msgspec.structs import replace

from stoneage.record.fair import FairChance, FairDice, promise, reveal
from stoneage.record.record import Record
from stoneage.rules.chance import Chance
from stoneage.table.actions import Action
from stoneage.table.game import Game
from stoneage.table.options import Options
from tests.dealing import dealt

NAMES = ("Ada", "Björn", "春", 'D. "Dee"')
WORDS = ("oak", "", "石器", "flint")

ALL_OPTIONS = [
    Options(players=players, harsh_winter=winter, wild_animals=animals, igloos=igloos)
    for players in (2, 3, 4)
    for winter, animals, igloos in product((False, True), repeat=3)
]
ALL_OPTIONS += [replace(options, closed_cards=True) for options in ALL_OPTIONS]


def play(
    game: Game, chance: Chance | Callable[[Game], Chance], seed: int, actions: int = 10_000
) -> Game:
    """So many random actions, or up to the end."""
    generator = Random(seed)
    for _ in range(actions):
        if game.is_over:
            break
        game = game.push(random_action(game, generator)).roll(chance)
    return game


def random_action(game: Game, generator: Random) -> Action:
    return generator.choice(game.choices)


def random_game(options: Options, seed: int, actions: int = 10_000) -> Game:
    """A random game with ordinary dice."""
    return play(*dealt(options, seed), seed, actions)


def record_of(options: Options, seed: int, actions: int = 10_000) -> Record:
    """The record of a random game with ordinary dice."""
    return Record.of(random_game(options, seed, actions), NAMES[: options.players])


def fair_record(options: Options, seed: int, actions: int = 10_000) -> Record:
    """The record of a random game with fair dice, revealed."""
    game, fair = fair_play(options, seed, actions)
    return Record.of(game, NAMES[: options.players], reveal(fair, secret(seed)))


def fair_play(options: Options, seed: int, actions: int = 10_000) -> tuple[Game, FairDice]:
    words = WORDS[: options.players]
    chance = FairChance(secret(seed), words)
    game = play(chance.new_game(options), chance.for_roll, seed, actions)
    return game, promise(secret(seed), words, start_drawn=True)


def secret(seed: int) -> bytes:
    return sha256(str(seed).encode()).digest()
