"""What the server says over a WebSocket, or in answer to HTTP."""

from msgspec import Struct

from stoneage.table import Action, View
from stoneage.table.events import Event
from stoneage.table.prospects import Prospects

from .refusals import RefusalCode
from .tables import TableView


class ServerMessage(Struct, frozen=True, kw_only=True, tag_field="message"):
    """Anything that the server says."""


class Update(ServerMessage, frozen=True, kw_only=True, tag="update"):
    """The table as it is now, and what happened since the version that the client had."""

    version: int
    since: int | None  # the events are all that happened after this version; None: some are lost
    events: tuple[Event, ...]
    view: View | None  # None before the game
    choices: tuple[Action, ...]  # of the seat to act, if it is yours
    table: TableView


class Accepted(ServerMessage, frozen=True, kw_only=True, tag="accepted"):
    """A command was carried out, and is durable."""

    to: int
    version: int
    table: str | None = None  # the new table of a rematch


class Rejected(ServerMessage, frozen=True, kw_only=True, tag="rejected"):
    """A command changed nothing, unless the outcome is unknown, and why; with the table now."""

    to: int
    code: RefusalCode
    reason: str  # the same in words
    retry_after: float | None = None  # seconds, where haste is the reason
    update: Update | None = None


class Said(ServerMessage, frozen=True, kw_only=True, tag="said"):
    """Somebody said something."""

    number: int  # counts the lines of this table
    seat: int | None
    name: str
    text: str
    at: int  # milliseconds since 1970


class Restarting(ServerMessage, frozen=True, kw_only=True, tag="restarting"):
    """The server will be away for a moment; nothing is lost."""

    seconds: float


AnyMessage = Update | Accepted | Rejected | Said | Restarting


class ProspectsNow(Struct, frozen=True, kw_only=True):
    """What lies ahead of the viewer at this version."""

    version: int
    prospects: Prospects


class ChatLines(Struct, frozen=True, kw_only=True):
    """What was said at a table."""

    lines: tuple[Said, ...]


class BotList(Struct, frozen=True, kw_only=True):
    """The bots that can be seated, the strongest first."""

    bots: tuple[str, ...]


class Health(Struct, frozen=True, kw_only=True):
    """How the server is."""

    is_alive: bool
