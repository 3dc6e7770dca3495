"""Civilization cards: their price and the effect of their top half (C1 to C12, W2, D7)."""

from typing import Final

from mypy_extensions import i64

from .animals import let_wait
from .bits import bit
from .bundle import held, offer_bundles, one, size
from .components import (
    CARDS,
    CHOOSE_RESOURCES,
    EXTRA_CARD,
    GAIN_AGRICULTURE,
    GAIN_FOOD,
    GAIN_RESOURCE,
    GAIN_TOOL,
    ITEM_BY_DIE,
    ONE_USE_TOOL,
    RESOURCE_BY_DICE,
    SCORE_POINTS,
    Card,
)
from .dice import lowest, of_face, showing
from .gathering import gain, roll_for
from .offer import Offer
from .state import Player, State
from .terms import (
    CARD_1,
    CODE,
    CODE_BITS,
    DICE_FOR_ALL,
    FIRST_ANIMAL,
    GOLD,
    NEXT_DIE,
    NEXT_LOCATION,
    PAY_ACTION,
    PAY_EXTRA_ACTION,
    TAKE_DIE,
    TAKE_DIE_ACTION,
)
from .tools import gain_one_use_tool, gain_tool
from .village import gain_agriculture

POINTS_FOR_TRADED_GOLD: Final[i64] = 6
TOOL_FACE: Final[i64] = 5


def offer_card_payments(state: State, player: Player, offer: Offer) -> None:
    """Any resources, as many as the space costs (C1); in winter one gold more (W2)."""
    cost = cost_of(state.location)
    offer_bundles(offer, player.resources, cost, cost, 0, PAY_ACTION)
    if state.ruleset.harsh_winter and held(player.resources, GOLD):
        rest = player.resources - one(GOLD)
        offer_bundles(offer, rest, cost, cost, 0, PAY_EXTRA_ACTION)


def can_pay_card(state: State, player: Player) -> bool:
    return size(player.resources) >= cost_of(state.location)


def cost_of(location: i64) -> i64:
    """1 resource for the rightmost space up to 4 for the leftmost (S4)."""
    return location - CARD_1 + 1


def take_card(state: State, player: Player, action: i64) -> None:
    player.resources -= action >> CODE_BITS
    if action & CODE == PAY_EXTRA_ACTION:
        player.resources -= one(GOLD)
        player.score += POINTS_FOR_TRADED_GOLD
    space = state.location - CARD_1
    card = state.card_on(space)
    state.clear_space(space)
    player.cards |= bit(card)
    take_effect(state, player, CARDS[card])


def take_effect(state: State, player: Player, card: Card) -> None:
    """The top half (C2); the figure goes home unless dice must fall first."""
    if card.top == ITEM_BY_DIE:
        roll_for(state, DICE_FOR_ALL)
        return
    if card.top == RESOURCE_BY_DICE:
        roll_for(state, card.good)
        return
    if card.top == EXTRA_CARD:
        draw_extra_card(state, player)
    else:
        take_what_is_shown(player, card)
    player.call_home(state.location)
    state.decision = NEXT_LOCATION


def take_what_is_shown(player: Player, card: Card) -> None:
    """The effect of a card that needs neither dice nor deck (C4, C5, C7 to C9, C11, C12)."""
    top = card.top
    if top == GAIN_FOOD:
        player.food += card.amount
    elif top == GAIN_RESOURCE:
        gain(player, card.good, card.amount)
    elif top == SCORE_POINTS:
        player.score += card.amount
    elif top == GAIN_TOOL:
        gain_tool(player)
    elif top == GAIN_AGRICULTURE:
        gain_agriculture(player)
    elif top == ONE_USE_TOOL:
        gain_one_use_tool(player, card.amount)
    elif top == CHOOSE_RESOURCES:
        player.may_choose = 1


def draw_extra_card(state: State, player: Player) -> None:
    """The top card of the deck, if there is one (C10); an animal on the way waits (D7)."""
    while state.drawn < len(state.deck):
        drawn = state.deck[state.drawn]
        state.drawn += 1
        if drawn < FIRST_ANIMAL:
            player.extra_card |= bit(drawn)
            return
        let_wait(state, drawn - FIRST_ANIMAL)


def offer_dice(state: State, offer: Offer) -> None:
    """A die of each face that still lies there (C3)."""
    for face in range(1, 7):
        if showing(state.dice, face):
            offer.add(TAKE_DIE_ACTION + face)


def next_die(state: State) -> None:
    """The player in line takes a die; nobody is asked where all show the same face."""
    if not state.dice:
        state.players[state.in_turn()].call_home(state.location)
        state.decision = NEXT_LOCATION
        return
    face = lowest(state.dice)
    if state.dice == showing(state.dice, face) * of_face(face):
        take_die(state, state.players[state.current], face)
    else:
        state.decision = TAKE_DIE


def take_die(state: State, player: Player, face: i64) -> None:
    """1 to 4 a resource, 5 a tool, 6 agriculture; then the left neighbour (C3)."""
    state.dice -= of_face(face)
    if face < TOOL_FACE:
        gain(player, face - 1, 1)
    elif face == TOOL_FACE:
        gain_tool(player)
    else:
        gain_agriculture(player)
    state.current = state.after(state.current)
    state.decision = NEXT_DIE
