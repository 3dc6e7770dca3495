"""Child processes that answer requests: started when they are needed, replaced when they fail."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from threading import Event, Lock
from typing import TypeVar

from .child import Child, ChildLost

START_SECONDS = 60.0
"""For a process to come up on a busy machine."""

Answer = TypeVar("Answer")


def answer_requests(pipe: Connection, reply: Callable[[bytes], bytes]) -> None:
    """What such a process does until it is ended; it leaves way to whoever serves people."""
    if hasattr(os, "nice"):
        os.nice(5)
    with suppress(EOFError, ConnectionError):
        pipe.send_bytes(b"")
        while True:
            pipe.send_bytes(reply(pipe.recv_bytes()))


class PoolClosed(Exception):
    """All processes are ending: there will be no answer."""


class Answering:
    """A process that answers one request at a time; it says when it has come up."""

    def __init__(self, target: Callable[..., None], *arguments: object) -> None:
        self._child = Child(target, *arguments, dies_with_parent=True)
        self._has_started = False
        self.id = self._child.id

    def ask(self, request: bytes, seconds: float) -> bytes:
        if not self._has_started:
            self._child.receive_bytes(START_SECONDS)
            self._has_started = True
        self._child.send_bytes(request)
        return self._child.receive_bytes(seconds)

    def kill(self) -> None:
        self._child.kill()


class ChildPool:
    """At most so many processes, each `target(pipe, *arguments)`, which calls `answer_requests`."""

    def __init__(self, processes: int, target: Callable[..., None], *arguments: object) -> None:
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix=target.__name__)
        self._target = target
        self._arguments = arguments
        self._lock = Lock()
        self._idle: list[Answering] = []
        self._all: set[Answering] = set()
        self._closed = Event()

    @property
    def processes(self) -> list[int]:
        """The ids of those that are alive."""
        with self._lock:
            return [process.id for process in self._all]

    async def ask(self, request: bytes, seconds: float, read: Callable[[bytes], Answer]) -> Answer:
        """What one of them replies, as `read` understands it; or `ChildLost`, or `PoolClosed`.

        A process that is lost, or whose reply is refused by `read`, is replaced.
        """
        if self._closed.is_set():
            raise PoolClosed
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._ask, request, seconds, read)

    async def close(self) -> None:
        """End all processes, also those that are busy, and wait for their end."""
        with self._lock:
            self._closed.set()
            processes = list(self._all)
        await asyncio.to_thread(self._end, processes)

    def _end(self, processes: list[Answering]) -> None:
        for process in processes:
            process.kill()
        self._threads.shutdown()

    def _ask(self, request: bytes, seconds: float, read: Callable[[bytes], Answer]) -> Answer:
        """This runs in a thread."""
        process = self._taken()
        try:
            answer = read(process.ask(request, seconds))
        except Exception as error:
            self._drop(process)
            if self._closed.is_set() and isinstance(error, ChildLost):
                raise PoolClosed from None
            raise
        with self._lock:
            self._idle.append(process)
        return answer

    def _taken(self) -> Answering:
        with self._lock:
            if self._closed.is_set():
                raise PoolClosed
            if self._idle:
                return self._idle.pop()
        process = Answering(self._target, *self._arguments)
        with self._lock:
            self._all.add(process)
        if self._closed.is_set():
            self._drop(process)
            raise PoolClosed
        return process

    def _drop(self, process: Answering) -> None:
        process.kill()
        with self._lock:
            self._all.discard(process)
