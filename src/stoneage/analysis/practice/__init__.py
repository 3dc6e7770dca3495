"""Find the move: exercises of strong bots' games in which one choice is clearly best."""

from .exercises import Exercise, Practice, read_practice, shipped
from .making import look_on

__all__ = ["Exercise", "Practice", "look_on", "read_practice", "shipped"]
