"""A table over WebSocket: updates out, commands in, every one of them answered."""

import asyncio
from collections import deque

from litestar import Router, WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from stoneage.server.hall.live_table import ENCODER, Kept
from stoneage.server.services.services import House
from stoneage.server.store.errors import StoreError
from stoneage.server.tables.viewing import SPECTATOR, Viewer
from stoneage.server.wire.commands import AnyCommand
from stoneage.server.wire.messages import AnyMessage, Rejected, Restarting
from stoneage.server.wire.refusals import Refused

from .commands import COMMAND, carry_out, rejection
from .decoding import decoded
from .problems import reason
from .tables import watched_table
from .visitor import Visitor, check_origin, house_of, visitor_of

REFUSED = 4000
"""The close code of a socket that was not let in; the reason is the name of the refusal."""
MOST_FAULTS = 20
"""A client that sends so many frames that are no commands is sent away."""
MOST_ANSWERS = 20
GONE = (WebSocketDisconnect, RuntimeError, OSError)
"""What sending and receiving raise when nobody is at the other end."""

Socket = WebSocket[None, None, State]


@websocket("/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """A person at a table, or somebody who looks on."""
    visitor = await _let_in(socket)
    if visitor is not None:
        await _serve(socket, visitor, visitor.viewer, table_id)


@websocket("/watch/{watch:str}/socket")
async def watch_socket(socket: Socket, watch: FromPath[str]) -> None:
    """A spectator: he sees, and whatever he sends is refused."""
    visitor = await _let_in(socket)
    if visitor is None:
        return
    try:
        table_id = await watched_table(house_of(socket), watch)
    except (Refused, StoreError) as failure:
        await _turn_away(socket, failure)
        return
    await _serve(socket, visitor, SPECTATOR, table_id)


async def _let_in(socket: Socket) -> Visitor | None:
    await socket.accept()
    try:
        check_origin(socket)
        visitor = await visitor_of(socket)
        visitor.pay(house_of(socket), "reads")
    except (Refused, StoreError) as failure:
        await _turn_away(socket, failure)
        return None
    return visitor


async def _turn_away(socket: Socket, failure: Refused | StoreError) -> None:
    code = failure.code if isinstance(failure, Refused) else "store-unavailable"
    await socket.close(REFUSED, code)


async def _serve(socket: Socket, visitor: Visitor, viewer: Viewer, table_id: str) -> None:
    house = house_of(socket)
    try:
        kept = await house.hall.kept(table_id)
    except (Refused, StoreError) as failure:
        await _turn_away(socket, failure)
        return
    conversation = Conversation(socket, house, visitor, viewer, kept)
    await conversation.hold(_since(socket))


def _since(socket: Socket) -> int | None:
    """The version that the client knows; whatever is no number counts as none."""
    text = socket.query_params.get("since", "")
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 16 else None


class Conversation:
    """One connection. One task speaks, one listens; what was committed first is said first."""

    def __init__(
        self, socket: Socket, house: House, visitor: Visitor, viewer: Viewer, kept: Kept
    ) -> None:
        self.socket = socket
        self.house = house
        self.visitor = visitor
        self.viewer = viewer
        self.kept = kept
        self.news = kept.listen()
        self.answers: deque[bytes] = deque()
        self.has_room = asyncio.Event()  # for more answers
        self.has_room.set()
        self.faults = 0

    async def hold(self, since: int | None) -> None:
        """Until the client or the connection is gone, or the store is."""
        tasks = [asyncio.create_task(self._speak(since)), asyncio.create_task(self._listen())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.kept.leave(self.news)
            for task in tasks:
                task.cancel()
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        for outcome in outcomes:
            if isinstance(outcome, StoreError):
                await _turn_away(self.socket, outcome)
            elif isinstance(outcome, Exception) and not isinstance(outcome, GONE):
                raise outcome

    async def _speak(self, since: int | None) -> None:
        """A slow client gets several changes in one update."""
        if self.visitor.known is not None:
            await self.house.hall.prick_ears(self.kept, self.visitor.person)
        # What comes while this is sent is new: so both are noted before.
        seen, heard = self.kept.table.version, self._last_line()
        await self._send(self.kept.encoded_update(self.viewer, since))
        is_warned = False
        while True:
            await self.news.wait()
            self.news.clear()
            while self.answers:
                await self._send(self.answers.popleft())
            self.has_room.set()
            if self.kept.table.version != seen:
                update = self.kept.encoded_update(self.viewer, seen)
                seen = self.kept.table.version
                await self._send(update)
            heard = await self._pass_on(heard)
            if self.house.hall.restarts_in is not None and not is_warned:
                is_warned = True
                await self._send(encoded(Restarting(seconds=self.house.hall.restarts_in)))

    async def _pass_on(self, heard: int) -> int:
        """What was said since; the number of the last line."""
        last = self._last_line()
        if last == heard or not self.kept.table.document.seats_of(self.viewer.person):
            return heard
        for said in self.kept.heard_by(self.viewer, heard):
            await self._send(encoded(said))
        return last

    def _last_line(self) -> int:
        return self.kept.lines[-1].number if self.kept.lines else 0

    async def _listen(self) -> None:
        while self.faults < MOST_FAULTS:
            await self.has_room.wait()
            text = await self.socket.receive_data(mode="text")
            try:
                command = decoded(COMMAND, text)
            except Refused:
                self._refuse_frame()
                continue
            await self._answer(command)
        await self.socket.close(REFUSED, "malformed")

    async def _answer(self, command: AnyCommand) -> None:
        house, visitor = self.house, self.visitor
        table_id = self.kept.table.id
        try:
            if self.viewer is SPECTATOR:
                visitor.pay(house, "commands")
                raise Refused("not-your-seat")
            await carry_out(house, visitor, table_id, command, self._queue)
        except (Refused, StoreError) as failure:
            no = await rejection(
                house, visitor.language, self.viewer, table_id, command.id, failure
            )
            self._queue(no)
        self.news.set()

    def _refuse_frame(self) -> None:
        self.faults += 1
        self.house.metrics.count_refusal("malformed")
        why = reason("malformed", self.visitor.language)
        self._queue(Rejected(to=0, code="malformed", reason=why))
        self.news.set()

    def _queue(self, message: AnyMessage) -> None:
        """Whoever does not read his answers is not listened to."""
        self.answers.append(encoded(message))
        if len(self.answers) >= MOST_ANSWERS:
            self.has_room.clear()

    async def _send(self, message: bytes) -> None:
        await self.socket.send_data(message.decode(), mode="text")


def encoded(message: AnyMessage) -> bytes:
    return ENCODER.encode(message)


ROUTER = Router("/api", route_handlers=[table_socket, watch_socket])
