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
from .making import checking, next_games, searching, theme_of, with_found

__all__ = [
    "Answer",
    "Difficulty",
    "Exercise",
    "Practice",
    "Theme",
    "checking",
    "next_games",
    "read_practice",
    "searching",
    "shipped",
    "theme_of",
    "with_found",
]
