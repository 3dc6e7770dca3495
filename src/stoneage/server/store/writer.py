"""Group commit: one thread takes all queued writes and commits them together.

Writes of one kind are batched into as few statements as possible: every statement releases the
GIL, and a busy event loop hands it back only after a switch interval.
"""

import asyncio
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

from .errors import OutcomeUnknown, RowRefused, StoreUnavailable

MAX_BATCH: Final = 500
NOT_WRITTEN: Final = ("SQLITE_FULL", "SQLITE_BUSY", "SQLITE_READONLY", "SQLITE_IOERR_WRITE")
"""What SQLite says of a commit before its last page is in the log; a failed sync comes after."""

Row = TypeVar("Row")
Result = TypeVar("Result")
Write = Callable[[Connection, Sequence[Row]], Sequence[Result]]


class Job:
    """One row to be written, and the future of its result."""

    def __init__(self, write: Write[Any, Any], row: object) -> None:
        self.write = write
        self.row = row
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class WriteResult(NamedTuple):
    """What became of a job."""

    job: Job
    result: object = None
    failure: BaseException | None = None


class Writer:
    """The only thread of this process that writes to the database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.is_closed = False
        self.thread = Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    async def submit(self, write: Write[Row, Result], row: Row) -> Result:
        """Have this row written; it is durable when this returns.

        The write is done even if the caller no longer waits for it.
        """
        if self.is_closed:
            raise StoreUnavailable("the store is closed")
        job = Job(write, row)
        self.queue.put(job)
        result: Result = await job.future
        return result

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
                _resolve(self._write(batch))
            else:
                return

    def _take(self) -> list[Job]:
        """All jobs that wait, at least one; none when it is over."""
        first = self.queue.get()
        batch = [] if first is None else [first]
        with suppress(Empty):
            while 0 < len(batch) < MAX_BATCH:
                job = self.queue.get_nowait()
                if job is None:
                    self.queue.put(None)
                    break
                batch.append(job)
        return batch

    def _write(self, batch: Sequence[Job]) -> list[WriteResult]:
        """All in one transaction; if one of them fails, each in its own."""
        try:
            return self._in_one_transaction(batch)
        except StoreUnavailable as failure:
            return [WriteResult(job, failure=failure) for job in batch]
        except Exception as failure:
            if len(batch) == 1 or _is_disconnected(failure):
                named = _named(failure)
                return [WriteResult(job, failure=named) for job in batch]
        return self._one_by_one(batch)

    def _one_by_one(self, batch: Sequence[Job]) -> list[WriteResult]:
        outcomes: list[WriteResult] = []
        for index, job in enumerate(batch):
            outcomes += self._write([job])
            failure = outcomes[-1].failure
            if isinstance(failure, StoreUnavailable):
                outcomes += [WriteResult(other, failure=failure) for other in batch[index + 1 :]]
                break
        return outcomes

    def _in_one_transaction(self, batch: Sequence[Job]) -> list[WriteResult]:
        kinds: dict[Write[Any, Any], list[Job]] = defaultdict(list)
        for job in batch:
            kinds[job.write].append(job)
        outcomes: list[WriteResult] = []
        with _transaction(self.engine) as connection:
            # The same order in every process, so that they cannot deadlock.
            for write in sorted(kinds, key=lambda write: write.__name__):
                rows = [job.row for job in kinds[write]]
                results = write(connection, rows)
                outcomes += map(WriteResult, kinds[write], results)
        return outcomes


@contextmanager
def _transaction(engine: Engine) -> Iterator[Connection]:
    """A transaction that is committed at the end, or rolled back.

    A commit whose answer was lost may have been made: that is `OutcomeUnknown`.
    """
    with _as_unavailable():
        connection = engine.connect()
    try:
        with _as_unavailable():
            connection.begin()
        yield connection
        with _as_unavailable(is_commit=True):
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
def _as_unavailable(is_commit: bool = False) -> Iterator[None]:
    try:
        yield
    except DBAPIError as failure:
        kind = OutcomeUnknown if is_commit and not _is_refused(failure) else StoreUnavailable
        raise kind(str(failure.orig)) from failure


def _is_refused(failure: DBAPIError) -> bool:
    """Whether the database itself said that it has not committed."""
    if isinstance(failure.orig, sqlite3.Error):
        return failure.orig.sqlite_errorname.startswith(NOT_WRITTEN)
    return not failure.connection_invalidated


def _is_disconnected(failure: Exception) -> bool:
    return isinstance(failure, DBAPIError) and failure.connection_invalidated


def _named(failure: Exception) -> Exception:
    if isinstance(failure, IntegrityError):
        # Only the first line: the others tell what the row holds.
        return RowRefused(str(failure.orig).partition("\n")[0])
    if isinstance(failure, OperationalError | InterfaceError):
        return StoreUnavailable(str(failure.orig))
    return failure


def _resolve(outcomes: Sequence[WriteResult]) -> None:
    """Resolve all futures, with one `call_soon_threadsafe` per loop."""
    loops: dict[asyncio.AbstractEventLoop, list[WriteResult]] = defaultdict(list)
    for outcome in outcomes:
        loops[outcome.job.future.get_loop()].append(outcome)
    for loop, theirs in loops.items():
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(_set_results, theirs)


def _set_results(outcomes: Sequence[WriteResult]) -> None:
    for job, result, failure in outcomes:
        if job.future.done():
            continue
        if failure is None:
            job.future.set_result(result)
        else:
            job.future.set_exception(failure)
