"""What is told to one who follows a table, in one order whatever carries it."""

from collections import deque
from collections.abc import AsyncIterator

from stoneage.server.tables.table import Person
from stoneage.server.tables.viewing import Viewer
from stoneage.server.wire.messages import AnyMessage, Restarting

from .hall import Hall
from .live_table import ENCODER, LiveTable


class Feed:
    """Answers, updates and chat of one table. Whoever adds an answer sets `changes`."""

    def __init__(self, hall: Hall, live: LiveTable, person: Person | None, viewer: Viewer) -> None:
        self.hall = hall
        self.live = live
        self.person = person
        self.viewer = viewer
        self.changes = live.subscribe()
        self.answers: deque[bytes] = deque()

    def close(self) -> None:
        self.live.unsubscribe(self.changes)

    def answer(self, message: AnyMessage) -> None:
        self.answers.append(ENCODER.encode(message))

    async def messages(self, since: int | None) -> AsyncIterator[bytes]:
        """For ever; whoever takes them slowly gets several changes in one update."""
        if self.person is not None:
            await self.hall.chat.load_mutes(self.live, self.person)
        # What comes while this is sent is new: so both are read before.
        seen, last_line = self.live.table.version, self.live.last_line
        yield self.live.encoded_update(self.viewer, since)
        is_warned = False
        while True:
            await self.changes.wait()
            self.changes.clear()
            while self.answers:
                yield self.answers.popleft()
            if self.live.table.version != seen:
                update = self.live.encoded_update(self.viewer, seen, is_following=True)
                seen = self.live.table.version
                yield update
            if self.live.last_line != last_line and self._sits_here():
                said = self.live.chat_for(self.viewer, last_line)
                last_line = self.live.last_line
                for line in said:
                    yield ENCODER.encode(line)
            if self.hall.restarts_in is not None and not is_warned:
                is_warned = True
                yield ENCODER.encode(Restarting(seconds=self.hall.restarts_in))

    def _sits_here(self) -> bool:
        """The chat is for those at the table."""
        return bool(self.live.table.document.seats_of(self.viewer.person))
