"""Playing on a table of the scenarios in typed moves, and hearing what happened."""

from stoneage.table.actions import AnyMove
from stoneage.table.events import Event
from stoneage.table.execution import execute
from stoneage.table.story import told
from tests.rules.scenario import Table


def tells(game: Table, *moves: AnyMove) -> list[Event]:
    """Make the moves; what happened in the last one."""
    events: list[Event] = []
    for move in moves:
        trail = execute(game.state, move)
        game.state = trail[-1]
        events = told(move, trail)
    return events


def working(game: Table, at: str, figures: int = 1) -> Table:
    """Seat 0, the start player, has figures there; all others hunt, and phase 2 has begun."""
    return game.places(0, at, figures).everybody_hunts().awaits("resolve", 0)


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]
