"""A table as one person sees it, all but the game itself."""

from typing import Literal

from msgspec import Struct

from .settings import TableSettings

Status = Literal["open", "running", "over"]
Ending = Literal["finished", "resigned", "abandoned", "closed"]
SeatKind = Literal["open", "person", "bot"]
OfferKind = Literal["take-back", "abandonment"]


class SeatView(Struct, frozen=True, kw_only=True):
    """One seat, and who has it."""

    kind: SeatKind
    name: str = ""
    bot: str | None = None
    is_yours: bool = False
    is_away: bool = False  # their time was up: a bot plays on until they return
    has_resigned: bool = False  # a bot plays on for good
    plays_single_choices: bool = False  # what has only one answer is answered for them
    has_given_word: bool = False  # for the fair dice
    hints: int = 0  # that were given so far


class ClockView(Struct, frozen=True, kw_only=True):
    """The time that the players have left, in milliseconds."""

    left: tuple[int | None, ...]  # of each seat; None where no clock counts
    running: int | None  # the seat whose time runs
    deadline: int | None  # when it is up, in milliseconds since 1970


class OfferView(Struct, frozen=True, kw_only=True):
    """Something that all people at the table must agree to."""

    what: OfferKind
    seat: int  # who offers
    agreed: tuple[int, ...]  # the seats that have said yes, bots and the one who offers included


class OutcomeView(Struct, frozen=True, kw_only=True):
    """How a table came to its end; the result of a finished game is in the view."""

    ending: Ending
    winners: tuple[int, ...]


class TableView(Struct, frozen=True, kw_only=True):
    """Everything about a table that this person may know, but for the game."""

    id: str | None  # None for whoever came by the link for watching
    watch: str | None  # the id under which spectators find it
    status: Status
    settings: TableSettings
    seats: tuple[SeatView, ...]
    is_host: bool
    commitment: str  # to the seed of the fair dice
    can_take_back: bool
    can_offer_take_back: bool
    has_hints: bool  # whether hints are given here
    clock: ClockView | None
    offer: OfferView | None
    outcome: OutcomeView | None
    rematch: str | None  # the table where they play again
    is_what_if: bool  # begun in the middle of another game: it counts nowhere


class TableLine(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str | None
    watch: str | None
    status: Status
    settings: TableSettings
    seats: tuple[SeatView, ...]
    round: int | None
    is_your_turn: bool
    changed_at: int  # milliseconds since 1970
    outcome: OutcomeView | None
    scores: tuple[int, ...]  # the final ones; none before the end
    accuracy: float | None = None  # of one's own seat, where the game was reviewed; 0 to 100
    luckier_than: float | None = None  # so many of 100 games


class Lobby(Struct, frozen=True, kw_only=True):
    """What a person finds when they come in."""

    mine: tuple[TableLine, ...]  # where it is their turn first
    open: tuple[TableLine, ...]
    running: tuple[TableLine, ...]
    has_manual: bool  # whether this server has the manual, at /manual/
    network_url: str | None  # what friends in the same network call it; only told on its machine


class TableMade(Struct, frozen=True, kw_only=True):
    """A new table."""

    id: str
