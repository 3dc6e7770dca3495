"""Exact odds of a roll for a good: dice, tools and an animal (A3, A4, T3, L3, C6)."""

from typing import Final

from mypy_extensions import i64

from .gathering import goods_for

_totals: Final[list[list[int]]] = [[1]]


def totals(dice: i64) -> list[int]:
    """In how many of the 6 ** dice ways the dice show each total. Shared: do not change it."""
    while len(_totals) <= dice:
        fewer = _totals[-1]
        ways = [0] * (len(fewer) + 6)
        for total, count in enumerate(fewer):
            for face in range(1, 7):
                ways[total + face] += count
        _totals.append(ways)
    return _totals[dice]


def ways(dice: i64, good: i64, tools: list[int], penalty: i64) -> list[int]:
    """In how many of the 6 ** dice ways a roll with all these tools yields 0, 1, 2 … of a good."""
    added = sum(tools) - penalty
    found: list[int] = []
    for total, count in enumerate(totals(dice)):
        amount = goods_for(total + added, good)
        while len(found) <= amount:
            found.append(0)
        found[amount] += count
    return found


def yields(dice: i64, good: i64, tools: list[int], penalty: i64) -> list[float]:
    """The probability of 0, 1, 2 … of a good."""
    every_way = sum(totals(dice))
    return [count / every_way for count in ways(dice, good, tools, penalty)]


def expected(dice: i64, good: i64, tools: list[int], penalty: i64) -> float:
    """How many of a good the roll yields on average."""
    found = ways(dice, good, tools, penalty)
    return sum(amount * found[amount] for amount in range(len(found))) / sum(totals(dice))
