"""How good a decision was, by what it cost."""

from collections.abc import Iterable
from math import exp
from statistics import fmean
from typing import Literal

Verdict = Literal["only-choice", "too-close", "best", "good", "inaccuracy", "mistake", "blunder"]

LIMITS: dict[Verdict, int] = {
    "best": 5_000,
    "good": 15_000,
    "inaccuracy": 40_000,
    "mistake": 80_000,
}
"""A decision that cost less than so many millionths of a win; what costs more is a blunder."""

DEAR = 5.0  # points; a decision that costs so many counts for a third

NOT_JUDGED: frozenset[Verdict] = frozenset(("only-choice", "too-close"))
DOUBTFUL: frozenset[Verdict] = frozenset(("inaccuracy", "mistake", "blunder"))


def verdict_on(loss: int) -> Verdict:
    """In millionths."""
    return next((name for name, limit in LIMITS.items() if loss < limit), "blunder")


def accuracy(points: Iterable[float]) -> float | None:
    """Of the decisions that were judged, by the points that each cost; 0 to 100."""
    each = [accuracy_of(lost) for lost in points]
    return round(fmean(each), 2) if each else None


def accuracy_of(points: float) -> float:
    """Points do not run out as chances do: who has as good as lost can still play badly."""
    return 100 * exp(-max(points, 0.0) / DEAR)
