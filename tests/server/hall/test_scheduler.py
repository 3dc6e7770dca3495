"""The scheduler: bots' moves, clocks, and what a process that ended left behind."""

import asyncio

import pytest
from sqlalchemy import text

from stoneage.processes.child_pool import PoolClosed
from stoneage.server.hall.live_table import LiveTable
from stoneage.server.hall.scheduler import Scheduler
from stoneage.server.store.errors import StoreUnavailable
from stoneage.server.tables.document import STAND_IN
from stoneage.server.wire.commands import ComeBack, Play, Resign
from stoneage.server.wire.settings import TableSettings, TimeBank
from stoneage.table.actions import Place
from stoneage.table.options import Options
from tests.server.hall.halls import (
    PATIENCE,
    Clock,
    Thinking,
    begun,
    database_of,
    hall_on,
    scheduler_of,
    until,
    watched,
)
from tests.server.tables.hosted import ANNA, BEN

pytestmark = pytest.mark.anyio

TIMED = TableSettings(options=Options(players=2), start=0, timing=TimeBank(seconds=60))


def is_away(live: LiveTable) -> bool:
    return live.table.document.seats[0].is_away


async def test_bots_move_until_it_is_a_persons_turn(database_url: str) -> None:
    async with hall_on(database_url) as hall:
        thinking = Thinking()
        scheduler_of(hall, thinking)
        table_id = await begun(hall, (ANNA, "forager", "forager"))
        live = await hall.tables.get(table_id)
        await hall.do(table_id, ANNA, Play(version=live.table.version, action=Place("forest", 2)))
        await until(lambda: live.table.to_act == 0 and live.bot_task is None)
        assert thinking.asked == ["forager"] * 2
        assert live.table.game is not None
        assert len(live.table.game.moves) == 3


async def test_a_turn_that_a_crash_left_behind_is_taken_over_after_its_lease(
    database_url: str,
) -> None:
    """The process that should have asked the bot is gone; another takes over."""
    clock = Clock()
    async with hall_on(database_url, clock) as hall:
        table_id = await begun(hall, ("forager", ANNA)[::-1])
        await hall.do(table_id, ANNA, Play(version=2, action=Place("forest", 2)))
        assert (await hall.tables.get(table_id)).table.acting_bot == "forager"
    async with hall_on(database_url, clock) as hall:
        scheduler = scheduler_of(hall)
        await scheduler.run_due()
        assert len(hall.tables.cache) == 0, "another process may still be thinking"
        clock.time += PATIENCE
        await scheduler.run_due()
        await hall.tasks.finish()
        assert (await hall.tables.get(table_id)).table.to_act == 0


async def test_a_start_takes_over_at_once_what_was_left_behind(sqlite_url: str) -> None:
    clock = Clock()
    async with hall_on(sqlite_url, clock) as hall:
        table_id = await begun(hall, (ANNA, "forager"))
        await hall.do(table_id, ANNA, Play(version=2, action=Place("forest", 2)))
    async with hall_on(sqlite_url, clock) as hall:
        running = asyncio.create_task(scheduler_of(hall).run_forever(3600))
        await until(lambda: table_id in hall.tables.cache)
        live = await hall.tables.get(table_id)
        await until(lambda: live.table.to_act == 0)
        running.cancel()


@pytest.mark.parametrize("failure", [StoreUnavailable("away"), PoolClosed()])
async def test_a_bots_turn_that_failed_is_taken_over_after_its_lease(
    sqlite_url: str, failure: Exception
) -> None:
    clock = Clock()
    async with hall_on(sqlite_url, clock) as hall:
        thinking = Thinking()
        scheduler = scheduler_of(hall, thinking)
        thinking.failure = failure
        table_id = await begun(hall, (ANNA, "forager"))
        await hall.do(table_id, ANNA, Play(version=2, action=Place("forest", 2)))
        await hall.tasks.finish()
        live = await hall.tables.get(table_id)
        assert (live.table.to_act, live.bot_task) == (1, None)
        thinking.failure = None
        clock.time += PATIENCE
        await scheduler.run_due()
        await hall.tasks.finish()
        assert live.table.to_act == 0


async def test_a_bots_move_is_retried_after_a_failed_commit(sqlite_url: str) -> None:
    clock = Clock()
    async with hall_on(sqlite_url, clock) as hall:
        scheduler = scheduler_of(hall)
        table_id = await begun(hall, (ANNA, "forager"))
        watched(hall).fails = lambda change: (
            StoreUnavailable("full") if change.version == 4 else None
        )
        await hall.do(table_id, ANNA, Play(version=2, action=Place("forest", 2)))
        await hall.tasks.finish()
        live = await hall.tables.get(table_id)
        assert live.table.to_act == 1
        watched(hall).fails = lambda _: None
        clock.time += PATIENCE
        await scheduler.run_due()
        await hall.tasks.finish()
        assert live.table.to_act == 0


async def test_time_that_is_up_is_noticed_and_a_bot_plays_on(database_url: str) -> None:
    """By a time that the test tells; the seat is theirs again when they come back."""
    clock = Clock()
    async with hall_on(database_url, clock) as hall:
        thinking = Thinking()
        scheduler = scheduler_of(hall, thinking)
        table_id = await begun(hall, settings=TIMED)
        live = await hall.tables.get(table_id)
        clock.time += 59_999
        await scheduler.run_due()
        assert not is_away(live)
        clock.time += 1
        await scheduler.run_due()
        await until(lambda: live.table.to_act == 1)
        assert is_away(live)
        assert thinking.asked == [STAND_IN]
        await hall.do(table_id, ANNA, ComeBack(seat=0))
        assert not is_away(live)


async def test_a_clock_that_ran_out_while_no_server_ran_is_noticed(sqlite_url: str) -> None:
    clock = Clock()
    async with hall_on(sqlite_url, clock) as hall:
        table_id = await begun(hall, settings=TIMED)
    clock.time += 3_600_000
    async with hall_on(sqlite_url, clock) as hall:
        await scheduler_of(hall).run_due()
        assert (await hall.tables.get(table_id)).table.document.seats[0].is_away


async def test_one_table_that_cannot_be_read_does_not_stop_the_others(sqlite_url: str) -> None:
    clock = Clock()
    async with hall_on(sqlite_url, clock) as hall:
        broken = await begun(hall, settings=TIMED)
        clock.time += 1
        sound = await begun(hall, settings=TIMED)
        with database_of(hall).writing.begin() as connection:
            connection.execute(
                text("UPDATE tables SET document = :nonsense WHERE id = :id"),
                {"nonsense": b"{}", "id": broken},
            )
    clock.time += 60_000
    async with hall_on(sqlite_url, clock) as hall:
        scheduler: Scheduler = scheduler_of(hall)
        await scheduler.run_due()
        assert (await hall.tables.get(sound)).table.document.seats[0].is_away


async def test_nothing_is_due_at_a_table_that_is_over(database_url: str) -> None:
    clock = Clock()
    async with hall_on(database_url, clock) as hall:
        table_id = await begun(hall, settings=TIMED)
        assert [row.id for row in await hall.store.due(clock.time + 60_000, 10)] == [table_id]
        await hall.do(table_id, BEN, Resign(seat=1))
        assert await hall.store.due(clock.time + 10**9, 10) == []
