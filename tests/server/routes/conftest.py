"""One server for all tests of a module, or a fresh one."""

from collections.abc import AsyncIterator

import pytest

from tests.server.routes.served import Served, served, settings_for


@pytest.fixture(scope="package")
def anyio_backend() -> str:
    """All these tests share one loop, in which their servers run."""
    return "asyncio"


@pytest.fixture(scope="module")
async def place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Served]:
    """With people and tables of other tests in it."""
    folder = tmp_path_factory.mktemp("place")
    async with served(settings_for(f"sqlite:///{folder.as_posix()}/stoneage.db")) as place:
        yield place


@pytest.fixture
async def empty_place(sqlite_url: str) -> AsyncIterator[Served]:
    async with served(settings_for(sqlite_url)) as place:
        yield place
