"""Measures Elder: how fast it judges, and how well its chances to win hold.

    python3 dev.py bench champion [--games N] [--pictures DIR]

Prints evaluations a second and the time of a training game, then the Brier score and the
reliability of the win probabilities in games of elders; with `--pictures` it also draws them.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from time import process_time

import matplotlib as mpl
from matplotlib.figure import Figure

from stoneage.bots.elder.quantized import shipped
from stoneage.bots.elder.value.features import names
from stoneage.bots.elder.value.net import Accumulator
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.bots.training.selfplay import GameSeen

from .elders import Elders

TABLES = (2, 3, 4)
SHARE_KEPT = 0.1  # of the positions of a game
BINS = 10
HEATS = 10  # the best counts: whatever else the machine does only slows

Forecast = tuple[float, float]
"""A chance to win as the net saw it, and the share of the win that it became."""


def games_of_elders(players: int, games: range, seed: int) -> Iterator[GameSeen]:
    elders = Elders(players)
    for game in games:
        chance = Xorshift(seed * 1_000_003 + game)
        yield elders.play(elders.deal(chance), chance, SHARE_KEPT)


def heats(players: int, games: int) -> tuple[list[GameSeen], float, float]:
    """All games, and of the best tenth of them evaluations and games a second of CPU time."""
    played: list[GameSeen] = []
    evaluations, paces = [], []
    size = max(games // HEATS, 1)
    for first in range(0, games, size):
        began = process_time()
        heat = list(games_of_elders(players, range(first, min(first + size, games)), 7))
        seconds = process_time() - began
        evaluations.append(sum(seen.judged for seen in heat) / seconds)
        paces.append(len(heat) / seconds)
        played += heat
    return played, max(evaluations), max(paces)


def forecasts(players: int, seen: GameSeen) -> list[Forecast]:
    features = Accumulator(shipped(players))
    named = names(players)
    found = []
    for number, seat in enumerate(seen.seats):
        features.next = 0
        for feature, name in enumerate(named):
            features.put(name, seen.rows[number * len(named) + feature])
        found.append((features.evaluate().win, seen.shares[seat]))
    return found


def brier(told: list[Forecast]) -> float:
    return sum((chance - came) ** 2 for chance, came in told) / len(told)


def reliability(told: list[Forecast]) -> list[tuple[float, float, int]]:
    """In each tenth of the chances: their mean, how often it was won, and how many there are."""
    bins: list[list[Forecast]] = [[] for _ in range(BINS)]
    for chance, came in told:
        bins[min(int(chance * BINS), BINS - 1)].append((chance, came))
    return [
        (sum(c for c, _ in each) / len(each), sum(w for _, w in each) / len(each), len(each))
        for each in bins
        if each
    ]


def draw(rows: dict[int, list[tuple[float, float, int]]], file: Path) -> None:
    mpl.rcParams["svg.hashsalt"] = "stoneage"
    figure = Figure(figsize=(5, 5), layout="constrained")
    axes = figure.add_subplot()
    axes.plot([0, 1], [0, 1], linestyle=":", color="grey")
    for players, bins in rows.items():
        chances, shares, _ = zip(*bins, strict=True)
        axes.plot(chances, shares, marker="o", label=f"{players} players")
    axes.set_xlabel("chance to win, as Elder saw it")
    axes.set_ylabel("share that was won")
    axes.legend()
    figure.savefig(file, metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--pictures", type=Path)
    asked = parser.parse_args()
    rows = {}
    for players in TABLES:
        played, evaluations, pace = heats(players, asked.games)
        told = [each for seen in played for each in forecasts(players, seen)]
        won = sum(came for _, came in told) / len(told)
        rows[players] = reliability(told)
        print(
            f"{players} players: {evaluations:,.0f} evaluations/s, {1000 / pace:.1f} ms a game,"
            f" {sum(max(seen.scores) for seen in played) / asked.games:.1f} points for the winner,"
            f" {sum(seen.rounds for seen in played) / asked.games:.1f} rounds;"
            f" Brier score {brier(told):.4f} (always {won:.2f}: {won * (1 - won):.4f})"
        )
        for chance, share, number in rows[players]:
            print(f"    {chance:6.1%} foreseen, {share:6.1%} won, {number} positions")
    if asked.pictures:
        draw(rows, asked.pictures / "champion-reliability.svg")


if __name__ == "__main__":
    main()
