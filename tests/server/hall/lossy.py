"""Bad lines between clients and the server's real end of a connection, without a network."""

import asyncio
from collections import deque
from contextlib import suppress
from random import Random
from typing import Any, cast

from litestar.exceptions import WebSocketDisconnect

from stoneage.server.hall.live_table import ENCODER, LiveTable
from stoneage.server.routes.socket import Socket, TableConnection
from stoneage.server.routes.visitor import Visitor
from stoneage.server.services.services import Services
from stoneage.server.store.rows import PersonRow
from stoneage.server.tables.table import Person
from stoneage.server.tables.viewing import Viewer
from stoneage.server.wire.commands import AnyCommand, TakeBack
from tests.server.client import Client
from tests.server.tables.hosted import NOON

COPIES = (0, 1, 1, 1, 1, 2)


class LossySocket:
    """Stands in for a WebSocket: frames are lost, doubled, late or out of order, and it is cut.

    A sound one is only slow.
    """

    def __init__(self, generator: Random, is_sound: bool = False) -> None:
        self.generator = generator
        self.is_sound = is_sound
        self.is_cut = False
        self.up: deque[str] = deque()
        self.down: deque[str] = deque()
        self.arrived = asyncio.Event()

    async def receive_data(self, mode: str) -> str:
        assert mode == "text"
        while not self.up and not self.is_cut:
            self.arrived.clear()
            await self.arrived.wait()
        if self.is_cut:
            raise WebSocketDisconnect(detail="cut")
        await self._take_time()
        return self.up.popleft() if self.up else "{}"

    async def send_data(self, frame: str, mode: str) -> None:
        assert mode == "text"
        await self._take_time()
        if self.is_cut:
            raise WebSocketDisconnect(detail="cut")
        self._carry(self.down, frame)

    async def close(self, code: int, reason: str) -> None:
        raise AssertionError(f"the server gave up: {code} {reason}")

    def send(self, frame: str) -> None:
        self._carry(self.up, frame)
        self.arrived.set()

    def cut(self) -> list[str]:
        """What was under way to the client may still arrive, after a new connection even."""
        self.is_cut = True
        self.arrived.set()
        return [frame for frame in self.down if self.generator.random() < 0.5]

    def _carry(self, way: deque[str], frame: str) -> None:
        if self.is_sound:
            way.append(frame)
            return
        for _ in range(self.generator.choice(COPIES)):
            place = len(way) - self.generator.choice((0, 0, 0, 1, 2))
            way.insert(max(0, place), frame)

    async def _take_time(self) -> None:
        for _ in range(self.generator.randrange(4)):
            await asyncio.sleep(0)


class Player:
    """A person with a client, and one connection after the other."""

    def __init__(
        self, services: Services, live: LiveTable, person: Person, generator: Random
    ) -> None:
        self.services = services
        self.live = live
        self.person = person
        self.generator = generator
        self.client = Client()
        self.late: list[str] = []  # frames of connections that are cut
        self.line = LossySocket(generator)
        self.talking: asyncio.Task[None] | None = None

    async def connect(self, is_sound: bool = False) -> None:
        """With the last version that was seen; commands without an answer are sent again."""
        await self.hang_up()
        self.line = LossySocket(self.generator, is_sound)
        known = PersonRow(id=self.person.id, name=self.person.name, created_at=NOON)
        visitor = Visitor(known=known, token="token", address=None, language="en")
        connection = TableConnection(
            cast(Socket, self.line), self.services, visitor, Viewer(self.person.id), self.live
        )
        self.talking = asyncio.create_task(connection.run(self.client.version))
        for command in list(self.client.unanswered.values()):
            self.send(command)

    async def hang_up(self) -> None:
        if self.talking is not None:
            self.late += self.line.cut()
            with suppress(asyncio.CancelledError):
                await self.talking

    def send(self, command: AnyCommand) -> None:
        self.line.send(ENCODER.encode(command).decode())

    def read(self) -> None:
        """Whatever has arrived by now."""
        while self.late and self.generator.random() < 0.5:
            self.client.receive(self.late.pop())
        for _ in range(self.generator.randint(0, len(self.line.down))):
            self.client.receive(self.line.down.popleft())

    async def act(self) -> None:
        """Read, and then sometimes move, take back, say a thing twice, or be cut off."""
        self.read()
        if self.generator.random() < 0.15:
            await self.connect()
        update = self.client.update
        if update is None:
            return
        if update.choices and self.generator.random() < 0.7:
            self._send(self.client.move(self.generator.randrange(len(update.choices))))
        elif update.table.can_take_back and self.generator.random() < 0.2:
            self._send(self.client.command(TakeBack(version=update.version)))

    def _send(self, command: AnyCommand) -> None:
        for _ in range(self.generator.choice((1, 1, 2))):
            self.send(command)

    async def settle(self) -> None:
        """At last the line is sound."""
        self.client.unanswered.clear()
        await self.connect(is_sound=True)

    def is_up_to_date(self) -> bool:
        while self.line.down:
            self.client.receive(self.line.down.popleft())
        return self.client.version == self.live.table.version


def known_to(player: Player) -> Any:
    """What the server would show them now, and what their client shows: all but the events."""
    held = player.client.update
    assert held is not None
    shown = player.live.update_for(Viewer(player.person.id), None)
    return [
        ENCODER.encode((each.version, each.view, each.choices, each.table))
        for each in (held, shown)
    ]
