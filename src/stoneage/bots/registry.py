"""The bots that come with the game, by id. Their names and styles stand in the locales."""

from collections.abc import Callable
from functools import partial

from stoneage.processes.cores import cores

from .bot import Bot
from .elder.bot import Elder
from .planner.bot import Planner
from .shaman.bot import Shaman
from .simple.forager import Forager
from .simple.woodcutter import Woodcutter

SHAMANS = {"great-shaman": 3.0, "shaman": 1.0, "wandering-shaman": 0.3, "young-shaman": 0.1}
"""Those that search, and their seconds for a move."""

BOTS: dict[str, Callable[[], Bot]] = {
    **{bot: partial(Shaman, seconds) for bot, seconds in SHAMANS.items()},
    "elder": Elder,
    "storyteller": partial(Elder, 2.0),
    "scout": partial(Elder, 3.0),
    "hunter": partial(Elder, 4.0),
    "planner": Planner,
    "fisher": partial(Elder, 6.0),
    "shepherd": partial(Elder, 7.0),
    "weaver": partial(Elder, 8.0),
    "tanner": partial(Elder, 10.0),
    "potter": partial(Elder, 12.0),
    "woodcutter": Woodcutter,
    "apprentice": partial(Elder, 16.0),
    "drummer": partial(Elder, 20.0),
    "youngster": partial(Elder, 24.0),
    "dreamer": partial(Elder, 28.0),
    "child": partial(Elder, 32.0),
    "forager": Forager,
}
"""The strongest first, as docs/ladder.md rates them in duels; those that search, by their time."""

THOROUGH = frozenset(SHAMANS)
"""Those that take all the time they are given: for people, not for thousands of games."""


def for_somebody_who_waits(bot: str) -> Bot:
    """Whoever searches does so on all cores, as nothing else is to be done meanwhile."""
    return Shaman(SHAMANS[bot], processes=cores()) if bot in SHAMANS else BOTS[bot]()
