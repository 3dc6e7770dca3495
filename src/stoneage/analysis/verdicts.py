"""How good a decision was, by what it cost."""

from collections.abc import Iterable, Sequence
from math import exp
from typing import Literal

Verdict = Literal["only-choice", "too-close", "best", "good", "inaccuracy", "mistake", "blunder"]

LIMITS: dict[Verdict, int] = {
    "best": 5_000,
    "good": 15_000,
    "inaccuracy": 40_000,
    "mistake": 80_000,
}
"""A decision that cost less than so many millionths of a win; what costs more is a blunder."""

DEAR = 200.0  # points; whoever loses so many in a game has an accuracy of a third

NOT_JUDGED: frozenset[Verdict] = frozenset(("only-choice", "too-close"))
DOUBTFUL: frozenset[Verdict] = frozenset(("inaccuracy", "mistake", "blunder"))


def verdict_on(loss: int) -> Verdict:
    """In millionths."""
    return next((name for name, limit in LIMITS.items() if loss < limit), "blunder")


def points_lost(points: Iterable[float]) -> float:
    """By all decisions together; one that wins points but loses chances makes up for no other."""
    return sum(max(each, 0.0) for each in points)


def accuracy(points: Sequence[float]) -> float | None:
    """By the points that the decisions of a game cost which were judged; 0 to 100.

    Points do not run out as chances do: who has as good as lost can still play badly. All of a
    game counts, and not each decision: who is asked for trifles is no more accurate for that.
    """
    return round(100 * exp(-points_lost(points) / DEAR), 2) if points else None
