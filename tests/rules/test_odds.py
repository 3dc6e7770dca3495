"""Exact odds, against every way in which the dice can fall."""

from itertools import product

import pytest

from stoneage.rules import terms
from stoneage.rules.odds import expected, totals, ways, yields


def counted(dice: int, divisor: int, added: int) -> list[int]:
    amounts = [max(sum(faces) + added, 0) // divisor for faces in product(range(1, 7), repeat=dice)]
    return [amounts.count(amount) for amount in range(max(amounts) + 1)]


@pytest.mark.parametrize("dice", [1, 2, 3, 4])
@pytest.mark.parametrize(("good", "divisor"), [(terms.FOOD, 2), (terms.WOOD, 3), (terms.GOLD, 6)])
@pytest.mark.parametrize(("tools", "penalty"), [([], 0), ([2, 1], 0), ([], 3), ([4, 1], 2)])
def test_odds_count_every_way_in_which_the_dice_can_fall(
    dice: int, good: int, divisor: int, tools: list[int], penalty: int
) -> None:
    """A3, A4, T3, L3: exact counts, with all tools added and the animal taken off, not below 0."""
    assert ways(dice, good, tools, penalty) == counted(dice, divisor, sum(tools) - penalty)


def test_three_figures_in_the_forest() -> None:
    """A4: of 216 ways 10 show less than 6, and only one shows 18."""
    assert ways(3, terms.WOOD, [], 0) == [0, 10, 46, 79, 61, 19, 1]
    assert yields(3, terms.WOOD, [], 0)[2] == 46 / 216
    assert expected(3, terms.WOOD, [], 0) == (10 + 92 + 237 + 244 + 95 + 6) / 216


def test_probabilities_add_up_to_one() -> None:
    """D15: also for ten dice, more than the box holds."""
    assert sum(totals(10)) == 6**10
    assert sum(yields(10, terms.FOOD, [4, 4, 4], 1)) == pytest.approx(1)
    assert len(totals(10)) == 61


def test_no_dice_yield_what_the_tools_alone_are_worth() -> None:
    """T3: the odds of a roll without dice are certain."""
    assert ways(0, terms.WOOD, [4], 0) == [0, 1]
    assert expected(0, terms.WOOD, [4], 0) == 1
