"""The vocabulary: numbers that must not overlap, and those that records keep."""

import pytest

from stoneage.rules import terms

DECISIONS = [
    terms.PLACE,
    terms.RESOLVE,
    terms.USE_TOOLS,
    terms.PAY,
    terms.TAKE_DIE,
    terms.TAKE_REWARD,
    terms.FEED,
    terms.ROLL,
    terms.GAME_OVER,
]
STEPS = [
    terms.NEXT_LOCATION,
    terms.NEXT_DIE,
    terms.NEXT_CHASE,
    terms.NEXT_REWARD,
    terms.NEXT_MEAL,
    terms.ROUND_END,
]


def test_four_goods_are_resources_and_food_is_none() -> None:
    """B5, A3: resources are numbered by their value, food comes behind them."""
    goods = [terms.WOOD, terms.BRICK, terms.STONE, terms.GOLD, terms.FOOD]
    assert goods == [0, 1, 2, 3, 4]
    assert (terms.DICE_FOR_ALL, terms.REWARD) == (5, 6)


def test_the_locations_follow_one_another_without_a_gap() -> None:
    """P2: three of the village, the hunt, four to gather at, then three rows of four."""
    single = [
        terms.TOOL_MAKER,
        terms.HUT,
        terms.FIELD,
        terms.HUNT,
        terms.FOREST,
        terms.CLAY_PIT,
        terms.QUARRY,
        terms.RIVER,
    ]
    rows = [
        row + number
        for row in (terms.CARD_1, terms.BUILDING_1, terms.IGLOO_1)
        for number in range(4)
    ]
    assert [*single, *rows, terms.ANIMAL] == list(range(terms.LOCATIONS))
    assert terms.LOCATIONS == 21


def test_no_step_is_mistaken_for_a_decision() -> None:
    assert [*DECISIONS, *STEPS] == list(range(15))
    assert min(STEPS) == terms.FIRST_STEP
    assert max(DECISIONS) < terms.FIRST_STEP


@pytest.mark.parametrize("location", range(21))
def test_ten_figures_fit_into_a_placement_at_any_location(location: int) -> None:
    """S3: the most figures that anyone has."""
    action = location * 16 + terms.MOST_FIGURES
    assert (action >> 4, action & 15) == (location, 10)
    assert action < terms.TAKE_DIE_ACTION


def test_every_action_has_a_code_of_its_own_that_records_can_rely_on() -> None:
    dice = [terms.TAKE_DIE_ACTION + face for face in range(1, 7)]
    tools = [terms.USE_TOOLS_ACTION + mask for mask in range(64)]
    assert dice == [353, 354, 355, 356, 357, 358]
    assert (terms.DECLINE, terms.STARVE) == (359, 360)
    assert (tools[0], tools[-1]) == (384, 447)
    assert [
        terms.PAY_ACTION,
        terms.PAY_EXTRA_ACTION,
        terms.FEED_ACTION,
        terms.TAKE_RESOURCES_ACTION,
        terms.TAKE_REWARD_ACTION,
        terms.REWARD_AS_ONE_ACTION,
    ] == [448, 449, 450, 451, 452, 453]


def test_the_low_nine_bits_hold_the_code() -> None:
    assert terms.CODE_BITS == 9
    assert terms.CODE == 511
    assert terms.REWARD_AS_ONE_ACTION <= terms.CODE


def test_the_limits_are_those_of_the_box() -> None:
    """A2, S3, S4, S5, P2"""
    assert terms.MOST_AGRICULTURE == 10
    assert terms.MOST_FIGURES == 10
    assert terms.HIGHEST_TOOL == 4
    assert terms.RINGS == 7
    assert terms.STACK == 7
    assert terms.SPACES == 4
    assert terms.FIRST_ANIMAL == 36
