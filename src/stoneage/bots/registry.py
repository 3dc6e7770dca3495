"""The bots that come with the game, by id. Their names and styles stand in the locales."""

from collections.abc import Callable
from functools import partial

from stoneage.processes.cores import cores

from .bot import Bot
from .characters import LEVELS, Character, in_style
from .elder.bot import Elder
from .planner.bot import Planner
from .shaman.bot import Shaman
from .simple.forager import Forager
from .simple.woodcutter import Woodcutter

SHAMANS = {"great-shaman": 3.0, "shaman": 1.0, "wandering-shaman": 0.3, "young-shaman": 0.1}
"""Those that search, and their seconds for a move."""

RANKED = (
    *SHAMANS,
    *("elder", "great-builder", "storyteller", "great-farmer", "great-toolmaker"),
    *("great-painter", "scout", "great-raven", "great-starveling", "fisher", "hunter"),
    *("farmer", "builder", "painter", "shepherd", "raven", "toolmaker", "weaver", "starveling"),
    *("planner", "potter", "tanner", "woodcutter", "apprentice", "young-farmer", "young-raven"),
    *("young-painter", "young-toolmaker", "young-builder", "drummer", "young-starveling"),
    *("youngster", "dreamer", "child", "forager"),
)
"""The strongest first, as docs/ladder.md rates them in duels; those that search, by their time."""

MAKERS: dict[str, Callable[[], Bot]] = {
    **{bot: partial(Shaman, seconds) for bot, seconds in SHAMANS.items()},
    "elder": Elder,
    "planner": Planner,
    "woodcutter": Woodcutter,
    "forager": Forager,
    **{bot: partial(Character, *traits) for bot, traits in (LEVELS | in_style()).items()},
}

BOTS: dict[str, Callable[[], Bot]] = {bot: MAKERS[bot] for bot in RANKED}

THOROUGH = frozenset(SHAMANS)
"""Those that take all the time they are given: for people, not for thousands of games."""


def for_somebody_who_waits(bot: str) -> Bot:
    """Whoever searches does so on all cores, as nothing else is to be done meanwhile."""
    return Shaman(SHAMANS[bot], processes=cores()) if bot in SHAMANS else BOTS[bot]()
