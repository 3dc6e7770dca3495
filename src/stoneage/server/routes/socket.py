"""A table over WebSocket: updates out, commands in, every one of them answered."""

import asyncio
from contextlib import suppress

from litestar import Router, WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from msgspec import ValidationError, convert

from stoneage.server.hall.commands import COMMAND
from stoneage.server.hall.feed import Feed
from stoneage.server.hall.live_table import LiveTable
from stoneage.server.hall.problems import reason, refused_by_store
from stoneage.server.services.services import Services
from stoneage.server.store.errors import StoreError
from stoneage.server.tables.viewing import SPECTATOR, Viewer
from stoneage.server.wire.commands import AnyCommand
from stoneage.server.wire.decoding import decoded
from stoneage.server.wire.messages import AnyMessage, Rejected
from stoneage.server.wire.refusals import Refused

from .commands import carry_out, rejection
from .long_poll import SeenVersion
from .own_address import check_host, check_origin
from .tables import watched_table
from .visitor import Visitor, services_of, visitor_of

REFUSED = 4000
"""The close code of a socket that was not let in; the reason is the name of the refusal."""
SESSION_INTERVAL = 30
"""Seconds after which a session is looked up again: another process may have ended it."""
MAX_MALFORMED = 20
"""A client that sends so many frames that are no commands is sent away."""
MAX_PENDING_ANSWERS = 20
"""With so many unread answers no further command is received: backpressure."""
DISCONNECTED = (WebSocketDisconnect, RuntimeError, OSError)
"""What sending and receiving raise when nobody is at the other end."""

Socket = WebSocket[None, None, State]


@websocket("/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """A person at a table, or somebody who looks on."""
    visitor = await _accept(socket)
    if visitor is not None:
        await _serve(socket, visitor, visitor.viewer, table_id)


@websocket("/watch/{watch:str}/socket")
async def watch_socket(socket: Socket, watch: FromPath[str]) -> None:
    """A spectator: they see, and whatever they send is refused."""
    visitor = await _accept(socket)
    if visitor is None:
        return
    try:
        table_id = await watched_table(services_of(socket), watch)
    except (Refused, StoreError) as failure:
        await _refuse(socket, failure)
        return
    await _serve(socket, visitor, SPECTATOR, table_id)


async def _accept(socket: Socket) -> Visitor | None:
    await socket.accept()
    services = services_of(socket)
    try:
        check_host(socket, services.settings.public_url)
        check_origin(socket, services.settings.public_url)
        visitor = await visitor_of(socket)
        visitor.charge(services, "reads")
    except (Refused, StoreError) as failure:
        await _refuse(socket, failure)
        return None
    return visitor


async def _refuse(socket: Socket, failure: Refused | StoreError) -> None:
    refused = failure if isinstance(failure, Refused) else refused_by_store(failure)
    await socket.close(REFUSED, refused.code)


async def _serve(socket: Socket, visitor: Visitor, viewer: Viewer, table_id: str) -> None:
    services = services_of(socket)
    try:
        with visitor.connected(services):
            since = _since(socket)
            live = await services.hall.tables.latest(table_id)
            connection = TableConnection(socket, services, visitor, viewer, live)
            await connection.run(since)
    except (Refused, StoreError) as failure:
        await _refuse(socket, failure)


def _since(socket: Socket) -> int | None:
    """The version that the client knows, or `Refused`, as over HTTP."""
    text = socket.query_params.get("since")
    if text is None:
        return None
    try:
        return convert(text, SeenVersion, strict=False)
    except ValidationError:
        raise Refused("malformed") from None


class TableConnection:
    """One connection. One task sends, one receives; what was committed first is sent first."""

    def __init__(
        self, socket: Socket, services: Services, visitor: Visitor, viewer: Viewer, live: LiveTable
    ) -> None:
        self.socket = socket
        self.services = services
        self.visitor = visitor
        person = None if visitor.known is None else visitor.person
        self.feed = Feed(services.hall, live, person, viewer)
        self.may_receive = asyncio.Event()
        self.may_receive.set()
        self.malformed = 0

    async def run(self, since: int | None) -> None:
        """Until the client or the connection is gone, or the store is."""
        tasks = [
            asyncio.create_task(self._send_messages(since)),
            asyncio.create_task(self._receive_commands()),
            asyncio.create_task(self._watch_session()),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.feed.close()
            for task in tasks:
                task.cancel()
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        for outcome in outcomes:
            if isinstance(outcome, StoreError):
                await _refuse(self.socket, outcome)
            elif isinstance(outcome, Exception) and not isinstance(outcome, DISCONNECTED):
                raise outcome

    async def _watch_session(self) -> None:
        """Until whoever is here was shut out: at once by this process, soon by another."""
        token = self.visitor.token
        if token is None or self.visitor.known is None:
            await asyncio.Event().wait()
            return
        accounts = self.services.accounts
        is_known = True
        with accounts.watching(token) as ended:
            while is_known:
                with suppress(TimeoutError):
                    await asyncio.wait_for(ended.wait(), SESSION_INTERVAL)
                is_known = not ended.is_set() and await accounts.person_of(token) is not None
        await self.socket.close(REFUSED, "nobody")

    async def _send_messages(self, since: int | None) -> None:
        async for message in self.feed.messages(since):
            await self.socket.send_data(message.decode(), mode="text")
            if not self.feed.answers:
                self.may_receive.set()

    async def _receive_commands(self) -> None:
        while self.malformed < MAX_MALFORMED:
            await self.may_receive.wait()
            text = await self.socket.receive_data(mode="text")
            try:
                command = decoded(COMMAND, text)
            except Refused:
                self._refuse_frame()
                continue
            await self._answer(command)
        await self.socket.close(REFUSED, "malformed")

    async def _answer(self, command: AnyCommand) -> None:
        services, visitor, viewer = self.services, self.visitor, self.feed.viewer
        table_id = self.feed.live.table.id
        try:
            if viewer is SPECTATOR:
                visitor.charge(services, "commands")
                raise Refused("not-your-seat")
            await carry_out(services, visitor, table_id, command, self._queue)
        except (Refused, StoreError) as failure:
            rejected = await rejection(
                services, visitor.language, viewer, table_id, command.id, failure
            )
            self._queue(rejected)
        self.feed.changes.set()

    def _refuse_frame(self) -> None:
        self.malformed += 1
        self.services.metrics.count_refusal("malformed")
        why = reason("malformed", self.visitor.language)
        self._queue(Rejected(to=0, code="malformed", reason=why))
        self.feed.changes.set()

    def _queue(self, message: AnyMessage) -> None:
        """A client that does not read its answers is not listened to."""
        self.feed.answer(message)
        if len(self.feed.answers) >= MAX_PENDING_ANSWERS:
            self.may_receive.clear()


ROUTER = Router("/api", route_handlers=[table_socket, watch_socket])
