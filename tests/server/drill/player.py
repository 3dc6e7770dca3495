"""A person who plays on whatever happens to the server, and remembers what they were promised."""

import asyncio
import random

import httpx
import msgspec
import websockets

from stoneage.table.actions import Action
from stoneage.table.notation import write_move

COMMANDS_AT_ONCE = "9999/s burst 9999"
PAUSE = 0.05

NoAnswer = (OSError, websockets.WebSocketException, httpx.TransportError, TimeoutError)


class Received(msgspec.Struct):
    """The part of a message that they need."""

    message: str
    version: int = 0
    choices: list[Action] = []
    table: object = None
    update: "Received | None" = None


class Player:
    """Plays all seats that are not the bots', by lot, with one connection."""

    def __init__(self, address: str, bots: int, seed: int) -> None:
        self.address = address
        self.bots = bots
        self.random = random.Random(seed)
        self.cookie = ""
        self.table = ""
        self.version = 0
        self.moves: list[str] = []  # that were acknowledged, or found to be made after all
        self.acknowledged = 0
        self.found = 0
        self.pending: tuple[int, str] | None = None  # sent, and not yet answered
        self.is_over = False

    async def play(self) -> None:
        """Until the game is over or the drill ends."""
        while not self.is_over:
            try:
                if self.table:
                    await self._converse()
                else:
                    await self._sit_down()
            except NoAnswer:
                await asyncio.sleep(PAUSE)

    async def _sit_down(self) -> None:
        async with httpx.AsyncClient(base_url=self.address, timeout=20) as client:
            (await client.post("/api/people", json={"name": "Ada"})).raise_for_status()
            made = (await client.post("/api/tables", json={})).json()["id"]
            for seat in range(1, 4):
                command: dict[str, object] = {
                    "command": "sit-down",
                    "seat": seat,
                    "name": f"P{seat}",
                }
                if seat <= self.bots:
                    command = {"command": "seat-bot", "seat": seat, "bot": "forager"}
                await client.post(f"/api/tables/{made}/commands", json=command)
            await client.post(f"/api/tables/{made}/commands", json={"command": "start"})
            self.cookie = f"stoneage={client.cookies['stoneage']}"
            self.table = made

    async def _converse(self) -> None:
        address = f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        headers = {"cookie": self.cookie}
        async with websockets.connect(address, additional_headers=headers, open_timeout=20) as line:
            async for text in line:
                received = msgspec.json.decode(text, type=Received)
                if received.message == "accepted":
                    self._was_promised(received.version)
                elif received.message == "update":
                    self._look(received)
                    if self.is_over:
                        return
                    await self._move(line, received)
                else:
                    raise AssertionError(text)

    async def _move(self, line: websockets.ClientConnection, received: Received) -> None:
        if not received.choices or self.pending is not None:
            return
        action = self.random.choice(received.choices)
        self.pending = (received.version, write_move(action))
        command = {"command": "play", "version": received.version, "action": action}
        await line.send(msgspec.json.encode(command).decode())

    def _was_promised(self, version: int) -> None:
        assert self.pending is not None
        assert self.pending[0] + 1 == version
        self.moves.append(self.pending[1])
        self.version = version
        self.acknowledged += 1
        self.pending = None

    def _look(self, received: Received) -> None:
        """A move whose answer was lost counts if the version shows that it was made."""
        assert received.version >= self.version, "an acknowledged move is gone"
        self.version = received.version
        if self.pending is not None and received.version > self.pending[0]:
            self.moves.append(self.pending[1])
            self.found += 1
            self.pending = None
        elif self.pending is not None and received.version == self.pending[0]:
            self.pending = None
        assert isinstance(received.table, dict)
        self.is_over = received.table["status"] == "over"

    async def made(self) -> list[str]:
        """The moves of their seats as the server has them."""
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as client:
            client.headers["cookie"] = self.cookie
            told = await client.get(f"/api/tables/{self.table}/story")
            told.raise_for_status()
        bots = range(1, self.bots + 1)
        return [
            chapter["notation"]
            for chapter in told.json()["chapters"]
            if chapter["seat"] is not None and chapter["seat"] not in bots
        ]

    async def is_fair(self) -> bool:
        async with httpx.AsyncClient(base_url=self.address, timeout=60) as client:
            client.headers["cookie"] = self.cookie
            verdict = (await client.get(f"/api/tables/{self.table}/verdict")).json()
        return bool(verdict["is_sound"])
