"""Two ways to a table: over a server, and into the tables of one's own browser."""

import asyncio
import re
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection

from stoneage.server.browser.app import BrowserApp, Following
from tests.server.routes.served import PATIENT, Guest, Served

Json = Any
IDENTITY = re.compile(rb'"(id|watch|table|person|person_id)":"[\w-]{22}"')
"""Drawn anew for every table and every person."""


class Way(Protocol):
    """How a page asks and follows, whoever answers."""

    async def ask(self, method: str, path: str, body: Json = None) -> tuple[int, bytes]: ...
    async def follow(self, table: str) -> None: ...
    async def send(self, command: Json) -> None: ...
    async def receive(self) -> bytes: ...


class ServerWay:
    """HTTP and a WebSocket."""

    def __init__(self, place: Served) -> None:
        self.guest: Guest = place.visitor()
        self.line: ClientConnection | None = None

    async def ask(self, method: str, path: str, body: Json = None) -> tuple[int, bytes]:
        content = body if isinstance(body, str) else msgspec.json.encode(body)
        answer = await self.guest.http.request(
            method, f"/api{path}", content=None if body is None else content
        )
        return answer.status_code, answer.content

    async def follow(self, table: str) -> None:
        if self.line is not None:
            await self.line.close()
        self.line = await self.guest.table_socket(table)

    async def send(self, command: Json) -> None:
        assert self.line is not None
        await self.line.send(msgspec.json.encode(command).decode())

    async def receive(self) -> bytes:
        assert self.line is not None
        async with asyncio.timeout(PATIENT):
            return str(await self.line.recv()).encode()


class BrowserWay:
    """Without either."""

    def __init__(self, app: BrowserApp) -> None:
        self.app = app
        self.frames: asyncio.Queue[str] = asyncio.Queue()
        self.following: Following | None = None

    async def ask(self, method: str, path: str, body: Json = None) -> tuple[int, bytes]:
        content = body if isinstance(body, str) else msgspec.json.encode(body).decode()
        answer = await self.app.ask(method, path, None if body is None else content)
        return answer.status, answer.text.encode()

    async def follow(self, table: str) -> None:
        if self.following is not None:
            self.following.close()
        self.following = await self.app.follow(f"/tables/{table}/socket", self.frames.put_nowait)

    async def send(self, command: Json) -> None:
        assert self.following is not None
        await self.following.receive(msgspec.json.encode(command).decode())

    async def receive(self) -> bytes:
        async with asyncio.timeout(PATIENT):
            return (await self.frames.get()).encode()


class Page:
    """A client that writes down every message, with ids that mean the same either way."""

    def __init__(self, way: Way) -> None:
        self.way = way
        self.table = ""
        self.written: list[Json] = []
        self.update: dict[str, Json] = {}

    async def ask(self, method: str, path: str, body: Json = None) -> bytes:
        status, content = await self.way.ask(method, path.replace("TABLE", self.table), body)
        self.written.append((method, path, status, _plain(content, self.table)))
        return content

    async def sets_table(self, **settings: Json) -> None:
        made = await self.ask("POST", "/tables", settings)
        self.table = msgspec.json.decode(made)["id"]
        await self.way.follow(self.table)
        await self.receive_until(lambda: bool(self.update))

    async def does(self, command: str, **said: Json) -> None:
        """Until it was answered and somebody here is asked; or nobody any more."""
        await self.way.send({"command": command, "id": len(self.written), **said})
        answered = len(self.written)
        await self.receive_until(lambda: len(self.written) > answered and self._is_settled())

    async def receive_until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            content = await self.way.receive()
            message = msgspec.json.decode(content)
            self._write(msgspec.json.decode(_plain(content, self.table)))
            if message["message"] == "update":
                self.update = message

    def _write(self, message: Json) -> None:
        """Updates while others move may come one by one or several at once."""
        last: Json = self.written[-1] if self.written else {}
        if _is_update(message) and _is_update(last) and message["since"] == last["version"]:
            together = {**message, "since": last["since"]}
            self.written[-1] = {**together, "events": last["events"] + message["events"]}
        else:
            self.written.append(message)

    def _is_settled(self) -> bool:
        answer: Json = next((each for each in reversed(self.written) if _is_answer(each)), None)
        if answer is None or answer["message"] == "rejected":
            return answer is not None
        is_asked = self.update["choices"] or self.update["table"]["status"] != "running"
        return bool(is_asked) and self.update["version"] >= answer["version"]


def _plain(content: bytes, table: str) -> bytes:
    named = content.replace(table.encode(), b"TABLE") if table else content
    return IDENTITY.sub(rb'"\1":"ID"', named)


def _is_update(message: Json) -> bool:
    return isinstance(message, dict) and message.get("message") == "update"


def _is_answer(message: Json) -> bool:
    return isinstance(message, dict) and message["message"] in ("accepted", "rejected")
