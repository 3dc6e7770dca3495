"""What was acknowledged is never lost: processes are killed, servers crash, connections break."""

import asyncio
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

import psycopg
import pytest
from msgspec.structs import replace
from sqlalchemy import Connection

from stoneage.server.store import OutcomeUnknown, Store, StoreUnavailable, open_store
from stoneage.server.store.bus import open_bus
from tests.server.postgres import running
from tests.server.store.cutting import Cutter
from tests.server.store.gate import in_one_batch
from tests.server.store.stored import BEN, FIRST, LINE, NEW, another_table, with_people, with_table
from tests.server.store.writing_without_end import TABLES

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).resolve().parents[3]
KILLS = 3
ACKNOWLEDGED = 300


def kill_a_writer(url: str) -> dict[tuple[str, str], int]:
    """The last number of each kind that a process told of each table before it was killed."""
    last: dict[tuple[str, str], int] = defaultdict(int)
    command = [sys.executable, "-m", "tests.server.store.writing_without_end", url]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        for told, line in enumerate(process.stdout):
            table_id, number, kind = line.decode().rstrip("\n").split(",")
            last[table_id, kind] = int(number)
            if told == ACKNOWLEDGED:
                process.kill()
    assert process.returncode not in (0, 1)
    return last


async def test_nothing_acknowledged_is_lost_by_a_killed_process(database_url: str) -> None:
    """And nothing is half done: each table's entries are its versions, without a gap."""
    store = open_store(database_url)
    await with_people(store)
    ids = [f"table {number}" for number in range(TABLES)]
    for number in range(TABLES):
        await store.create_table(another_table(number))
    for _ in range(KILLS):
        told = await asyncio.to_thread(kill_a_writer, database_url)
        assert sum(told.values()) > ACKNOWLEDGED
        for table_id in ids:
            row = await store.table(table_id)
            assert row is not None
            assert row.version - told[table_id, "moves"] in (0, 1)
            versions = [entry.version for entry in await store.entries(table_id)]
            assert versions == list(range(1, row.version + 1))
            numbers = [line.number for line in await store.chat(table_id)]
            assert numbers == list(range(1, len(numbers) + 1))
            assert len(numbers) - told[table_id, "chat"] in (0, 1)
    await store.close()


async def test_a_database_server_that_crashes_loses_nothing_and_is_found_again() -> None:
    """While it is away everything fails by name; then store and bus go on by themselves."""
    with running() as server:
        url = server.url("postgres")
        store = open_store(url)
        bus = open_bus(url)
        lost = asyncio.Event()
        await bus.start(lambda *_: None, lost.set)
        await with_table(store)
        assert await store.commit(FIRST)
        await asyncio.to_thread(server.stop)
        with pytest.raises(StoreUnavailable):
            await store.commit(replace(FIRST, version=2))
        with pytest.raises(StoreUnavailable):
            await store.table(NEW.id)
        assert not await store.is_alive()
        assert not lost.is_set()
        await asyncio.to_thread(server.start)
        assert await store.is_alive()
        row = await store.table(NEW.id)
        assert row is not None
        assert row.version == 1
        assert await store.commit(replace(FIRST, version=2))
        await asyncio.wait_for(lost.wait(), 30)
        await bus.close()
        await store.close()


async def end_connections(url: str) -> None:
    """Have the server end all connections to a database but this one."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


async def test_an_idle_connection_that_broke_is_replaced_unnoticed(
    postgresql_url: str,
) -> None:
    store = open_store(postgresql_url)
    await with_table(store)
    assert await store.table(NEW.id) is not None
    await end_connections(postgresql_url)
    assert await store.table(NEW.id) is not None
    assert await store.commit(FIRST)
    await store.close()


async def test_a_connection_that_breaks_while_writing_fails_what_was_under_way(
    postgresql_url: str,
) -> None:
    store = open_store(postgresql_url)
    await with_table(store)

    def break_off(connection: Connection, _: Sequence[None]) -> list[None]:
        connection.exec_driver_sql("SELECT pg_terminate_backend(pg_backend_pid())")
        raise AssertionError

    outcomes = await in_one_batch(
        store, store.commit(FIRST), store.say(LINE), store.writer.submit(break_off, None)
    )
    assert [type(outcome) for outcome in outcomes] == [StoreUnavailable] * 3
    assert await store.entries(NEW.id) == []
    assert await store.say(LINE) == 1
    assert await store.commit(FIRST)
    await store.close()


async def committed_over_a_cut_line(url: str, store: Store, *, answer_lost: bool) -> bool:
    """Whether a change is there whose commit met a broken line; it must have been an error."""
    cutter = Cutter(url, answer_lost=answer_lost)
    async with cutter:
        behind = await asyncio.to_thread(open_store, cutter.url)
        assert await behind.commit(FIRST)
        cutter.is_armed = True
        with pytest.raises(OutcomeUnknown):
            await behind.commit(replace(FIRST, version=2, people=(BEN.id,)))
        assert cutter.has_cut
        await behind.close()
    row = await store.table(NEW.id)
    assert row is not None
    return row.version == 2


@pytest.mark.parametrize("answer_lost", [True, False], ids=["answer lost", "question lost"])
async def test_a_commit_of_unknown_outcome_is_never_called_a_success(
    postgresql_url: str, answer_lost: bool
) -> None:
    """The line breaks behind the commit, which is done, or before it, which is not."""
    store = open_store(postgresql_url)
    await with_table(store)
    made = await committed_over_a_cut_line(postgresql_url, store, answer_lost=answer_lost)
    assert made == answer_lost
    await store.close()
