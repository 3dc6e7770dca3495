"""Rows for the tests of the store."""

from msgspec.structs import replace

from stoneage.server.store import Store
from stoneage.server.store.rows import FIRST_VERSION, NewChatRow, NewTable, PersonRow, TableChange

ANNA = PersonRow(id="anna", name="Anna", language="de", created_at=1)
BEN = PersonRow(id="ben", name="Ben", created_at=2)
NEW = NewTable(
    id="table",
    watch="watch",
    listed=True,
    document=b'{"seats": 2}',
    people=(ANNA.id, None),
    at=100,
)
FIRST = TableChange(
    id=NEW.id,
    version=FIRST_VERSION + 1,
    document=b'{"seats": 2, "moved": true}',
    status="running",
    to_act=1,
    due_at=None,
    at=200,
    moves=("A forest 3",),
)
LINE = NewChatRow(table_id=NEW.id, seat=0, person_id=ANNA.id, name="Anna", text="Hello!", at=300)


def another_table(number: int) -> NewTable:
    return replace(NEW, id=f"table {number}", watch=f"watch {number}", at=100 + number)


async def with_people(store: Store) -> Store:
    for person in (ANNA, BEN):
        await store.add_person(person)
    return store


async def with_table(store: Store) -> Store:
    """A store in which Anna has opened a table."""
    await with_people(store)
    await store.create_table(NEW)
    return store
