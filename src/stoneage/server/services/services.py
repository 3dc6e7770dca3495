"""Everything that one server process consists of, from its start to its end."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from stoneage.server.bots.bot_pool import BotPool
from stoneage.server.hall.hall import Hall
from stoneage.server.hall.hints import Hints
from stoneage.server.hall.live_table import LiveTable
from stoneage.server.hall.scheduler import Scheduler
from stoneage.server.notices.keys import ServerKey
from stoneage.server.notices.mail import Mail
from stoneage.server.notices.push import Push
from stoneage.server.notices.sender import Sender
from stoneage.server.notices.telling import Telling
from stoneage.server.pictures.pictures import Pictures
from stoneage.server.reviews.reviews import Reviews
from stoneage.server.store.bus import CHAT, Bus, open_bus
from stoneage.server.store.notices import Notices
from stoneage.server.store.store import Store, open_store
from stoneage.server.tables.table import Happened
from stoneage.server.telemetry.metrics import Metrics
from stoneage.server.thinking.thinking_pool import ThinkingPool

from .accounts import Accounts
from .connection_limits import ConnectionLimits
from .devices import DevicesService
from .health_check import HealthCheck
from .history import Histories
from .own_mistakes import OwnMistakes
from .personal import Personal
from .rate_limits import RateLimits
from .settings import Settings

SENDING_GRACE = 2.0
"""Seconds that messages which are being sent have left when the server stops."""
BOT_GRACE = 10.0
"""Seconds over a bot's time after which another process may take over its turn."""


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


class Services:
    """Opened when the server starts, closed when it ends."""

    def __init__(
        self,
        settings: Settings,
        metrics: Metrics,
        store: Store,
        now: Callable[[], int],
        run_scheduler: bool,
    ) -> None:
        self.settings = settings
        self.metrics = metrics
        self.now = now
        self.store = store
        self.limits = RateLimits(settings.rates)
        self.connections = ConnectionLimits(settings.max_connections, settings.max_sockets)
        self.accounts = Accounts(store, now)
        self.health = HealthCheck(store)
        bot_lease = round(1000 * (settings.bot_seconds + BOT_GRACE))
        self.hall = Hall(store, settings.cache_tables, now, bot_lease, metrics.time_commit)
        self.hall.observers.append(self._count)
        self.histories = Histories(store)
        self.telling = self._telling(store, settings, now)
        self.hall.followers.append(self.telling.follow)
        self.devices = DevicesService(store, self.accounts, now)
        self.personal = Personal(store, self.hall, self.histories, self.telling, self.devices, now)
        self.bot_pool = BotPool(settings.bot_processes_each, metrics)
        self.scheduler = Scheduler(self.hall, self.bot_pool, settings.bot_seconds)
        self.reviews = Reviews(store, now, settings.review_processes)
        self.own_mistakes = OwnMistakes(store, self.hall.tables, self.reviews)
        self.thinking = ThinkingPool()
        self.hints = Hints(self.hall, self.thinking)
        self.pictures = Pictures()
        self.bus: Bus = open_bus(settings.database)
        self._run_scheduler = run_scheduler
        self._scheduling: asyncio.Task[None] | None = None
        self._sending: asyncio.Task[None] | None = None

    def _telling(self, store: Store, settings: Settings, now: Callable[[], int]) -> Telling:
        notices = Notices(store)
        key = ServerKey(settings.key_path)
        mail = None
        if settings.mail_server is not None and settings.mail_from is not None:
            mail = Mail(settings.mail_server, settings.mail_from)
        push = Push(key, settings.contact, settings.push_private)
        sender = Sender(notices, now, push, mail, settings.public_url)
        delays = (round(1000 * settings.push_after), round(1000 * settings.mail_after))
        return Telling(notices, sender, self.hall.tasks, now, *delays)

    async def open(self) -> None:
        if not self.settings.is_postgresql:
            await self.reviews.store.release_all()
        await self.bus.start(self._on_notification, self.hall.tables.on_bus_lost)
        self.hall.tasks.spawn(self.personal.finish())
        if self._run_scheduler:
            self._scheduling = asyncio.create_task(self.scheduler.run_forever())
            self._sending = asyncio.create_task(self.telling.sender.run_forever())

    async def close(self) -> None:
        """What is under way is finished, bots are stopped, the store is closed last."""
        for task in (self._scheduling, self._sending):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        await self.reviews.close()
        await self.pictures.close()
        await self.bot_pool.close()
        await self.thinking.close()
        await self.hall.tasks.finish()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.telling.sender.finish(), SENDING_GRACE)
        self.telling.sender.close()
        await self.bus.close()
        await self.store.close()

    def _on_notification(self, table_id: str, what: int | str) -> None:
        tables = self.hall.tables
        if table_id not in tables.cache:
            return
        if what == CHAT:
            self.hall.tasks.spawn(tables.fetch_chat(table_id))
        else:
            self.hall.tasks.spawn(tables.on_remote_change(table_id, int(what)))

    def _count(self, _: LiveTable, happened: Happened) -> None:
        self.metrics.count_moves(len(happened.moves))
        self.metrics.set_cached_tables(len(self.hall.tables.cache))


@asynccontextmanager
async def open_services(
    settings: Settings,
    metrics: Metrics,
    now: Callable[[], int] = wall_clock,
    run_scheduler: bool = True,
) -> AsyncIterator[Services]:
    """All services for as long as they are used."""
    store = await asyncio.to_thread(open_store, settings.database)
    services = Services(settings, metrics, store, now, run_scheduler)
    await services.open()
    try:
        yield services
    finally:
        await services.close()
