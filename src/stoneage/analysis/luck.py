"""Luck: what came, against the average of what could have come."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, groupby
from math import factorial, prod

from msgspec import Struct

from stoneage.bots.rng import Xorshift
from stoneage.rules import State, apply_unchecked, roll_unchecked, totals
from stoneage.rules.dice import gathered
from stoneage.table import AnyMove, Roll, View
from stoneage.table.codec import encode

from .all_seats import AllSeats, Estimate
from .chances import Chances, change, in_millionths, mean
from .estimator import Estimator, standard_error

FEW_DICE = 4  # of which all combinations are looked at
ROLLS = 64  # that stand for all where there are more dice
DEALS = 16  # that stand for all that could have been turned up


class RollOutcome(Struct, frozen=True, kw_only=True):
    """Totals of a roll that come to the same."""

    least: int  # pips
    most: int
    likely: float
    chance: float  # of whoever rolled, to win


class Luck(Struct, frozen=True, kw_only=True):
    """What could be expected before, and what came, seat by seat."""

    expected: Chances
    came: Chances
    error: float = 0.0  # standard error of what could be expected; 0 if it is exact
    outcomes: tuple[RollOutcome, ...] = ()

    @property
    def change(self) -> Chances:
        return change(self.expected, self.came)


def luck_of_roll(estimator: Estimator, view: View, roll: Roll) -> Luck:
    """For those who see this view, before the dice fall."""
    (world,) = estimator.worlds(view, 1)
    estimator.look_for(view.turn, view)
    if view.awaited.aim in {"dice-for-all", "reward"}:
        return _luck_of_faces(estimator.seats, world, roll)
    return _luck_of_total(estimator.seats, world, roll)


def luck_of_deal(estimator: Estimator, view: View, move: AnyMove, came: Chances) -> Luck:
    """What a move turned up, for those who see this view before it."""
    estimator.look_for(view.turn, view)
    sampled = []
    for dealt in estimator.worlds(view, DEALS):
        world = dealt.copy()
        if isinstance(move, Roll):
            roll_unchecked(world, gathered([*move.dice]))
        else:
            apply_unchecked(world, encode(move))
        sampled.append(estimator.seats.static(world).chances)
    expected = in_millionths(mean(sampled))
    return Luck(expected=expected, came=came, error=standard_error(sampled))


def _luck_of_total(seats: AllSeats, world: State, roll: Roll) -> Luck:
    """Exact: which faces make no difference to goods, only their sum does."""
    known: dict[int, Estimate] = {}
    ways = totals(len(roll.dice))
    every_way = sum(ways)
    after = {
        pips: seats.after_total(world, pips, known).chances
        for pips in range(len(roll.dice), len(ways))
    }
    weighted = [[chance * ways[pips] for chance in after[pips]] for pips in after]
    expected = [sum(column) / every_way for column in zip(*weighted, strict=True)]
    own = {pips: after[pips][world.current] for pips in after}
    outcomes = [
        RollOutcome(
            least=pips[0],
            most=pips[-1],
            likely=round(sum(ways[each] for each in pips) / every_way, 6),
            chance=chance,
        )
        for chance, pips in _alike(own)
    ]
    return Luck(
        expected=in_millionths(expected),
        came=in_millionths(after[sum(roll.dice)]),
        outcomes=tuple(outcomes),
    )


def _alike(chances: dict[int, float]) -> Iterator[tuple[float, list[int]]]:
    """Neighbouring totals with the same chance."""
    for chance, pips in groupby(chances, lambda each: round(chances[each], 6)):
        yield chance, [*pips]


def _luck_of_faces(seats: AllSeats, world: State, roll: Roll) -> Luck:
    """Of dice that are taken one by one."""
    number = len(roll.dice)
    rolls = [*_all_rolls(number)] if number <= FEW_DICE else [*_some_rolls(number)]
    found = [seats.after_dice(world, dice).chances for dice, _ in rolls]
    every_way = sum(ways for _, ways in rolls)
    weighted = [
        [chance * ways / every_way for chance in each]
        for each, (_, ways) in zip(found, rolls, strict=True)
    ]
    return Luck(
        expected=in_millionths([sum(column) for column in zip(*weighted, strict=True)]),
        came=in_millionths(seats.after_dice(world, gathered([*roll.dice])).chances),
        error=0.0 if number <= FEW_DICE else standard_error(found),
    )


def _all_rolls(number: int) -> Iterator[tuple[int, int]]:
    """Every combination of faces, and in how many ways it falls."""
    for faces in combinations_with_replacement(range(1, 7), number):
        same = prod(factorial(faces.count(face)) for face in range(1, 7))
        yield int(gathered([*faces])), factorial(number) // same


def _some_rolls(number: int) -> Iterator[tuple[int, int]]:
    chance = Xorshift(number)
    for _ in range(ROLLS):
        yield int(chance.dice(number)), 1
