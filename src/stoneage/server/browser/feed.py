"""A table as a page follows it: updates out, commands in, every one of them answered."""

from collections import deque
from collections.abc import Callable

from stoneage.server.hall.commands import COMMAND, carry_out, rejection
from stoneage.server.hall.hall import Hall
from stoneage.server.hall.live_table import ENCODER, LiveTable
from stoneage.server.hall.problems import reason, refused_by_store
from stoneage.server.store.errors import StoreError
from stoneage.server.tables.table import Person
from stoneage.server.tables.viewing import Viewer
from stoneage.server.wire.commands import AnyCommand
from stoneage.server.wire.decoding import decoded
from stoneage.server.wire.messages import AnyMessage, Rejected
from stoneage.server.wire.refusals import Refused

Send = Callable[[str], None]


class TableFeed:
    """Says the same in the same order as a connection to a server."""

    def __init__(
        self, hall: Hall, live: LiveTable, person: Person | None, language: str, send: Send
    ) -> None:
        self.hall = hall
        self.live = live
        self.person = person
        self.language = language
        self.send = send
        self.viewer = Viewer(None if person is None else person.id)
        self.changes = live.subscribe()
        self.answers: deque[AnyMessage] = deque()

    async def run(self, since: int | None) -> None:
        """Until it is cancelled."""
        try:
            if self.person is not None:
                await self.hall.chat.load_mutes(self.live, self.person)
            seen, last_line = self.live.table.version, self.live.last_line
            self.send(self.live.encoded_update(self.viewer, since).decode())
            while True:
                await self.changes.wait()
                self.changes.clear()
                while self.answers:
                    self._say(self.answers.popleft())
                if self.live.table.version != seen:
                    update = self.live.encoded_update(self.viewer, seen, is_following=True)
                    seen = self.live.table.version
                    self.send(update.decode())
                for line in self.live.chat_for(self.viewer, last_line):
                    self._say(line)
                last_line = self.live.last_line
        finally:
            self.live.unsubscribe(self.changes)

    async def receive(self, text: str) -> None:
        """A command of whoever follows."""
        try:
            command = decoded(COMMAND, text)
        except Refused:
            why = reason("malformed", self.language)
            self.answers.append(Rejected(to=0, code="malformed", reason=why))
        else:
            await self._answer(command)
        self.changes.set()

    async def _answer(self, command: AnyCommand) -> None:
        table_id = self.live.table.id
        try:
            if self.person is None:
                raise Refused("nobody")
            await carry_out(self.hall, self.person, table_id, command, self.answers.append)
        except (Refused, StoreError) as failure:
            refused = failure if isinstance(failure, Refused) else refused_by_store(failure)
            self.answers.append(
                await rejection(
                    self.hall, self.language, self.viewer, table_id, command.id, refused
                )
            )

    def _say(self, message: AnyMessage) -> None:
        self.send(ENCODER.encode(message).decode())
