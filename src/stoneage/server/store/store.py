"""The store: what the rest of the server knows of the database."""

import asyncio
import zlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from msgspec.structs import replace
from sqlalchemy import URL, Connection
from sqlalchemy.exc import DBAPIError

from . import people_writes, queries
from .engines import READERS, check_there, parsed, reading_engine, writing_engine
from .errors import StoreUnavailable
from .migrating import WRITE_ANEW, migrate
from .rows import (
    ChatRow,
    DueRow,
    EntryRow,
    LinkRow,
    NewChatRow,
    NewTable,
    PersonRow,
    ReplayRow,
    SeatedRow,
    SessionRow,
    Status,
    TableChange,
    TableRow,
)
from .table_writes import change_tables, create_tables
from .writer import Writer

Result = TypeVar("Result")
SEEN_INTERVAL: Final = 3_600_000  # a session is marked as seen once an hour


def open_store(url: str, may_make: bool = True) -> "Store":
    """The store of the database at this URL, made or brought up to date where it has to be."""
    parts = parsed(url)
    if not may_make:
        check_there(parts)
    migrate(parts)
    return Store(parts)


def write_anew(connection: Connection, rows: Sequence[None]) -> Sequence[None]:
    """However many want to know, once."""
    connection.execute(WRITE_ANEW)
    return rows


class Store:
    """Everything durable. What a writing method was asked for is on the disk when it returns.

    A writing method that is cancelled, or raises `OutcomeUnknown`, may still have committed.
    """

    def __init__(self, url: URL) -> None:
        self.is_shared = url.drivername != "sqlite"  # other processes may write, too
        self.reading = reading_engine(url)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.writing = writing_engine(url)
        self.writer = Writer(self.writing)

    async def close(self) -> None:
        """Finish all writes, then let go of the database."""
        await asyncio.to_thread(self.writer.close)
        await asyncio.to_thread(self.readers.shutdown)
        self.reading.dispose()
        self.writing.dispose()

    async def is_alive(self) -> bool:
        """Whether the database answers, and something can be made durable there."""
        try:
            await self.writer.submit(write_anew, None)
        except StoreUnavailable:
            return False
        return True

    async def create_table(self, row: NewTable) -> None:
        await self.writer.submit(create_tables, row)

    async def commit(self, change: TableChange) -> bool:
        """Make a change, or say False when somebody else was first and nothing was changed."""
        if change.record is not None:
            change = replace(change, record=await self.in_thread(zlib.compress, change.record))
        return await self.writer.submit(change_tables, change)

    async def table(self, table_id: str) -> TableRow | None:
        return await self.read(queries.read_table, id=table_id)

    async def table_by_watch(self, watch: str) -> TableRow | None:
        return await self.read(queries.read_watched, id=watch)

    async def entries(self, table_id: str, after: int = 0) -> list[EntryRow]:
        """The changes of the moves of a game under way, from after a version on."""
        return await self.read(queries.read_entries, id=table_id, after=after)

    async def record(self, table_id: str) -> bytes | None:
        """The record of a game that is over, as JSON."""
        packed = await self.read(queries.read_record, id=table_id)
        return None if packed is None else await self.in_thread(zlib.decompress, packed)

    async def due(self, before: int, limit: int) -> list[DueRow]:
        """The tables that are due at this time or were before, the longest overdue first."""
        return await self.read(queries.read_due, before=before, limit=limit)

    async def listed(self, status: Status, limit: int) -> list[TableRow]:
        """Tables that everybody may know of, the newest change first."""
        return await self.read(queries.read_listed, status=status, limit=limit)

    async def all_tables(self, status: Status, limit: int) -> list[TableRow]:
        """Listed or not: for whoever runs the server."""
        return await self.read(queries.read_all, status=status, limit=limit)

    async def of_person(self, person_id: str, limit: int) -> list[SeatedRow]:
        """The tables at which a person sits, the newest change first."""
        return await self.read(queries.read_of_person, id=person_id, limit=limit)

    async def counts(self) -> dict[str, int]:
        """How many tables there are of each status."""
        return await self.read(queries.read_counts)

    async def add_person(self, person: PersonRow) -> None:
        await self.writer.submit(people_writes.add_people, person)

    async def person(self, person_id: str) -> PersonRow | None:
        return await self.read(queries.read_person, id=person_id)

    async def rename(self, person_id: str, name: str, language: str | None) -> bool:
        """Give a person another name and language; False: there is no such person."""
        return await self.writer.submit(people_writes.rename, (person_id, name, language))

    async def add_session(self, session: SessionRow) -> None:
        await self.writer.submit(people_writes.add_sessions, session)

    async def person_of_session(self, token_hash: str, now: int) -> PersonRow | None:
        found = await self.read(queries.read_of_session, id=token_hash)
        if found is None:
            return None
        person, seen_at = found
        if now - seen_at >= SEEN_INTERVAL:
            await self.writer.submit(people_writes.see_session, (token_hash, now))
        return person

    async def end_session(self, token_hash: str) -> None:
        await self.writer.submit(people_writes.end_session, token_hash)

    async def add_link(self, link: LinkRow, now: int) -> None:
        await self.writer.submit(people_writes.add_link, (link, now))

    async def take_link(self, token_hash: str, now: int) -> str | None:
        """The id of the person a link leads to, for the first who asks before it expires."""
        return await self.writer.submit(people_writes.take_link, (token_hash, now))

    async def say(self, line: NewChatRow) -> int:
        """The line's number at its table: 1, 2, 3 and so on, without a gap."""
        return await self.writer.submit(people_writes.say, line)

    async def chat(self, table_id: str, after: int = 0) -> list[ChatRow]:
        return await self.read(queries.read_chat, id=table_id, after=after)

    async def mute(self, table_id: str, person_id: str, seat: int) -> None:
        """Hide what a seat says from a person."""
        await self.writer.submit(people_writes.mute, (table_id, person_id, seat))

    async def unmute(self, table_id: str, person_id: str, seat: int) -> None:
        await self.writer.submit(people_writes.unmute, (table_id, person_id, seat))

    async def mutes(self, table_id: str, person_id: str) -> frozenset[int]:
        """The seats that a person has muted."""
        return await self.read(queries.read_mutes, id=table_id, person=person_id)

    async def add_replay(self, replay: ReplayRow) -> None:
        packed = await self.in_thread(zlib.compress, replay.record)
        await self.writer.submit(people_writes.add_replays, replace(replay, record=packed))

    async def replay(self, replay_id: str) -> bytes | None:
        """A record that was brought along, as JSON."""
        packed = await self.read(queries.read_replay, id=replay_id)
        return None if packed is None else await self.in_thread(zlib.decompress, packed)

    async def in_thread(self, work: Callable[[bytes], Result], given: bytes) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self.readers, work, given)

    async def read(self, query: Callable[..., Result], **key: Any) -> Result:
        """What a query finds, from a thread that reads."""

        def read() -> Result:
            try:
                return self._run(query, key)
            except DBAPIError as failure:
                if not failure.connection_invalidated:
                    raise StoreUnavailable(str(failure.orig)) from failure
            # The database was away for a moment: once more, over a new connection.
            try:
                return self._run(query, key)
            except DBAPIError as failure:
                raise StoreUnavailable(str(failure.orig)) from failure

        return await asyncio.get_running_loop().run_in_executor(self.readers, read)

    def _run(self, query: Callable[..., Result], key: dict[str, Any]) -> Result:
        with self.reading.connect() as connection:
            return query(connection, **key)
