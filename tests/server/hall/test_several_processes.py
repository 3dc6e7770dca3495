"""Several processes, one truth: two halls on one PostgreSQL, told of each other by the bus."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

import pytest

from stoneage.server.hall.hall import Hall
from stoneage.server.hall.loading import load
from stoneage.server.store.bus import CHAT, open_bus
from stoneage.server.store.rows import EntryRow
from stoneage.server.tables.viewing import SPECTATOR, Viewer
from stoneage.server.wire.commands import MakeOffer, Play, Resign, TakeBack
from stoneage.server.wire.messages import Update
from stoneage.server.wire.refusals import Refused
from stoneage.table.actions import Place
from tests.server.hall.halls import begun, database_of, hall_on, next_move, play_on, until, watched
from tests.server.tables.hosted import ANNA, BEN, CARA

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def halls(url: str, number: int = 2) -> AsyncIterator[list[Hall]]:
    """Halls that are notified of each other's changes, as `Services` connects them."""
    async with AsyncExitStack() as stack:
        made = [await stack.enter_async_context(hall_on(url)) for _ in range(number)]
        for hall in made:
            bus = open_bus(url)
            await bus.start(_on_notification(hall), hall.tables.on_bus_lost)
            stack.push_async_callback(bus.close)
        yield made


def _on_notification(hall: Hall) -> Callable[[str, int | str], None]:
    def on_notification(table_id: str, what: int | str) -> None:
        work: Coroutine[Any, Any, None]
        work = (
            hall.tables.fetch_chat(table_id)
            if what == CHAT
            else hall.tables.on_remote_change(table_id, int(what))
        )
        hall.tasks.spawn(work)

    return on_notification


class Listener:
    """A client at one of the halls: every update that it was given."""

    def __init__(self, hall: Hall, viewer: Viewer) -> None:
        self.hall = hall
        self.viewer = viewer
        self.updates: list[Update] = []

    async def listen(self, table_id: str) -> None:
        live = await self.hall.tables.get(table_id)
        news = live.subscribe()
        self.updates.append(live.update_for(self.viewer, None))
        while self.updates[-1].table.status != "over":
            await news.wait()
            news.clear()
            if live.table.version != self.updates[-1].version:
                self.updates.append(live.update_for(self.viewer, self.updates[-1].version))


async def test_clients_of_different_processes_see_the_same_versions_in_the_same_order(
    postgresql_url: str,
) -> None:
    """Moves are made here and there by turns; the views of one version are the same everywhere."""
    async with halls(postgresql_url) as (one, other):
        table_id = await begun(one)
        clients = [Listener(hall, SPECTATOR) for hall in (one, other)]
        listening = [asyncio.create_task(client.listen(table_id)) for client in clients]
        await until(lambda: all(client.updates for client in clients))
        generator = Random(1)
        for number in range(60):
            here = (one, other)[number % 2]
            version = (await load(here.store, table_id)).version
            await here.tables.on_remote_change(table_id, version)
            person, move = next_move(await here.tables.get(table_id), generator)
            await here.do(table_id, person, move)
        version = (await load(one.store, table_id)).version
        await other.tables.on_remote_change(table_id, version)
        await other.do(table_id, ANNA, Resign(seat=0))
        async with asyncio.timeout(30):
            await asyncio.gather(*listening)
        seen = [{update.version: update for update in client.updates} for client in clients]
        for client in clients:
            versions = [update.version for update in client.updates]
            assert versions == sorted(set(versions))
        both = seen[0].keys() & seen[1].keys()
        assert max(both) == version + 1
        for shared in both:
            assert seen[0][shared].view == seen[1][shared].view
            assert seen[0][shared].table == seen[1][shared].table
        told = [
            [event for update in client.updates for event in update.events] for client in clients
        ]
        assert told[0] == told[1] != []


async def test_of_simultaneous_moves_exactly_one_wins_and_the_others_are_told(
    postgresql_url: str,
) -> None:
    async with halls(postgresql_url, 3) as made:
        table_id = await begun(made[0])
        generator = Random(1)
        for _ in range(15):
            await asyncio.gather(*(hall.tables.get(table_id) for hall in made))
            version = (await load(made[0].store, table_id)).version
            for hall in made:
                await hall.tables.on_remote_change(table_id, version)
            moves = [next_move(await hall.tables.get(table_id), generator) for hall in made]
            outcomes = await asyncio.gather(
                *(
                    hall.do(table_id, person, move)
                    for hall, (person, move) in zip(made, moves, strict=True)
                ),
                return_exceptions=True,
            )
            won = [outcome for outcome in outcomes if outcome == version + 1]
            told = [outcome.code for outcome in outcomes if isinstance(outcome, Refused)]
            assert (len(won), told) == (1, ["stale-version"] * 2)
        entries = await made[0].store.entries(table_id)
        assert [entry.version for entry in entries] == sorted({e.version for e in entries})


async def test_a_change_that_lost_the_race_is_retried_on_the_present_table(
    postgresql_url: str,
) -> None:
    """Where no version was named both are carried out, one after the other."""
    async with halls(postgresql_url) as (one, other):
        table_id = await begun(one, (ANNA, BEN, CARA))
        await other.tables.get(table_id)
        watched(one).gate.clear()
        offering = asyncio.create_task(one.do(table_id, BEN, MakeOffer(what="abandonment")))
        await until(lambda: watched(one).diary[-1].startswith("append"))
        first = await other.do(table_id, CARA, Resign(seat=2))
        watched(one).gate.set()
        assert await offering == first + 1
        assert "lost" in " ".join(watched(one).diary)
        table = (await one.tables.get(table_id)).table
        assert table.document.seats[2].has_resigned
        assert table.document.offer is not None


async def test_a_table_that_changes_while_it_is_being_loaded_is_read_again(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The news comes while the old rows are still on their way."""
    async with halls(postgresql_url) as (one, other):
        table_id = await begun(one)
        chat, reached, going_on = other.store.chat, asyncio.Event(), asyncio.Event()

        async def slow_chat(table: str, after: int = 0) -> list[Any]:
            reached.set()
            await going_on.wait()
            return await chat(table, after)

        monkeypatch.setattr(other.store, "chat", slow_chat)
        loading = asyncio.create_task(other.tables.get(table_id))
        await reached.wait()
        version = await one.do(table_id, ANNA, Play(version=2, action=Place("forest", 2)))
        await one.chat.say(table_id, ANNA, "Your turn!")
        notified = asyncio.create_task(other.tables.on_remote_change(table_id, version))
        await asyncio.sleep(0.05)
        going_on.set()
        await notified
        live = await loading
        await until(lambda: live.table.version == version and bool(live.chat))
        assert live.chat[-1].text == "Your turn!"


async def test_rows_that_were_read_around_a_change_still_fit_together(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The row of one version, and entries that are newer, or gone because the game is over."""
    async with hall_on(sqlite_url) as hall:
        table_id = await begun(hall)
        await play_on(hall, table_id, 5)
        row, entries = await hall.store.table(table_id), await hall.store.entries(table_id)
        assert row is not None
        entries.append(EntryRow(row.version + 1, 0, ("forest*2",)))
        rows = [row]

        async def table(_: str) -> Any:
            return rows.pop() if rows else await type(hall.store).table(hall.store, table_id)

        async def newer(_: str, after: int = 0) -> list[EntryRow]:  # noqa: ARG001
            return entries

        monkeypatch.setattr(hall.store, "table", table)
        monkeypatch.setattr(hall.store, "entries", newer)
        loaded = await load(hall.store, table_id)
        live = await hall.tables.get(table_id)
        assert loaded.game is not None
        assert live.table.game is not None
        assert loaded.game.moves == live.table.game.moves
        entries.clear()
        rows.append(row)
        await hall.do(table_id, ANNA, Resign(seat=0))
        assert (await load(hall.store, table_id)).document.status == "over"


async def test_ones_own_turn_can_be_taken_back_although_another_process_changed_the_table(
    postgresql_url: str,
) -> None:
    """An offer elsewhere is no decision in the game."""
    async with halls(postgresql_url) as (one, other):
        table_id = await begun(one)
        await one.do(table_id, ANNA, Play(version=2, action=Place("forest", 2)))
        version = await other.do(table_id, BEN, MakeOffer(what="abandonment"))
        await one.tables.on_remote_change(table_id, version)
        await one.do(table_id, ANNA, TakeBack(version=version))


async def test_a_hall_that_missed_notifications_asks_the_store_again(postgresql_url: str) -> None:
    async with hall_on(postgresql_url) as one, hall_on(postgresql_url) as cut_off:
        table_id = await begun(one)
        live = await cut_off.tables.get(table_id)
        listener = live.subscribe()
        await play_on(one, table_id, 3)
        await one.chat.say(table_id, BEN, "Are you there?")
        cut_off.tables.on_bus_lost()
        await cut_off.tasks.finish()
        assert listener.is_set()
        assert live.table.version == (await one.tables.get(table_id)).table.version
        assert [line.text for line in live.chat] == ["Are you there?"]


async def test_two_who_ask_for_a_rematch_at_once_find_each_other(postgresql_url: str) -> None:
    """On one table; the other that was set in vain is closed."""
    async with halls(postgresql_url) as (one, other):
        table_id = await begun(one)
        await one.do(table_id, ANNA, Resign(seat=0))
        await other.tables.get(table_id)
        found = await asyncio.gather(
            one.rematch(table_id, ANNA), other.rematch(table_id, BEN), one.rematch(table_id, BEN)
        )
        assert len({table.id for table in found}) == 1
        rows = await database_of(one).of_person(ANNA.id, 10)
        assert [row.table.id for row in rows if row.table.status == "open"] == [found[0].id]
