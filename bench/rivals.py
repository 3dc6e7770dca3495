"""Plays the champion that is shipped against the last one, whose nets lie in bench/rival_nets.

    python3 dev.py bench rivals elder --players 4 --games 2000 --seed 77
    python3 dev.py bench rivals shaman --seconds 0.1 --players 2 --games 400
    python3 dev.py bench rivals time --seconds 0.3 --less 0.03 --games 400
    python3 dev.py bench rivals seats --players 4 --games 2000

One seat is the new one's, or the one with more time; the others are their rivals. Every deal is
played from every seat. Prints the share of the win with its 95 % interval after Wilson.

Shamans make as many tries as their seconds stand for, however busy the machine is. With --keep
every game is a line of a file, and the same command goes on where it was stopped.
"""

import argparse
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import cache, partial
from pathlib import Path
from random import Random

from stoneage.bots.arena.wilson import wilson
from stoneage.bots.elder.quantized import QuantizedNet, shipped
from stoneage.bots.elder.value.features import names
from stoneage.bots.elder.value.net import Net
from stoneage.bots.rng.seeds import seed_of_game
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.bots.shaman.bot import TRIES_A_SECOND, Shaman
from stoneage.bots.shaman.root_search import Search
from stoneage.bots.shaman.search.halving import Trial
from stoneage.bots.training.selfplay import GameSeen, Seating, play
from stoneage.processes import ProcessExecutor
from stoneage.rules.chance import random_deal
from stoneage.rules.ruleset import Ruleset
from stoneage.table import Game, Options, result

NETS = Path(__file__).parent / "rival_nets"
PATIENCE = 20  # times the seconds until the clock would cut a search short

Shares = list[float]
"""Seat by seat, of the win."""


@cache
def rival(players: int) -> Net:
    """The net of the last champion."""
    file = NETS / f"elder-{players}.safetensors"
    return QuantizedNet.read(file.read_bytes()).net()


class PatientShaman(Shaman):
    """As many tries as so many seconds stand for."""

    def __init__(self, seconds: float, players: int, net_for: Callable[[int], Net]) -> None:
        super().__init__(seconds * PATIENCE, TRIES_A_SECOND[players] / PATIENCE, net_for=net_for)


class LastShaman(PatientShaman):
    """Searches as the last champion did: a placement is as good as it looks at once."""

    def looked_at(self, trials: list[Trial], search: Search) -> list[Trial]:  # noqa: ARG002
        return trials


def elders(nets: list[Net], chance: Xorshift, has_variants: bool) -> tuple[GameSeen, int]:
    """A game of elders with these nets, and who began."""
    players = len(nets)
    blank = Net(len(names(players)), [], [0], [0])
    ruleset = Ruleset(players, has_variants, has_variants, has_variants)
    state = random_deal(ruleset, chance)
    start = int(state.start)
    return play(state, Seating(list(nets), 0.0, 0.0, 0.0), blank, chance), start


def shamans(bots: list[Shaman], chance: Xorshift, luck: Random) -> Shares:
    game = Game.new(Options(players=len(bots)), chance)
    while (seat := game.seat) is not None:
        choice = bots[seat].choose(game.view(seat), game.choices, luck, 60.0)
        game = game.push(choice).roll(chance)
    winners = result(game.state).winners
    return [float(seat in winners) / len(winners) for seat in range(len(bots))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("match", choices=("elder", "shaman", "time", "seats"))
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=77)
    parser.add_argument("--variants", action="store_true", help="all but closed cards, for elders")
    parser.add_argument("--seconds", type=float, default=0.1)
    parser.add_argument("--less", type=float, default=0.03)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    asked = parser.parse_args()
    if asked.match == "seats":
        tell_seats(asked.players, asked.games, asked.seed)
    else:
        tell_match(asked)


@contextmanager
def games_of(asked: argparse.Namespace) -> Iterator[Callable[[int], float]]:
    """The job of playing a match: the number of a game gives the new one's share."""
    players: int = asked.players

    def of_elders(game: int, chance: Xorshift) -> float:
        nets = [rival(players)] * players
        nets[game % players] = shipped(players)
        seen, _ = elders(nets, chance, asked.variants)
        return seen.shares[game % players]

    def of_shamans(game: int, chance: Xorshift) -> float:
        last = partial(LastShaman, asked.seconds, players, rival)
        hasty = partial(PatientShaman, asked.less, players, shipped)
        bots: list[Shaman] = [
            last() if asked.match == "shaman" else hasty() for _ in range(players)
        ]
        bots[game % players] = PatientShaman(asked.seconds, players, shipped)
        return shamans(bots, chance, Random(f"{asked.seed}/{game}"))[game % players]

    play_one = of_elders if asked.match == "elder" else of_shamans
    yield lambda game: play_one(game, Xorshift(seed_of_game(asked.seed, game // players)))


def tell_match(asked: argparse.Namespace) -> None:
    games: int = asked.games
    kept = Path(asked.keep) if asked.keep else None
    shares = [float(line) for line in kept.read_text().split()] if kept and kept.exists() else []
    with closing(ProcessExecutor(asked.processes)) as executor:
        for share in executor.map(partial(games_of, asked), range(len(shares), games)):
            shares.append(share)
            if kept:
                with kept.open("a", encoding="utf-8") as file:
                    file.write(f"{share}\n")
            if len(shares) % max(games // 10, 1) == 0:
                print(f"{len(shares):,} games: {told(sum(shares), len(shares))}", flush=True)


def tell_seats(players: int, games: int, seed: int) -> None:
    """Shares by turn in the first round and in the last, when all play with the shipped net."""
    by_first, by_last = [0.0] * players, [0.0] * players
    for game in range(games):
        chance = Xorshift(seed_of_game(seed, game))
        seen, start = elders([shipped(players)] * players, chance, False)
        for seat, share in enumerate(seen.shares):
            turn = (seat - start) % players
            by_first[turn] += share
            by_last[(turn - seen.rounds + 1) % players] += share
    for round_, won in (("first", by_first), ("last", by_last)):
        for turn, share in enumerate(won, start=1):
            print(f"turn {turn} in the {round_} round: {told(share, games)}")


def told(won: float, games: int) -> str:
    low, high = wilson(won, games)
    return f"{won / games:.1%} ({low:.1%} to {high:.1%})"


if __name__ == "__main__":
    main()
