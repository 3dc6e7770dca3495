"""A game to read and to walk through."""

from msgspec import Struct

from stoneage.record.fair import FairDice
from stoneage.record.verifying import Finding
from stoneage.table.events import Event
from stoneage.table.options import Options
from stoneage.table.view import Result, View


class Chapter(Struct, frozen=True, kw_only=True):
    """One move, and what happened."""

    move: int  # so many moves were made before it
    round: int
    seat: int | None  # None where dice fell
    notation: str
    events: tuple[Event, ...]


class Story(Struct, frozen=True, kw_only=True):
    """The game so far: all that happened up to this version of the table."""

    version: int
    chapters: tuple[Chapter, ...]


class Frame(Struct, frozen=True, kw_only=True):
    """The game after so many moves, and what the last of them brought about."""

    move: int
    round: int
    seat: int | None
    notation: str
    events: tuple[Event, ...]
    view: View


class ReplayFrames(Struct, frozen=True, kw_only=True):
    """A whole game through one pair of eyes."""

    seats: tuple[str, ...]
    options: Options
    frames: tuple[Frame, ...]  # the first is the deal
    result: Result | None
    fair: FairDice | None
    scores: tuple[tuple[int, ...], ...]  # at the end of each round, and the final ones


class VerdictView(Struct, frozen=True, kw_only=True):
    """What can be proven about a record."""

    findings: tuple[Finding, ...]
    digest: str
    is_sound: bool
    is_fair: bool


class ReplayMade(Struct, frozen=True, kw_only=True):
    """Where a record that was brought along can be seen."""

    id: str
