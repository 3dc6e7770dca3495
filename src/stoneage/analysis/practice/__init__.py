"""Find the move: exercises of strong bots' games in which one choice is clearly best."""

from .exercises import (
    Answer,
    Difficulty,
    Exercise,
    Practice,
    Theme,
    read_practice,
    shipped,
)
from .making import check, look_on, theme_of

__all__ = [
    "Answer",
    "Difficulty",
    "Exercise",
    "Practice",
    "Theme",
    "check",
    "look_on",
    "read_practice",
    "shipped",
    "theme_of",
]
