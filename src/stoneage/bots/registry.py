"""The bots that come with the game, by id. Their names and styles stand in the locales."""

from collections.abc import Callable

from .bot import Bot
from .elder.bot import Elder
from .forager import Forager
from .planner import Planner
from .shaman.bot import Shaman
from .woodcutter import Woodcutter

BOTS: dict[str, Callable[[], Bot]] = {
    "shaman": Shaman,
    "elder": Elder,
    "planner": Planner,
    "woodcutter": Woodcutter,
    "forager": Forager,
}
"""The strongest first."""

THOROUGH = frozenset({"shaman"})
"""Those that take all the time they are given: for people, not for thousands of games."""
