"""The house: everything that one server process consists of, from start to end."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from stoneage.server.hall.hall import Hall
from stoneage.server.hall.live_table import Kept
from stoneage.server.hall.scheduler import Duties
from stoneage.server.store.bus import CHAT, Bus, open_bus
from stoneage.server.store.store import Store, open_store
from stoneage.server.tables.table import Happened
from stoneage.server.telemetry.metrics import Metrics
from stoneage.server.thinking import Thinkers

from .accounts import Reception
from .rate_limits import Limits
from .settings import Settings

BOT_GRACE = 10.0
"""Seconds over a bot's time after which another process may look after its turn."""


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


class House:
    """Opened when the server starts, closed when it ends."""

    def __init__(
        self,
        settings: Settings,
        metrics: Metrics,
        store: Store,
        now: Callable[[], int],
        looks: bool,
    ) -> None:
        self.settings = settings
        self.metrics = metrics
        self.now = now
        self.store = store
        self.limits = Limits(settings.rates)
        self.reception = Reception(store, now)
        patience = round(1000 * (settings.bot_seconds + BOT_GRACE))
        self.hall = Hall(store, settings.cache_tables, now, patience, metrics.time_commit)
        self.hall.observers.append(self._count)
        self.thinkers = Thinkers(settings.bot_processes_each, metrics)
        self.duties = Duties(self.hall, self.thinkers, settings.bot_seconds)
        self.bus: Bus = open_bus(settings.database)
        self._looks = looks
        self._looking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.bus.start(self._heard, self.hall.lost_touch)
        if self._looks:
            self._looking = asyncio.create_task(self.duties.look_again_and_again())

    async def close(self) -> None:
        """What is under way is finished, bots are sent home, the store is closed last."""
        if self._looking is not None:
            self._looking.cancel()
            with suppress(asyncio.CancelledError):
                await self._looking
        await self.thinkers.close()
        await self.hall.finish()
        await self.bus.close()
        await self.store.close()

    def _heard(self, table_id: str, what: int | str) -> None:
        if not self.hall.shelf.is_known(table_id):
            return
        if what == CHAT:
            self.hall.spawn(self.hall.hear(table_id))
        else:
            self.hall.spawn(self.hall.heard(table_id, int(what)))

    def _count(self, _: Kept, happened: Happened) -> None:
        self.metrics.count_moves(len(happened.moves))
        self.metrics.set_cached_tables(len(self.hall.shelf))


@asynccontextmanager
async def opened_house(
    settings: Settings, metrics: Metrics, now: Callable[[], int] = wall_clock, looks: bool = True
) -> AsyncIterator[House]:
    """A house for as long as it is used; without `looks` whoever made it calls on its duties."""
    store = await asyncio.to_thread(open_store, settings.database)
    house = House(settings, metrics, store, now, looks)
    await house.open()
    try:
        yield house
    finally:
        await house.close()
