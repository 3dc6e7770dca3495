"""The hall: every command goes through it, and is durable before anybody is told."""

import time
from collections.abc import Callable, Collection, Sequence

from msgspec.structs import replace

from stoneage.bots import BOTS
from stoneage.record import new_seed
from stoneage.server.store.errors import RowRefused, StoreError
from stoneage.server.store.ids import id_of, new_id
from stoneage.server.tables.carrying_out import carried_out
from stoneage.server.tables.seating import closed, new_table, rematch
from stoneage.server.tables.table import Happened, HostedTable, Person, changed
from stoneage.server.tables.what_if import begun_at, what_if_table
from stoneage.server.wire.commands import AtTheTable
from stoneage.server.wire.refusals import Refused
from stoneage.server.wire.settings import TableSettings
from stoneage.table import Game

from .chat import Chat
from .live_table import LiveTable
from .live_tables import LiveTables
from .rows import change_row, new_row
from .table_store import TableStore
from .tasks import BackgroundTasks

MAX_ATTEMPTS = 5
"""So often a command is tried anew when other processes change the same table in between."""

Acknowledge = Callable[[int], None]
"""Is told the version of a durable change before anybody else is told."""
Observer = Callable[[LiveTable, Happened], None]
"""Is told of every change, after it is durable."""
Follower = Callable[[HostedTable | None, HostedTable], None]
"""Is told of a table before and after a change, or of a new one at which people were seated."""


class Hall:
    """All changes of tables by this process."""

    def __init__(
        self,
        store: TableStore,
        cache_size: int,
        now: Callable[[], int],
        bot_lease: int,
        time_commit: Callable[[float], None] = lambda _: None,
        bots: Collection[str] = BOTS,
    ) -> None:
        self.store = store
        self.now = now
        self.bot_lease = bot_lease  # milliseconds until another process may ask the bot
        self.time_commit = time_commit
        self.bots = bots
        self.tasks = BackgroundTasks()
        self.tables = LiveTables(store, self.tasks, cache_size)
        self.chat = Chat(store, self.tables, now)
        self.observers: list[Observer] = []
        self.followers: list[Follower] = []
        self.restarts_in: float | None = None  # seconds, once a restart is announced

    async def open_table(
        self, host: Person, settings: TableSettings, key: str | None = None
    ) -> HostedTable:
        """A new table; with the key of an earlier wish, the one that was made then."""
        table_id = new_id() if key is None else id_of(host.id, key)
        table = new_table(table_id, new_id(), new_seed().hex(), host, settings)
        if await self._create(table):
            return table
        earlier = (await self.tables.get(table_id)).table
        if earlier.document.settings != settings:
            raise Refused("key-used")
        return earlier

    async def open_what_if(
        self, person: Person, game: Game, seat: int, bots: Sequence[str]
    ) -> HostedTable:
        """A table that begins where another game is left."""
        table = what_if_table(new_id(), new_id(), new_seed().hex(), person, game, seat, bots)
        await self.store.create_table(new_row(table, self.now()))
        await self.change(table.id, lambda fresh: begun_at(fresh, game, self.now()))
        return table

    async def do(
        self,
        table_id: str,
        person: Person,
        command: AtTheTable,
        acknowledge: Acknowledge = lambda _: None,
    ) -> int:
        """Carry out a command; the version that it made is durable. Or `Refused`."""

        def change(table: HostedTable) -> Happened:
            return carried_out(table, person, command, self.now(), self.bots)

        return await self.change(table_id, change, acknowledge)

    async def change(
        self,
        table_id: str,
        change: Callable[[HostedTable], Happened],
        acknowledge: Acknowledge = lambda _: None,
    ) -> int:
        """Change a table, whatever becomes of the caller.

        Append, commit, acknowledge, then notify all subscribers: in this order.
        """
        return await self.tasks.shielded(self._change(table_id, change, acknowledge))

    async def close(self, table_id: str) -> int:
        return await self.change(table_id, closed)

    async def rematch(self, table_id: str, person: Person, key: str | None = None) -> HostedTable:
        return await self.tasks.shielded(self._rematch(table_id, person, key))

    async def announce_restart(self, seconds: float) -> None:
        """Everybody at a table learns that the server will be away for a moment."""
        self.restarts_in = seconds
        for live in self.tables.cache:
            live.notify()

    async def _change(
        self,
        table_id: str,
        change: Callable[[HostedTable], Happened],
        acknowledge: Acknowledge,
    ) -> int:
        live = await self.tables.get(table_id)
        async with live.lock:
            for _ in range(MAX_ATTEMPTS):
                if live.is_stale:
                    await self.tables.refresh(live)
                happened = change(live.table)
                if await self._commit(live, happened, acknowledge):
                    return happened.table.version
                live.is_stale = True
        raise Refused("too-busy")

    async def _commit(self, live: LiveTable, happened: Happened, acknowledge: Acknowledge) -> bool:
        """Append and commit; only then is it the present."""
        begin = time.monotonic()
        row = change_row(live.table, happened, self.now(), self.bot_lease)
        try:
            is_first = await self.store.commit(row)
        except StoreError:
            live.is_stale = True
            raise
        self.time_commit(time.monotonic() - begin)
        if is_first:
            acknowledge(happened.table.version)
            before = live.table
            live.install(happened)
            for follower in self.followers:
                follower(before, happened.table)
            for observer in self.observers:
                observer(live, happened)
        return is_first

    async def _create(self, table: HostedTable) -> bool:
        """Whether it is there now, and was not before."""
        try:
            await self.store.create_table(new_row(table, self.now()))
        except RowRefused:
            return False
        return True

    async def _rematch(self, table_id: str, person: Person, key: str | None) -> HostedTable:
        """The first to ask sets the table; the others find it, and so does whoever asks again."""
        live = await self.tables.get(table_id)
        fresh_id = new_id() if key is None else id_of(person.id, table_id, key)
        fresh = rematch(live.table, person, fresh_id, new_id(), new_seed().hex())
        if live.table.document.rematch is None:
            await self._create(fresh)
            try:
                await self.change(table_id, lambda table: _with_rematch(table, fresh.id))
            except Refused:
                await self.close(fresh.id)
            else:
                for follower in self.followers:
                    follower(None, fresh)
        again = live.table.document.rematch
        if again is None:
            raise Refused("too-busy")
        return (await self.tables.get(again)).table


def _with_rematch(table: HostedTable, rematch_id: str) -> Happened:
    """Or somebody else was first."""
    if table.document.rematch is not None:
        raise Refused("stale-version")
    return changed(table, replace(table.document, rematch=rematch_id))
