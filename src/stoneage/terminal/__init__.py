"""The game in a terminal: boards, menus, stories in words."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .arena import bot_lines, play_match, show_standings
    from .arena_errors import arena_error_text
    from .bot_host import run_check_up
    from .colours import wants_colours
    from .execution_errors import execution_error_text
    from .games import write_games
    from .ladder import Stopped, climb
    from .new_game import CannotStart, resumed, seated
    from .practice import check_exercises, make_exercises, practise
    from .replay_text import story_lines
    from .review_text import read_review, review_with_bar, show_review
    from .screen import Screen
    from .seats import Seats, called, displayed
    from .session import Session
    from .simulation import simulate_with_bar, simulation_lines
    from .spreadsheet import write_csv
    from .verdict import verdict_lines

__all__ = [
    "CannotStart",
    "Screen",
    "Seats",
    "Session",
    "Stopped",
    "arena_error_text",
    "bot_lines",
    "called",
    "check_exercises",
    "climb",
    "displayed",
    "execution_error_text",
    "make_exercises",
    "play_match",
    "practise",
    "read_review",
    "resumed",
    "review_with_bar",
    "run_check_up",
    "seated",
    "show_review",
    "show_standings",
    "simulate_with_bar",
    "simulation_lines",
    "story_lines",
    "verdict_lines",
    "wants_colours",
    "write_csv",
    "write_games",
]

# A command waits only for the part of this room that it needs.
_MODULES = {
    "bot_lines": "arena",
    "play_match": "arena",
    "show_standings": "arena",
    "arena_error_text": "arena_errors",
    "run_check_up": "bot_host",
    "wants_colours": "colours",
    "execution_error_text": "execution_errors",
    "write_games": "games",
    "Stopped": "ladder",
    "climb": "ladder",
    "CannotStart": "new_game",
    "resumed": "new_game",
    "seated": "new_game",
    "check_exercises": "practice",
    "make_exercises": "practice",
    "practise": "practice",
    "story_lines": "replay_text",
    "read_review": "review_text",
    "review_with_bar": "review_text",
    "show_review": "review_text",
    "Screen": "screen",
    "Seats": "seats",
    "called": "seats",
    "displayed": "seats",
    "Session": "session",
    "simulate_with_bar": "simulation",
    "simulation_lines": "simulation",
    "write_csv": "spreadsheet",
    "verdict_lines": "verdict",
}


def __getattr__(name: str) -> object:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
