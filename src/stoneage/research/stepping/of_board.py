"""What is seen of the board: whose decision about what, cards, buildings, igloos, animals."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from stoneage.rules import State, building_at, is_igloo_gone
from stoneage.rules.bits import bit
from stoneage.rules.bundle import held
from stoneage.rules.components import GAIN_RESOURCE, RESOURCE_BY_DICE
from stoneage.rules.dice import showing
from stoneage.rules.house import ANIMALS, IGLOOS
from stoneage.rules.terms import (
    BUILDING_1,
    FEED,
    FIRST_ANIMAL,
    GAME_OVER,
    GOLD,
    LOCATIONS,
    PAY,
    PLACE,
    RESOLVE,
    REWARD,
    ROLL,
    SPACES,
    WOOD,
)

from .columns import AMOUNT, BOTTOM, BOTTOMS, GOOD, ICONS, TOP, TOPS
from .writing import put, put_bits, put_one

BOARD_NUMBERS: Final[i64] = 238
NUMBERS_A_SEAT: Final[i64] = 12  # who acts, who starts, whose turn it is, and a stack
RESOURCES: Final[i64] = 4


def put_turn(values: vec[i16], at: i64, state: State, seat: i64) -> i64:
    """Write the round, what is awaited, and from the own seat on who acts, starts, is in turn."""
    players = state.ruleset.players
    decision = state.decision
    is_over = decision == GAME_OVER
    at = put(values, at, state.round)
    at = put_one(values, at, decision, GAME_OVER + 1)
    acting = (state.current - seat + players) % players
    starting = (state.start - seat + players) % players
    turn = acting if decision == PLACE else (state.in_turn() - seat + players) % players
    at = put_one(values, at, -1 if is_over or decision == ROLL else acting, players)
    at = put_one(values, at, starting, players)
    return put_one(values, at, -1 if is_over else turn, players)


def put_question(values: vec[i16], at: i64, state: State) -> i64:
    """Write what the awaited decision is about: place, aim of the dice, dice, missing food."""
    decision = state.decision
    has_place = RESOLVE < decision < FEED or decision == ROLL
    has_aim = has_place and decision != PAY
    at = put_one(values, at, state.location if has_place else -1, LOCATIONS)
    at = put_one(values, at, state.aim if has_aim else -1, REWARD + 1)
    has_dice = has_aim and decision != ROLL
    for face in range(1, 7):
        at = put(values, at, showing(state.dice, face) if has_dice else 0)
    return put(values, at, state.missing if decision == FEED else 0)


def put_card(values: vec[i16], at: i64, card: i64) -> i64:
    """Write a space of the display: what the card gives at once and what it counts for."""
    if card < 0:
        return put_one(values, at, -1, TOPS + RESOURCES + 1 + BOTTOMS + 1)
    top = TOP[card]
    at = put_one(values, at, top, TOPS)
    has_good = top in (GAIN_RESOURCE, RESOURCE_BY_DICE)
    at = put_one(values, at, GOOD[card] if has_good else -1, RESOURCES)
    at = put(values, at, AMOUNT[card])
    at = put_one(values, at, BOTTOM[card], BOTTOMS)
    return put(values, at, ICONS[card])


def put_stack(values: vec[i16], at: i64, state: State, stack: i64, left: i64) -> i64:
    """Write a stack: how many are left, and the price and points of the uppermost."""
    at = put(values, at, left)
    if not left:
        return put_one(values, at, -1, RESOURCES + 4)
    building = building_at(state, BUILDING_1 + stack)
    for resource in range(WOOD, GOLD + 1):
        at = put(values, at, held(building.price, resource))
    at = put(values, at, building.points)
    at = put(values, at, building.least)
    at = put(values, at, building.most)
    return put(values, at, building.kinds)


def put_rest(values: vec[i16], at: i64, state: State) -> i64:
    """Write the deck, the igloos that are left and the animals."""
    at = put(values, at, i64(len(state.deck)) - state.drawn)
    for igloo in range(IGLOOS):
        is_left = state.ruleset.igloos and not is_igloo_gone(state, igloo)
        at = put(values, at, i64(is_left))
    at = put_one(values, at, state.threat - 1, ANIMALS)
    seen: i64 = 0
    for animal in range(ANIMALS):
        place = place_in_line(state, animal)
        if place or state.threat == animal + 1:
            seen |= bit(animal)
        at = put(values, at, place)
    return put_bits(values, at, drawn_animals(state) & ~seen, ANIMALS)


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
    if state.ruleset.wild_animals:
        for index in range(SPACES, state.drawn):
            piece: i64 = state.deck[index]
            if piece >= FIRST_ANIMAL:
                mask |= bit(piece - FIRST_ANIMAL)
    return mask
