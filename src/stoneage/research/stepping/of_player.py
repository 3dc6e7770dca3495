"""What is seen of one player's board."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from stoneage.rules import FIGURE_BITS, ONE_USE, TOOL_SPACES, Player, State, tool_on
from stoneage.rules.bits import bit, number_in
from stoneage.rules.bundle import held
from stoneage.rules.components import CARDS, CHOOSE_RESOURCES, ONE_USE_TOOL
from stoneage.rules.terms import ANIMAL, CARD_1, GAME_OVER, GOLD, WOOD

from .columns import AMOUNT, BOTTOMS, SYMBOL_BITS, TOP, symbols
from .writing import put_bits, within

PLAYER_NUMBERS: Final[i64] = 55

# Where the groups begin in the block of a player.
RESOURCES_AT: Final[i64] = 6
TOOLS_AT: Final[i64] = 10
UNUSED_AT: Final[i64] = 13
MAY_CHOOSE_AT: Final[i64] = 19
FIGURES_AT: Final[i64] = 20
BUILDINGS_AT: Final[i64] = 40
SYMBOLS_AT: Final[i64] = 43


def put_player(values: vec[i16], at: i64, player: Player, cards: i64) -> None:
    """Write one player's board with the cards that are seen."""
    values[at] = within(player.score)
    values[at + 1] = within(player.food)
    values[at + 2] = i16(player.agriculture)
    values[at + 3] = i16(player.figures)
    values[at + 4] = i16(player.home)
    values[at + 5] = i16(player.chasing)
    for resource in range(WOOD, GOLD + 1):
        values[at + RESOURCES_AT + resource] = i16(held(player.resources, resource))
    for space in range(TOOL_SPACES):
        values[at + TOOLS_AT + space] = i16(tool_on(player, space))
    put_bits(values, at + UNUSED_AT, player.unused, 2 * TOOL_SPACES)
    values[at + MAY_CHOOSE_AT] = i16(player.may_choose)
    standing = player.standing
    for location in range(CARD_1):
        values[at + FIGURES_AT + location] = i16(standing & 63)
        standing >>= FIGURE_BITS
    put_bits(values, at + FIGURES_AT + CARD_1, player.placed >> CARD_1, ANIMAL - CARD_1)
    values[at + BUILDINGS_AT] = i16(number_in(player.buildings))
    values[at + BUILDINGS_AT + 1] = i16(number_in(player.igloos))
    hidden = (player.cards | player.extra_card) & ~cards
    values[at + BUILDINGS_AT + 2] = i16(number_in(hidden))
    packed = symbols(cards)
    for bottom in range(BOTTOMS):
        values[at + SYMBOLS_AT + bottom] = i16(packed & 15)
        packed >>= SYMBOL_BITS


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
