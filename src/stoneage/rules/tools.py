"""Tools: three spaces, raised from the lowest, each used once a round (T1 to T4, C11)."""

from typing import Final

from mypy_extensions import i64

from .bits import bit
from .offer import Offer
from .state import Player
from .terms import HIGHEST_TOOL, USE_TOOLS_ACTION

TOOL_SPACES: Final[i64] = 3
ONE_USE: Final[i64] = 56  # the bits of the one-use tools in Player.unused
ONE_USE_VALUES: Final[i64] = 2  # the lowest of them has value 2


def tool_on(player: Player, space: i64) -> i64:
    return player.tools >> 4 * space & 15


def tool_points(player: Player) -> i64:
    return tool_on(player, 0) + tool_on(player, 1) + tool_on(player, 2)


def gain_tool(player: Player) -> None:
    """The lowest tool is raised, among equals an unused one (T1); at 12 points nothing (A2)."""
    raised: i64 = 0
    for space in range(1, TOOL_SPACES):
        if _goes_before(player, space, raised):
            raised = space
    if tool_on(player, raised) == HIGHEST_TOOL:
        return
    if not tool_on(player, raised):
        player.unused |= bit(raised)
    player.tools += bit(4 * raised)


def _goes_before(player: Player, space: i64, other: i64) -> bool:
    here = tool_on(player, space)
    there = tool_on(player, other)
    if here != there:
        return here < there
    return player.unused >> space & 1 > player.unused >> other & 1


def gain_one_use_tool(player: Player, worth: i64) -> None:
    player.unused |= bit(TOOL_SPACES + worth - ONE_USE_VALUES)


def offer_tools(player: Player, offer: Offer) -> None:
    """Every set of unused tools, the empty one first (T3)."""
    for tools in range(player.unused + 1):
        if can_use(player, tools):
            offer.add(USE_TOOLS_ACTION + tools)


def can_use(player: Player, tools: i64) -> bool:
    """Whether all tools of a set are unused."""
    return not tools & ~player.unused


def worth(player: Player, tools: i64) -> i64:
    """What a set of tools adds to a roll."""
    pips: i64 = 0
    for space in range(TOOL_SPACES):
        if tools >> space & 1:
            pips += tool_on(player, space)
        if tools >> TOOL_SPACES + space & 1:
            pips += ONE_USE_VALUES + space
    return pips


def use_tools(player: Player, tools: i64) -> i64:
    """What these tools add; they are used for the round, the one-use tools for ever."""
    pips = worth(player, tools)
    player.unused &= ~tools
    return pips


def refresh_tools(player: Player) -> None:
    """All tools become unused again (T4, N3); spent one-use tools stay spent."""
    player.unused &= ONE_USE
    for space in range(TOOL_SPACES):
        if tool_on(player, space):
            player.unused |= bit(space)
