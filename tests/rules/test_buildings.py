"""Buildings: what they cost and what they score."""

import pytest

from stoneage.rules import terms
from stoneage.rules.bundle import held, kinds_in, size
from tests.rules import pieces
from tests.rules.scenario import Table, pay, place, table

RICH = {"wood": 9, "brick": 9, "stone": 9, "gold": 9}
NAMES = ("wood", "brick", "stone", "gold")


def standing_on(building: int, **resources: int) -> Table:
    """Phase 2: seat 0 stands on this building, on top of stack 1, and has these resources."""
    game = table(2, tiles=[building]).gives(0, **resources)
    return game.places(0, "building 1").everybody_hunts().resolves(0, "building 1")


def paid(action: int) -> int:
    return action >> terms.CODE_BITS


def test_a_paid_building_scores_at_once() -> None:
    """B1: the price is gone, the points are there, the figure is home."""
    game = standing_on(pieces.WOOD_BRICK_STONE, **RICH).pays(wood=1, brick=1, stone=1)
    assert [held(game.player(0).resources, resource) for resource in range(4)] == [8, 8, 8, 9]
    assert [game.player(seat).score for seat in range(2)] == [12, 0]
    assert game.player(0).home == 1
    assert game.player(0).figures_at(terms.BUILDING_1) == 0
    assert game.player(0).buildings == 1 << pieces.WOOD_BRICK_STONE
    assert game.player(1).buildings == 0
    game.awaits("resolve", 0)


def test_the_building_under_the_figure_is_the_one_that_is_taken() -> None:
    """B1: from the second stack comes the second stack's building."""
    game = table(2).gives(0, **RICH).places(0, "building 2").everybody_hunts()
    game.resolves(0, "building 2").pays(wood=1, brick=1, gold=1)
    assert game.player(0).buildings == 1 << 7
    assert [game.state.gone_from(stack) for stack in range(4)] == [0, 1, 0, 0]
    assert (game.state.top_of(0), game.state.top_of(1)) == (0, 8)


def test_points_are_added_to_the_score() -> None:
    """B1: on top of what the player had."""
    game = standing_on(pieces.TWO_WOOD_ONE_BRICK, wood=2, brick=1).sets(0, score=7)
    assert game.pays(wood=2, brick=1).player(0).score == 17


def test_a_declined_building_stays() -> None:
    """B1: all books' tip: a figure may just block the building."""
    game = standing_on(pieces.TWO_WOOD_ONE_BRICK, wood=2, brick=1).declines()
    game.awaits("resolve", 0)
    assert (game.wood(0), game.brick(0), game.player(0).score) == (2, 1, 0)
    assert game.player(0).home == 1
    assert game.player(0).buildings == 0
    assert game.state.top_of(0) == pieces.TWO_WOOD_ONE_BRICK


def test_one_resource_too_few_means_no_building() -> None:
    """B1: who cannot pay is not asked; their figure goes home."""
    game = standing_on(pieces.TWO_WOOD_ONE_BRICK, wood=1, brick=9, stone=9, gold=9)
    game.awaits("resolve", 0)
    assert game.player(0).home == 1
    assert game.player(0).score == 0
    assert game.state.top_of(0) == pieces.TWO_WOOD_ONE_BRICK


def test_a_fixed_price_is_paid_exactly() -> None:
    """B1, B2: neither more nor less, nor anything else."""
    game = standing_on(pieces.TWO_WOOD_ONE_BRICK, **RICH)
    assert game.legal() == [terms.DECLINE, pay(wood=2, brick=1)]
    game.refuses(pay(wood=2), "no-such-payment")
    game.refuses(pay(wood=2, brick=2), "no-such-payment")
    game.refuses(pay(wood=2, gold=1), "no-such-payment")
    game.refuses(pay(wood=2, brick=1, extra=True), "no-such-payment")


@pytest.mark.parametrize(
    ("building", "price", "points"),
    [
        (0, (2, 1, 0, 0), 10),
        (1, (2, 0, 1, 0), 11),
        (2, (2, 0, 0, 1), 12),
        (3, (1, 2, 0, 0), 11),
        (5, (1, 1, 1, 0), 12),
        (7, (1, 1, 0, 1), 13),
        (8, (1, 0, 2, 0), 13),
        (10, (1, 0, 1, 1), 14),
        (11, (0, 2, 1, 0), 13),
        (12, (0, 2, 0, 1), 14),
        (13, (0, 1, 2, 0), 14),
        (15, (0, 1, 1, 1), 15),
        (16, (0, 0, 2, 1), 16),
    ],
)
def test_a_fixed_price_scores_the_printed_points(
    building: int, price: tuple[int, ...], points: int
) -> None:
    """B2, B5: with exactly the resources it shows."""
    resources = dict(zip(NAMES, price, strict=True))
    game = standing_on(building, **resources).pays(**resources)
    assert game.player(0).score == points
    assert game.player(0).resources == 0


def test_two_wood_and_a_brick_score_ten() -> None:
    """B2: the English, German and Chinese books' example."""
    game = standing_on(pieces.TWO_WOOD_ONE_BRICK, wood=2, brick=1).pays(wood=2, brick=1)
    assert game.player(0).score == 10


def test_a_brick_and_two_stone_score_fourteen() -> None:
    """B2: the Anniversary book's example; the figure goes home."""
    game = standing_on(pieces.ONE_BRICK_TWO_STONE, brick=1, stone=2).pays(brick=1, stone=2)
    assert game.player(0).score == 14
    assert game.player(0).home == 1


@pytest.mark.parametrize(
    ("building", "number", "kinds", "ways"),
    [
        (17, 4, 1, 4),
        (18, 4, 2, 18),
        (19, 4, 3, 12),
        (20, 4, 4, 1),
        (21, 5, 1, 4),
        (22, 5, 2, 24),
        (23, 5, 3, 24),
        (24, 5, 4, 4),
    ],
)
def test_a_choice_is_of_so_many_resources_of_so_many_kinds(
    building: int, number: int, kinds: int, ways: int
) -> None:
    """B3: exactly 4 or 5, of exactly 1 to 4 kinds, in every possible way."""
    game = standing_on(building, **RICH)
    assert game.legal()[0] == terms.DECLINE
    offered = {paid(action) for action in game.legal()[1:]}
    assert len(offered) == len(game.legal()) - 1 == ways
    assert {(size(price), kinds_in(price)) for price in offered} == {(number, kinds)}


def test_three_stone_and_a_wood_score_eighteen() -> None:
    """B3: the English, German and Chinese books' example of four resources of two kinds."""
    game = standing_on(pieces.FOUR_OF_TWO_KINDS, stone=3, wood=1).pays(stone=3, wood=1)
    assert game.player(0).score == 18


def test_two_kinds_are_neither_one_nor_three() -> None:
    """B3: the number of kinds is exact, and so is the number of resources."""
    game = standing_on(pieces.FOUR_OF_TWO_KINDS, **RICH)
    game.refuses(pay(wood=4), "no-such-payment")
    game.refuses(pay(wood=2, brick=1, stone=1), "no-such-payment")
    game.refuses(pay(wood=2, brick=1), "no-such-payment")
    game.refuses(pay(wood=3, brick=2), "no-such-payment")
    assert game.allows(pay(wood=2, brick=2))


def test_a_choice_is_limited_by_what_the_player_has() -> None:
    """B3: five of three kinds out of two wood, three brick and one gold."""
    game = standing_on(pieces.FIVE_OF_THREE_KINDS, wood=2, brick=3, gold=1)
    assert sorted(game.legal()) == sorted(
        [terms.DECLINE, pay(wood=2, brick=2, gold=1), pay(wood=1, brick=3, gold=1)]
    )


@pytest.mark.parametrize(
    ("building", "resources", "points"),
    [
        (pieces.FOUR_OF_ONE_KIND, {"gold": 4}, 24),
        (pieces.FOUR_OF_ONE_KIND, {"wood": 4}, 12),
        (pieces.FOUR_OF_FOUR_KINDS, {"wood": 1, "brick": 1, "stone": 1, "gold": 1}, 18),
        (pieces.FIVE_OF_THREE_KINDS, {"brick": 2, "stone": 2, "gold": 1}, 24),
    ],
)
def test_a_choice_scores_what_was_paid(
    building: int, resources: dict[str, int], points: int
) -> None:
    """B3, B5: the sum of the values."""
    game = standing_on(building, **resources).pays(**resources)
    assert game.player(0).score == points
    assert game.player(0).resources == 0
    assert game.player(0).buildings == 1 << building


@pytest.mark.parametrize(
    ("building", "stock", "can_pay"),
    [
        (pieces.FOUR_OF_ONE_KIND, (0, 0, 0, 4), True),
        (pieces.FOUR_OF_ONE_KIND, (3, 3, 3, 3), False),
        (pieces.FOUR_OF_TWO_KINDS, (3, 1, 0, 0), True),
        (pieces.FOUR_OF_TWO_KINDS, (0, 0, 2, 2), True),
        (pieces.FOUR_OF_TWO_KINDS, (9, 0, 0, 0), False),
        (pieces.FOUR_OF_TWO_KINDS, (0, 2, 1, 1), False),
        (pieces.FIVE_OF_THREE_KINDS, (0, 1, 3, 1), True),
        (pieces.FIVE_OF_THREE_KINDS, (2, 1, 1, 1), False),
        (pieces.FIVE_OF_THREE_KINDS, (9, 9, 0, 0), False),
        (pieces.FIVE_OF_FOUR_KINDS, (1, 1, 1, 2), True),
        (pieces.FIVE_OF_FOUR_KINDS, (1, 1, 1, 1), False),
        (pieces.FIVE_OF_FOUR_KINDS, (9, 9, 9, 0), False),
        (pieces.ONE_TO_SEVEN, (0, 0, 1, 0), True),
        (pieces.ONE_TO_SEVEN, (0, 0, 0, 0), False),
    ],
)
def test_only_whoever_can_pay_a_choice_is_asked(
    building: int, stock: tuple[int, ...], can_pay: bool
) -> None:
    """B1, B3, B4: otherwise the figure just goes home."""
    game = standing_on(building, **dict(zip(NAMES, stock, strict=True)))
    game.awaits("pay" if can_pay else "resolve", 0)
    assert game.player(0).home == (0 if can_pay else 1)
    assert not can_pay or len(game.legal()) > 1


@pytest.mark.parametrize("building", [25, 26, 27])
def test_one_to_seven_resources_of_any_kinds_build_the_free_ones(building: int) -> None:
    """B4, D3: the English, German and Chinese books' limits; one kind or four, as one likes."""
    game = standing_on(building, **RICH)
    offered = [paid(action) for action in game.legal()[1:]]
    assert len(set(offered)) == len(offered) == 329
    assert {size(price) for price in offered} == {1, 2, 3, 4, 5, 6, 7}
    assert {kinds_in(price) for price in offered} == {1, 2, 3, 4}
    game.refuses(pay(), "no-such-payment")
    game.refuses(pay(wood=8), "no-such-payment")
    game.refuses(pay(wood=5, gold=3), "no-such-payment")


@pytest.mark.parametrize(
    ("resource", "points"), [("wood", 3), ("brick", 4), ("stone", 5), ("gold", 6)]
)
def test_each_resource_has_its_value(resource: str, points: int) -> None:
    """B5, B4: wood 3, brick 4, stone 5, gold 6, each alone and sevenfold."""
    game = standing_on(pieces.ONE_TO_SEVEN, **RICH).pays(**{resource: 1})
    assert game.player(0).score == points
    game = standing_on(pieces.ONE_TO_SEVEN, **RICH).pays(**{resource: 7})
    assert game.player(0).score == 7 * points


def test_a_free_building_scores_its_mixture() -> None:
    """B4, B5: wood, brick, stone and four gold are 36 points."""
    game = standing_on(pieces.ONE_TO_SEVEN, **RICH).pays(wood=1, brick=1, stone=1, gold=4)
    assert game.player(0).score == 36
    assert game.gold(0) == 5


def test_a_player_can_take_several_buildings() -> None:
    """B5: even in one round."""
    game = table(2).gives(0, **RICH)
    game.places(0, "building 1").places(1, "hunt", 5).places(0, "building 2").everybody_hunts()
    game.resolves(0, "building 2").pays(wood=1, brick=1, gold=1)
    game.resolves(0, "building 1").pays(wood=2, brick=1)
    assert game.player(0).buildings == 1 << 0 | 1 << 7
    assert game.player(0).score == 23


def test_the_next_building_is_turned_up_but_carries_no_figure() -> None:
    """B1, D10: nobody can take it in this round."""
    game = standing_on(pieces.TWO_WOOD_ONE_BRICK, **RICH).gives(1, **RICH).pays(wood=2, brick=1)
    assert game.state.top_of(0) == 1
    game.awaits("resolve", 0)
    assert game.legal() == [terms.HUNT * 16]
    game.refuses(terms.BUILDING_1 * 16, "no-figure-there")
    game.resolves(0, "hunt").rolls_all(1).awaits("resolve", 1)
    game.refuses(terms.BUILDING_1 * 16, "no-figure-there")


def test_the_next_building_can_be_occupied_from_the_next_round_on() -> None:
    """B1, D10: at its own price."""
    game = standing_on(pieces.TWO_WOOD_ONE_BRICK, **RICH).pays(wood=2, brick=1)
    game.plays_on("place").gives(1, **RICH)
    assert game.allows(place("building 1"))
    game.places(1, "building 1").everybody_hunts().resolves(1, "building 1")
    game.pays(wood=2, stone=1)
    assert game.player(1).score == 11
    assert game.state.gone_from(0) == 2
