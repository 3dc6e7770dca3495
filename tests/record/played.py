"""Random games, finished or not, and their records."""

from hashlib import sha256
from itertools import product
from random import Random

from msgspec.structs import replace

from stoneage.record.fair import FairDice, fair_game, promise, reveal
from stoneage.record.record import Record
from stoneage.table.actions import Action
from stoneage.table.game import Game
from stoneage.table.options import Options

NAMES = ("Ada", "Björn", "春", 'D. "Dee"')
WORDS = ("oak", "", "石器", "flint")

ALL_OPTIONS = [
    Options(players=players, harsh_winter=winter, wild_animals=animals, igloos=igloos)
    for players in (2, 3, 4)
    for winter, animals, igloos in product((False, True), repeat=3)
]
ALL_OPTIONS += [replace(options, closed_cards=True) for options in ALL_OPTIONS]


def play(game: Game, seed: int, actions: int = 10_000) -> Game:
    """So many random actions, or up to the end."""
    generator = Random(seed)
    for _ in range(actions):
        if game.is_over:
            break
        game.play(random_action(game, generator))
    return game


def random_action(game: Game, generator: Random) -> Action:
    return generator.choice(game.choices)


def record_of(options: Options, seed: int, actions: int = 10_000) -> Record:
    """The record of a random game with ordinary dice."""
    game = play(Game.new(options, seed), seed, actions)
    return Record.of(game, NAMES[: options.players])


def fair_record(options: Options, seed: int, actions: int = 10_000) -> Record:
    """The record of a random game with fair dice, revealed."""
    game, fair = fair_play(options, seed, actions)
    return Record.of(game, NAMES[: options.players], reveal(fair, secret(seed)))


def fair_play(options: Options, seed: int, actions: int = 10_000) -> tuple[Game, FairDice]:
    words = WORDS[: options.players]
    game = play(fair_game(options, secret(seed), words), seed, actions)
    return game, promise(secret(seed), words, start_drawn=True)


def secret(seed: int) -> bytes:
    return sha256(str(seed).encode()).digest()
