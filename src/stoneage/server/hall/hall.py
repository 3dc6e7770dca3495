"""The hall: every command goes through it, and is durable before anybody hears of it."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import TypeVar

from msgspec.structs import replace

from stoneage.bots.registry import BOTS
from stoneage.record.fair import new_seed
from stoneage.record.writing import to_json
from stoneage.server.store.errors import StoreError
from stoneage.server.store.rows import Change, Line, NewTable
from stoneage.server.store.store import Store
from stoneage.server.tables.carrying_out import carried_out
from stoneage.server.tables.document import written
from stoneage.server.tables.recording import record_of
from stoneage.server.tables.seating import closed, new_table, rematch
from stoneage.server.tables.table import Happened, HostedTable, Person, changed
from stoneage.server.telemetry.logs import note
from stoneage.server.wire.commands import AtTheTable
from stoneage.server.wire.refusals import Refused
from stoneage.server.wire.settings import TableSettings
from stoneage.table.notation import write_move

from .live_table import Kept
from .loading import load, load_after
from .table_cache import Shelf

TRIES = 5
"""So often a command is tried anew when other processes change the same table in between."""

MOST_OF_AN_ID = 64

Acknowledge = Callable[[int], None]
"""Is told the version of a durable change before anybody else hears of it."""
Answer = TypeVar("Answer")


Observer = Callable[[Kept, Happened], None]
"""Who is told of every change, after it is durable."""


class Hall:
    """All tables of this process."""

    def __init__(
        self,
        store: Store,
        room: int,
        now: Callable[[], int],
        patience: int,
        time_commit: Callable[[float], None] = lambda _: None,
    ) -> None:
        self.store = store
        self.time_commit = time_commit
        self.now = now
        self.patience = patience  # after so many milliseconds somebody looks after a bot's turn
        self.shelf = Shelf(self._load, room)
        self.observers: list[Observer] = []
        self.restarts_in: float | None = None  # seconds, once a restart is announced
        self._tasks: set[asyncio.Task[object]] = set()

    async def open_table(self, host: Person, settings: TableSettings) -> HostedTable:
        table = new_table(new_id(), new_id(), new_seed().hex(), host, settings)
        await self._create(table)
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
            return carried_out(table, person, command, self.now(), BOTS)

        return await self.change(table_id, change, acknowledge)

    async def change(
        self,
        table_id: str,
        change: Callable[[HostedTable], Happened],
        acknowledge: Acknowledge = lambda _: None,
    ) -> int:
        """Change a table, whatever becomes of him who asked for it.

        Append, commit, acknowledge, then wake all who listen: in this order.
        """
        return await self._to_the_end(self._change(table_id, change, acknowledge))

    async def close(self, table_id: str) -> int:
        return await self.change(table_id, closed)

    async def rematch(self, table_id: str, person: Person) -> HostedTable:
        return await self._to_the_end(self._rematch(table_id, person))

    async def say(self, table_id: str, person: Person, text: str) -> int:
        """Say it to all at the table; the number of the line."""
        kept = await self.kept(table_id)
        document = kept.table.document
        own = document.seats_of(person.id)
        if not document.settings.chat:
            raise Refused("chat-off")
        if not own:
            raise Refused("not-your-seat")
        if not text.strip() or not text.replace("\n", " ").isprintable():
            raise Refused("unprintable-text")
        name = document.seats[own[0]].name
        line = Line(
            table_id=table_id,
            seat=own[0],
            person_id=person.id,
            name=name,
            text=text.strip(),
            at=self.now(),
        )
        number = await self.store.say(line)
        await self.hear(table_id)
        return number

    async def mute(self, table_id: str, person: Person, seat: int, on: bool) -> None:
        kept = await self.kept(table_id)
        kept.table.seat(seat)
        if on:
            await self.store.mute(table_id, person.id, seat)
        else:
            await self.store.unmute(table_id, person.id, seat)
        kept.mutes[person.id] = set(await self.store.mutes(table_id, person.id))

    async def prick_ears(self, kept: Kept, person: Person) -> None:
        """Whoever begins to listen does not hear those whom he has muted."""
        kept.mutes[person.id] = set(await self.store.mutes(kept.table.id, person.id))

    async def kept(self, table_id: str) -> Kept:
        """The table as the store knows it, or `Refused`."""
        if not could_be_id(table_id):
            raise Refused("no-such-table")
        kept = await self.shelf.take(table_id)
        if kept.is_stale:
            async with kept.lock:
                await self._refresh(kept)
        return kept

    async def heard(self, table_id: str, version: int) -> None:
        """Another process has changed a table."""
        kept = await self.shelf.at_hand_or_coming(table_id)
        if kept is not None and kept.table.version < version:
            async with kept.lock:
                kept.is_stale |= kept.table.version < version
                await self._freshen(kept)

    async def hear(self, table_id: str) -> None:
        """Somebody has said something at a table."""
        kept = await self.shelf.at_hand_or_coming(table_id)
        if kept is not None:
            last = kept.lines[-1].number if kept.lines else 0
            for line in await self.store.chat(table_id, last):
                if not kept.lines or line.number > kept.lines[-1].number:
                    kept.lines.append(line)
            kept.wake()

    def lost_touch(self) -> None:
        """What other processes did was not heard for a while: ask the store again."""
        for table_id in self.shelf.known():
            self.spawn(self._catch_up(table_id))

    async def announce_restart(self, seconds: float) -> None:
        """Everybody at a table learns that the server will be away for a moment."""
        self.restarts_in = seconds
        for kept in self.shelf:
            kept.wake()

    def spawn(self, work: Coroutine[None, None, Answer]) -> asyncio.Task[Answer]:
        """Have something done in the background, and keep hold of it until it is."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    async def finish(self) -> None:
        """Wait for what is under way."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _ended(self, task: asyncio.Task[object]) -> None:
        """Whoever asked may be gone by now: then nobody else sees how it ended."""
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused | StoreError):
            note("task-failed", level=logging.ERROR, error=error)

    async def _to_the_end(self, work: Coroutine[None, None, Answer]) -> Answer:
        """A commit under way must be installed even if the caller is cancelled meanwhile."""
        return await asyncio.shield(self.spawn(work))

    async def _change(
        self,
        table_id: str,
        change: Callable[[HostedTable], Happened],
        acknowledge: Acknowledge,
    ) -> int:
        kept = await self.kept(table_id)
        async with kept.lock:
            for _ in range(TRIES):
                if kept.is_stale:
                    await self._refresh(kept)
                happened = change(kept.table)
                if await self._commit(kept, happened, acknowledge):
                    return happened.table.version
                kept.is_stale = True
        raise Refused("too-busy")

    async def _commit(self, kept: Kept, happened: Happened, acknowledge: Acknowledge) -> bool:
        """Append and commit; only then is it the present."""
        begin = time.monotonic()
        try:
            is_first = await self.store.commit(self._stored(kept.table, happened))
        except StoreError:
            kept.is_stale = True
            raise
        self.time_commit(time.monotonic() - begin)
        if is_first:
            acknowledge(happened.table.version)
            kept.install(happened)
            for observer in self.observers:
                observer(kept, happened)
        return is_first

    def _stored(self, before: HostedTable, happened: Happened) -> Change:
        after = happened.table
        now = self.now()
        is_end = after.document.status == "over" and before.document.status == "running"
        return Change(
            id=after.id,
            version=after.version,
            document=written(after.document),
            status=after.document.status,
            to_act=after.to_act,
            due_at=after.document.deadline if after.acting_bot is None else now + self.patience,
            at=now,
            people=_people(after) if _people(after) != _people(before) else None,
            back=happened.back,
            moves=tuple(write_move(move) for move in happened.moves),
            record=to_json(record_of(after)).encode() if is_end else None,
        )

    async def _rematch(self, table_id: str, person: Person) -> HostedTable:
        """The first to ask sets the table; the others find it."""
        kept = await self.kept(table_id)
        fresh = rematch(kept.table, person, new_id(), new_id(), new_seed().hex())
        if kept.table.document.rematch is None:
            await self._create(fresh)
            try:
                await self.change(table_id, lambda table: _with_rematch(table, fresh.id))
            except Refused:
                await self.close(fresh.id)
        again = kept.table.document.rematch
        if again is None:
            raise Refused("too-busy")
        return (await self.kept(again)).table

    async def _create(self, table: HostedTable) -> None:
        row = NewTable(
            id=table.id,
            watch=table.document.watch,
            listed=table.document.settings.listed,
            document=written(table.document),
            people=_people(table),
            at=self.now(),
        )
        await self.store.create_table(row)

    async def _load(self, table_id: str) -> Kept:
        kept = Kept(await load(self.store, table_id))
        kept.lines.extend(await self.store.chat(table_id, 0))
        return kept

    async def _catch_up(self, table_id: str) -> None:
        kept = await self.shelf.at_hand_or_coming(table_id)
        if kept is not None:
            kept.is_stale = True
            async with kept.lock:
                await self._freshen(kept)
            with suppress(StoreError):
                await self.hear(table_id)

    async def _freshen(self, kept: Kept) -> None:
        """A store that cannot be reached now is asked again when somebody uses the table."""
        if kept.is_stale:
            with suppress(StoreError):
                await self._refresh(kept)

    async def _refresh(self, kept: Kept) -> None:
        table, events = await load_after(self.store, kept.table)
        kept.is_stale = False
        if table.version > kept.table.version:
            kept.follow(table, events)


def new_id() -> str:
    """Nobody guesses it."""
    return secrets.token_urlsafe(16)


def could_be_id(text: str) -> bool:
    """Whether a database can be asked for it at all: some cannot hold every character."""
    return text.isascii() and text.isprintable() and len(text) <= MOST_OF_AN_ID


def _people(table: HostedTable) -> tuple[str | None, ...]:
    return tuple(seat.person for seat in table.document.seats)


def _with_rematch(table: HostedTable, rematch_id: str) -> Happened:
    """Or somebody else was first."""
    if table.document.rematch is not None:
        raise Refused("stale-version")
    return changed(table, replace(table.document, rematch=rematch_id))
