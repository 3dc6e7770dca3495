"""The live tables of this process, synchronised with the store and with other processes."""

from contextlib import suppress

from stoneage.server.store.errors import StoreError
from stoneage.server.store.ids import could_be_id
from stoneage.server.wire.refusals import Refused

from .live_table import LiveTable
from .loading import load, load_after
from .table_cache import TableCache
from .table_store import TableStore
from .tasks import BackgroundTasks


class LiveTables:
    """Tables as the store knows them; other processes may change them, too."""

    def __init__(self, store: TableStore, tasks: BackgroundTasks, cache_size: int) -> None:
        self.store = store
        self.tasks = tasks
        self.cache = TableCache(self._load, cache_size)

    async def get(self, table_id: str) -> LiveTable:
        """The table as it is now, or `Refused`."""
        if not could_be_id(table_id):
            raise Refused("no-such-table")
        live = await self.cache.get(table_id)
        if live.is_stale:
            async with live.lock:
                await self.refresh(live)
        return live

    async def latest(self, table_id: str) -> LiveTable:
        """The same, also when the notification of another process is still on its way."""
        live = await self.get(table_id)
        if self.store.is_shared:
            row = await self.store.table(table_id)
            if row is not None:
                await self.on_remote_change(table_id, row.version)
        return live

    async def refresh(self, live: LiveTable) -> None:
        """Go on to what the store has; the caller holds the lock."""
        table, events = await load_after(self.store, live.table)
        live.is_stale = False
        if table.version > live.table.version:
            live.advance(table, events)

    async def on_remote_change(self, table_id: str, version: int) -> None:
        """Another process has changed a table."""
        live = await self.cache.loaded(table_id)
        if live is not None and live.table.version < version:
            async with live.lock:
                live.is_stale |= live.table.version < version
                await self._refresh_if_possible(live)

    async def fetch_chat(self, table_id: str) -> None:
        """Somebody has said something at a table."""
        live = await self.cache.loaded(table_id)
        if live is not None:
            live.add_chat(await self.store.chat(table_id, live.last_line))

    def on_bus_lost(self) -> None:
        """Notifications of other processes were missed: ask the store again."""
        for table_id in self.cache.ids():
            self.tasks.spawn(self._catch_up(table_id))

    async def _load(self, table_id: str) -> LiveTable:
        live = LiveTable(await load(self.store, table_id))
        live.add_chat(await self.store.chat(table_id))
        return live

    async def _catch_up(self, table_id: str) -> None:
        live = await self.cache.loaded(table_id)
        if live is not None:
            live.is_stale = True
            async with live.lock:
                await self._refresh_if_possible(live)
            with suppress(StoreError):
                await self.fetch_chat(table_id)

    async def _refresh_if_possible(self, live: LiveTable) -> None:
        """A store that cannot be reached now is asked again when somebody uses the table."""
        if live.is_stale:
            with suppress(StoreError):
                await self.refresh(live)
