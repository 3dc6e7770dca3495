"""Hints and advice are thought out beside the server, which never waits for them."""

import logging
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from msgspec import msgpack

from stoneage.analysis import Advice, Hint
from stoneage.processes import ChildLost, ChildPool, PoolClosed
from stoneage.server.telemetry.logs import Fields, note
from stoneage.server.wire.refusals import Refused

from .thinking_process import AdviceRequest, HintRequest, serve_thoughts, thought_read_as

SECONDS = 20.0
MOST_WAITING = 20
MOST_REMEMBERED = 200
RETRY_AFTER = 2.0

Thought = TypeVar("Thought")


class ThinkingPool:
    """At most so many processes; whoever comes when too many wait is sent away.

    The same question has the same answer, so the latest answers are remembered.
    """

    def __init__(self, processes: int = 1) -> None:
        self._pool = ChildPool(processes, serve_thoughts)
        self._waiting = 0
        self._hints: OrderedDict[bytes, Hint] = OrderedDict()
        self._advice: OrderedDict[bytes, Advice] = OrderedDict()

    @property
    def processes(self) -> list[int]:
        """The ids of those that are alive."""
        return self._pool.processes

    async def hint(self, request: HintRequest) -> Hint:
        read = thought_read_as(Hint)
        return await self._remembered(msgpack.encode(request), self._hints, read)

    async def advise(self, request: AdviceRequest) -> Advice:
        read = thought_read_as(Advice)
        return await self._remembered(msgpack.encode(request), self._advice, read)

    async def close(self) -> None:
        await self._pool.close()

    async def _remembered(
        self, request: bytes, known: OrderedDict[bytes, Thought], read: Callable[[bytes], Thought]
    ) -> Thought:
        if request not in known:
            known[request] = await self._asked(request, read)
            if len(known) > MOST_REMEMBERED:
                known.popitem(last=False)
        return known[request]

    async def _asked(self, request: bytes, read: Callable[[bytes], Thought]) -> Thought:
        """Asked a second time if the first process was lost."""
        if self._waiting >= MOST_WAITING:
            raise Refused("too-busy", retry_after=RETRY_AFTER)
        self._waiting += 1
        try:
            try:
                return await self._pool.ask(request, SECONDS, read)
            except ChildLost:
                return await self._pool.ask(request, SECONDS, read)
        except ChildLost as failure:
            note("thinking-failed", Fields(why=failure.why), logging.WARNING)
            raise Refused("too-busy", retry_after=RETRY_AFTER) from None
        except PoolClosed:
            raise Refused("too-busy", retry_after=RETRY_AFTER) from None
        finally:
            self._waiting -= 1
