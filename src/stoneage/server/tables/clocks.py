"""Clocks: whose time runs, how much is left, and when it is up."""

from msgspec.structs import replace

from stoneage.server.wire.settings import TimeBank, TimePerMove
from stoneage.server.wire.tables import ClockView

from .document import Document, HostedSeat

RETURN_BANK = 60_000
"""Whoever comes back after their time was up has at least so many milliseconds."""


def wound_up(document: Document) -> Document:
    """The clocks before the first move."""
    timing = document.settings.timing
    if not isinstance(timing, TimeBank):
        return document
    bank = timing.seconds * 1000
    return replace(document, seats=tuple(replace(seat, bank=bank) for seat in document.seats))


def passed_on(document: Document, thought: int | None, to_act: int | None, now: int) -> Document:
    """`thought` has decided and `to_act` is asked now; both may be the same seat."""
    is_counted = document.since is not None  # or a bot has decided
    document = _less_what_was_thought(document, thought, now)
    timing = document.settings.timing
    if is_counted and thought is not None and thought != to_act and isinstance(timing, TimeBank):
        document = _with_more(document, thought, timing.increment * 1000)
    return started(document, to_act, now)


def thought_for(document: Document, now: int) -> int:
    """How much of the time for the present decision is used."""
    return 0 if document.since is None else now - document.since


def passed_back(
    document: Document, thought: int | None, to_act: int | None, now: int, used: int
) -> Document:
    """Moves were taken back while `thought` was asked: what `to_act` earned by them goes, too.

    A time for each move goes on where it stood when the move was made.
    """
    document = _less_what_was_thought(document, thought, now)
    timing = document.settings.timing
    if to_act is not None and thought != to_act and isinstance(timing, TimeBank):
        document = _with_more(document, to_act, -timing.increment * 1000)
    return started(document, to_act, now - used if isinstance(timing, TimePerMove) else now)


def _less_what_was_thought(document: Document, thought: int | None, now: int) -> Document:
    if thought is None or not isinstance(document.settings.timing, TimeBank):
        return document
    left = bank_left(document, thought, now)
    return document.with_seat(thought, replace(document.seats[thought], bank=left))


def _with_more(document: Document, number: int, more: int) -> Document:
    seat = document.seats[number]
    return document.with_seat(number, replace(seat, bank=max(0, seat.bank + more)))


def started(document: Document, to_act: int | None, now: int) -> Document:
    """The time of this seat begins to run, if a person decides for it."""
    timing = document.settings.timing
    if timing is None or to_act is None or document.seats[to_act].player is not None:
        return replace(document, since=None, deadline=None)
    time = timing.seconds * 1000
    if isinstance(timing, TimeBank):
        time = document.seats[to_act].bank
    return replace(document, since=now, deadline=now + time)


def bank_left(document: Document, number: int, now: int) -> int:
    """What is left of a seat's bank while its time runs."""
    bank = document.seats[number].bank
    if document.since is None:
        return bank
    return max(0, bank - (now - document.since))


def refilled(seat: HostedSeat) -> HostedSeat:
    return replace(seat, bank=max(seat.bank, RETURN_BANK))


def clock_view(document: Document, to_act: int | None) -> ClockView | None:
    """Bank and deadline as they stand: whoever draws them counts down by themselves."""
    timing = document.settings.timing
    if timing is None or document.status != "running":
        return None
    running = to_act if document.deadline is not None else None
    left: tuple[int | None, ...]
    if isinstance(timing, TimePerMove):
        left = tuple(None for _ in document.seats)
    else:
        left = tuple(None if seat.bot else seat.bank for seat in document.seats)
    return ClockView(left=left, running=running, deadline=document.deadline)
