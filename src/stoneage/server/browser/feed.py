"""A table as a page follows it: updates out, commands in, every one of them answered."""

from collections.abc import Callable

from stoneage.server.hall.commands import COMMAND, carry_out, rejection
from stoneage.server.hall.feed import Feed
from stoneage.server.hall.hall import Hall
from stoneage.server.hall.live_table import LiveTable
from stoneage.server.hall.problems import reason, refused_by_store
from stoneage.server.store.errors import StoreError
from stoneage.server.tables.table import Person
from stoneage.server.tables.viewing import Viewer
from stoneage.server.wire.commands import AnyCommand
from stoneage.server.wire.decoding import decoded
from stoneage.server.wire.messages import Rejected
from stoneage.server.wire.refusals import Refused

Send = Callable[[str], None]


class TableFeed:
    """Says the same in the same order as a connection to a server."""

    def __init__(
        self, hall: Hall, live: LiveTable, person: Person | None, language: str, send: Send
    ) -> None:
        self.hall = hall
        self.person = person
        self.language = language
        self.send = send
        self.feed = Feed(hall, live, person, Viewer(None if person is None else person.id))

    async def run(self, since: int | None) -> None:
        """Until it is cancelled."""
        try:
            async for message in self.feed.messages(since):
                self.send(message.decode())
        finally:
            self.feed.close()

    async def receive(self, text: str) -> None:
        try:
            command = decoded(COMMAND, text)
        except Refused:
            why = reason("malformed", self.language)
            self.feed.answer(Rejected(to=0, code="malformed", reason=why))
        else:
            await self._answer(command)
        self.feed.changes.set()

    async def _answer(self, command: AnyCommand) -> None:
        live = self.feed.live
        try:
            if self.person is None:
                raise Refused("nobody")
            await carry_out(self.hall, self.person, live.table.id, command, self.feed.answer)
        except (Refused, StoreError) as failure:
            refused = failure if isinstance(failure, Refused) else refused_by_store(failure)
            self.feed.answer(
                await rejection(
                    *(self.hall, self.language, self.feed.viewer),
                    *(live.table.id, command.id, refused),
                )
            )
