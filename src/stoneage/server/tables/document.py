"""What is stored of a table, all but the list of moves."""

from functools import cached_property
from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from stoneage.record import commitment
from stoneage.rules import Player, State
from stoneage.server.wire.history import PointsBySource
from stoneage.server.wire.settings import TableSettings
from stoneage.server.wire.tables import Ending, OfferKind, SeatView, Status
from stoneage.table import Game

STAND_IN = "planner"
"""The bot that plays on for somebody who is away or has resigned."""


class HostedSeat(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat: open, or of a person, or of a bot."""

    person: str | None = None
    bot: str | None = None
    name: str = ""
    word: str = ""  # for the fair dice
    is_away: bool = False
    has_resigned: bool = False
    is_nameless: bool = False  # of a person who has deleted themselves
    plays_single_choices: bool = False
    bank: int = 0  # milliseconds left, where a time bank is played
    hints: int = 0  # that were given so far

    @property
    def is_open(self) -> bool:
        return self.person is None and self.bot is None and not self.is_nameless

    @property
    def player(self) -> str | None:
        """The bot that decides for this seat, or None while a person does."""
        if self.bot is not None:
            return self.bot
        return STAND_IN if self.is_away or self.has_resigned else None

    @property
    def for_all(self) -> SeatView:
        """What everybody may know of it."""
        if self.is_open:
            return SeatView(kind="open")
        return SeatView(
            kind="person" if self.bot is None else "bot",
            name=self.name,
            bot=self.bot,
            is_away=self.is_away,
            has_resigned=self.has_resigned,
            plays_single_choices=self.plays_single_choices,
            has_given_word=bool(self.word),
            hints=self.hints,
        )


class Snapshot(Struct, frozen=True, kw_only=True):
    """The position itself: a later correction of a rule cannot break a game under way."""

    rules: int  # the version of the rules that the game began with
    start: int  # who started
    deck: list[int]
    tiles: list[int]
    numbers: list[int]

    @classmethod
    def of(cls, game: Game, rules: int) -> "Snapshot":
        return cls(
            rules=rules,
            start=game.start,
            deck=game.state.deck,
            tiles=game.state.tiles,
            numbers=game.state.numbers(),
        )

    def restored(self, settings: TableSettings) -> State:
        ruleset = settings.options.ruleset()
        players = [Player() for _ in range(settings.options.players)]
        state = State(ruleset, self.deck, self.tiles, players)
        state.restore(self.numbers)
        return state


class Proposal(Struct, frozen=True, kw_only=True):
    """What somebody offers, and which seats have agreed."""

    what: OfferKind
    seat: int
    agreed: tuple[int, ...]


class Document(Struct, frozen=True, kw_only=True, dict=True):
    """A table: who sits there, what they agreed on, how far they are."""

    form: Literal[1] = 1
    settings: TableSettings
    host: str  # the person who set the table
    watch: str
    seed: str  # of the fair dice, in hex: secret until the game is over
    seats: tuple[HostedSeat, ...]
    status: Status = "open"
    snapshot: Snapshot | None = None
    since: int | None = None  # when the present decision began
    deadline: int | None = None  # when its time is up
    offer: Proposal | None = None
    ending: Ending | None = None
    winners: tuple[int, ...] = ()
    rematch: str | None = None
    began_at: int | None = None  # None in games of version 0.1
    ended_at: int | None = None
    points: tuple[PointsBySource, ...] = ()  # of a game that was played to its end
    what_if: int | None = None  # so many moves were taken over from another game

    @cached_property
    def commitment(self) -> str:
        return commitment(bytes.fromhex(self.seed))

    @cached_property
    def seats_for_all(self) -> tuple[SeatView, ...]:
        return tuple(seat.for_all for seat in self.seats)

    def with_seat(self, number: int, seat: HostedSeat) -> "Document":
        seats = (*self.seats[:number], seat, *self.seats[number + 1 :])
        return replace(self, seats=seats)

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        return () if person is None else self._seats_of_people.get(person, ())

    @cached_property
    def _seats_of_people(self) -> dict[str, tuple[int, ...]]:
        found: dict[str, tuple[int, ...]] = {}
        for number, seat in enumerate(self.seats):
            if seat.person is not None:
                found[seat.person] = (*found.get(seat.person, ()), number)
        return found


ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(Document)


def written(document: Document) -> bytes:
    return ENCODER.encode(document)


def read(text: bytes) -> Document:
    return DECODER.decode(text)
