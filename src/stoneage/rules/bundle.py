"""A handful of resources as one number: fourteen bits a kind, wood lowest.

Paying is a subtraction and copying is free. Fourteen bits hold 16,383 of a kind, which is more
than 700 rounds of the richest possible harvest; a stock stops there instead of spilling over.
"""

from typing import Final

from mypy_extensions import i64

from .bits import bit
from .offer import Offer
from .terms import BRICK, CODE_BITS, FOOD, GOLD, STONE, WOOD

KIND_BITS: Final[i64] = 14
MOST: Final[i64] = 0x3FFF
BRICK_BITS: Final[i64] = KIND_BITS
STONE_BITS: Final[i64] = 2 * KIND_BITS
GOLD_BITS: Final[i64] = 3 * KIND_BITS


def bundle(wood: i64, brick: i64, stone: i64, gold: i64) -> i64:
    return wood | brick << BRICK_BITS | stone << STONE_BITS | gold << GOLD_BITS


def one(resource: i64) -> i64:
    return bit(KIND_BITS * resource)


def held(stock: i64, resource: i64) -> i64:
    return stock >> KIND_BITS * resource & MOST


def size(stock: i64) -> i64:
    return (
        (stock & MOST)
        + (stock >> BRICK_BITS & MOST)
        + (stock >> STONE_BITS & MOST)
        + (stock >> GOLD_BITS)
    )


def value(paid: i64) -> i64:
    """The points of these resources in a building (B5)."""
    return (
        3 * (paid & MOST)
        + 4 * (paid >> BRICK_BITS & MOST)
        + 5 * (paid >> STONE_BITS & MOST)
        + 6 * (paid >> GOLD_BITS)
    )


def contains(stock: i64, cost: i64) -> bool:
    return (
        stock & MOST >= cost & MOST
        and stock >> BRICK_BITS & MOST >= cost >> BRICK_BITS & MOST
        and stock >> STONE_BITS & MOST >= cost >> STONE_BITS & MOST
        and stock >> GOLD_BITS >= cost >> GOLD_BITS
    )


def with_more(stock: i64, resource: i64, number: i64) -> i64:
    """The stock with so many more of one resource (S2: the supply never runs out)."""
    room = MOST - held(stock, resource)
    return stock + min(number, room) * one(resource)


def combined(stock: i64, more: i64) -> i64:
    """The stock with a bundle more."""
    for resource in range(WOOD, GOLD + 1):
        stock = with_more(stock, resource, held(more, resource))
    return stock


def divisor(good: i64) -> i64:
    """How many pips make one of this good (A3, A4)."""
    return 2 if good == FOOD else 3 + good


def offer_bundles(offer: Offer, stock: i64, least: i64, most: i64, kinds: i64, code: i64) -> None:
    """Add an action for every bundle of `least` to `most` resources of exactly `kinds` kinds
    (0: any number of them) that the stock holds."""
    for number in range(least, most + 1):
        for wood in range(min(held(stock, WOOD), number) + 1):
            for brick in range(min(held(stock, BRICK), number - wood) + 1):
                for stone in range(min(held(stock, STONE), number - wood - brick) + 1):
                    gold = number - wood - brick - stone
                    if gold > held(stock, GOLD):
                        continue
                    paid = bundle(wood, brick, stone, gold)
                    if kinds == 0 or kinds == kinds_in(paid):
                        offer.add(paid << CODE_BITS | code)


def holds_any(stock: i64, least: i64, kinds: i64) -> bool:
    """Whether `least` resources of exactly `kinds` kinds (0: any number of them) are there."""
    if kinds == 0:
        return size(stock) >= least
    for chosen in range(1, 16):
        stocked = part(stock, chosen)
        if kinds_in(stocked) == kinds and size(stocked) >= least:
            return True
    return False


def part(stock: i64, resources: i64) -> i64:
    """What the stock holds of the resources in a mask."""
    found: i64 = 0
    for resource in range(WOOD, GOLD + 1):
        if resources >> resource & 1:
            found += held(stock, resource) * one(resource)
    return found


def kinds_in(paid: i64) -> i64:
    kinds: i64 = 0
    for resource in range(WOOD, GOLD + 1):
        if held(paid, resource):
            kinds += 1
    return kinds
