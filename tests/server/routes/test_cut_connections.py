"""Real sockets through a line that is cut at random: in the end all see the same table."""

import asyncio
from contextlib import suppress
from random import Random
from urllib.parse import urlsplit

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from stoneage.server.tables.viewing import Viewer
from stoneage.server.wire.messages import Accepted
from tests.server.client import Client
from tests.server.routes.served import Guest, Served, game_of_two

pytestmark = pytest.mark.anyio

SEEDS = 12
MOVES = 12
GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)


class CuttingProxy:
    """Passes on what comes, in pieces, and cuts a connection after some of them."""

    def __init__(self, address: str, generator: Random) -> None:
        parts = urlsplit(address)
        self.host, self.port = parts.hostname, parts.port
        self.generator = generator
        self.cuts = 0
        self.is_sound = False
        self.tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> str:
        self.server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        self.server.close()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, to_there = await asyncio.open_connection(self.host, self.port)
        left = 1_000_000 if self.is_sound else self.generator.randrange(3, 25)
        ways = [
            asyncio.create_task(self._carry(reader, to_there, left)),
            asyncio.create_task(self._carry(there, writer, left)),
        ]
        self.tasks.update(ways)
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        for end in (writer, to_there):
            end.transport.abort()

    async def _carry(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, pieces: int
    ) -> None:
        with suppress(OSError):
            for _ in range(pieces):
                piece = await reader.read(2000)
                if not piece:
                    return
                writer.write(piece)
                await writer.drain()
        self.cuts += 1


class Player:
    """Plays over one connection after the other until enough moves are made."""

    def __init__(self, guest: Guest, address: str, table: str, generator: Random) -> None:
        self.guest = guest
        self.address = address
        self.table = table
        self.generator = generator
        self.client = Client()

    async def play(self, enough: int) -> None:
        while self._has_to_go_on(enough):
            with suppress(*GONE):
                await self._over_one_connection(enough)

    def _has_to_go_on(self, enough: int) -> bool:
        """Whoever leaves without an answer would leave a move on its way."""
        return (self.client.version or 0) < enough or bool(self.client.unanswered)

    async def _over_one_connection(self, enough: int) -> None:
        direct, self.guest.address = self.guest.address, self.address
        line_to = self.guest.table_socket(self.table, self.client.version)
        self.guest.address = direct
        async with line_to as line:
            for command in list(self.client.unanswered.values()):
                await line.send(msgspec.json.encode(command).decode())
            while self._has_to_go_on(enough):
                async with asyncio.timeout(5):
                    self.client.receive(await line.recv())
                update = self.client.update
                if update is None or update.version >= enough:
                    continue
                if update.choices and not self.client.unanswered:
                    move = self.client.move(self.generator.randrange(len(update.choices)))
                    await line.send(msgspec.json.encode(move).decode())


@pytest.mark.parametrize("seed", range(SEEDS))
async def test_connections_that_are_cut_lose_no_move_and_make_none_twice(
    place: Served, seed: int
) -> None:
    generator = Random(seed)
    table, anna, ben = await game_of_two(place)
    proxy = CuttingProxy(place.address, generator)
    address = await proxy.open()
    enough = (await anna.sees(table)).version + MOVES
    players = [Player(guest, address, table, generator) for guest in (anna, ben)]
    async with asyncio.timeout(60):
        await asyncio.gather(*(player.play(enough) for player in players))
    proxy.is_sound = True
    last = (await anna.sees(table)).version
    async with asyncio.timeout(60):
        await asyncio.gather(*(player.play(last) for player in players))
    await proxy.close()
    assert proxy.cuts
    now = (await place.services.hall.tables.get(table)).table
    people = [seat.person for seat in now.document.seats]
    live = await place.services.hall.tables.get(table)
    for player, person in zip(players, people, strict=True):
        held, shown = player.client.update, live.update_for(Viewer(person), None)
        assert held is not None
        assert (held.version, held.view, held.table) == (shown.version, shown.view, shown.table)
    entries = await place.services.store.entries(table)
    lines = {entry.version: entry.moves[0] for entry in entries}
    assert len(lines) == len(entries)
    for player in players:
        for number, answer in player.client.answers.items():
            if isinstance(answer, Accepted):
                assert lines[answer.version] == player.client.moves[number]
