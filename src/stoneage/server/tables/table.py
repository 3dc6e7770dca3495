"""A hosted table, and what a change of it consists of."""

from msgspec import Struct
from msgspec.structs import replace

from stoneage.server.wire.refusals import Refused
from stoneage.table import AnyMove, Game
from stoneage.table.events import Event

from .document import Document, HostedSeat
from .turns import RecentTurn, can_take_back


class Person(Struct, frozen=True):
    """Whoever acts at a table, as far as a table needs to know."""

    id: str
    name: str


class HostedTable(Struct, frozen=True):
    """A table at one version. Never changed: every change makes a new one."""

    id: str
    version: int
    document: Document
    game: Game | None = None
    turns: tuple[RecentTurn, ...] = ()  # the latest of one seat, as far as they could be taken back

    @property
    def to_act(self) -> int | None:
        """The seat that is asked, while the game runs."""
        if self.game is None or self.document.status != "running":
            return None
        return self.game.seat

    @property
    def acting_bot(self) -> str | None:
        """The bot that is asked, if it is not a person's turn."""
        return None if self.to_act is None else self.document.seats[self.to_act].player

    def seat(self, number: int) -> HostedSeat:
        if number >= len(self.document.seats):
            raise Refused("no-such-seat")
        return self.document.seats[number]

    def own_seat(self, number: int, person: Person) -> HostedSeat:
        seat = self.seat(number)
        if seat.person != person.id:
            raise Refused("not-your-seat")
        return seat

    def own_voice(self, person: Person) -> tuple[int, ...]:
        """The seats for which a person decides at present, or a refusal."""
        own = self.document.seats_of(person.id)
        if not own:
            raise Refused("not-your-seat")
        deciding = tuple(number for number in own if self.document.seats[number].player is None)
        if not deciding:
            has_resigned = all(self.document.seats[number].has_resigned for number in own)
            raise Refused("already-resigned" if has_resigned else "bot-plays-on")
        return deciding

    def asked_seat(self, person: Person) -> int:
        """The one of a person's seats that decides now, or a refusal."""
        self.running_game()
        if self.to_act is None or self.to_act not in self.document.seats_of(person.id):
            raise Refused("not-your-turn")
        if self.acting_bot is not None:
            raise Refused("bot-plays-on")
        return self.to_act

    def can_take_back(self, seat: int) -> bool:
        return self.game is not None and can_take_back(self.game, self.turns, seat)

    def running_game(self) -> Game:
        if self.game is None or self.document.status != "running":
            raise Refused("not-started" if self.document.status == "open" else "table-over")
        return self.game

    def check_open(self) -> None:
        if self.document.status != "open":
            raise Refused("already-started" if self.document.status == "running" else "table-over")

    def check_host(self, person: Person) -> None:
        if self.document.host != person.id:
            raise Refused("not-the-host")

    def check_version(self, version: int) -> None:
        if version != self.version:
            raise Refused("stale-version")


class Happened(Struct, frozen=True):
    """One change: the table after it, and what it did to the list of moves."""

    table: HostedTable
    back: int = 0  # so many moves were taken back first
    moves: tuple[AnyMove, ...] = ()
    events: tuple[Event, ...] = ()


def changed(table: HostedTable, document: Document) -> Happened:
    """A change that touches no move."""
    return Happened(replace(table, version=table.version + 1, document=document))
