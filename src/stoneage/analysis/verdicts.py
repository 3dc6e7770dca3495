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

NOT_JUDGED: frozenset[Verdict] = frozenset(("only-choice", "too-close"))
DOUBTFUL: frozenset[Verdict] = frozenset(("inaccuracy", "mistake", "blunder"))


def verdict_on(loss: int) -> Verdict:
    """In millionths."""
    return next((name for name, limit in LIMITS.items() if loss < limit), "blunder")


def accuracy(losses: Iterable[float]) -> float | None:
    """Of the decisions that were judged, by their losses as parts of a win; 0 to 100."""
    each = [accuracy_of(loss) for loss in losses]
    return round(fmean(each), 2) if each else None


def accuracy_of(loss: float) -> float:
    """The curve that lichess draws through the moves of people: 100 for the best, 93 for 1.5 %."""
    return min(max(103.1668 * exp(-4.354 * loss) - 3.1669, 0.0), 100.0)
