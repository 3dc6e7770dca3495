"""A process that changes tables until it is killed, and tells of each change once it is made.

python -m tests.server.store.writing_without_end URL
"""

import asyncio
import os
import sys
from itertools import count

from msgspec.structs import replace

from stoneage.server.store import Store, open_store
from tests.server.store.stored import FIRST, LINE

TABLES = 20


async def write(store: Store, table_id: str) -> None:
    row = await store.table(table_id)
    assert row is not None
    for version in count(row.version + 1):
        assert await store.commit(replace(FIRST, id=table_id, version=version))
        os.write(1, f"{table_id},{version},moves\n".encode())
        number = await store.say(replace(LINE, table_id=table_id))
        os.write(1, f"{table_id},{number},chat\n".encode())


async def main(url: str) -> None:
    store = open_store(url)
    await asyncio.gather(*(write(store, f"table {number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
