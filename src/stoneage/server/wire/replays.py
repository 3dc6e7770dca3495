"""A game to read and to walk through."""

from typing import Annotated

from msgspec import Meta, Struct

from stoneage.record import FairDice, Finding
from stoneage.table import Awaited, Options, Result, View
from stoneage.table.events import Event

from .settings import SeatNumber


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


class ReplayMove(Chapter, frozen=True, kw_only=True):
    """One move of a replay, with what no event tells about the view after it."""

    turn: int
    awaited: Awaited


class GameReplay(Struct, frozen=True, kw_only=True):
    """A whole game through one pair of eyes: the view of the deal, and what every move changed.

    The events of a move, its `turn` and its `awaited` lead from each view to the next.
    """

    seats: tuple[str, ...]
    bots: tuple[str | None, ...]  # which of the seats are bots, as far as it is known
    options: Options
    first: View
    moves: tuple[ReplayMove, ...]
    result: Result | None
    fair: FairDice | None
    scores: tuple[tuple[int, ...], ...]  # at the end of each round, and the final ones
    hints: tuple[int, ...]  # that each seat was given; empty if nobody was given one
    coach: bool  # whether one stood by


class VerdictView(Struct, frozen=True, kw_only=True):
    """What can be proven about a record."""

    findings: tuple[Finding, ...]
    digest: str
    is_sound: bool
    is_fair: bool


class WhatIfWanted(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a game is to be left, and which seat one wants to have from there on."""

    move: Annotated[int, Meta(ge=0, le=2**53)]  # so many moves of it stay
    seat: SeatNumber


class ReplayMade(Struct, frozen=True, kw_only=True):
    """Where a record that was brought along can be seen."""

    id: str
