"""Finds Planner's weights: CMA-ES on duplicate matches.

    python3 dev.py tune [--generations N] [--stages N] [--step X] [--seed N] [--write]

Every stage begins with the weights of the stage before. All candidates of a generation play the
same deals, each from every seat, with 2, 3 and 4 players: against planners with the weights of the
stage before, and against woodcutters. `--write` puts the result into the table of
`bots/planner/evaluation/weights.py`.
"""

import argparse
import math
import os
import re
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random

import cma

from stoneage.bots.bot import Bot
from stoneage.bots.planner.bot import Planner
from stoneage.bots.planner.evaluation.weights import NAMES, TABLE, Weights
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.bots.simple.woodcutter import Woodcutter
from stoneage.rules.chance import random_deal
from stoneage.rules.scoring import final_scores, winners
from stoneage.rules.state import State
from stoneage.table.game import Game
from stoneage.table.options import Options

from .planners import play_planned

SOURCE = Path(__file__).resolve().parents[1] / "src/stoneage/bots/planner/evaluation/weights.py"
DEALS_AMONG_PLANNERS = {2: 32, 3: 24, 4: 32}
DEALS_AMONG_WOODCUTTERS = {2: 2, 3: 2, 4: 2}
POINTS_FOR_A_WIN = 100.0
CONTROL_SEED = 9999

Numbers = list[float]
Match = Callable[[Options, int, int], float]


def rating(candidate: Numbers, opponent: Numbers, seed: int) -> float:
    """Win share over the fair share, and a little of the margin in points, which is less noisy."""
    planners = [
        average(partial(among_planners, candidate, opponent), players, deals, seed)
        for players, deals in DEALS_AMONG_PLANNERS.items()
    ]
    woodcutters = [
        average(partial(among_woodcutters, candidate), players, deals, seed)
        for players, deals in DEALS_AMONG_WOODCUTTERS.items()
    ]
    return (sum(planners) + sum(woodcutters)) / (len(planners) + len(woodcutters))


def average(match: Match, players: int, deals: int, seed: int) -> float:
    """Over the same deals from every seat; every fourth deal is played with all variants."""
    games = []
    for deal in range(deals):
        variants = deal % 4 == 3
        options = Options(
            players=players, harsh_winter=variants, wild_animals=variants, igloos=variants
        )
        games += [match(options, seat, seed * 1000 + deal) for seat in range(players)]
    return sum(games) / len(games)


def among_planners(
    candidate: Numbers, opponent: Numbers, options: Options, seat: int, seed: int
) -> float:
    rng = Xorshift(seed)
    state = random_deal(options.ruleset(), rng)
    players = range(options.players)
    seats = [Weights(candidate if index == seat else opponent) for index in players]
    play_planned(state, seats, rng)
    return success(state, seat)


def among_woodcutters(candidate: Numbers, options: Options, seat: int, seed: int) -> float:
    chance = Xorshift(seed)
    game = Game.new(options, chance)
    planner = Planner(Weights(candidate))
    woodcutter = Woodcutter()
    rng = Random(seed)
    while (turn := game.seat) is not None:
        bot: Bot = planner if turn == seat else woodcutter
        action = bot.choose(game.view(turn), game.choices, rng, 1.0)
        game = game.push(action).roll(chance)
    return success(game.state, seat)


def success(state: State, seat: int) -> float:
    scores = final_scores(state)
    best = winners(state)
    share = (seat in best) / len(best)
    margin = scores[seat] - max(score for index, score in enumerate(scores) if index != seat)
    return share * len(scores) + margin / POINTS_FOR_A_WIN


def stage(
    start: Numbers, generations: int, step: float, seed: int, workers: ProcessPoolExecutor
) -> Numbers:
    """One run of CMA-ES in the logarithms of the weights, where `step` is its first step."""
    search = cma.CMAEvolutionStrategy(
        [math.log(number) for number in start], step, {"seed": seed, "verbose": -9}
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
        text = re.sub(rf'("{name}",\s*)[0-9.]+', rf"\g<1>{number:.3g}", text)
    SOURCE.write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--generations", type=int, default=60)
    parser.add_argument("--stages", type=int, default=2)
    parser.add_argument("--step", type=float, default=0.25)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    numbers = [row[1] for row in TABLE]
    with ProcessPoolExecutor(os.cpu_count()) as workers:
        for number in range(options.stages):
            before = numbers
            seed = options.seed + number
            numbers = stage(before, options.generations, options.step, seed, workers)
            gain = rating(numbers, before, CONTROL_SEED)
            print(f"stage {number + 1}: {gain:.3f} against the stage before and woodcutters")
            for name, weight in zip(NAMES, numbers, strict=True):
                print(f"{name:<16}{weight:8.3g}", flush=True)
            if options.write:
                write(numbers)


if __name__ == "__main__":
    main()
