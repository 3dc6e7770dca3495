"""Connections to the database: one that writes, a few that read."""

import os
import sqlite3
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError

from .errors import CannotOpen

READERS: Final = 4
BUSY_TIMEOUT: Final = 10.0
POSTGRESQL_DEFAULTS: Final[dict[str, str | int]] = {
    "application_name": "stoneage",
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
OTHERS: Final = 0o007
# Commits are durable here even if the server is configured otherwise.
REQUIRE_SYNCHRONOUS_COMMIT: Final = """
SELECT set_config('synchronous_commit', 'on', false)
WHERE current_setting('synchronous_commit') = 'off'
"""


def parsed(url: str) -> URL:
    """The address of a database, with the driver that we use."""
    try:
        parts = make_url(url)
    except (ArgumentError, ValueError):
        raise CannotOpen("unknown-database") from None
    if parts.drivername == "sqlite" and parts.database not in (None, "", ":memory:"):
        return parts
    if parts.drivername in ("postgresql", "postgres", "postgresql+psycopg"):
        return parts.set(drivername="postgresql+psycopg")
    raise CannotOpen("unknown-database")


def writing_engine(url: URL) -> Engine:
    """One connection whose transactions are durable when they are committed."""
    if url.drivername == "sqlite":
        return _sqlite(url, "BEGIN IMMEDIATE", pool_size=1, max_overflow=0)
    engine = _postgresql(url, pool_size=1, max_overflow=0, pool_pre_ping=True)
    event.listen(engine, "connect", _require_synchronous_commit)
    return engine


def reading_engine(url: URL) -> Engine:
    """A few connections whose every statement stands for itself."""
    if url.drivername == "sqlite":
        engine = _sqlite(url, None, pool_size=READERS, max_overflow=0)
        event.listen(engine, "connect", _only_read)
        return engine
    return _postgresql(url, pool_size=READERS, max_overflow=0, isolation_level="AUTOCOMMIT")


def copying_engine(url: URL) -> Engine:
    """A connection whose transaction sees one moment of the database, however long it lasts."""
    if url.drivername == "sqlite":
        return _sqlite(url, "BEGIN", pool_size=1, max_overflow=0)
    return _postgresql(url, pool_size=1, max_overflow=0, isolation_level="REPEATABLE READ")


def check_there(url: URL) -> None:
    """To look into a database must not make one."""
    if url.drivername == "sqlite" and not Path(str(url.database)).is_file():
        raise CannotOpen("unreachable", str(url.database))


def is_postgresql(connection: Connection) -> bool:
    return connection.dialect.name == "postgresql"


def postgresql_defaults(url: URL) -> dict[str, str | int]:
    """The settings of a connection that the URL does not choose itself."""
    return {key: value for key, value in POSTGRESQL_DEFAULTS.items() if key not in url.query}


def why_not_opened(error: DBAPIError) -> CannotOpen:
    """What a failure of the first look at a database means."""
    detail = str(error.orig)
    if isinstance(error.orig, sqlite3.Error):
        if "not a database" in detail or "malformed" in detail:
            return CannotOpen("not-a-database", detail)
        if "locked" in detail:
            return CannotOpen("unreachable", detail)
        return CannotOpen("not-writable", detail)
    if isinstance(error, OperationalError):
        return CannotOpen("unreachable", detail)
    return CannotOpen("not-writable", detail)


def _sqlite(url: URL, begin: str | None, **pool: Any) -> Engine:
    try:
        _make_private(Path(str(url.database)))
    except OSError as error:
        raise CannotOpen("not-writable", str(error)) from None
    engine = create_engine(url, connect_args={"timeout": BUSY_TIMEOUT}, **pool)
    event.listen(engine, "connect", _set_up_sqlite)
    if begin is not None:

        @event.listens_for(engine, "begin")
        def _begin(connection: Connection) -> None:
            connection.exec_driver_sql(begin)

    return engine


def _make_private(file: Path) -> None:
    """Nobody else on the machine reads it; the files that SQLite adds have the same rights.

    An earlier one that everybody could read was made without a thought: it becomes its owner's
    alone. Whoever has let only a group read it meant it.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if file.is_dir():
        return
    os.close(os.open(file, os.O_CREAT | os.O_RDONLY, 0o600))
    for each in (file, *(file.with_name(file.name + ending) for ending in ("-wal", "-shm"))):
        if each.exists() and each.stat().st_mode & OTHERS:
            each.chmod(0o600)


def _postgresql(url: URL, **options: Any) -> Engine:
    try:
        return create_engine(url, connect_args=postgresql_defaults(url), **options)
    except ImportError as error:
        raise CannotOpen("driver-missing", error.name or "psycopg") from None


def _set_up_sqlite(connection: sqlite3.Connection, _: object) -> None:
    # Transactions begin where we say so, not where the driver guesses.
    connection.isolation_level = None
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")  # on macOS a plain fsync does not reach the disk
    connection.execute("PRAGMA checkpoint_fullfsync = ON")
    connection.execute("PRAGMA foreign_keys = ON")


def _only_read(connection: sqlite3.Connection, _: object) -> None:
    connection.execute("PRAGMA query_only = ON")


def _require_synchronous_commit(connection: Any, _: object) -> None:
    connection.execute(REQUIRE_SYNCHRONOUS_COMMIT)
    connection.commit()
