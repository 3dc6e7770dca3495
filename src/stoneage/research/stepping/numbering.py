"""One fixed number for everything that a player can ever choose: the action space.

A number of the rules holds a whole bundle of resources and has no bound. Here every choice has an
index below `ACTIONS`. Where the position says how many resources are asked for, a meal or a reward
is told by its wood, brick and stone, and the rest is gold: so no choice has to be cut into steps.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stoneage.rules import State, building_at, reward_for
from stoneage.rules.bundle import BRICK_BITS, GOLD_BITS, STONE_BITS, bundle, size
from stoneage.rules.dice import lowest
from stoneage.rules.terms import (
    ANIMAL,
    BUILDING_1,
    CARD_1,
    CODE,
    CODE_BITS,
    DECLINE,
    FEED,
    FEED_ACTION,
    HUNT,
    HUT,
    LOCATIONS,
    MOST_FIGURES,
    PAY_ACTION,
    PAY_EXTRA_ACTION,
    REWARD_AS_ONE_ACTION,
    RINGS,
    STARVE,
    TAKE_DIE_ACTION,
    TAKE_RESOURCES_ACTION,
    TAKE_REWARD_ACTION,
    USE_TOOLS_ACTION,
)

# Where each block of indices begins.
PLACE_FIRST: Final[i64] = 0
RESOLVE_FIRST: Final[i64] = 54
TOOLS_FIRST: Final[i64] = 74
DIE_FIRST: Final[i64] = 138
DECLINE_INDEX: Final[i64] = 144
STARVE_INDEX: Final[i64] = 145
PRICE_INDEX: Final[i64] = 146  # exactly what the building or igloo shows
PRICE_EXTRA_INDEX: Final[i64] = 147  # the same and the extra stone (W1)
REWARD_INDEX: Final[i64] = 148
REWARD_AS_ONE_INDEX: Final[i64] = 149
PAY_FIRST: Final[i64] = 150
PAY_EXTRA_FIRST: Final[i64] = 479  # a card, and the extra gold (W2)
PORTION_FIRST: Final[i64] = 548  # a meal, or resources as a reward
CHOOSE_FIRST: Final[i64] = 834  # two resources by the card of C12
ACTIONS: Final[i64] = 844

MOST_PAID: Final[i64] = 7  # for a building of B4
MOST_PAID_FOR_A_CARD: Final[i64] = 4
MOST_IN_A_PORTION: Final[i64] = 10  # the figures of a tribe, and the largest reward
CHOSEN: Final[i64] = 2  # by the card of C12


def most_figures(location: i64) -> i64:
    """How many figures can ever be placed there at once (P4)."""
    if location == HUNT:
        return MOST_FIGURES
    if HUNT < location < CARD_1:
        return RINGS
    return 2 if location == HUT else 1


def plain_numbers() -> list[int]:
    """The numbers of the rules that hold no resources, by index."""
    numbers: list[int] = []
    for location in range(LOCATIONS):
        for figures in range(2 if location == HUT else 1, most_figures(location) + 1):
            numbers.append(int(location * 16 + figures))
    for location in range(ANIMAL):
        numbers.append(int(location * 16))
    for tools in range(64):
        numbers.append(int(USE_TOOLS_ACTION) + tools)
    for face in range(1, 7):
        numbers.append(int(TAKE_DIE_ACTION) + face)
    return [*numbers, int(DECLINE), int(STARVE)]


def bundles(least: i64, most: i64) -> list[int]:
    """Every bundle of so many resources, the smallest first."""
    found: list[int] = []
    for number in range(least, most + 1):
        for wood in range(number, -1, -1):
            for brick in range(number - wood, -1, -1):
                for stone in range(number - wood - brick, -1, -1):
                    gold = number - wood - brick - stone
                    found.append(int(bundle(wood, brick, stone, gold)))
    return found


def portions() -> list[int]:
    """Every bundle of wood, brick and stone that can be a part of a portion, none included."""
    return [paid for paid in bundles(0, MOST_IN_A_PORTION) if not paid >> int(GOLD_BITS)]


def all_numbers() -> list[int]:
    """The number of the rules for each index; a portion without its gold, -1 for a price."""
    numbers = [*plain_numbers(), -1, -1, int(TAKE_REWARD_ACTION), int(REWARD_AS_ONE_ACTION)]
    for paid in bundles(1, MOST_PAID):
        numbers.append(paid << int(CODE_BITS) | int(PAY_ACTION))
    for paid in bundles(1, MOST_PAID_FOR_A_CARD):
        numbers.append(paid << int(CODE_BITS) | int(PAY_EXTRA_ACTION))
    numbers += portions()
    for paid in bundles(CHOSEN, CHOSEN):
        numbers.append(paid << int(CODE_BITS) | int(TAKE_RESOURCES_ACTION))
    return numbers


def plain_indices() -> list[int]:
    """The index for each number of the rules below those that hold resources."""
    indices = [-1] * int(PAY_ACTION)
    for index, number in enumerate(plain_numbers()):
        indices[number] = index
    return indices


def bundle_ranks() -> list[int]:
    """The place among the bundles of one to seven resources, by `bundle_key`."""
    ranks = [-1] * 4096
    for rank, paid in enumerate(bundles(1, MOST_PAID)):
        ranks[int(bundle_key(paid))] = rank
    return ranks


def portion_ranks() -> list[int]:
    """The place among the portions, by `portion_key`."""
    ranks = [-1] * 4096
    for rank, paid in enumerate(portions()):
        ranks[int(portion_key(paid))] = rank
    return ranks


def bundle_key(paid: i64) -> i64:
    """A number below 4096 for a bundle of up to seven of a kind."""
    fewer = paid & 7 | (paid >> BRICK_BITS & 7) << 3
    return fewer | (paid >> STONE_BITS & 7) << 6 | (paid >> GOLD_BITS & 7) << 9


def portion_key(paid: i64) -> i64:
    """A number below 4096 for up to fifteen wood, brick and stone."""
    return paid & 15 | (paid >> BRICK_BITS & 15) << 4 | (paid >> STONE_BITS & 15) << 8


NUMBERS: Final[vec[i64]] = vec[i64](all_numbers())
PLAIN: Final[vec[i64]] = vec[i64](plain_indices())
BUNDLE_RANKS: Final[vec[i64]] = vec[i64](bundle_ranks())
PORTION_RANKS: Final[vec[i64]] = vec[i64](portion_ranks())
PAIR_RANK: Final[i64] = 4  # the bundles of one resource go before those of two


def index_of(state: State, action: i64) -> i64:
    """The index of a legal action of the rules."""
    code = action & CODE
    if code < PAY_ACTION:
        return PLAIN[code]
    paid = action >> CODE_BITS
    if code == PAY_ACTION:
        return PRICE_INDEX if has_price(state) else PAY_FIRST + BUNDLE_RANKS[bundle_key(paid)]
    if code == PAY_EXTRA_ACTION:
        if has_price(state):
            return PRICE_EXTRA_INDEX
        return PAY_EXTRA_FIRST + BUNDLE_RANKS[bundle_key(paid)]
    if code == TAKE_RESOURCES_ACTION:
        return CHOOSE_FIRST + BUNDLE_RANKS[bundle_key(paid)] - PAIR_RANK
    if code == REWARD_AS_ONE_ACTION:
        return REWARD_AS_ONE_INDEX
    if code == TAKE_REWARD_ACTION and not paid:
        return REWARD_INDEX
    return PORTION_FIRST + PORTION_RANKS[portion_key(paid)]


def action_of(state: State, index: i64) -> i64:
    """The number of the rules for the index of a legal action."""
    if index in (PRICE_INDEX, PRICE_EXTRA_INDEX):
        code = PAY_ACTION if index == PRICE_INDEX else PAY_EXTRA_ACTION
        return building_at(state, state.location).price << CODE_BITS | code
    number = NUMBERS[index]
    if not PORTION_FIRST <= index < CHOOSE_FIRST:
        return number
    code = FEED_ACTION if state.decision == FEED else TAKE_REWARD_ACTION
    gold = asked_for(state) - size(number)
    return (number | gold << GOLD_BITS) << CODE_BITS | code


def has_price(state: State) -> bool:
    """Whether what is paid for shows its whole price (B2, I2)."""
    return state.location >= BUILDING_1 and building_at(state, state.location).price != 0


def asked_for(state: State) -> i64:
    """How many resources a portion has: the missing food, or the reward of the lowest die."""
    if state.decision == FEED:
        return state.missing
    return reward_for(state, lowest(state.dice)).amount
