"""Durable changes of tables a second, for SQLite and PostgreSQL. Printed as JSON."""

import asyncio
import json
import tempfile
import time
from itertools import count
from pathlib import Path

from stoneage.server.store import Store, open_store
from stoneage.server.store.rows import FIRST_VERSION, NewTable, PersonRow, TableChange
from tests.server.postgres import running

SECONDS = 2.0
DOCUMENT = b"x" * 4_000
MOVES = ("A forest 3",)


async def change_without_end(store: Store, table_id: str, until: float) -> int:
    """Change one table again and again, each time when the last change is durable."""
    for version in count(FIRST_VERSION + 1):
        change = TableChange(
            id=table_id,
            version=version,
            document=DOCUMENT,
            status="running",
            to_act=0,
            due_at=None,
            at=version,
            moves=MOVES,
        )
        assert await store.commit(change)
        if time.perf_counter() > until:
            break
    return version - FIRST_VERSION


async def keep_busy() -> None:
    """Leave the event loop hardly a moment for others."""
    while True:
        until = time.perf_counter() + 0.002
        while time.perf_counter() < until:
            pass
        await asyncio.sleep(0)


async def changes_per_second(store: Store, name: str, tables: int) -> float:
    ids = [f"{name} {number}" for number in range(tables)]
    for table_id in ids:
        await store.create_table(
            NewTable(
                id=table_id,
                watch=f"watch {table_id}",
                listed=True,
                document=DOCUMENT,
                people=("somebody",),
                at=0,
            )
        )
    start = time.perf_counter()
    until = start + SECONDS
    changes = await asyncio.gather(
        *(change_without_end(store, table_id, until) for table_id in ids)
    )
    return sum(changes) / (time.perf_counter() - start)


async def measured(database: str, url: str) -> dict[str, float]:
    store = open_store(url)
    await store.add_person(PersonRow(id="somebody", name="somebody", created_at=0))
    rates = {
        f"{database}, changes/s of {tables} tables": await changes_per_second(
            store, str(tables), tables
        )
        for tables in (1, 10, 100, 1_000)
    }
    busy = asyncio.create_task(keep_busy())
    rates[f"{database}, changes/s of 100 tables, busy loop"] = await changes_per_second(
        store, "busy", 100
    )
    busy.cancel()
    await store.close()
    return rates


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "stoneage.db").as_posix()
        rates = asyncio.run(measured("SQLite", f"sqlite:///{path}"))
    with running() as server:
        rates |= asyncio.run(measured("PostgreSQL", server.url("postgres")))
    print(json.dumps(rates))


if __name__ == "__main__":
    main()
