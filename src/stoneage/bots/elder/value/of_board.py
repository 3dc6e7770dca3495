"""What the net is told about the board: the clock, the places still free, and what lies there."""

from typing import Final

from mypy_extensions import i64

from stoneage.rules.buildings import building_at
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
    Card,
)
from stoneage.rules.gathering import penalty
from stoneage.rules.placing import (
    chasers,
    figures_in,
    is_igloo_gone,
    occupied,
    standing_figures,
    visitors,
)
from stoneage.rules.state import State
from stoneage.rules.terms import (
    BUILDING_1,
    CARD_1,
    FEED,
    FIELD,
    FOREST,
    HUNT,
    IGLOO_1,
    PLACE,
    RINGS,
    SPACES,
    STACK,
    TOOL_MAKER,
)

from .net import Layer
from .outlook import Outlook
from .stock import QUARTERS, best_free_payment, lacking

OF_A_CARD: Final[list[str]] = [
    "is free",
    "a culture symbol that I lack",
    "a culture symbol that I have",
    "others that lack it",
    *[f"icons of {kind}" for kind in ("farmers", "tool makers", "hut builders", "shamans")],
    "points for me at once",
    "points for the best of the others at once",
    "food",
    "worth of its resources",
    "points",
    "a tool",
    "agriculture",
    "dice for all",
    "a card unseen",
    "pips of a one-use tool",
    "two resources of choice",
]
OF_A_STACK: Final[list[str]] = [
    "buildings left",
    "is free",
    "points of its fixed price",
    "takes one to seven resources",
    "points that I can pay for",
    "quarters that I lack",
    "points that the best of the others can pay for",
]
VILLAGE: Final[list[str]] = ["tool maker", "hut", "field"]
WILDERNESS: Final[list[str]] = ["forest", "clay pit", "quarry", "river"]


def names(players: int) -> list[str]:
    """One name a feature, in order."""
    return [
        "quarters of rounds left",
        "round",
        "cards in the deck",
        "cards in the deck after this round",
        "the deck runs out",
        "a stack is empty",
        *[f"at most {left} in the lowest stack" for left in range(6)],
        "placing",
        "resolving",
        "feeding",
        *[f"seat {seat} from me acts" for seat in range(players)],
        *[f"seat {seat} from me is start player" for seat in range(players)],
        *[f"card {space}: {name}" for space in range(1, 5) for name in OF_A_CARD],
        *[f"stack {stack}: {name}" for stack in range(1, players + 1) for name in OF_A_STACK],
        *[f"{place} is free" for place in VILLAGE],
        *[f"rings left: {place}" for place in WILDERNESS],
        *[f"closed to newcomers: {place}" for place in WILDERNESS],
        "harsh winter",
        "wild animals",
        "igloos",
        "closed cards",
        "the animal's penalty",
        "places left on the animal's card",
        *[f"igloo {number} is free" for number in range(1, 5)],
    ]


def put_board(
    layer: Layer, at: i64, state: State, seat: i64, outlooks: list[Outlook], rounds: i64
) -> None:
    """Write the board as a seat sees it; `rounds` are quarters of rounds left."""
    taken = occupied(state)
    at = _put_clock(layer, at, state, seat, rounds)
    for space in range(SPACES):
        _put_card(layer, at, state, seat, space, taken, outlooks)
        at += len(OF_A_CARD)
    for stack in range(state.ruleset.players):
        _put_stack(layer, at, state, seat, stack, taken, outlooks)
        at += len(OF_A_STACK)
    at = _put_places(layer, at, state, taken)
    _put_variants(layer, at, state, taken)


def _put_clock(layer: Layer, at: i64, state: State, seat: i64, rounds: i64) -> i64:
    players = state.ruleset.players
    decision = state.decision
    deck: i64 = len(state.deck) - state.drawn
    gaps: i64 = 0
    for space in range(SPACES):
        gaps += i64(state.card_on(space) < 0)
    lowest: i64 = STACK
    for stack in range(players):
        lowest = min(lowest, STACK - state.gone_from(stack))
    layer.put(at, rounds)
    layer.put(at + 1, state.round)
    layer.put(at + 2, deck)
    layer.put(at + 3, deck - gaps)
    layer.put(at + 4, i64(deck < gaps))
    layer.put(at + 5, i64(lowest == 0))
    at += 6
    for left in range(6):
        layer.put(at, i64(lowest <= left))
        at += 1
    layer.put(at, i64(decision == PLACE))
    layer.put(at + 1, i64(decision != PLACE and decision < FEED))
    layer.put(at + 2, i64(decision == FEED))
    at += 3
    for place in range(players):
        other = (seat + place) % players
        layer.put(at + place, i64(other == state.current))
        layer.put(at + players + place, i64(other == state.start))
    return at + players + players


def _put_card(
    layer: Layer,
    at: i64,
    state: State,
    seat: i64,
    space: i64,
    taken: i64,
    outlooks: list[Outlook],
) -> None:
    """A card counts while nobody stands on it: else it is in somebody's outlook."""
    number = state.card_on(space)
    if number < 0 or taken >> CARD_1 + space & 1:
        for index in range(len(OF_A_CARD)):
            layer.put(at + index, 0)
        return
    card = CARDS[number]
    bottom = card.bottom
    own = outlooks[seat]
    rivals: i64 = 0
    best: i64 = 0
    for other in range(state.ruleset.players):
        if other != seat:
            outlook = outlooks[other]
            best = max(best, points_at_once(outlook, card))
            if bottom < CULTURES:
                rivals += 1 - (outlook.seen >> bottom & 1)
    is_new = bottom < CULTURES and not own.seen >> bottom & 1
    layer.put(at, 1)
    layer.put(at + 1, i64(is_new))
    layer.put(at + 2, i64(bottom < CULTURES and not is_new))
    layer.put(at + 3, rivals)
    layer.put(at + 4, card.icons if bottom == FARMERS else 0)
    layer.put(at + 5, card.icons if bottom == TOOL_MAKERS else 0)
    layer.put(at + 6, card.icons if bottom == HUT_BUILDERS else 0)
    layer.put(at + 7, card.icons if bottom == SHAMANS else 0)
    layer.put(at + 8, points_at_once(own, card))
    layer.put(at + 9, best)
    top = card.top
    worth: i64 = 0
    if top == GAIN_RESOURCE:
        worth = card.amount * (3 + card.good)
    elif top == RESOURCE_BY_DICE:
        worth = 6
    layer.put(at + 10, card.amount if top == GAIN_FOOD else 0)
    layer.put(at + 11, worth)
    layer.put(at + 12, card.amount if top == SCORE_POINTS else 0)
    layer.put(at + 13, i64(top == GAIN_TOOL))
    layer.put(at + 14, i64(top == GAIN_AGRICULTURE))
    layer.put(at + 15, i64(top == ITEM_BY_DIE))
    layer.put(at + 16, i64(top == EXTRA_CARD))
    layer.put(at + 17, card.amount if top == ONE_USE_TOOL else 0)
    layer.put(at + 18, i64(top == CHOOSE_RESOURCES))


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


def _put_stack(
    layer: Layer,
    at: i64,
    state: State,
    seat: i64,
    stack: i64,
    taken: i64,
    outlooks: list[Outlook],
) -> None:
    left = STACK - state.gone_from(stack)
    layer.put(at, left)
    if not left or taken >> BUILDING_1 + stack & 1:
        for index in range(1, len(OF_A_STACK)):
            layer.put(at + index, 0)
        return
    building = building_at(state, BUILDING_1 + stack)
    price = building.price
    own: i64 = 0
    best: i64 = 0
    for other in range(state.ruleset.players):
        outlook = outlooks[other]
        if price:
            points: i64 = 0 if lacking(outlook.stock, price) else building.points
        else:
            points = best_free_payment(outlook.stock, building, False)
        if other == seat:
            own = points
        else:
            best = max(best, points)
    stock = outlooks[seat].stock
    short: i64 = max(building.least * QUARTERS - stock.size(), 0)
    layer.put(at + 1, 1)
    layer.put(at + 2, building.points)
    layer.put(at + 3, i64(not price and building.kinds == 0))
    layer.put(at + 4, own)
    layer.put(at + 5, lacking(stock, price) if price else short)
    layer.put(at + 6, best)


def _put_places(layer: Layer, at: i64, state: State, taken: i64) -> i64:
    """Where a newcomer could still go this round (P2, X1, X2)."""
    players = state.ruleset.players
    is_placing = state.decision == PLACE
    visited: i64 = 0
    for location in range(TOOL_MAKER, HUNT):
        visited += taken >> location & 1
    is_open = is_placing and (players == 4 or visited < 2)
    for location in range(TOOL_MAKER, FIELD + 1):
        layer.put(at, i64(is_open and not taken >> location & 1))
        at += 1
    crowd = standing_figures(state)
    for location in range(FOREST, CARD_1):
        layer.put(at, RINGS - figures_in(crowd, location) if is_placing else 0)
        is_closed = players < 4 and visitors(state, location) == players - 1
        layer.put(at + 4, i64(is_placing and is_closed))
        at += 1
    return at + 4


def _put_variants(layer: Layer, at: i64, state: State, taken: i64) -> None:
    ruleset = state.ruleset
    layer.put(at, i64(ruleset.harsh_winter))
    layer.put(at + 1, i64(ruleset.wild_animals))
    layer.put(at + 2, i64(ruleset.igloos))
    layer.put(at + 3, i64(ruleset.closed_cards))
    layer.put(at + 4, penalty(state))
    layer.put(at + 5, ruleset.players - chasers(state) if state.threat else 0)
    for igloo in range(4):
        is_there = ruleset.igloos and not is_igloo_gone(state, igloo)
        layer.put(at + 6 + igloo, i64(is_there and not taken >> IGLOO_1 + igloo & 1))
