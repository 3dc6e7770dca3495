"""Half requests, slow bodies and too many connections: nobody keeps the others out."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from stoneage.server.services.connection_limits import ConnectionLimits
from stoneage.server.services.settings import Settings
from stoneage.server.serving import connections
from stoneage.server.serving.connections import MAX_HEAD_BYTES, Connections, is_listed
from stoneage.server.wire.refusals import Refused
from tests.server.hall.halls import until
from tests.server.routes.served import PATIENT, Connected, Served, game_of_two, served, settings_for

pytestmark = pytest.mark.anyio

HASTY = {"header_seconds": 0.2, "body_seconds": 0.2}
HEAD = b"POST /api/people HTTP/1.1\r\nhost: here\r\ncontent-length: 20\r\n"


@pytest.fixture
async def hasty(sqlite_url: str) -> AsyncIterator[Served]:
    async with served(settings_for(sqlite_url, **HASTY)) as place:
        yield place


class Line:
    """A connection on which a test says whatever it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def says(self, text: bytes) -> None:
        self.writer.write(text)
        await self.writer.drain()

    async def received(self) -> bytes:
        """All that comes until the server closes."""
        async with asyncio.timeout(PATIENT):
            try:
                return await self.reader.read()
            except ConnectionResetError:
                return b""

    async def ends(self) -> None:
        self.writer.close()
        with suppress(OSError):
            await self.writer.wait_closed()


@asynccontextmanager
async def line_to(place: Served) -> AsyncIterator[Line]:
    address = urlsplit(place.address)
    line = Line(*await asyncio.open_connection(address.hostname, address.port))
    try:
        yield line
    finally:
        await line.ends()


HALVES = [
    b"",
    b"GET /api/lo",
    HEAD,
    HEAD + b"\r\n",
    HEAD + b"\r\n" + b'{"name"',
    HEAD.replace(b"content-length: 20", b"transfer-encoding: chunked") + b"\r\n5\r\n{",
]
WHOLE = b"GET /healthz HTTP/1.1\r\nhost: here\r\n\r\n"


async def test_half_requests_are_not_waited_for(hasty: Served) -> None:
    """Whatever is missing: nothing was said, half a line, headers, a body; or they trickle in."""

    async def ends(half: bytes) -> None:
        async with line_to(hasty) as line:
            await line.says(half)
            assert b"408 Request Timeout" in await line.received()

    await asyncio.gather(*map(ends, HALVES * 5), trickles_in(hasty), begins_a_second(hasty))
    assert not http_of(hasty)


async def trickles_in(place: Served) -> None:
    """The time counts from the first byte, not from the last."""
    async with line_to(place) as line:
        await line.says(HEAD)
        receiving = asyncio.create_task(line.received())
        with suppress(ConnectionError):
            while not receiving.done():
                await line.says(b"x")
                await asyncio.sleep(0.02)
        await receiving


async def begins_a_second(place: Served) -> None:
    """After one that was whole, and with line ends that belong to none."""
    async with line_to(place) as line:
        await line.says(WHOLE)
        async with asyncio.timeout(PATIENT):
            await line.reader.readuntil(b"}")
        await line.says(b"\r\n")
        assert b"408" in await line.received()


async def test_an_answer_that_nobody_takes_is_not_kept(hasty: Served) -> None:
    asking = b"GET /api/openapi.json HTTP/1.1\r\nhost: here\r\n\r\n"
    async with line_to(hasty) as line:
        line.writer.transport.pause_reading()  # type: ignore[attr-defined]
        line.writer.write(asking * 60)
        await until(lambda: any(each.flow.write_paused for each in http_of(hasty)))
        await until(lambda: not any(each.flow.write_paused for each in http_of(hasty)))
        line.writer.transport.abort()


def http_of(place: Served) -> list[Any]:
    return [each for each in place.server.server_state.connections if hasattr(each, "flow")]


async def test_headers_without_end_are_cut_off(hasty: Served) -> None:
    async with line_to(hasty) as line:
        await line.says(HEAD + b"x-long: " + b"y" * (MAX_HEAD_BYTES + 1))
        assert b"431" in await line.received()


async def test_who_takes_their_time_between_requests_and_moves_is_left_alone(
    hasty: Served,
) -> None:
    """A socket that is open, a request that waits for news."""
    table, anna, ben = await game_of_two(hasty)
    version = (await anna.sees(table)).version
    async with ben.table_socket(table) as line:
        player = Connected(line)
        await player.receives()
        waiting = asyncio.create_task(anna.sees(table, since=version, wait=20))
        await asyncio.sleep(3 * HASTY["header_seconds"])
        assert not waiting.done()
        await ben.does(table, {"command": "play-single-choices", "seat": 1, "on": True})
        assert (await waiting).version > version
        assert (await player.receives()).version > version


async def test_one_address_has_only_so_many_connections(sqlite_url: str) -> None:
    """And those who leave make room."""
    async with served(settings_for(sqlite_url, max_connections=5)) as place:
        open_ones = place.server.server_state.connections
        async with AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(line_to(place)) for _ in range(6)]
            assert b"503" in await lines[-1].received()
            await lines[0].ends()
            await until(lambda: len(open_ones) < 5)
            async with place.visitor().socket("/api/tables/nowhere/socket") as socket:
                with pytest.raises(ConnectionClosed, match="no-such-table"):
                    await socket.recv()
        await until(lambda: not open_ones)
        assert len(place.server.config.open._by_address) == 0  # type: ignore[attr-defined]


async def test_one_person_has_only_so_many_sockets_and_waits(sqlite_url: str) -> None:
    async with served(settings_for(sqlite_url, max_sockets=2)) as place:
        table, anna, ben = await game_of_two(place)
        version = (await anna.sees(table)).version
        async with anna.table_socket(table) as one, anna.table_socket(table) as other:
            await one.recv()
            await other.recv()
            async with anna.table_socket(table) as third:
                with pytest.raises(ConnectionClosed, match="too-many-connections"):
                    await third.recv()
            query = {"since": version, "wait": 20}
            refused = await anna.get(f"/api/tables/{table}", 429, **query)
            assert refused["code"] == "too-many-connections"
            async with ben.table_socket(table) as his:
                await his.recv()
        await until(lambda: len(place.services.connections._people) == 0)
        await anna.sees(table)


def test_the_last_files_are_not_for_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    """With few of them one address gets half, and all together leave some."""
    monkeypatch.setattr(connections, "files", lambda: 256)
    some = Connections(Settings(database="sqlite:///x"))
    assert sum(some.enter("192.0.2.1") for _ in range(300)) == 78
    assert sum(some.enter("192.0.2.2") for _ in range(300)) == 78
    assert not some.enter("192.0.2.3")
    some.leave("192.0.2.1")
    assert some.enter("192.0.2.3")


def test_a_proxy_of_ours_speaks_for_many() -> None:
    settings = Settings(database="sqlite:///x", max_connections=1, behind_proxy=True)
    some = Connections(settings)
    assert all(some.enter("127.0.0.1") for _ in range(9))
    assert [some.enter("192.0.2.1") for _ in range(2)] == [True, False]
    for proxies, is_one in (("*", True), ("10.0.0.0/8, 192.0.2.1", True), ("here,10.1.1.1", False)):
        assert is_listed("192.0.2.1", proxies) == is_one


def test_networks_of_one_customer_count_as_one_address() -> None:
    limits = ConnectionLimits(1, 1)
    with limits.connected("2001:db8::1", None):
        with pytest.raises(Refused), limits.connected("2001:db8::2", None):
            pass
        with limits.connected("2001:db8:1::1", "Anna"):
            pass
