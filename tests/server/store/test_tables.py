"""Tables: opened, changed by whoever is first, found again. On both databases."""

import asyncio

import pytest
from msgspec.structs import replace

from stoneage.server.store import RowRefused, Store, open_store
from stoneage.server.store.rows import DueRow, EntryRow, SeatedRow, TableRow
from tests.server.store.stored import ANNA, BEN, FIRST, NEW, another_table, with_people, with_table

pytestmark = pytest.mark.anyio

OPENED = TableRow(
    id="table",
    watch="watch",
    status="open",
    listed=True,
    version=0,
    to_act=None,
    due_at=None,
    created_at=100,
    changed_at=100,
    document=NEW.document,
)


async def test_a_new_table_is_open_and_found_by_its_id_and_its_watch_link(store: Store) -> None:
    await with_table(store)
    assert await store.table("table") == OPENED
    assert await store.table_by_watch("watch") == OPENED
    assert await store.table("watch") is None
    assert await store.table_by_watch("table") is None


async def test_a_change_is_all_there_when_it_is_committed(store: Store) -> None:
    await with_table(store)
    assert await store.commit(replace(FIRST, due_at=250))
    assert await store.table("table") == TableRow(
        id="table",
        watch="watch",
        status="running",
        listed=True,
        version=1,
        to_act=1,
        due_at=250,
        created_at=100,
        changed_at=200,
        document=FIRST.document,
    )


async def test_a_change_leaves_other_tables_alone(store: Store) -> None:
    await with_table(store)
    other = another_table(1)
    await store.create_table(other)
    assert await store.commit(FIRST)
    row = await store.table(other.id)
    assert row is not None
    assert (row.version, row.document, row.status) == (0, other.document, "open")


async def test_a_change_of_an_old_or_future_version_changes_nothing(store: Store) -> None:
    await with_table(store)
    assert await store.commit(FIRST)
    before = await store.table("table"), await store.entries("table")
    for version in (0, 1, 3):
        late = replace(FIRST, version=version, document=b"late", people=(BEN.id,), record=b"late")
        assert not await store.commit(late)
    assert (await store.table("table"), await store.entries("table")) == before
    assert await store.record("table") is None
    assert await store.of_person(BEN.id, 9) == []


async def test_a_table_that_is_not_there_cannot_be_changed(store: Store) -> None:
    assert not await store.commit(FIRST)
    assert await store.table("table") is None
    assert await store.entries("table") == []


async def test_an_id_cannot_be_used_twice(store: Store) -> None:
    await with_table(store)
    with pytest.raises(RowRefused):
        await store.create_table(replace(NEW, watch="another", document=b"another"))
    with pytest.raises(RowRefused):
        await store.create_table(replace(NEW, id="another"))
    assert await store.table("table") == OPENED
    assert await store.table("another") is None


async def test_of_simultaneous_changes_exactly_one_is_made(database_url: str) -> None:
    """Four stores as four processes would have them, and both ways to be late: in one batch
    of the same store, and behind another's transaction."""
    stores = [open_store(database_url) for _ in range(4)]
    await with_table(stores[0])
    for version in range(1, 21):
        contenders = [
            replace(FIRST, version=version, document=f"{version} {number}".encode())
            for number in range(8)
        ]
        made = await asyncio.gather(
            *(stores[number % 4].commit(change) for number, change in enumerate(contenders))
        )
        assert sum(made) == 1
        row = await stores[0].table("table")
        assert row is not None
        assert row.document == contenders[made.index(True)].document
    assert [entry.version for entry in await stores[0].entries("table")] == list(range(1, 21))
    for store in stores:
        await store.close()


async def test_many_tables_changed_crosswise_by_two_stores_never_deadlock(
    database_url: str,
) -> None:
    """Each store wants the same tables in another order; every version is made once."""
    one, other = open_store(database_url), open_store(database_url)
    await with_people(one)
    rows = [another_table(number) for number in range(30)]
    for row in rows:
        await one.create_table(row)
    for version in range(1, 6):
        changes = [replace(FIRST, id=row.id, version=version) for row in rows]
        made = await asyncio.gather(
            *(one.commit(change) for change in changes),
            *(other.commit(change) for change in reversed(changes)),
        )
        assert sum(made) == len(rows)
        assert all(a != b for a, b in zip(made[:30], reversed(made[30:]), strict=True))
    await one.close()
    await other.close()


async def test_the_moves_of_a_game_are_read_as_they_were_written(store: Store) -> None:
    await with_table(store)
    changes = [
        replace(FIRST, version=1, moves=("A forest 3", "roll 1 2 3")),
        replace(FIRST, version=2, moves=()),
        replace(FIRST, version=3, back=1, moves=()),
        replace(FIRST, version=4, back=1, moves=("A hut 2",)),
    ]
    for change in changes:
        assert await store.commit(change)
    entries = [
        EntryRow(1, 0, ("A forest 3", "roll 1 2 3")),
        EntryRow(3, 1, ()),
        EntryRow(4, 1, ("A hut 2",)),
    ]
    assert await store.entries("table") == entries
    assert await store.entries("table", after=1) == entries[1:]
    assert await store.entries("table", after=4) == []


async def test_the_change_that_ends_a_game_keeps_the_record_and_forgets_the_entries(
    store: Store,
) -> None:
    await with_table(store)
    other = another_table(1)
    await store.create_table(other)
    await store.commit(FIRST)
    await store.commit(replace(FIRST, id=other.id))
    assert await store.record("table") is None
    record = b'{"moves": [' + b"1, " * 5_000 + b"1]}"
    assert await store.commit(replace(FIRST, version=2, status="over", record=record))
    assert await store.record("table") == record
    assert await store.entries("table") == []
    assert await store.entries(other.id) == [EntryRow(1, 0, FIRST.moves)]
    assert await store.record(other.id) is None


async def test_tables_are_due_in_the_order_of_their_times(store: Store) -> None:
    await with_table(store)
    for number, due_at in enumerate((500, None, 300, 400, 900)):
        row = another_table(number)
        await store.create_table(row)
        await store.commit(replace(FIRST, id=row.id, due_at=due_at))
    due = [DueRow("table 2", 1, 300), DueRow("table 3", 1, 400), DueRow("table 0", 1, 500)]
    assert await store.due(500, 9) == due
    assert await store.due(499, 9) == due[:2]
    assert await store.due(500, 1) == due[:1]
    await store.commit(replace(FIRST, id="table 2", version=2, due_at=None))
    assert await store.due(500, 9) == due[1:]


async def test_the_list_shows_listed_tables_of_a_status_with_the_newest_change_first(
    store: Store,
) -> None:
    await with_people(store)
    for number in range(4):
        await store.create_table(replace(another_table(number), listed=number != 2))
    await store.commit(replace(FIRST, id="table 0", at=900))
    assert [row.id for row in await store.listed("open", 9)] == ["table 3", "table 1"]
    assert [row.id for row in await store.listed("running", 9)] == ["table 0"]
    assert [row.id for row in await store.listed("open", 1)] == ["table 3"]
    assert [row.id for row in await store.all_tables("open", 9)] == [
        "table 3",
        "table 2",
        "table 1",
    ]
    assert await store.counts() == {"open": 3, "running": 1, "over": 0}


async def test_a_person_finds_the_own_tables_and_seats_with_the_newest_change_first(
    store: Store,
) -> None:
    await with_people(store)
    seatings = [(ANNA.id, BEN.id), (BEN.id, None), (ANNA.id, BEN.id, ANNA.id)]
    for number, people in enumerate(seatings):
        await store.create_table(replace(another_table(number), people=people))

    def seen(rows: list[SeatedRow]) -> list[tuple[str, tuple[int, ...]]]:
        return [(row.table.id, row.seats) for row in rows]

    assert seen(await store.of_person(ANNA.id, 9)) == [("table 2", (0, 2)), ("table 0", (0,))]
    assert seen(await store.of_person(ANNA.id, 1)) == [("table 2", (0, 2))]
    await store.commit(replace(FIRST, id="table 0", at=900, people=(BEN.id, None, ANNA.id)))
    assert seen(await store.of_person(ANNA.id, 9)) == [("table 0", (2,)), ("table 2", (0, 2))]
    await store.commit(replace(FIRST, id="table 2", people=(None, BEN.id, None)))
    assert seen(await store.of_person(ANNA.id, 9)) == [("table 0", (2,))]
    assert (await store.of_person(ANNA.id, 9))[0].table == await store.table("table 0")
