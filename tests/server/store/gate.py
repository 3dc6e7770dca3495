"""Holding the writer back, so that writes gather and are found waiting all together."""

import asyncio
import threading
from collections.abc import Coroutine, Sequence
from typing import Any

from sqlalchemy import Connection

from stoneage.server.store import Store


class Gate:
    """A write that is not done before it is let go."""

    def __init__(self) -> None:
        self.reached = threading.Event()
        self.opened = threading.Event()

    def write(self, _: Connection, rows: Sequence[None]) -> list[None]:
        self.reached.set()
        assert self.opened.wait(30)
        return list(rows)


async def in_one_batch(store: Store, *writes: Coroutine[Any, Any, object]) -> list[object]:
    """The outcomes of writes that wait together, failures among them."""
    gate = Gate()
    first = asyncio.create_task(store.writer.submit(gate.write, None))
    await asyncio.to_thread(gate.reached.wait)
    tasks = [asyncio.create_task(write) for write in writes]
    while store.writer.queue.qsize() < len(tasks):  # noqa: ASYNC110, no event tells of it
        await asyncio.sleep(0)
    gate.opened.set()
    await first
    return await asyncio.gather(*tasks, return_exceptions=True)
