"""Phase 1, placing figures (P1 to P7), with fewer players (X1 to X3) and the animal (L4, D9)."""

from typing import Final

from mypy_extensions import i64

from .offer import Offer
from .state import FIGURE_BITS, Player, State
from .terms import (
    ANIMAL,
    BUILDING_1,
    CARD_1,
    FIELD,
    FOREST,
    HUNT,
    HUT,
    IGLOO_1,
    LOCATIONS,
    NEXT_LOCATION,
    RINGS,
    TOOL_MAKER,
)

# Why a location takes no more figures of a player.
OPEN: Final[i64] = 0
NOT_IN_PLAY: Final[i64] = 1
ALREADY_THERE: Final[i64] = 2
FULL: Final[i64] = 3
VILLAGE_CLOSED: Final[i64] = 4
ENOUGH_PLAYERS: Final[i64] = 5
TOO_FEW_FIGURES: Final[i64] = 6


def offer_placements(state: State, player: Player, offer: Offer) -> None:
    """Every legal placement as `location * 16 + figures` (P3, P4)."""
    taken = occupied(state)
    crowd = standing_figures(state)
    for location in range(end_of_locations(state)):
        if obstacle(state, player, location, taken, crowd) != OPEN:
            continue
        if HUNT <= location < CARD_1:
            for figures in range(1, most(player, location, crowd) + 1):
                offer.add(location * 16 + figures)
        else:
            offer.add(location * 16 + fewest(location))


def is_placement(state: State, player: Player, action: i64) -> bool:
    """Whether `offer_placements` would offer it; asked for one alone, this is much faster."""
    location = action >> 4
    if location >= end_of_locations(state):
        return False
    crowd = standing_figures(state)
    if obstacle(state, player, location, occupied(state), crowd) != OPEN:
        return False
    return fewest(location) <= action & 15 <= most(player, location, crowd)


def can_place(state: State, player: Player) -> bool:
    """Whether the player is not skipped (P6, P7)."""
    if not player.home:
        return False
    if not player.placed >> HUNT & 1:
        return True
    taken = occupied(state)
    crowd = standing_figures(state)
    for location in range(end_of_locations(state)):
        if obstacle(state, player, location, taken, crowd) == OPEN:
            return True
    return False


def end_of_locations(state: State) -> i64:
    if state.ruleset.igloos or state.threat:
        return LOCATIONS
    return BUILDING_1 + state.ruleset.players


def obstacle(state: State, player: Player, location: i64, taken: i64, crowd: i64) -> i64:
    """Why this player cannot place there, or OPEN (P2, P5, X1 to X3, L4, I1).

    `taken` and `crowd` are `occupied` and `standing_figures` of the state.
    """
    if player.placed >> location & 1:
        return ALREADY_THERE
    if location < HUNT:
        return _village_obstacle(state, player, location, taken)
    if location == HUNT:
        return OPEN
    if location < CARD_1:
        return _gathering_obstacle(state, location, crowd)
    if location == ANIMAL:
        return _animal_obstacle(state)
    if not is_in_play(state, location):
        return NOT_IN_PLAY
    return FULL if taken >> location & 1 else OPEN


def _village_obstacle(state: State, player: Player, location: i64, taken: i64) -> i64:
    if taken >> location & 1:
        return FULL
    if state.ruleset.players < 4:
        places = (taken >> TOOL_MAKER & 1) + (taken >> HUT & 1) + (taken >> FIELD & 1)
        if places == 2:
            return VILLAGE_CLOSED
    return TOO_FEW_FIGURES if location == HUT and player.home < 2 else OPEN


def _gathering_obstacle(state: State, location: i64, crowd: i64) -> i64:
    if figures_in(crowd, location) == RINGS:
        return FULL
    if state.ruleset.players < 4 and visitors(state, location) == state.ruleset.players - 1:
        return ENOUGH_PLAYERS
    return OPEN


def _animal_obstacle(state: State) -> i64:
    if not state.threat:
        return NOT_IN_PLAY
    return FULL if chasers(state) == state.ruleset.players else OPEN


def is_in_play(state: State, location: i64) -> bool:
    """Whether this card, building stack or igloo can be occupied at all (S5, I1)."""
    if location < BUILDING_1:
        return True
    if location < IGLOO_1:
        return location - BUILDING_1 < state.ruleset.players
    return state.ruleset.igloos and not is_igloo_gone(state, location - IGLOO_1)


def is_igloo_gone(state: State, igloo: i64) -> bool:
    for player in state.players:
        if player.igloos >> igloo & 1:
            return True
    return False


def occupied(state: State) -> i64:
    """The mask of the locations where anybody stands."""
    mask: i64 = 0
    for player in state.players:
        mask |= player.placed
    return mask


def standing_figures(state: State) -> i64:
    """All players' figures from the tool maker up to the river, packed as in Player.standing."""
    crowd: i64 = 0
    for player in state.players:
        crowd += player.standing
    return crowd


def figures_in(crowd: i64, location: i64) -> i64:
    return crowd >> FIGURE_BITS * location & 63


def visitors(state: State, location: i64) -> i64:
    """How many different players stand at a location."""
    count: i64 = 0
    for player in state.players:
        count += player.placed >> location & 1
    return count


def chasers(state: State) -> i64:
    """How many figures stand on the animal's card."""
    figures: i64 = 0
    for player in state.players:
        figures += player.chasing
    return figures


def fewest(location: i64) -> i64:
    """How many figures must go there at least (P3)."""
    return 2 if location == HUT else 1


def most(player: Player, location: i64, crowd: i64) -> i64:
    """How many figures the player can put there (P3, P4)."""
    if location == HUNT:
        return player.home
    if FOREST <= location < CARD_1:
        return min(player.home, RINGS - figures_in(crowd, location))
    return fewest(location)


def place(state: State, player: Player, location: i64, figures: i64) -> None:
    """Figures go to their location; the next who can place is on turn, or phase 2 begins."""
    if location == ANIMAL:
        player.home -= 1
        player.chasing += 1
    else:
        player.send(location, figures)
    for _ in range(state.ruleset.players):
        state.current = state.after(state.current)
        if can_place(state, state.players[state.current]):
            return
    state.turn = 0
    state.decision = NEXT_LOCATION
