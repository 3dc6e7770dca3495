"""Why an action is not legal, in words that never change and that locales translate."""

from typing import Final

from .errors import ClosedReason, IllegalReason
from .placing import (
    ALREADY_THERE,
    ENOUGH_PLAYERS,
    FULL,
    NOT_IN_PLAY,
    OPEN,
    TOO_FEW_FIGURES,
    VILLAGE_CLOSED,
    obstacle,
    occupied,
    standing_figures,
)
from .state import State
from .terms import (
    FEED,
    GAME_OVER,
    LOCATIONS,
    PAY,
    PLACE,
    RESOLVE,
    ROLL,
    TAKE_DIE,
    TAKE_REWARD,
    USE_TOOLS,
)

OBSTACLES: Final[dict[int, ClosedReason]] = {
    int(NOT_IN_PLAY): "not-in-play",
    int(ALREADY_THERE): "already-there",
    int(FULL): "full",
    int(VILLAGE_CLOSED): "village-closed",
    int(ENOUGH_PLAYERS): "enough-players",
    int(TOO_FEW_FIGURES): "too-few-figures",
}

REFUSALS: Final[dict[int, IllegalReason]] = {
    int(RESOLVE): "no-figure-there",
    int(USE_TOOLS): "no-such-tools",
    int(PAY): "no-such-payment",
    int(FEED): "no-such-meal",
    int(TAKE_DIE): "no-such-die",
    int(TAKE_REWARD): "no-such-reward",
    int(ROLL): "dice-first",
    int(GAME_OVER): "game-over",
}


def why_illegal(state: State, action: int) -> IllegalReason:
    """The reason why `apply` refuses an action that is not among the legal ones."""
    if state.decision != PLACE:
        return REFUSALS[int(state.decision)]
    location = action >> 4
    figures = action & 15
    # Compared as Python ints: any number may be asked for, also one that no i64 holds.
    if not (0 <= location < int(LOCATIONS) and figures):
        return "no-placement"
    return why_closed(state, int(state.current), location) or "wrong-number-of-figures"


def why_closed(state: State, seat: int, location: int) -> ClosedReason | None:
    """Why a seat cannot place figures at a location, or None if it can."""
    player = state.players[seat]
    why = obstacle(state, player, location, occupied(state), standing_figures(state))
    if why == OPEN and not player.home:
        why = TOO_FEW_FIGURES
    return None if why == OPEN else OBSTACLES[int(why)]
