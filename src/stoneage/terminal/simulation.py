"""A simulation on the screen: a bar while it runs, then its numbers."""

import sys

from rich.console import Console
from rich.progress import Progress

from stoneage.bots.simulation.simulate import Simulation, simulate
from stoneage.table import Options, Words


def simulate_with_bar(words: Words, options: Options, games: int, seed: int) -> Simulation:
    """The bar is drawn on standard error, and only where a person can see it."""
    console = Console(file=sys.stderr)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(words.say("simulating"), total=games)
        return simulate(options, games, seed, lambda: progress.advance(task))


def simulation_lines(words: Words, simulation: Simulation) -> list[str]:
    return [
        words.say(
            "simulation-speed",
            games=simulation.games,
            seconds=simulation.cpu_seconds,
            games_per_second=round(simulation.games_per_second),
            decisions_per_second=round(simulation.decisions_per_second),
            compiled="yes" if simulation.compiled else "no",
        ),
        words.say(
            "simulation-length",
            rounds=simulation.rounds_mean,
            decisions=simulation.decisions / simulation.games,
        ),
        words.say(
            "simulation-scores",
            score=simulation.score_mean,
            winner=simulation.winner_score_mean,
        ),
        words.say(
            "simulation-ends",
            cards=simulation.ends["cards"],
            buildings=simulation.ends["buildings"],
        ),
    ]
