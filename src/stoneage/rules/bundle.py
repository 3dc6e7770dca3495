"""A handful of resources as one number: fourteen bits a kind, wood lowest.

Paying is a subtraction and copying is free. Fourteen bits hold 16,383 of a kind, which is more
than 700 rounds of the richest possible harvest; a stock stops there instead of spilling over.
"""

from typing import Final

from mypy_extensions import i64

from .bits import bit
from .terms import (
    BRICK,
    CODE_BITS,
    DECLINE,
    FEED_ACTION,
    FOOD,
    GOLD,
    PAY_ACTION,
    STARVE,
    STONE,
    WOOD,
)

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


_payments: Final[dict[int, list[int]]] = {}


def payments(stock: i64, least: i64, most: i64, kinds: i64, code: i64) -> list[int]:
    """The actions that pay `least` to `most` resources of exactly `kinds` kinds (0: any number).

    The refusal that goes with the code comes first. Shared between calls: do not change it.
    """
    wood = min(held(stock, WOOD), most)
    brick = min(held(stock, BRICK), most)
    stone = min(held(stock, STONE), most)
    gold = min(held(stock, GOLD), most)
    within = wood | brick << 4 | stone << 8 | gold << 12
    key = within | least << 16 | most << 20 | kinds << 24 | code << 28
    found = _payments.get(key)
    if found is None:
        found = refusals(code) + _bundles(within, least, most, kinds, code)
        _payments[key] = found
    return found


def refusals(code: i64) -> list[int]:
    """What a player may do instead of paying (C1, B1, F3)."""
    if code == PAY_ACTION:
        return [DECLINE]
    if code == FEED_ACTION:
        return [STARVE]
    return []


def _bundles(within: i64, least: i64, most: i64, kinds: i64, code: i64) -> list[int]:
    found: list[int] = []
    for number in range(least, most + 1):
        for wood in range(min(within & 15, number) + 1):
            for brick in range(min(within >> 4 & 15, number - wood) + 1):
                for stone in range(min(within >> 8 & 15, number - wood - brick) + 1):
                    gold = number - wood - brick - stone
                    paid = bundle(wood, brick, stone, gold)
                    if gold <= within >> 12 and (kinds == 0 or kinds == kinds_in(paid)):
                        found.append(paid << CODE_BITS | code)
    return found


def kinds_in(paid: i64) -> i64:
    kinds: i64 = 0
    for resource in range(WOOD, GOLD + 1):
        if held(paid, resource):
            kinds += 1
    return kinds
