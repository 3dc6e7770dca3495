"""The village: tool maker, hut and field (A2). At a maximum they give nothing."""

from mypy_extensions import i64

from .state import Player, State
from .terms import FIELD, HUT, MOST_AGRICULTURE, MOST_FIGURES, NEXT_LOCATION
from .tools import gain_tool


def visit(state: State, player: Player, location: i64) -> None:
    """The village gives without asking (D5)."""
    if location == HUT:
        gain_figure(player)
    elif location == FIELD:
        gain_agriculture(player)
    else:
        gain_tool(player)
    player.call_home(location)
    state.decision = NEXT_LOCATION


def gain_figure(player: Player) -> None:
    if player.figures < MOST_FIGURES:
        player.figures += 1
        player.home += 1


def gain_agriculture(player: Player) -> None:
    if player.agriculture < MOST_AGRICULTURE:
        player.agriculture += 1
