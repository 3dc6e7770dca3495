"""What dice bring on average, from a table."""

from typing import Final

from mypy_extensions import i64

from stoneage.rules import expected
from stoneage.rules.terms import FOOD

MOST_DICE: Final[i64] = 10
LEAST_ADDED: Final[i64] = -3
MOST_ADDED: Final[i64] = 12
ADDED: Final[i64] = MOST_ADDED - LEAST_ADDED + 1


def _expectations() -> list[float]:
    return [
        expected(dice, good, [added], 0)
        for good in range(FOOD + 1)
        for dice in range(MOST_DICE + 1)
        for added in range(LEAST_ADDED, MOST_ADDED + 1)
    ]


YIELDS: Final[list[float]] = _expectations()


def expected_yield(good: i64, dice: i64, added: i64) -> float:
    """Exact, from a table: what dice with so many pips added bring on average."""
    within = min(max(added, LEAST_ADDED), MOST_ADDED)
    return YIELDS[(good * (MOST_DICE + 1) + dice) * ADDED + within - LEAST_ADDED]
