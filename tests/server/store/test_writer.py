"""Group commit: together when all is well, one by one when something is not."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, event

from stoneage.server.store import RowRefused, Store, StoreUnavailable, open_store
from stoneage.server.store.writer import MAX_BATCH
from tests.server.store.gate import in_one_batch
from tests.server.store.stored import ANNA, FIRST, LINE, NEW, another_table, with_people, with_table

pytestmark = pytest.mark.anyio


@contextmanager
def counted_commits(store: Store) -> Iterator[list[Connection]]:
    commits: list[Connection] = []

    def count(connection: Connection) -> None:
        commits.append(connection)

    event.listen(store.writing, "commit", count)
    yield commits
    event.remove(store.writing, "commit", count)


async def with_tables(store: Store, number: int) -> list[str]:
    await with_people(store)
    rows = [another_table(each) for each in range(number)]
    await asyncio.gather(*(store.create_table(row) for row in rows))
    return [row.id for row in rows]


async def test_queued_writes_are_committed_together(store: Store) -> None:
    ids = await with_tables(store, 50)
    with counted_commits(store) as commits:
        changes = [store.commit(replace(FIRST, id=table_id)) for table_id in ids]
        lines = [store.say(replace(LINE, table_id=table_id)) for table_id in ids]
        assert await in_one_batch(store, *changes, *lines) == [True] * 50 + [1] * 50
    assert len(commits) == 2  # one of them for the write that held the others back


async def test_more_than_one_batch_can_be_queued(store: Store) -> None:
    await with_table(store)
    with counted_commits(store) as commits:
        lines = [store.say(replace(LINE, text=str(n))) for n in range(MAX_BATCH + 3)]
        assert await in_one_batch(store, *lines) == list(range(1, MAX_BATCH + 4))
    assert len(commits) == 3
    said = await store.chat(NEW.id)
    assert [line.text for line in said] == [str(n) for n in range(MAX_BATCH + 3)]


async def test_one_faulty_write_fails_alone(store: Store) -> None:
    """A key that is taken, a table that is not there, a late change and a fault in the program."""
    ids = await with_tables(store, 10)
    await store.commit(replace(FIRST, id=ids[9]))

    def fall_over(connection: Connection, rows: Sequence[str]) -> list[None]:
        connection.exec_driver_sql("DELETE FROM seats")
        raise ZeroDivisionError(rows[0])

    outcomes = await in_one_batch(
        store,
        *(store.commit(replace(FIRST, id=table_id)) for table_id in ids),
        store.add_person(ANNA),
        store.say(replace(LINE, table_id="nowhere")),
        store.writer.submit(fall_over, "a fault"),
        store.say(replace(LINE, table_id=ids[0])),
    )
    assert outcomes[:10] == [True] * 9 + [False]
    assert [type(outcome) for outcome in outcomes[10:13]] == [
        RowRefused,
        RowRefused,
        ZeroDivisionError,
    ]
    assert outcomes[13] == 1
    assert [len(await store.entries(table_id)) for table_id in ids] == [1] * 10
    assert len(await store.of_person(ANNA.id, 20)) == 10


async def test_a_write_whose_caller_was_cancelled_is_done(store: Store) -> None:
    await with_table(store)

    async def leave() -> None:
        task = asyncio.create_task(store.commit(FIRST))
        await asyncio.sleep(0)
        task.cancel()

    await in_one_batch(store, leave(), store.say(LINE))
    row = await store.table(NEW.id)
    assert row is not None
    assert row.version == 1


async def test_closing_finishes_queued_writes_and_refuses_new_ones(database_url: str) -> None:
    store = open_store(database_url)
    await with_table(store)
    change = asyncio.create_task(store.commit(FIRST))
    await asyncio.sleep(0)
    await store.close()
    assert await change
    with pytest.raises(StoreUnavailable):
        await store.commit(replace(FIRST, version=2))
    again = open_store(database_url)
    row = await again.table(NEW.id)
    assert row is not None
    assert row.version == 1
    await again.close()
