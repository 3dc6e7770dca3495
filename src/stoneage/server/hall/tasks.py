"""Work in the background, which goes on whatever becomes of whoever asked for it."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import TypeVar

from stoneage.server.store.errors import StoreError
from stoneage.server.telemetry.logs import note
from stoneage.server.wire.refusals import Refused

Result = TypeVar("Result")


class BackgroundTasks:
    """Holds on to every task until it is done, as the event loop itself does not."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[object]] = set()

    def spawn(self, work: Coroutine[None, None, Result]) -> asyncio.Task[Result]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._on_done)
        return task

    async def shielded(self, work: Coroutine[None, None, Result]) -> Result:
        """The result; the work is done to its end even if the caller is cancelled meanwhile."""
        return await asyncio.shield(self.spawn(work))

    async def finish(self) -> None:
        """Wait for what is under way."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _on_done(self, task: asyncio.Task[object]) -> None:
        """Whoever asked may be gone by now: then nobody else sees how it ended."""
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refused | StoreError):
            note("task-failed", level=logging.ERROR, error=error)
