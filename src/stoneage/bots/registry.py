"""The bots that come with the game, by id. Their names and styles stand in the locales."""

from collections.abc import Callable

from .bot import Bot
from .forager import Forager
from .planner import Planner
from .woodcutter import Woodcutter

BOTS: dict[str, Callable[[], Bot]] = {
    "planner": Planner,
    "woodcutter": Woodcutter,
    "forager": Forager,
}
"""The strongest first."""
