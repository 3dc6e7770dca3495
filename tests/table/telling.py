"""Playing on a table of the scenarios in typed moves, and hearing what happened."""

from stoneage.rules.game import apply, roll
from stoneage.table.actions import AnyMove, Roll
from stoneage.table.codec import encode
from stoneage.table.events import Event
from stoneage.table.story import story
from tests.rules.scenario import Table


def tells(game: Table, *moves: AnyMove) -> list[Event]:
    """Make the moves; what happened in the last one."""
    events: list[Event] = []
    for move in moves:
        before = game.state.copy()
        if isinstance(move, Roll):
            roll(game.state, list(move.dice))
        else:
            apply(game.state, encode(move))
        events = story(before, move, game.state)
    return events


def working(game: Table, at: str, figures: int = 1) -> Table:
    """Seat 0, the start player, has figures there; all others hunt, and phase 2 has begun."""
    return game.places(0, at, figures).everybody_hunts().awaits("resolve", 0)


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]
