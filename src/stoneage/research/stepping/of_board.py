"""What is seen of the board beside the question that is asked: cards, buildings, animals."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from stoneage.rules import State, building_at, is_igloo_gone
from stoneage.rules.bits import bit
from stoneage.rules.bundle import held
from stoneage.rules.components import GAIN_RESOURCE, RESOURCE_BY_DICE
from stoneage.rules.house import ANIMALS, IGLOOS
from stoneage.rules.terms import BUILDING_1, FIRST_ANIMAL, GOLD, SPACES, STACK, WOOD

from .columns import AMOUNT, BOTTOM, BOTTOMS, GOOD, ICONS, TOP, TOPS
from .writing import put_bits, put_zeros

RESOURCES: Final[i64] = 4
CARD_NUMBERS: Final[i64] = TOPS + RESOURCES + 1 + BOTTOMS + 1
STACK_NUMBERS: Final[i64] = 9


def put_card(values: vec[i16], at: i64, card: i64) -> None:
    """Write a space of the display: what the card gives at once and what it counts for."""
    put_zeros(values, at, CARD_NUMBERS)
    if card < 0:
        return
    top = TOP[card]
    values[at + top] = 1
    if top in (GAIN_RESOURCE, RESOURCE_BY_DICE):
        values[at + TOPS + GOOD[card]] = 1
    values[at + TOPS + RESOURCES] = i16(AMOUNT[card])
    values[at + TOPS + RESOURCES + 1 + BOTTOM[card]] = 1
    values[at + CARD_NUMBERS - 1] = i16(ICONS[card])


def put_stack(values: vec[i16], at: i64, state: State, stack: i64) -> None:
    """Write a stack: how many are left, and the price and points of the uppermost."""
    left = STACK - state.gone_from(stack)
    values[at] = i16(left)
    if not left:
        put_zeros(values, at + 1, STACK_NUMBERS - 1)
        return
    building = building_at(state, BUILDING_1 + stack)
    for resource in range(WOOD, GOLD + 1):
        values[at + 1 + resource] = i16(held(building.price, resource))
    values[at + 5] = i16(building.points)
    values[at + 6] = i16(building.least)
    values[at + 7] = i16(building.most)
    values[at + 8] = i16(building.kinds)


def put_igloos(values: vec[i16], at: i64, state: State) -> None:
    for igloo in range(IGLOOS):
        values[at + igloo] = i16(not is_igloo_gone(state, igloo))


def put_animals(values: vec[i16], at: i64, state: State) -> None:
    """Write which animal threatens, their places in line, and which are driven off."""
    gone = drawn_animals(state)
    for animal in range(ANIMALS):
        place = place_in_line(state, animal)
        is_threat = state.threat == animal + 1
        values[at + animal] = i16(is_threat)
        values[at + ANIMALS + animal] = i16(place)
        if place or is_threat:
            gone &= ~bit(animal)
    put_bits(values, at + 2 * ANIMALS, gone, ANIMALS)


def place_in_line(state: State, animal: i64) -> i64:
    """1 for the animal that comes next, 0 for one that does not wait (L7)."""
    line = state.waiting
    place: i64 = 1
    while line:
        if line & 7 == animal + 1:
            return place
        line >>= 3
        place += 1
    return 0


def drawn_animals(state: State) -> i64:
    """The mask of the animals that have come out of the deck."""
    mask: i64 = 0
    for index in range(SPACES, state.drawn):
        piece: i64 = state.deck[index]
        if piece >= FIRST_ANIMAL:
            mask |= bit(piece - FIRST_ANIMAL)
    return mask
