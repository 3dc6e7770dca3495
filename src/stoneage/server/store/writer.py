"""Group commit: one thread takes all writes that wait and commits them together.

Writes of one kind are done together too, in as few statements as possible: every statement gives
up the interpreter's lock, and a busy event loop gives it back only after a while.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

from .errors import RowRefused, StoreUnavailable

MOST_AT_ONCE: Final = 500

Row = TypeVar("Row")
Answer = TypeVar("Answer")
Write = Callable[[Connection, Sequence[Row]], Sequence[Answer]]
Outcome = tuple["Job", object, BaseException | None]


class Job:
    """One row to be written, and who waits for it."""

    def __init__(self, write: Write[Any, Any], row: object) -> None:
        self.write = write
        self.row = row
        self.waiting: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Writer:
    """The only one in this process who writes to the database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.is_closed = False
        self.thread = Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    async def submit(self, write: Write[Row, Answer], row: Row) -> Answer:
        """Have this row written; it is durable when this returns.

        The write is done even if the caller no longer waits for it.
        """
        if self.is_closed:
            raise StoreUnavailable("the store is closed")
        job = Job(write, row)
        self.queue.put(job)
        answer: Answer = await job.waiting
        return answer

    def close(self) -> None:
        """Finish what waits, then end."""
        if not self.is_closed:
            self.is_closed = True
            self.queue.put(None)
            self.thread.join()

    def _run(self) -> None:
        while True:
            batch = self._take()
            if batch:
                _tell(self._write(batch))
            else:
                return

    def _take(self) -> list[Job]:
        """All jobs that wait, at least one; none when it is over."""
        first = self.queue.get()
        batch = [] if first is None else [first]
        with suppress(Empty):
            while 0 < len(batch) < MOST_AT_ONCE:
                job = self.queue.get_nowait()
                if job is None:
                    self.queue.put(None)
                    break
                batch.append(job)
        return batch

    def _write(self, batch: Sequence[Job]) -> list[Outcome]:
        """All in one transaction; if one of them fails, each in its own."""
        try:
            return self._in_one_transaction(batch)
        except StoreUnavailable as failure:
            return [(job, None, failure) for job in batch]
        except Exception as failure:
            if len(batch) == 1 or _is_disconnected(failure):
                named = _named(failure)
                return [(job, None, named) for job in batch]
        return self._one_by_one(batch)

    def _one_by_one(self, batch: Sequence[Job]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        for index, job in enumerate(batch):
            outcomes += self._write([job])
            if isinstance(outcomes[-1][2], StoreUnavailable):
                outcomes += [(other, None, outcomes[-1][2]) for other in batch[index + 1 :]]
                break
        return outcomes

    def _in_one_transaction(self, batch: Sequence[Job]) -> list[Outcome]:
        kinds: dict[Write[Any, Any], list[Job]] = defaultdict(list)
        for job in batch:
            kinds[job.write].append(job)
        outcomes: list[Outcome] = []
        with _transaction(self.engine) as connection:
            # The same order in every process, so that none waits for another in a circle.
            for write in sorted(kinds, key=lambda write: write.__name__):
                rows = [job.row for job in kinds[write]]
                answers = write(connection, rows)
                outcomes += zip(kinds[write], answers, [None] * len(rows), strict=True)
        return outcomes


@contextmanager
def _transaction(engine: Engine) -> Iterator[Connection]:
    """A transaction that is committed at the end, or rolled back.

    A commit that fails may have been done all the same: nobody is told that it was.
    """
    with _saying_unavailable():
        connection = engine.connect()
    try:
        with _saying_unavailable():
            connection.begin()
        yield connection
        with _saying_unavailable():
            connection.commit()
    except BaseException:
        try:
            connection.rollback()
        except DBAPIError:
            connection.invalidate()
        raise
    finally:
        connection.close()


@contextmanager
def _saying_unavailable() -> Iterator[None]:
    try:
        yield
    except DBAPIError as failure:
        raise StoreUnavailable(str(failure.orig)) from failure


def _is_disconnected(failure: Exception) -> bool:
    return isinstance(failure, DBAPIError) and failure.connection_invalidated


def _named(failure: Exception) -> Exception:
    if isinstance(failure, IntegrityError):
        # Only the first line: the others tell what the row holds.
        return RowRefused(str(failure.orig).partition("\n")[0])
    if isinstance(failure, OperationalError | InterfaceError):
        return StoreUnavailable(str(failure.orig))
    return failure


def _tell(outcomes: Sequence[Outcome]) -> None:
    """Wake each loop once, for all that it waits for."""
    loops: dict[asyncio.AbstractEventLoop, list[Outcome]] = defaultdict(list)
    for outcome in outcomes:
        loops[outcome[0].waiting.get_loop()].append(outcome)
    for loop, theirs in loops.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_resolve, theirs)


def _resolve(outcomes: Sequence[Outcome]) -> None:
    for job, answer, failure in outcomes:
        if job.waiting.done():
            continue
        if failure is None:
            job.waiting.set_result(answer)
        else:
            job.waiting.set_exception(failure)
