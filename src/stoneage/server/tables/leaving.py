"""Those who leave a running game, by will or because their time is up, and those who return."""

from msgspec.structs import replace

from stoneage.server.wire.refusals import Refused
from stoneage.server.wire.settings import TimeBank

from .clocks import refilled, started
from .table import Happened, HostedTable, Person, changed


def resign(table: HostedTable, person: Person, number: int, now: int) -> Happened:
    """A bot plays on for them, unless only one player or no person at all is left."""
    table.running_game()
    seat = table.own_seat(number, person)
    if seat.has_resigned:
        raise Refused("already-resigned")
    document = table.document.with_seat(number, replace(seat, has_resigned=True))
    document = replace(document, offer=None)
    left = tuple(index for index, seat in enumerate(document.seats) if not seat.has_resigned)
    if len(left) == 1 or all(document.seats[index].bot is not None for index in left):
        winners = left if len(left) == 1 else ()
        document = replace(
            document,
            status="over",
            ending="resigned",
            winners=winners,
            since=None,
            deadline=None,
            ended_at=now,
        )
    elif table.to_act == number:
        document = started(document, number, now)
    return changed(table, document)


def time_up(table: HostedTable, now: int) -> Happened:
    """A bot plays on for whoever is asked and has thought too long."""
    table.running_game()
    number, deadline = table.to_act, table.document.deadline
    if number is None or deadline is None or now < deadline:
        raise Refused("stale-version")
    seat = replace(table.document.seats[number], is_away=True, bank=0)
    document = table.document.with_seat(number, seat)
    return changed(table, replace(document, since=None, deadline=None))


def come_back(table: HostedTable, person: Person, number: int, now: int) -> Happened:
    """Whoever was away decides again."""
    table.running_game()
    seat = table.own_seat(number, person)
    if not seat.is_away or seat.has_resigned:
        raise Refused("not-away")
    seat = replace(seat, is_away=False)
    if isinstance(table.document.settings.timing, TimeBank):
        seat = refilled(seat)
    document = table.document.with_seat(number, seat)
    if table.to_act == number:
        document = started(document, number, now)
    return changed(table, document)


def play_single_choices(table: HostedTable, person: Person, number: int, on: bool) -> Happened:
    """Also before the game; the decision that is awaited now stays their own."""
    if table.document.status == "over":
        raise Refused("table-over")
    seat = replace(table.own_seat(number, person), plays_single_choices=on)
    return changed(table, table.document.with_seat(number, seat))
