"""Players that are programs: `named("elder")`, `play(["elder", "planner"], seed=7)`."""

from .bot import Bot
from .named import NAMES, NamedBot, UnknownBot, named, play

__all__ = ["NAMES", "Bot", "NamedBot", "UnknownBot", "named", "play"]
