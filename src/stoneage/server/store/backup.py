"""Backup and restore: copies of everything that is stored, also into another kind of database."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import URL, Connection, func, select
from sqlalchemy.exc import DBAPIError

from .engines import check_there, copying_engine, parsed, why_not_opened, writing_engine
from .errors import CannotOpen
from .migrating import check_known, migrate, revision
from .schema import REVISION, metadata
from .statements import insert

ROWS_PER_BATCH: Final = 200

# How many rows are copied, and of how many.
Progress = Callable[[int, int], None]


def backup(url: str, path: Path | str, progress: Progress | None = None) -> None:
    """Copy the database at this URL into a new SQLite file; the server may go on meanwhile.

    The file holds everything that was stored at one moment, and appears only when it is complete.
    """
    target = Path(path)
    if target.exists():
        raise CannotOpen("already-there", str(target))
    unfinished = target.with_name(f"{target.name}.unfinished-{os.getpid()}")
    try:
        with _one_moment_of(parsed(url)) as source:
            _fill(_file(unfinished), source, progress)
        _publish(unfinished, target)
    finally:
        for ending in ("", "-wal", "-shm"):
            Path(f"{unfinished}{ending}").unlink(missing_ok=True)


def restore(path: Path | str, url: str, progress: Progress | None = None) -> None:
    """Copy a backup into the empty database at this URL: all of it, or nothing."""
    # A copy of the backup, because one of an older version has to be brought up to date.
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "backup")
        try:
            shutil.copyfile(path, copy)
        except OSError as error:
            raise CannotOpen("unreachable", str(error)) from None
        migrate(_file(copy))
        with _one_moment_of(_file(copy)) as source:
            _fill(parsed(url), source, progress)


def _file(path: Path) -> URL:
    return URL.create("sqlite", database=str(path))


@contextmanager
def _one_moment_of(url: URL) -> Iterator[Connection]:
    """A database as it is now, whatever others write meanwhile."""
    check_there(url)
    engine = copying_engine(url)
    try:
        with engine.connect() as connection:
            found = revision(connection)
            if found != REVISION:
                check_known(found)
                raise CannotOpen("other-version", f"{found}, here {REVISION}")
            yield connection
    except DBAPIError as error:
        raise why_not_opened(error) from error
    finally:
        engine.dispose()


def _fill(url: URL, source: Connection, progress: Progress | None) -> None:
    """Copy all rows into an empty database, in one transaction."""
    migrate(url)
    engine = writing_engine(url)
    try:
        with engine.begin() as target:
            if _count(target):
                raise CannotOpen("not-empty")
            _copy(source, target, progress)
    finally:
        engine.dispose()


def _count(connection: Connection) -> int:
    """The rows of all tables together."""
    counts = [select(func.count()).select_from(table) for table in metadata.sorted_tables]
    return sum(connection.scalar(count) or 0 for count in counts)


def _copy(source: Connection, target: Connection, progress: Progress | None) -> None:
    total = _count(source)
    done = 0
    for table in metadata.sorted_tables:
        in_parts = select(table).execution_options(yield_per=ROWS_PER_BATCH)
        with source.execute(in_parts) as rows:
            for part in rows.partitions():
                insert(target, table, part)
                done += len(part)
                if progress is not None:
                    progress(done, total)


def _publish(unfinished: Path, target: Path) -> None:
    """Give a file its name once all of it is on the disk, and in this one file."""
    with closing(sqlite3.connect(unfinished)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    with unfinished.open("rb+") as file:
        os.fsync(file.fileno())
    unfinished.rename(target)
    if os.name == "posix":
        folder = os.open(target.parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)
