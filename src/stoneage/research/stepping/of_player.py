"""What is seen of one player's board."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from stoneage.rules import ONE_USE, TOOL_SPACES, Player, State, tool_on
from stoneage.rules.bits import bit, number_in
from stoneage.rules.bundle import held
from stoneage.rules.components import CARDS, CHOOSE_RESOURCES, ONE_USE_TOOL
from stoneage.rules.terms import ANIMAL, CARD_1, GAME_OVER, GOLD, WOOD

from .columns import AMOUNT, BOTTOM, BOTTOMS, ICONS, TOP
from .writing import put, put_bits

PLAYER_NUMBERS: Final[i64] = 55


def put_player(values: vec[i16], at: i64, player: Player, cards: i64) -> i64:
    """Write one player's board with the cards that are seen."""
    at = put(values, at, player.score)
    at = put(values, at, player.food)
    at = put(values, at, player.agriculture)
    at = put(values, at, player.figures)
    at = put(values, at, player.home)
    at = put(values, at, player.chasing)
    for resource in range(WOOD, GOLD + 1):
        at = put(values, at, held(player.resources, resource))
    for space in range(TOOL_SPACES):
        at = put(values, at, tool_on(player, space))
    at = put_bits(values, at, player.unused, 2 * TOOL_SPACES)
    at = put(values, at, player.may_choose)
    for location in range(CARD_1):
        at = put(values, at, player.figures_at(location))
    at = put_bits(values, at, player.placed >> CARD_1, ANIMAL - CARD_1)
    at = put(values, at, number_in(player.buildings))
    at = put(values, at, number_in(player.igloos))
    hidden = (player.cards | player.extra_card) & ~cards
    at = put(values, at, number_in(hidden) if hidden else 0)
    return put_bottoms(values, at, cards)


def put_bottoms(values: vec[i16], at: i64, cards: i64) -> i64:
    """Write the symbols of each culture and the icons of each profession (E3)."""
    for bottom in range(BOTTOMS):
        values[at + bottom] = 0
    card: i64 = 0
    while cards:
        if cards & 1:
            bottom = at + BOTTOM[card]
            values[bottom] = i16(i64(values[bottom]) + ICONS[card])
        cards >>= 1
        card += 1
    return at + BOTTOMS


def seen_cards(state: State, player: Player, is_own: bool) -> i64:
    """The mask of a player's cards that the observer sees (C2, C10)."""
    if is_own or state.decision == GAME_OVER:
        return player.cards | player.extra_card
    if not state.ruleset.closed_cards:
        return player.cards
    return face_up_cards(player)


def face_up_cards(player: Player) -> i64:
    """The cards that still lie open with their owner: unspent one-use tools and C12."""
    if not player.may_choose and not player.unused & ONE_USE:
        return 0
    mask: i64 = 0
    for card in range(i64(len(CARDS))):
        if not player.cards >> card & 1:
            continue
        is_unspent = TOP[card] == ONE_USE_TOOL and player.unused >> AMOUNT[card] + 1 & 1
        if is_unspent or (TOP[card] == CHOOSE_RESOURCES and player.may_choose):
            mask |= bit(card)
    return mask
