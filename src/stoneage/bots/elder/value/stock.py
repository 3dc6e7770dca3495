"""Goods in quarters: what is held and what is to be expected, added up."""

from typing import Final, final

from mypy_extensions import i64

from stoneage.rules.bits import number_in
from stoneage.rules.bundle import held
from stoneage.rules.components import Building

QUARTERS: Final[i64] = 4


@final
class Stock:
    """Quarters of each good."""

    def __init__(self) -> None:
        self.wood: i64 = 0
        self.brick: i64 = 0
        self.stone: i64 = 0
        self.gold: i64 = 0
        self.food: i64 = 0

    def size(self) -> i64:
        """Quarters of resources of all kinds."""
        return self.wood + self.brick + self.stone + self.gold

    def of(self, resource: i64) -> i64:
        if resource < 2:
            return self.brick if resource else self.wood
        return self.gold if resource == 3 else self.stone

    def gain(self, good: i64, quarters: i64) -> None:
        if good == 0:
            self.wood += quarters
        elif good == 1:
            self.brick += quarters
        elif good == 2:
            self.stone += quarters
        elif good == 3:
            self.gold += quarters
        else:
            self.food += quarters

    def pay(self, price: i64) -> None:
        """A bundle of whole resources."""
        for resource in range(4):
            self.gain(resource, -held(price, resource) * QUARTERS)

    def pay_cheaply(self, quarters: i64) -> None:
        """Any resources, what is worth least first."""
        for resource in range(4):
            paid = min(quarters, self.of(resource))
            self.gain(resource, -paid)
            quarters -= paid


def lacking(stock: Stock, price: i64) -> i64:
    """Quarters of resources that the stock is short of for a price."""
    missing: i64 = 0
    for resource in range(4):
        short = held(price, resource) * QUARTERS - stock.of(resource)
        if short > 0:
            missing += short
    return missing


def best_free_payment(stock: Stock, building: Building, is_paid: bool) -> i64:
    """The most points that the stock can buy at a free price, 0 if none; pays it if asked to."""
    if stock.size() < building.least * QUARTERS:
        return 0
    there = kinds_there(stock)
    best: i64 = 0
    best_kinds: i64 = 0
    if not building.kinds:
        best = _points(stock, building, there, False)
        best_kinds = there
    elif building.kinds <= number_in(there):
        for kinds in range(1, 16):
            if not kinds & ~there and number_in(kinds) == building.kinds:
                points = _points(stock, building, kinds, False)
                if points > best:
                    best = points
                    best_kinds = kinds
    if best and is_paid:
        _points(stock, building, best_kinds, True)
    return best


def kinds_there(stock: Stock) -> i64:
    """The mask of the resources of which there is at least one."""
    kinds: i64 = 0
    if stock.wood >= QUARTERS:
        kinds = 1
    if stock.brick >= QUARTERS:
        kinds |= 2
    if stock.stone >= QUARTERS:
        kinds |= 4
    if stock.gold >= QUARTERS:
        kinds |= 8
    return kinds


def _points(stock: Stock, building: Building, kinds: i64, is_paid: bool) -> i64:
    """The points for the dearest of these kinds; with an exact number of kinds, one of each first.

    0 if the stock does not hold enough of them.
    """
    least_each: i64 = 1 if building.kinds else 0
    room = building.most - least_each * number_in(kinds)
    number: i64 = 0
    points: i64 = 0
    resource: i64 = 3
    while resource >= 0:
        if kinds >> resource & 1:
            paid = least_each + min(stock.of(resource) // QUARTERS - least_each, room)
            room -= paid - least_each
            number += paid
            points += paid * (3 + resource)
            if is_paid:
                stock.gain(resource, -paid * QUARTERS)
        resource -= 1
    return points if number >= building.least else 0
