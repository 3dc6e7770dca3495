"""A small client, as others may write one: it follows a table by its updates and knows no rule.

It gives out commands to send and receives frames. It never changes its view by itself: an update
replaces it. Commands are sent again after a reconnect as long as nobody answered them;
the version in a move keeps it from being made twice.
"""

from collections.abc import Iterator
from itertools import count

import msgspec

from stoneage.server.wire.commands import AnyCommand, Play
from stoneage.server.wire.messages import Accepted, AnyMessage, Rejected, Restarting, Said, Update
from stoneage.table.events import Event
from stoneage.table.notation import write_move

DECODER: msgspec.json.Decoder[AnyMessage] = msgspec.json.Decoder(AnyMessage)


class Client:
    """What one client knows of one table."""

    def __init__(self) -> None:
        self.update: Update | None = None
        self.events: list[Event] = []
        self.gaps = 0  # so often events were missed, and only the view told what had happened
        self.said: list[Said] = []
        self.answers: dict[int, Accepted | Rejected] = {}
        self.unanswered: dict[int, AnyCommand] = {}
        self.moves: dict[int, str] = {}  # what was sent, in notation, by the command's id
        self.is_warned = False
        self._numbers: Iterator[int] = count(1)

    @property
    def version(self) -> int | None:
        """What to say as `since` when connecting."""
        return None if self.update is None else self.update.version

    def command(self, command: AnyCommand) -> AnyCommand:
        """The command as it is sent, with an id of its own."""
        numbered = msgspec.structs.replace(command, id=next(self._numbers))
        self.unanswered[numbered.id] = numbered
        return numbered

    def move(self, choice: int) -> AnyCommand:
        """One of the choices of the last update."""
        update = self.update
        assert update is not None
        action = update.choices[choice]
        command = self.command(Play(version=update.version, action=action))
        self.moves[command.id] = write_move(action)
        return command

    def receive(self, frame: str | bytes) -> AnyMessage:
        message = DECODER.decode(frame)
        match message:
            case Update():
                self._follow(message)
            case Accepted() | Rejected():
                self.answers[message.to] = message
                self.unanswered.pop(message.to, None)
                if isinstance(message, Rejected) and message.update is not None:
                    self._follow(message.update)
            case Said():
                self.said.append(message)
            case Restarting():
                self.is_warned = True
        return message

    def _follow(self, update: Update) -> None:
        """Later versions count; what came late or twice does not."""
        if self.update is not None and update.version <= self.update.version:
            return
        if self.update is not None and update.since == self.update.version:
            self.events += update.events
        elif self.update is not None:
            self.gaps += 1
        self.update = update
