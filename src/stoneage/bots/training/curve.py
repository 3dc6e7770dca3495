"""The learning curve as a picture."""

from collections.abc import Sequence
from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure

from stoneage.bots.arena.wilson import wilson

from .plan import Mark


def draw(marks: Sequence[Mark], players: int, file: Path) -> None:
    """Win share of one Elder against planners over the games it has learnt from."""
    mpl.rcParams["svg.hashsalt"] = "stoneage"  # the same curve gives the same file
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot()
    games = [mark.games / 1000 for mark in marks]
    bounds = [wilson(mark.win_share * mark.measured, mark.measured) for mark in marks]
    lows, highs = [low for low, _ in bounds], [high for _, high in bounds]
    axes.fill_between(games, lows, highs, alpha=0.2)
    axes.plot(games, [mark.win_share for mark in marks], marker="o", markersize=3)
    axes.axhline(1 / players, linestyle=":", color="grey")
    axes.set_ylim(0, 1)
    axes.set_xlabel("thousand games learnt from")
    axes.set_ylabel(f"win share of one Elder among {players - 1} Planner")
    axes.grid(visible=True, alpha=0.3)
    figure.savefig(file, metadata={"Date": None})
