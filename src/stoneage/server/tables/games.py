"""Games to read: of a table, of a table as spectators see it, or of a record brought along."""

from typing import Literal, Protocol, runtime_checkable

from msgspec import Struct

from stoneage.record import Record, Verdict, redacted, to_json, verify, write_notation
from stoneage.record.forms import decode
from stoneage.record.replay import check
from stoneage.record.replay import replay as replay_record
from stoneage.server.wire.refusals import Refused
from stoneage.server.wire.replays import GameReplay, Story
from stoneage.table import View

from .recording import record_of
from .replaying import replayed, told
from .table import HostedTable
from .viewing import Viewer, eyes, may_see_game

MAX_RECORD_BYTES = 1_000_000
MAX_MOVES = 5_000
"""Several times as many as the longest games of people or bots have."""

Form = Literal["json", "notation"]
Shown = tuple[View, tuple[str, ...]]
"""A position as it may be seen, and what the players are called."""


class FinishedGame(Struct, frozen=True):
    """A game that is over, so that nothing of it is secret any more."""

    id: str
    record: Record
    bots: tuple[str | None, ...]  # those that played, seat by seat


@runtime_checkable  # the framework checks what it is given
class ReadableGame(Protocol):
    """Whatever can be read of a game; each takes a while."""

    def replay(self, seat: int | None) -> GameReplay: ...
    def record(self, form: Form) -> str: ...
    def shown(self, move: int) -> Shown: ...
    def verdict(self) -> Verdict: ...
    def finished(self) -> FinishedGame: ...
    def check_is_own(self) -> None: ...


class TableGame(Struct, frozen=True):
    """The game at a table, as far as the viewer may know it."""

    table: HostedTable
    viewer: Viewer

    def story(self) -> Story:
        seat = eyes(self.table, self.viewer)
        return told(record_of(self.table), seat, self.table.version, self._is_running())

    def replay(self, seat: int | None) -> GameReplay:
        allowed = self._allowed_eyes(seat)
        self._check_open_cards()
        return replayed(record_of(self.table), allowed, self._bots())

    def shown(self, move: int) -> Shown:
        """After so many moves, or the newest; in one's own eyes."""
        self._check_open_cards()
        return _shown(record_of(self.table), move, eyes(self.table, self.viewer))

    def record(self, form: Form) -> str:
        if form == "json":
            return to_json(self._known())
        return write_notation(self._known(), replay_record(record_of(self.table)))

    def verdict(self) -> Verdict:
        return verify(self._known())

    def finished(self) -> FinishedGame:
        """Or `Refused`: nobody may be helped while others still play."""
        if self._is_running():
            are_cards_closed = self.table.document.settings.options.closed_cards
            raise Refused("cards-closed" if are_cards_closed else "not-over")
        return FinishedGame(self.table.id, record_of(self.table), self._bots())

    def check_is_own(self) -> None:
        """Or `Refused`: it is for those who played."""
        if not self.table.document.seats_of(self.viewer.person):
            raise Refused("not-your-seat")

    def _bots(self) -> tuple[str | None, ...]:
        return tuple(seat.bot for seat in self.table.document.seats)

    def _check_open_cards(self) -> None:
        if self.table.document.settings.options.closed_cards and self._is_running():
            raise Refused("cards-closed")

    def _is_running(self) -> bool:
        return self.table.document.status == "running"

    def _is_over(self) -> bool:
        return self.table.document.status == "over"

    def _known(self) -> Record:
        """The whole record when all is over, before that what the viewer may know."""
        record = record_of(self.table)
        return record if self._is_over() else redacted(record, eyes(self.table, self.viewer))

    def _allowed_eyes(self, seat: int | None) -> int | None:
        """While the game runs one's own; afterwards anybody's."""
        if seat is not None:
            self.table.seat(seat)
        own = eyes(self.table, self.viewer)
        if self._is_over():
            return seat
        if seat is not None and seat != own:
            raise Refused("not-your-seat")
        return own


class BroughtGame(Struct, frozen=True):
    """The game of a record that somebody brought along: nothing in it is secret."""

    id: str
    brought: Record

    def replay(self, seat: int | None) -> GameReplay:
        if seat is not None and seat >= self.brought.options.players:
            raise Refused("no-such-seat")
        return replayed(self.brought, seat)

    def shown(self, move: int) -> Shown:
        return _shown(self.brought, move, None)

    def record(self, form: Form) -> str:
        return to_json(self.brought) if form == "json" else write_notation(self.brought)

    def verdict(self) -> Verdict:
        return verify(self.brought)

    def finished(self) -> FinishedGame:
        """Or `Refused`: it may have been taken from a table where the game still runs."""
        has_seed = self.brought.fair is not None and self.brought.fair.seed is not None
        if self.brought.result is None and not has_seed:
            raise Refused("not-over")
        return FinishedGame(self.id, self.brought, (None,) * self.brought.options.players)

    def check_is_own(self) -> None:
        """Whoever has the link."""


def _shown(record: Record, move: int, seat: int | None) -> Shown:
    game = replay_record(record, min(move, len(record.moves)))
    return game.view(seat), record.seats


def game_at(table: HostedTable, viewer: Viewer) -> TableGame:
    """The game at a table for somebody who may see it, or `Refused`."""
    if not may_see_game(table, viewer):
        raise Refused("not-to-be-watched")
    return TableGame(table, viewer)


def checked_record(text: bytes) -> Record:
    """A record that somebody brings along; every move will be checked: there must be an end."""
    brought = decode(text)
    if len(brought.moves) > MAX_MOVES:
        raise Refused("too-long-a-game")
    check(brought)
    return brought
