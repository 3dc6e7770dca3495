"""A handful of resources as one number."""

from itertools import product

import pytest

from stoneage.rules.bundle import (
    bundle,
    combined,
    contains,
    divisor,
    held,
    holds_any,
    kinds_in,
    offer_bundles,
    one,
    part,
    size,
    value,
    with_more,
)
from stoneage.rules.offer import Offer
from stoneage.rules.terms import BRICK, FEED_ACTION, FOOD, GOLD, PAY_ACTION, STONE, WOOD

RESOURCES = [WOOD, BRICK, STONE, GOLD]
FULL = 16383


def counts(stock: int) -> list[int]:
    """Wood, brick, stone and gold of a bundle."""
    return [held(stock, resource) for resource in RESOURCES]


def offered(stock: int, least: int, most: int, kinds: int, code: int = PAY_ACTION) -> list[int]:
    offer = Offer()
    offer_bundles(offer, stock, least, most, kinds, code)
    return offer.listed()


def paid_by(actions: list[int]) -> list[list[int]]:
    """What each action pays."""
    return [counts(action >> 9) for action in actions]


def test_each_kind_of_resource_is_counted_for_itself() -> None:
    assert bundle(1, 2, 3, 4) == 1 + 2 * 2**14 + 3 * 2**28 + 4 * 2**42
    assert counts(bundle(1, 2, 3, 4)) == [1, 2, 3, 4]
    assert counts(bundle(FULL, 0, FULL, 0)) == [FULL, 0, FULL, 0]
    assert counts(bundle(0, FULL, 0, FULL)) == [0, FULL, 0, FULL]


@pytest.mark.parametrize("resource", RESOURCES)
def test_one_of_a_resource_is_one_and_nothing_else(resource: int) -> None:
    assert counts(one(resource)) == [int(kind == resource) for kind in RESOURCES]


def test_the_size_counts_all_resources() -> None:
    assert size(0) == 0
    assert size(bundle(1, 20, 300, 4000)) == 4321
    assert size(bundle(FULL, FULL, FULL, FULL)) == 4 * FULL


def test_resources_are_worth_three_to_six_points() -> None:
    """B5: wood 3, brick 4, stone 5, gold 6."""
    assert [value(one(resource)) for resource in RESOURCES] == [3, 4, 5, 6]
    assert value(bundle(100, 10, 1, 2)) == 300 + 40 + 5 + 12
    assert value(bundle(FULL, FULL, FULL, FULL)) == 18 * FULL
    assert value(0) == 0


@pytest.mark.parametrize("resource", RESOURCES)
def test_a_stock_contains_what_it_has_enough_of(resource: int) -> None:
    stock = bundle(5, 5, 5, 5)
    assert contains(stock, with_more(0, resource, 4))
    assert contains(stock, with_more(0, resource, 5))
    assert not contains(stock, with_more(0, resource, 6))


@pytest.mark.parametrize("resource", RESOURCES)
def test_plenty_of_the_others_does_not_make_up_for_a_missing_kind(resource: int) -> None:
    stock = bundle(9, 9, 9, 9) - 9 * one(resource)
    assert not contains(stock, one(resource))
    assert contains(stock, bundle(9, 9, 9, 9) - 9 * one(resource))


def test_what_is_gained_is_added_to_its_kind() -> None:
    stock = bundle(1, 1, 1, 1)
    assert counts(with_more(stock, WOOD, 2)) == [3, 1, 1, 1]
    assert counts(with_more(stock, BRICK, 3)) == [1, 4, 1, 1]
    assert counts(with_more(stock, STONE, 4)) == [1, 1, 5, 1]
    assert counts(with_more(stock, GOLD, 5)) == [1, 1, 1, 6]
    assert counts(with_more(stock, GOLD, 0)) == [1, 1, 1, 1]


@pytest.mark.parametrize("resource", RESOURCES)
def test_a_stock_stops_at_its_brim_instead_of_spilling_over(resource: int) -> None:
    """S2: far beyond what any game brings."""
    nearly = with_more(bundle(1, 1, 1, 1), resource, FULL - 2)
    brim = [FULL if kind == resource else 1 for kind in RESOURCES]
    assert held(nearly, resource) == FULL - 1
    assert counts(with_more(nearly, resource, 1)) == brim
    assert counts(with_more(nearly, resource, 2)) == brim
    assert counts(with_more(with_more(nearly, resource, 30), resource, 30)) == brim


def test_two_bundles_are_put_together() -> None:
    assert counts(combined(bundle(1, 2, 3, 4), bundle(5, 0, 7, 1))) == [6, 2, 10, 5]
    assert counts(combined(bundle(1, FULL, 3, 4), bundle(1, 1, 1, 1))) == [2, FULL, 4, 5]


def test_the_divisors() -> None:
    """A3, A4: 2 pips for food, 3 wood, 4 brick, 5 stone, 6 gold."""
    assert [divisor(good) for good in (FOOD, WOOD, BRICK, STONE, GOLD)] == [2, 3, 4, 5, 6]


def test_the_kinds_in_a_payment_are_counted() -> None:
    assert kinds_in(0) == 0
    assert [kinds_in(one(resource)) for resource in RESOURCES] == [1, 1, 1, 1]
    assert kinds_in(bundle(7, 0, 0, 7)) == 2
    assert kinds_in(bundle(0, 1, 2, 3)) == 3
    assert kinds_in(bundle(1, 1, 1, 1)) == 4


def test_every_mixture_of_the_right_size_is_a_payment() -> None:
    """C1: in a fixed order, with the code of the question."""
    ways = offered(bundle(2, 1, 0, 1), 2, 2, 0)
    assert paid_by(ways) == [[0, 1, 0, 1], [1, 0, 0, 1], [1, 1, 0, 0], [2, 0, 0, 0]]
    assert {action & 511 for action in ways} == {int(PAY_ACTION)}


def test_stone_is_paid_like_the_others() -> None:
    """C1, F2"""
    ways = offered(bundle(0, 0, 2, 1), 2, 2, 0, FEED_ACTION)
    assert paid_by(ways) == [[0, 0, 1, 1], [0, 0, 2, 0]]
    assert {action & 511 for action in ways} == {int(FEED_ACTION)}


@pytest.mark.parametrize("resource", RESOURCES)
def test_nobody_pays_more_of_a_kind_than_they_have(resource: int) -> None:
    stock = with_more(0, resource, 2)
    assert paid_by(offered(stock, 2, 2, 0)) == [counts(stock)]
    assert offered(stock, 3, 3, 0) == []


def test_a_great_stock_gives_no_more_than_is_asked() -> None:
    rich = bundle(16, 32, 48, 160)
    one_each = [[0, 0, 0, 1], [0, 0, 1, 0], [0, 1, 0, 0], [1, 0, 0, 0]]
    assert paid_by(offered(rich, 1, 1, 0)) == one_each
    assert len(offered(rich, 10, 10, 0)) == 286


def test_least_and_most_are_both_allowed() -> None:
    """B4: one to seven resources."""
    ways = offered(bundle(9, 0, 0, 0), 1, 7, 0)
    assert paid_by(ways) == [[number, 0, 0, 0] for number in range(1, 8)]
    few = offered(bundle(3, 0, 0, 0), 1, 7, 0)
    assert paid_by(few) == [[1, 0, 0, 0], [2, 0, 0, 0], [3, 0, 0, 0]]


@pytest.mark.parametrize(("kinds", "ways"), [(0, 35), (1, 4), (2, 18), (3, 12), (4, 1)])
def test_a_payment_can_demand_an_exact_number_of_kinds(kinds: int, ways: int) -> None:
    """B3: neither more kinds nor fewer; 0 demands none."""
    found = offered(bundle(5, 5, 5, 5), 4, 4, kinds)
    assert len(found) == ways
    assert all(kinds in (0, kinds_in(action >> 9)) for action in found)
    assert all(size(action >> 9) == 4 for action in found)
    assert len(set(found)) == ways


def test_payments_are_added_behind_what_is_on_offer_already() -> None:
    offer = Offer()
    offer.add(7)
    offer_bundles(offer, bundle(1, 0, 0, 0), 1, 1, 0, PAY_ACTION)
    assert offer.listed() == [7, bundle(1, 0, 0, 0) << 9 | PAY_ACTION]


def test_a_part_of_a_stock_is_what_it_holds_of_some_resources() -> None:
    stock = bundle(1, 2, 3, FULL)
    assert counts(part(stock, 0b0000)) == [0, 0, 0, 0]
    assert counts(part(stock, 0b0001)) == [1, 0, 0, 0]
    assert counts(part(stock, 0b0110)) == [0, 2, 3, 0]
    assert counts(part(stock, 0b1010)) == [0, 2, 0, FULL]
    assert part(stock, 0b1111) == stock


@pytest.mark.parametrize("kinds", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("number", [4, 5])
def test_a_stock_holds_a_payment_exactly_if_one_can_be_offered(number: int, kinds: int) -> None:
    """B3, B4, C1: whoever has no choice is not asked."""
    for held_of_each in product((0, 1, 2, 5), repeat=4):
        stock = bundle(*held_of_each)
        can_pay = bool(offered(stock, number, number, kinds))
        assert holds_any(stock, number, kinds) == can_pay, held_of_each


def test_one_resource_is_enough_for_a_free_building() -> None:
    """B4"""
    assert not holds_any(0, 1, 0)
    assert all(holds_any(one(resource), 1, 0) for resource in RESOURCES)
    assert not any(holds_any(one(resource), 2, 0) for resource in RESOURCES)
