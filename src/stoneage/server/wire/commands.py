"""What a person can do at a table: over WebSocket or HTTP, the same."""

from typing import Annotated

from msgspec import Meta, Struct

from stoneage.record import Entropy, SeatName
from stoneage.table import Action

from .settings import SeatNumber
from .tables import OfferKind

LONGEST_LINE = 500
LONGEST_KEY = 64

Version = Annotated[int, Meta(ge=0)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
ChatText = Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]


Key = Annotated[str, Meta(min_length=1, max_length=LONGEST_KEY, pattern=r"^[!-~]+$")]
"""Made up by the client: whatever is sent again with the same one is done only once."""


class Command(Struct, frozen=True, kw_only=True, tag_field="command", forbid_unknown_fields=True):
    """Anything that a person wants of the table; `id` comes back with the answer."""

    id: Annotated[int, Meta(ge=0, le=2**53)] = 0


class SitDown(Command, frozen=True, kw_only=True, tag="sit-down"):
    """Take an open seat; with a name it is for somebody else on the same sofa."""

    seat: SeatNumber
    name: SeatName | None = None


class SeatBot(Command, frozen=True, kw_only=True, tag="seat-bot"):
    """The host puts a bot on an open seat."""

    seat: SeatNumber
    bot: BotName


class ClearSeat(Command, frozen=True, kw_only=True, tag="clear-seat"):
    """Leave one's own seat, or, as the host, send away whoever has it."""

    seat: SeatNumber


class GiveWord(Command, frozen=True, kw_only=True, tag="give-word"):
    """Add a word to the fair dice before the game, so that not even the server can foresee it."""

    seat: SeatNumber
    word: Entropy


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """The host lets the game begin; all seats are taken."""


class CloseTable(Command, frozen=True, kw_only=True, tag="close-table"):
    """The host gives up a table whose game has not begun."""


class Play(Command, frozen=True, kw_only=True, tag="play"):
    """Make a move of the seat to act, in the game as it was at `version`."""

    version: Version
    action: Action


class TakeBack(Command, frozen=True, kw_only=True, tag="take-back"):
    """Take back one's last move while nothing new has come to light."""

    version: Version


class MakeOffer(Command, frozen=True, kw_only=True, tag="offer"):
    """Ask all people to take back everything since one's last move, or to end the game."""

    what: OfferKind


class AnswerOffer(Command, frozen=True, kw_only=True, tag="answer"):
    """Say yes or no to what is offered, by its name: a late answer meets no other offer."""

    what: OfferKind
    agree: bool


class Resign(Command, frozen=True, kw_only=True, tag="resign"):
    """Give up the game; a bot plays on where others still play."""

    seat: SeatNumber


class ComeBack(Command, frozen=True, kw_only=True, tag="come-back"):
    """Take one's seat back from the bot that played on when time was up."""

    seat: SeatNumber


class PlaySingleChoices(Command, frozen=True, kw_only=True, tag="play-single-choices"):
    """Whether decisions of this seat that have only one answer are made for it."""

    seat: SeatNumber
    on: bool


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """Set a new table with the same settings and people; the answer names it."""

    key: Key | None = None


class Say(Command, frozen=True, kw_only=True, tag="say"):
    """Say something to everybody at the table."""

    text: ChatText
    key: Key | None = None


class Mute(Command, frozen=True, kw_only=True, tag="mute"):
    """No longer hear what somebody says, or hear it again."""

    seat: SeatNumber
    on: bool


AtTheTable = (
    SitDown
    | SeatBot
    | ClearSeat
    | GiveWord
    | Start
    | CloseTable
    | Play
    | TakeBack
    | MakeOffer
    | AnswerOffer
    | Resign
    | ComeBack
    | PlaySingleChoices
)
"""What changes the table, so that its version goes up."""

AnyCommand = AtTheTable | Rematch | Say | Mute
