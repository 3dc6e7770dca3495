"""The table cache: tables are loaded when somebody asks for them, and only so many are held."""

import asyncio
from random import Random

import pytest

from stoneage.server.hall.hall import Hall
from stoneage.server.tables.viewing import SPECTATOR, Viewer
from stoneage.server.wire.refusals import Refused
from stoneage.table.actions import AnyMove
from tests.server.hall.halls import (
    Clock,
    begun,
    database_of,
    hall_on,
    next_move,
    play_on,
    scheduler_of,
)
from tests.server.tables.hosted import ANNA

pytestmark = pytest.mark.anyio

ROOM, MANY = 20, 200


async def test_a_cache_of_twenty_serves_two_hundred_tables_and_loses_nothing(
    sqlite_url: str,
) -> None:
    """Each gets moves in three visits, between which it was put away."""
    async with hall_on(sqlite_url, room=ROOM) as hall:
        ids = await asyncio.gather(*(begun(hall) for _ in range(MANY)))
        moves: dict[str, tuple[AnyMove, ...]] = dict.fromkeys(ids, ())
        generator = Random(1)
        for _ in range(3):
            generator.shuffle(ids)
            for table_id in ids:
                live = await hall.tables.get(table_id)
                assert live.table.game is not None
                assert live.table.game.moves == moves[table_id]
                person, move = next_move(live, generator)
                await hall.do(table_id, person, move)
                assert live.table.game is not None
                moves[table_id] = live.table.game.moves
                assert len(hall.tables.cache) <= ROOM


async def test_a_table_with_a_subscriber_is_not_evicted(sqlite_url: str) -> None:
    async with hall_on(sqlite_url, room=ROOM) as hall:
        table_id = await begun(hall)
        live = await hall.tables.get(table_id)
        listener = live.subscribe()
        for _ in range(ROOM + 5):
            await begun(hall)
        assert await hall.tables.get(table_id) is live
        live.unsubscribe(listener)
        for _ in range(ROOM + 5):
            await begun(hall)
        assert await hall.tables.get(table_id) is not live


async def test_a_start_loads_no_table(sqlite_url: str) -> None:
    """However many are stored."""
    async with hall_on(sqlite_url) as hall:
        for _ in range(30):
            await begun(hall)
    async with hall_on(sqlite_url) as hall:
        await scheduler_of(hall).run_due(ahead=100_000)
        assert len(hall.tables.cache) == 0


async def test_concurrent_loads_share_one_table(sqlite_url: str) -> None:
    async with hall_on(sqlite_url) as hall:
        table_id = await begun(hall)
    async with hall_on(sqlite_url) as hall:
        asked = await asyncio.gather(*(hall.tables.get(table_id) for _ in range(5)))
        assert all(live is asked[0] for live in asked)


async def test_there_is_no_table_under_another_id(database_url: str) -> None:
    """Also none that no database can even be asked for."""
    async with hall_on(database_url) as hall:
        for name in ("", "nothing", "a" * 5000, "ä", "a\x00b", "\ud800"):
            with pytest.raises(Refused, match="no-such-table"):
                await hall.tables.get(name)
        assert len(hall.tables.cache) == 0


async def test_whatever_clients_say_that_they_have_seen_memory_stays_bounded(
    sqlite_url: str,
) -> None:
    """Only the updates of known versions are cached."""
    async with hall_on(sqlite_url) as hall:
        table_id = await begun(hall)
        live = await play_on(hall, table_id, 3)
        whole = live.encoded_update(SPECTATOR, None)
        for since in range(1000, 1500):
            assert live.encoded_update(SPECTATOR, since) == whole
        assert len(live._encoded) <= 5


async def test_missed_events_are_told_from_any_version_that_is_known(sqlite_url: str) -> None:
    async with hall_on(sqlite_url) as hall:
        table_id = await begun(hall)
        viewer, generator = Viewer(ANNA.id), Random(1)
        live = await hall.tables.get(table_id)
        first, events = live.table.version, []
        for _ in range(30):
            before = live.table.version
            person, move = next_move(live, generator)
            await hall.do(table_id, person, move)
            update = live.update_for(viewer, before)
            assert update.since == before
            events.append(update.events)
        for back in range(30):
            update = live.update_for(viewer, first + back)
            assert update.since == first + back
            assert [*update.events] == [event for each in events[back:] for event in each]
        assert live.update_for(viewer, live.table.version).events == ()
        assert live.update_for(viewer, live.table.version + 1).since is None
        await fresh_has_none(hall, table_id)


async def fresh_has_none(hall: Hall, table_id: str) -> None:
    """A table that was just loaded knows no events, and says so."""
    async with hall_on(database_of(hall).reading.url.render_as_string(), Clock()) as other:
        live = await other.tables.get(table_id)
        update = live.update_for(SPECTATOR, live.table.version - 1)
        assert (update.since, update.events) == (None, ())
