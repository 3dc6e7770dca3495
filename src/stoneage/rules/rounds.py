"""From one turn to the next and from one round to the next (A1, N1 to N3, E1, E2)."""

from mypy_extensions import i64

from .animals import let_wait, threaten
from .offer import Offer
from .placing import chasers
from .state import CARD_BITS, Player, State
from .terms import (
    FIRST_ANIMAL,
    GAME_OVER,
    NEXT_CHASE,
    NEXT_MEAL,
    PLACE,
    RESOLVE,
    SPACES,
)
from .tools import refresh_tools


def next_location(state: State) -> None:
    """Whoever is in turn resolves their next location; after the last player phase 2 is over."""
    while state.turn < state.ruleset.players:
        seat = state.in_turn()
        if state.players[seat].placed:
            state.current = seat
            state.decision = RESOLVE
            return
        state.turn += 1
    state.turn = 0
    is_surrounded = state.threat and chasers(state) == state.ruleset.players
    state.decision = NEXT_CHASE if is_surrounded else NEXT_MEAL


def offer_locations(player: Player, offer: Offer) -> None:
    """Every location where figures of the player wait (A1)."""
    location: i64 = 0
    while player.placed >> location:
        if is_waiting(player, location):
            offer.add(location * 16)
        location += 1


def is_waiting(player: Player, location: i64) -> bool:
    """Whether figures of the player wait there to be resolved."""
    return player.placed >> location & 1 == 1


def end_round(state: State) -> None:
    """The game ends by an empty stack (E2), else by too few cards (E1), else it goes on."""
    if state.has_empty_stack() or not fill_display(state):
        state.decision = GAME_OVER
        return
    threaten(state)
    for player in state.players:
        refresh_tools(player)
    state.round += 1
    state.turn = 0
    state.start = state.after(state.start)
    state.current = state.start
    state.decision = PLACE


def fill_display(state: State) -> bool:
    """Slide cards to the cheap end and fill up from the deck (N2, L2), or change nothing (E1)."""
    cards = state.cards_on_display()
    animals: list[int] = []
    drawn = state.drawn
    while len(cards) < SPACES:
        if drawn == len(state.deck):
            return False
        piece = state.deck[drawn]
        drawn += 1
        if piece < FIRST_ANIMAL:
            cards.append(piece)
        else:
            animals.append(piece - int(FIRST_ANIMAL))
    state.drawn = drawn
    state.display = laid_out(cards)
    for animal in animals:
        let_wait(state, animal)
    return True


def laid_out(cards: list[int]) -> i64:
    """The display with these cards, the first on the cheapest space (S4)."""
    display: i64 = 0
    for space in range(len(cards)):
        display |= cards[space] + 1 << CARD_BITS * space
    return display
