"""Which cards and buildings are left: counted from a view, so from nothing that is secret."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from stoneage.rules import components as printed
from stoneage.rules import terms

from .names import ANIMALS, BUILDINGS, CARDS
from .view import View

DRAWS_ANOTHER: Final = next(
    name for name, card in zip(CARDS, printed.CARDS, strict=True) if card.top == printed.EXTRA_CARD
)
"""Whoever takes this card takes one more from the deck (C10)."""


class Remaining(Struct, frozen=True, kw_only=True):
    """What the viewer has not seen yet, and how soon the game may end by it (E1, E2)."""

    cards: tuple[str, ...]  # in the deck, or face down with others
    deck: int  # how many of them are in the deck; animals are not counted
    deck_rounds: int  # it is empty after so many rounds at the earliest
    buildings: tuple[str, ...]  # face down in a stack, or not in this game
    stacked: int  # how many of them are in a stack
    stack_rounds: int  # the smallest stack is empty after so many rounds at the earliest


def remaining(seen: View) -> Remaining:
    """What is left, as far as this viewer can know."""
    cards = set(_seen_cards(seen))
    buildings = set(_seen_buildings(seen))
    deck = seen.deck - _animals_in_deck(seen)
    return Remaining(
        cards=tuple(name for name in CARDS if name not in cards),
        deck=deck,
        deck_rounds=_deck_rounds(deck, DRAWS_ANOTHER in cards, DRAWS_ANOTHER in seen.display),
        buildings=tuple(name for name in BUILDINGS if name not in buildings),
        stacked=sum(max(0, stack.left - 1) for stack in seen.stacks),
        stack_rounds=min(stack.left for stack in seen.stacks),
    )


def _seen_cards(seen: View) -> Iterator[str]:
    yield from filter(None, seen.display)
    for player in seen.players:
        yield from player.cards
        if player.extra_card is not None:
            yield player.extra_card


def _seen_buildings(seen: View) -> Iterator[str]:
    yield from (stack.top for stack in seen.stacks if stack.top is not None)
    for player in seen.players:
        yield from player.buildings


def _animals_in_deck(seen: View) -> int:
    if not seen.options.wild_animals:
        return 0
    come = len(seen.waiting_animals) + len(seen.gone_animals) + (seen.animal is not None)
    return len(ANIMALS) - come


def _deck_rounds(deck: int, was_seen: bool, is_open: bool) -> int:
    """A round draws as many cards as there are spaces, and once one more (C10, N2)."""
    if was_seen and not is_open:
        return _rounds(deck)
    first = 1 if is_open else 2  # what lies in the deck has to come out first
    return min(_rounds(deck), max(first, _rounds(deck - 1)))


def _rounds(cards: int) -> int:
    return -(-cards // int(terms.SPACES))
