"""The bots that come with the game, by id. Their names and styles stand in the locales."""

from collections.abc import Callable
from functools import partial

from .bot import Bot
from .elder.bot import Elder
from .forager import Forager
from .planner import Planner
from .shaman.bot import Shaman
from .woodcutter import Woodcutter

BOTS: dict[str, Callable[[], Bot]] = {
    "great-shaman": partial(Shaman, 3.0),
    "shaman": Shaman,
    "wandering-shaman": partial(Shaman, 0.3),
    "young-shaman": partial(Shaman, 0.1),
    "elder": Elder,
    "planner": Planner,
    "hunter": partial(Elder, 4.0),
    "weaver": partial(Elder, 8.0),
    "apprentice": partial(Elder, 16.0),
    "child": partial(Elder, 32.0),
    "woodcutter": Woodcutter,
    "forager": Forager,
}
"""The strongest first."""

THOROUGH = frozenset({"great-shaman", "shaman", "wandering-shaman", "young-shaman"})
"""Those that take all the time they are given: for people, not for thousands of games."""
