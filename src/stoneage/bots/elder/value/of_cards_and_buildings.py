"""What the net is told about a card or a stack: what it would bring, and whom."""

from typing import Final

from mypy_extensions import i64

from stoneage.rules import State, building_at
from stoneage.rules.components import (
    CARDS,
    CHOOSE_RESOURCES,
    CULTURES,
    EXTRA_CARD,
    FARMERS,
    GAIN_AGRICULTURE,
    GAIN_FOOD,
    GAIN_RESOURCE,
    GAIN_TOOL,
    HUT_BUILDERS,
    ITEM_BY_DIE,
    ONE_USE_TOOL,
    RESOURCE_BY_DICE,
    SCORE_POINTS,
    SHAMANS,
    TOOL_MAKERS,
    Building,
    Card,
)
from stoneage.rules.terms import BUILDING_1, CARD_1, STACK

from .net import Accumulator, Net
from .outlook import Outlook
from .stock import QUARTERS, best_free_payment, lacking


def put_space(
    features: Accumulator, state: State, space: i64, taken: i64, seat: i64, outlooks: list[Outlook]
) -> None:
    """A card counts while nobody stands on it: else it is in somebody's outlook."""
    number = state.card_on(space)
    if number < 0 or taken >> CARD_1 + space & 1:
        features.put_zeros(OF_A_CARD)
    else:
        _put_card(features, CARDS[number], seat, outlooks)


def _put_card(features: Accumulator, card: Card, seat: i64, outlooks: list[Outlook]) -> None:
    bottom = card.bottom
    top = card.top
    own = outlooks[seat]
    is_culture = bottom < CULTURES
    is_new = is_culture and not own.seen >> bottom & 1
    players: i64 = len(outlooks)
    rivals: i64 = 0
    best: i64 = 0
    for other in range(players):
        if other != seat:
            outlook = outlooks[other]
            best = max(best, points_at_once(outlook, card))
            if is_culture:
                rivals += 1 - (outlook.seen >> bottom & 1)
    features.put("is free", 1)
    features.put("a culture symbol that I lack", i64(is_new))
    features.put("a culture symbol that I have", i64(is_culture and not is_new))
    features.put("others that lack it", rivals)
    features.put("icons of farmers", icons_of(card, FARMERS))
    features.put("icons of tool makers", icons_of(card, TOOL_MAKERS))
    features.put("icons of hut builders", icons_of(card, HUT_BUILDERS))
    features.put("icons of shamans", icons_of(card, SHAMANS))
    features.put("points for me at once", points_at_once(own, card))
    features.put("points for the best of the others at once", best)
    features.put("food", amount_of(card, GAIN_FOOD))
    features.put("worth of its resources", worth_of_resources(card))
    features.put("points", amount_of(card, SCORE_POINTS))
    features.put("a tool", i64(top == GAIN_TOOL))
    features.put("agriculture", i64(top == GAIN_AGRICULTURE))
    features.put("dice for all", i64(top == ITEM_BY_DIE))
    features.put("a card unseen", i64(top == EXTRA_CARD))
    features.put("pips of a one-use tool", amount_of(card, ONE_USE_TOOL))
    features.put("two resources of choice", i64(top == CHOOSE_RESOURCES))


def icons_of(card: Card, bottom: i64) -> i64:
    # Not `card.icons if … else 0`: mypyc would make an object of such a number, here and below.
    if card.bottom == bottom:
        return card.icons
    return 0


def amount_of(card: Card, top: i64) -> i64:
    if card.top == top:
        return card.amount
    return 0


def points_at_once(outlook: Outlook, card: Card) -> i64:
    """What the bottom half would add if the game ended now (E3)."""
    bottom = card.bottom
    if bottom < CULTURES:
        number = outlook.repeated if outlook.seen >> bottom & 1 else outlook.different
        return 2 * number + 1
    if bottom == FARMERS:
        return card.icons * outlook.agriculture
    if bottom == TOOL_MAKERS:
        return card.icons * outlook.tools
    if bottom == HUT_BUILDERS:
        return card.icons * outlook.buildings
    return card.icons * outlook.figures


def worth_of_resources(card: Card) -> i64:
    if card.top == GAIN_RESOURCE:
        return card.amount * (3 + card.good)
    if card.top == RESOURCE_BY_DICE:
        return 6
    return 0


def put_stack(
    features: Accumulator,
    state: State,
    stack: i64,
    taken: i64,
    seat: i64,
    outlooks: list[Outlook],
) -> None:
    left = STACK - state.gone_from(stack)
    is_free = left > 0 and not taken >> BUILDING_1 + stack & 1
    points: i64 = 0
    takes_any = False
    own: i64 = 0
    missing: i64 = 0
    best: i64 = 0
    if is_free:
        building = building_at(state, BUILDING_1 + stack)
        points = building.points
        takes_any = not building.price and building.kinds == 0
        own = payable(outlooks[seat], building)
        missing = quarters_lacking(outlooks[seat], building)
        players: i64 = len(outlooks)
        for other in range(players):
            if other != seat:
                best = max(best, payable(outlooks[other], building))
    features.put("buildings left", left)
    features.put("is free", i64(is_free))
    features.put("points of its fixed price", points)
    features.put("takes one to seven resources", i64(takes_any))
    features.put("points that I can pay for", own)
    features.put("quarters that I lack", missing)
    features.put("points that the best of the others can pay for", best)


def payable(outlook: Outlook, building: Building) -> i64:
    """The points that a building would bring a player now, 0 if there is too little for it."""
    if not building.price:
        return best_free_payment(outlook.stock, building, False)
    if lacking(outlook.stock, building.price):
        return 0
    return building.points


def quarters_lacking(outlook: Outlook, building: Building) -> i64:
    if building.price:
        return lacking(outlook.stock, building.price)
    return max(building.least * QUARTERS - outlook.stock.size(), 0)


def _number_of_names() -> i64:
    naming = Accumulator(Net(0, [], [], []), True)
    _put_card(naming, CARDS[0], 0, [Outlook()])
    return len(naming.names)


OF_A_CARD: Final[i64] = _number_of_names()
"""Features of one card."""
