"""The story of a card's top half: what it gives, the extra card, the dice for all (C3 to C12)."""

from stoneage.rules import TOOL_FACE, terms
from stoneage.rules import components as printed
from stoneage.rules.dice import lowest
from stoneage.table.events import (
    DieTaken,
    Event,
    ExtraCardMissed,
    ExtraCardTaken,
    OneUseToolGained,
    ResourceChoiceGained,
)
from stoneage.table.names import CARDS, in_mask

from .animals import animals_drawn
from .change import Change
from .gains import agriculture_gained, figures_gone_home, stock_gained, tools_gained


def card_effect(change: Change, card: printed.Card) -> list[Event]:
    """What the card gives at once; where dice must fall first, nothing yet (C2)."""
    return [*_given(change, card), *figures_gone_home(change)]


def _given(change: Change, card: printed.Card) -> list[Event]:
    seat, at = change.seat, change.at
    if card.top == printed.GAIN_TOOL:
        return tools_gained(change, 1)
    if card.top == printed.GAIN_AGRICULTURE:
        return agriculture_gained(change, 1)
    if card.top == printed.ONE_USE_TOOL:
        return [OneUseToolGained(seat, at, int(card.amount))]
    if card.top == printed.CHOOSE_RESOURCES:
        return [ResourceChoiceGained(seat, at)]
    if card.top == printed.EXTRA_CARD:
        return _extra_card(change)
    return stock_gained(change)


def _extra_card(change: Change) -> list[Event]:
    """Animals on the way wait; then the card, if the deck has one left (C10, D7)."""
    gained = in_mask(change.now.extra_card & ~change.was.extra_card, CARDS)
    card: Event = (
        ExtraCardTaken(change.seat, change.at, gained[0])
        if gained
        else ExtraCardMissed(change.seat, change.at)
    )
    return [*animals_drawn(change), card]


def next_die(change: Change) -> list[Event]:
    """A die that left no choice is taken; after the last one the buyer's figure goes home (C3)."""
    if not change.before.dice:
        buyer = int(change.before.in_turn())
        return figures_gone_home(change._replace(seat=buyer))
    if change.after.decision == terms.TAKE_DIE:
        return []
    return die_taken(change, int(lowest(change.before.dice)), by_choice=False)


def die_taken(change: Change, face: int, by_choice: bool = True) -> list[Event]:
    taken = DieTaken(change.seat, change.at, face, by_choice)
    if face < TOOL_FACE:
        return [taken, *stock_gained(change)]
    if face == TOOL_FACE:
        return [taken, *tools_gained(change, 1)]
    return [taken, *agriculture_gained(change, 1)]
