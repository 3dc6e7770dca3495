"""Finds Planner's weights: CMA-ES on duplicate matches against the weights it had before.

    python3 dev.py tune [--generations N] [--stages N] [--seed N] [--write]

Every stage begins with the weights of the stage before as opponents. All candidates of a generation
play the same deals, each from every seat, with 2, 3 and 4 players. `--write` puts the result into
the table of `bots/planning/weights.py`.
"""

import argparse
import math
import os
import re
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import cma

from stoneage.bots.planning.match import play_planned
from stoneage.bots.planning.weights import NAMES, TABLE, Weights
from stoneage.bots.playout import Xorshift
from stoneage.rules.chance import random_deal
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.scoring import final_scores, winners

SOURCE = Path(__file__).resolve().parents[1] / "src/stoneage/bots/planning/weights.py"
DEALS = {2: 24, 3: 16, 4: 24}
FIRST_STEP = 0.25  # of the logarithm of a weight
POINTS_FOR_A_WIN = 100.0
CONTROL_SEED = 9999

Numbers = list[float]


def rating(candidate: Numbers, opponent: Numbers, seed: int) -> float:
    """Win share over the fair share, and a little of the margin in points, which is less noisy."""
    total = 0.0
    for players, deals in DEALS.items():
        games = [
            play(candidate, opponent, players, seat, seed * 1000 + deal)
            for deal in range(deals)
            for seat in range(players)
        ]
        total += sum(games) / len(games)
    return total / len(DEALS)


def play(candidate: Numbers, opponent: Numbers, players: int, seat: int, seed: int) -> float:
    rng = Xorshift(seed)
    variants = seed % 4 == 3
    state = random_deal(Ruleset(players, variants, variants, variants), rng)
    seats = [Weights(candidate if index == seat else opponent) for index in range(players)]
    play_planned(state, seats, rng)
    scores = final_scores(state)
    best = winners(state)
    share = (seat in best) / len(best)
    margin = scores[seat] - max(score for index, score in enumerate(scores) if index != seat)
    return share * players + margin / POINTS_FOR_A_WIN


def stage(start: Numbers, generations: int, seed: int, workers: ProcessPoolExecutor) -> Numbers:
    """One run of CMA-ES in the logarithms of the weights."""
    search = cma.CMAEvolutionStrategy(
        [math.log(number) for number in start], FIRST_STEP, {"seed": seed, "verbose": -9}
    )
    for generation in range(generations):
        points = search.ask()
        candidates = [[math.exp(x) for x in point] for point in points]
        deals = seed * 100 + generation
        ratings = [workers.submit(rating, candidate, start, deals) for candidate in candidates]
        losses = [-each.result() for each in ratings]
        search.tell(points, losses)
        print(
            f"generation {generation + 1}: best {-min(losses):.3f}, step {search.sigma:.3f}",
            flush=True,
        )
    return [math.exp(x) for x in search.result.xfavorite]


def write(numbers: Numbers) -> None:
    """Replace the numbers in the table of the source."""
    text = SOURCE.read_text(encoding="utf-8")
    for name, number in zip(NAMES, numbers, strict=True):
        text = re.sub(rf'\("{name}", [0-9.]+,', f'("{name}", {number:.3g},', text)
    SOURCE.write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--stages", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    numbers = [row[1] for row in TABLE]
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        for number in range(options.stages):
            before = numbers
            numbers = stage(before, options.generations, options.seed + number, workers)
            gain = rating(numbers, before, CONTROL_SEED)
            print(f"stage {number + 1}: {gain:.3f} against the stage before, 1 is even")
    for name, weight in zip(NAMES, numbers, strict=True):
        print(f"{name:<16}{weight:8.3g}")
    if options.write:
        write(numbers)


if __name__ == "__main__":
    main()
