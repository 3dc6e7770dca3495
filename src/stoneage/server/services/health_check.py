"""Whether moves can be made durable, asked of the store itself and not too often."""

import asyncio
import time
from collections.abc import Callable

from stoneage.server.store.store import Store

MAX_AGE = 2.0
"""Seconds for which an answer holds: strangers may ask, and every question is a write."""
PATIENCE = 5.0
"""Seconds after which a store that has not answered is not well."""


class HealthCheck:
    """The last answer, and the one that is awaited; all who ask share them."""

    def __init__(self, store: Store, now: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._now = now
        self._asked_at = 0.0
        self._answer: asyncio.Task[bool] | None = None

    async def is_alive(self) -> bool:
        answer = self._answer
        if answer is None or (answer.done() and self._now() - self._asked_at >= MAX_AGE):
            answer = self._answer = asyncio.create_task(self._store.is_alive())
            self._asked_at = self._now()
        await asyncio.wait([answer], timeout=PATIENCE)
        return answer.done() and answer.result()
