"""Everything that the tables in a browser consist of."""

import asyncio
from collections.abc import Callable

from stoneage.server.hall.hall import Hall
from stoneage.server.hall.hints import Hints
from stoneage.server.hall.scheduler import Scheduler
from stoneage.server.tables.viewing import Viewer

from .key_values import KeyValues
from .owner import Owner
from .reviews import OwnReviews
from .table_rows import TableRows
from .thinking import OFFERED, OwnBots, OwnThinking

CACHED_TABLES = 2  # whoever plays looks at one, and every game takes megabytes
BOT_SECONDS = 1.0
BOT_LEASE = 10_000  # milliseconds until another page may ask the bot


class TablesHere:
    """A hall of one's own, as a server has one for all."""

    def __init__(self, texts: KeyValues, now: Callable[[], int]) -> None:
        self.texts = texts
        self.rows = TableRows(texts)
        self.owner = Owner(texts, now)
        self.hall = Hall(self.rows, CACHED_TABLES, now, BOT_LEASE, bots=OFFERED)
        self.scheduler = Scheduler(self.hall, OwnBots(), BOT_SECONDS)
        self.hints = Hints(self.hall, OwnThinking())
        self.reviews = OwnReviews(texts, self.hall.tasks, self.bots_rest)

    async def viewer(self) -> Viewer:
        person = await self.owner.person()
        return Viewer(None if person is None else person.id)

    async def bots_rest(self) -> None:
        """Once no bot has to move anywhere."""
        while moving := [live.bot_task for live in self.hall.tables.cache if live.bot_task]:
            await asyncio.wait(moving)
