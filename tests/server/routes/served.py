"""The real application behind a real web server, in this process, and people with browsers."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import httpx
import msgspec
from litestar import Litestar
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from stoneage.server.app import create_app
from stoneage.server.services.rate_limits import KINDS
from stoneage.server.services.services import Services, wall_clock
from stoneage.server.services.settings import Settings
from stoneage.server.serving.listening_socket import listen
from stoneage.server.serving.single_process import GracefulServer
from stoneage.server.tables.table import Person
from stoneage.server.wire.commands import AnyCommand, Play
from stoneage.server.wire.messages import Rejected, Update
from stoneage.table.actions import Action
from stoneage.table.choices import choices
from tests.server.client import Client

NO_LIMIT = "999999/s burst 999999"
PATIENT = 30
"""Seconds after which something that must come has not come."""

Json = Any


def settings_for(database: str, **changes: Any) -> Settings:
    """Without limits, unless a test is about them."""
    given: dict[str, Any] = {f"limit_{kind}": NO_LIMIT for kind in KINDS}
    given |= {"database": database, "bot_seconds": 0.05, "bot_processes": 1, "grace": 0.2}
    return Settings(**(given | changes))


class Served:
    """A server that answers at `address`."""

    def __init__(self, app: Litestar, server: GracefulServer, address: str) -> None:
        self.app = app
        self.server = server
        self.address = address
        self.guests: list[Guest] = []

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services

    def visitor(self, **headers: str) -> "Guest":
        """Somebody who has not said their name."""
        guest = Guest(self.address, headers)
        self.guests.append(guest)
        return guest

    async def guest(self, name: str, **headers: str) -> "Guest":
        guest = self.visitor(**headers)
        answer = await guest.http.post("/api/people", json={"name": name})
        assert answer.status_code == 201
        return guest


class Guest:
    """A browser with its own cookies."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, headers=headers, timeout=PATIENT)

    @property
    def token(self) -> str | None:
        return self.http.cookies.get("stoneage")

    async def get(self, path: str, status: int = 200, **query: Json) -> Json:
        answer = await self.http.get(path, params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def raw(self, path: str, **query: Json) -> bytes:
        answer = await self.http.get(path, params=query)
        assert answer.status_code == 200, answer.text
        return answer.content

    async def post(self, path: str, body: Json = None, status: int = 201) -> Json:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def sets_table(self, **settings: Json) -> str:
        made: str = (await self.post("/api/tables", settings))["id"]
        return made

    async def does(self, table: str, command: AnyCommand | dict[str, Json]) -> Json:
        """The answer to a command that is carried out."""
        answer = await self.sends(table, command)
        assert answer.status_code == 200, answer.text
        assert answer.json()["message"] == "accepted"
        return answer.json()

    async def sends(self, table: str, command: AnyCommand | dict[str, Json]) -> httpx.Response:
        body = msgspec.to_builtins(command) if isinstance(command, Struct) else command
        return await self.http.post(f"/api/tables/{table}/commands", json=body)

    async def is_refused(self, table: str, command: AnyCommand | dict[str, Json]) -> str:
        """The name of the refusal."""
        answer = await self.sends(table, command)
        assert answer.status_code >= 400, answer.text
        rejected = msgspec.json.decode(answer.content, type=Rejected)
        assert rejected.reason
        return rejected.code

    async def sees(self, table: str, **query: Json) -> Update:
        content = await self.raw(f"/api/tables/{table}", **query)
        return msgspec.json.decode(content, type=Update)

    def socket(self, path: str, since: int | None = None, **headers: str) -> connect:
        address = self.address.replace("http://", "ws://") + path
        if since is not None:
            address += f"?since={since}"
        if self.token is not None:
            headers["cookie"] = f"stoneage={self.token}"
        return connect(address, additional_headers=headers, proxy=None)

    def table_socket(self, table: str, since: int | None = None, **headers: str) -> connect:
        return self.socket(f"/api/tables/{table}/socket", since, **headers)


class Connected:
    """A client that talks over a WebSocket."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.client = Client()

    async def receives(self) -> Any:
        async with asyncio.timeout(PATIENT):
            return self.client.receive(await self.line.recv())

    async def receives_until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            await self.receives()

    async def says(self, command: AnyCommand) -> Any:
        """The answer, when it has come."""
        numbered = self.client.command(command)
        await self.line.send(msgspec.json.encode(numbered).decode())
        await self.receives_until(lambda: numbered.id in self.client.answers)
        return self.client.answers[numbered.id]


@asynccontextmanager
async def served(
    settings: Settings, now: Callable[[], int] = wall_clock, run_scheduler: bool = False
) -> AsyncIterator[Served]:
    """Up and running until the block ends."""
    app = create_app(settings, now, run_scheduler)
    listening = listen("127.0.0.1", 0)
    ready = asyncio.Event()
    server = GracefulServer(settings, app, ready.set, is_worker=True)
    serving = asyncio.create_task(server._serve([listening]))
    waiting = asyncio.create_task(ready.wait())
    await asyncio.wait([serving, waiting], return_when=asyncio.FIRST_COMPLETED)
    assert ready.is_set(), "the server did not start"
    host, port = listening.getsockname()
    place = Served(app, server, f"http://{host}:{port}")
    try:
        yield place
    finally:
        for guest in place.guests:
            await guest.http.aclose()
        server.should_exit = True
        await serving


async def game_of_two(place: Served, **settings: Json) -> tuple[str, Guest, Guest]:
    """A table at which Anna and Ben play, Anna to move."""
    anna, ben = await place.guest("Anna"), await place.guest("Ben")
    table = await anna.sets_table(options={"players": 2}, start=0, **settings)
    await ben.does(table, {"command": "sit-down", "seat": 1})
    await anna.does(table, {"command": "start"})
    return table, anna, ben


async def play_on(table: str, players: tuple[Guest, ...], moves: int, seed: int = 1) -> Update:
    """Random moves of whoever has choices, over HTTP."""
    generator = Random(seed)
    update = await players[0].sees(table)
    for _ in range(moves):
        if update.view is None or update.view.awaited.seat is None:
            break
        asked = players[update.view.awaited.seat]
        update = update if update.choices else await asked.sees(table)
        action = msgspec.to_builtins(generator.choice(update.choices))
        move = {"command": "play", "version": update.version, "action": action}
        await asked.does(table, move)
        update = await asked.sees(table)
    return await players[0].sees(table)


def any_of(possible: list[Action], generator: Random) -> Action:
    return generator.choice(possible)


async def play_inside(
    place: Served,
    table: str,
    moves: int,
    seed: int = 1,
    choose: Callable[[list[Action], Random], Action] = any_of,
) -> None:
    """The same by the hall alone: much faster, where HTTP is not what is tested."""
    generator, hall = Random(seed), place.services.hall
    for _ in range(moves):
        now = (await hall.tables.get(table)).table
        if now.game is None or now.to_act is None:
            break
        action = choose(choices(now.game.state), generator)
        asked = now.document.seats[now.to_act]
        person = Person(asked.person or "", asked.name)
        await hall.do(table, person, Play(version=now.version, action=action))
