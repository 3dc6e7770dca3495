"""How much luck games hold, so that one can say how lucky somebody was."""

from bisect import bisect_left, bisect_right
from functools import cache
from importlib.resources import files

import msgspec

CERTAIN = 1.96  # standard errors that hold 95 % of all errors


def luckier_than(luck: float, error: float, players: int) -> tuple[float, tuple[float, float]]:
    """Of how many among 100 games, and between which numbers that lies with 95 %."""
    least, most = luck - CERTAIN * error, luck + CERTAIN * error
    return _rank(luck, players), (_rank(least, players), _rank(most, players))


def _rank(luck: float, players: int) -> float:
    percentiles = _percentiles()[str(players)]
    return (bisect_left(percentiles, luck) + bisect_right(percentiles, luck)) / 2


@cache
def _percentiles() -> dict[str, list[float]]:
    """The luck of a seat in games of elders, one number for each of 100 equal parts."""
    file = files(__package__) / "luck.json"
    return msgspec.json.decode(file.read_bytes(), type=dict[str, list[float]])
