"""Players with a character: they see what Elder sees, err as people do, and love some things."""

from .bot import Character
from .levels import LEVELS
from .styles import STRENGTHS, STYLES, bot_of, in_style

__all__ = ["LEVELS", "STRENGTHS", "STYLES", "Character", "bot_of", "in_style"]
