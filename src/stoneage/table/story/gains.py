"""The story of what a player gains, wherever it comes from (A2, C3 to C9, L6)."""

from stoneage.rules import TOOL_SPACES, gain_tool, tool_on
from stoneage.rules.terms import MOST_AGRICULTURE
from stoneage.table.events import (
    AgricultureRose,
    Event,
    FiguresWentHome,
    FoodGained,
    NothingGained,
    PointsScored,
    Resources,
    ResourcesGained,
    ToolGained,
)

from .change import Change, resources_added


def stock_gained(change: Change) -> list[Event]:
    """Points, food and resources that a player has more than before."""
    was, now, seat, at = change.was, change.now, change.seat, change.at
    events: list[Event] = []
    if now.score != was.score:
        events.append(PointsScored(seat, at, int(now.score - was.score)))
    if now.food != was.food:
        events.append(FoodGained(seat, at, int(now.food - was.food)))
    resources = resources_added(was, now)
    if resources != Resources():
        events.append(ResourcesGained(seat, at, resources))
    return events


def tools_gained(change: Change, number: int) -> list[Event]:
    """So many tools, one after another (T1)."""
    player = change.was.copy()
    events: list[Event] = []
    for _ in range(number):
        before = [tool_on(player, space) for space in range(TOOL_SPACES)]
        gain_tool(player)
        raised = [space for space, value in enumerate(before) if tool_on(player, space) != value]
        if raised:
            value = int(tool_on(player, raised[0]))
            events.append(ToolGained(change.seat, change.at, raised[0] + 1, value))
        else:
            events.append(NothingGained(change.seat, change.at, "tool"))
    return events


def agriculture_gained(change: Change, number: int) -> list[Event]:
    events: list[Event] = []
    for agriculture in range(change.was.agriculture + 1, change.was.agriculture + number + 1):
        if agriculture > MOST_AGRICULTURE:
            events.append(NothingGained(change.seat, change.at, "agriculture"))
        else:
            events.append(AgricultureRose(change.seat, change.at, agriculture))
    return events


def figures_gone_home(change: Change) -> list[Event]:
    """The figures of the location that is resolved (A1)."""
    stood = change.was.placed >> change.location & 1
    stand = change.now.placed >> change.location & 1
    if not stood or stand:
        return []
    figures = int(change.was.figures_at(change.location))
    return [FiguresWentHome(change.seat, change.at, figures)]
