"""Databases for the tests: a fresh SQLite file, or a fresh database of a real PostgreSQL."""

import itertools
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from stoneage.server.store import Store, open_store
from stoneage.server.store.engines import parsed
from stoneage.server.store.migrating import migrate
from tests.server.postgres import Server, guarded

TEMPLATE = "stoneage_template"
numbers = itertools.count(1)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Server]:
    """One server for all tests of this process, with a migrated database to copy."""
    with guarded() as server:
        execute(server, f"CREATE DATABASE {TEMPLATE}")
        migrate(parsed(server.url(TEMPLATE)))
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A fresh database of either kind."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path.as_posix()}/club/stoneage.db"


@pytest.fixture
def postgresql_url(postgresql: Server) -> Iterator[str]:
    with copied(postgresql, TEMPLATE) as url:
        yield url


@pytest.fixture
def empty_postgresql_url(postgresql: Server) -> Iterator[str]:
    """A database in which nothing was made yet."""
    with copied(postgresql, "template1") as url:
        yield url


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    store = open_store(database_url)
    yield store
    await store.close()


@contextmanager
def copied(server: Server, template: str) -> Iterator[str]:
    name = f"stoneage_{next(numbers)}"
    execute(server, f"CREATE DATABASE {name} TEMPLATE {template}")
    yield server.url(name)
    execute(server, f"DROP DATABASE {name} WITH (FORCE)")


def execute(server: Server, statement: str) -> None:
    with psycopg.connect(server.url("postgres"), autocommit=True) as connection:
        connection.execute(statement.encode())
