"""Players that are programs: `named("elder")`, `play(["elder", "planner"], seed=7)`."""

from .bot import Bot
from .named import NAMES, NamedBot, UnknownBot, named, play
from .registry import BOTS, THOROUGH, for_somebody_who_waits

__all__ = [
    "BOTS",
    "NAMES",
    "THOROUGH",
    "Bot",
    "NamedBot",
    "UnknownBot",
    "for_somebody_who_waits",
    "named",
    "play",
]
