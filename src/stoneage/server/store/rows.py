"""What goes into the store and what comes out of it. All times are milliseconds since the epoch."""

from typing import Literal

from msgspec import Struct

Way = Literal["name", "link", "passkey"]
Status = Literal["open", "running", "over"]
FIRST_VERSION = 0


class NewTable(Struct, frozen=True, kw_only=True):
    """A table that opens, with version `FIRST_VERSION`."""

    id: str
    watch: str
    listed: bool
    document: bytes
    people: tuple[str | None, ...]
    at: int


class TableChange(Struct, frozen=True, kw_only=True):
    """One change of a table: it counts only if the stored version is the one before."""

    id: str
    version: int
    document: bytes
    status: Status
    to_act: int | None
    due_at: int | None
    at: int
    people: tuple[str | None, ...] | None = None  # the new seating, when it has changed
    back: int = 0  # so many moves were taken back,
    moves: tuple[str, ...] = ()  # then these were added
    record: bytes | None = None  # of a change that ends the game, or takes a name out of it


class TableRow(Struct, frozen=True):
    id: str
    watch: str
    status: Status
    listed: bool
    version: int
    to_act: int | None
    due_at: int | None
    created_at: int
    changed_at: int
    document: bytes


class SeatedRow(Struct, frozen=True):
    """A table and the seats that a person has there."""

    table: TableRow
    seats: tuple[int, ...]


class EntryRow(Struct, frozen=True):
    """What one change did to the list of moves."""

    version: int
    back: int
    moves: tuple[str, ...]


class DueRow(Struct, frozen=True):
    """A table that somebody must look at although no player moves."""

    id: str
    version: int
    due_at: int


class PersonRow(Struct, frozen=True, kw_only=True):
    id: str
    name: str
    language: str | None = None
    created_at: int


class SessionRow(Struct, frozen=True, kw_only=True):
    token_hash: str
    person_id: str
    created_at: int
    seen_at: int
    device: str | None = None  # such as Firefox, Linux
    way: Way | None = None  # how they came in; None before version 0.2


class LinkRow(Struct, frozen=True, kw_only=True):
    """The way of a person to another device, for one use."""

    token_hash: str
    person_id: str
    expires_at: int


class NewChatRow(Struct, frozen=True, kw_only=True):
    """Something said at a table; who only watches has no seat."""

    table_id: str
    seat: int | None
    person_id: str
    name: str
    text: str
    at: int
    key: str | None = None  # the same one is written once


class ChatRow(Struct, frozen=True):
    number: int
    seat: int | None
    person_id: str | None
    name: str
    text: str
    at: int


class ReplayRow(Struct, frozen=True, kw_only=True):
    """A record that somebody brought along, to be replayed here."""

    id: str
    record: bytes
    created_at: int


class ReviewKey(Struct, frozen=True, kw_only=True):
    """Which review: of which game, how thorough, by which version of the analysis."""

    game_id: str
    effort: str
    version: int


class ReviewRow(Struct, frozen=True):
    """How far a review is; nobody works on it once the time of the claim is over."""

    moves: int
    reviewed: int
    is_done: bool
    has_failed: bool
    claimed_until: int | None
    review: bytes | None  # packed; as far as it is


class ReviewClaim(Struct, frozen=True, kw_only=True):
    """Somebody wants to work on a review, at this time and until that one."""

    key: ReviewKey
    claim: str
    moves: int
    now: int
    until: int


class ReviewProgress(Struct, frozen=True, kw_only=True):
    """What whoever has the claim has found so far; the summary comes with the end."""

    key: ReviewKey
    claim: str
    reviewed: int
    review: bytes
    until: int
    summary: bytes | None = None


class SummaryRow(Struct, frozen=True):
    """The end of a review."""

    game_id: str
    effort: str
    summary: bytes
