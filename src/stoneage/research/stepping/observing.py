"""What a seat sees, as small whole numbers in a fixed order.

`stoneage.research.entries` has the name of every number. Nothing that the seat cannot know takes
part: not the order of deck and stacks, not what others hold face down.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from stoneage.rules import State
from stoneage.rules.bits import bit
from stoneage.rules.components import BUILDINGS, CARDS
from stoneage.rules.terms import SPACES, STACK

from .of_board import (
    BOARD_NUMBERS,
    NUMBERS_A_SEAT,
    put_card,
    put_question,
    put_rest,
    put_stack,
    put_turn,
)
from .of_player import PLAYER_NUMBERS, put_player, seen_cards
from .writing import put_bits

ALL_CARDS: Final[i64] = 0xFFFFFFFFF
ALL_BUILDINGS: Final[i64] = 0xFFFFFFF


def observation_size(players: i64) -> i64:
    """How many numbers an observation has at a table of so many."""
    return players * (PLAYER_NUMBERS + NUMBERS_A_SEAT) + BOARD_NUMBERS


def observe(state: State, seat: i64, values: vec[i16], first: i64) -> None:
    """Write what the seat sees, from an index on: all boards, the own one first, then the rest."""
    players = state.ruleset.players
    unseen = ALL_CARDS
    unbuilt = ALL_BUILDINGS
    at = first
    for place in range(players):
        other = seat + place
        if other >= players:
            other -= players
        player = state.players[other]
        cards = seen_cards(state, player, place == 0)
        unseen &= ~cards
        unbuilt &= ~player.buildings
        at = put_player(values, at, player, cards)
    at = put_turn(values, at, state, seat)
    at = put_question(values, at, state)
    for space in range(SPACES):
        card = state.card_on(space)
        if card >= 0:
            unseen &= ~bit(card)
        at = put_card(values, at, card)
    for stack in range(players):
        left = STACK - state.gone_from(stack)
        if left:
            unbuilt &= ~bit(state.top_of(stack))
        at = put_stack(values, at, state, stack, left)
    at = put_rest(values, at, state)
    at = put_bits(values, at, unseen, len(CARDS))
    put_bits(values, at, unbuilt, len(BUILDINGS))
