"""Civilization cards: their price and the effect of their top half (C1 to C12, W2, D7)."""

from typing import Final

from mypy_extensions import i64

from .animals import let_wait
from .bits import bit
from .bundle import held, one, payments
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


def card_payments(state: State, player: Player) -> list[int]:
    """Any resources, as many as the space costs (S4, C1); in winter one gold more (W2)."""
    cost = state.location - CARD_1 + 1
    ways = payments(player.resources, cost, cost, 0, PAY_ACTION)
    if state.ruleset.harsh_winter and held(player.resources, GOLD):
        rest = player.resources - one(GOLD)
        return ways + payments(rest, cost, cost, 0, PAY_EXTRA_ACTION)
    return ways


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
    top = card.top
    if top == ITEM_BY_DIE:
        roll_for(state, DICE_FOR_ALL)
        return
    if top == RESOURCE_BY_DICE:
        roll_for(state, card.good)
        return
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
    elif top == EXTRA_CARD:
        draw_extra_card(state, player)
    player.call_home(state.location)
    state.decision = NEXT_LOCATION


def draw_extra_card(state: State, player: Player) -> None:
    """The top card of the deck, if there is one (C10); an animal on the way waits (D7)."""
    while state.drawn < len(state.deck):
        drawn = state.deck[state.drawn]
        state.drawn += 1
        if drawn < FIRST_ANIMAL:
            player.extra_card |= bit(drawn)
            return
        let_wait(state, drawn - FIRST_ANIMAL)


def dice_to_take(state: State) -> list[int]:
    """A die of each face that still lies there (C3)."""
    actions: list[int] = []
    for face in range(1, 7):
        if showing(state.dice, face):
            actions.append(int(TAKE_DIE_ACTION + face))
    return actions


def next_die(state: State) -> None:
    """The player in line takes a die; he is not asked where all show the same face."""
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
