"""Somebody deletes themselves: others keep their games, with a seat that has no name."""

from msgspec.structs import replace

from .document import Document, HostedSeat
from .leaving import resign
from .seating import closed
from .table import Happened, HostedTable, Person

NOBODY = ""
"""Instead of the id of a host who is forgotten."""


def forgotten(table: HostedTable, person: Person, now: int) -> Happened:
    """The table without this person.

    A running game goes on with a bot; an open table is closed by its host and left by others.
    """
    status, left = table.document.status, table
    if status == "open" and table.document.host == person.id:
        left = closed(table).table
    for number in table.document.seats_of(person.id):
        if left.document.status == "running" and not table.document.seats[number].has_resigned:
            left = resign(left, person, number, now).table
    document = _without(left.document, person.id, had_begun=status != "open")
    return Happened(replace(left, version=table.version + 1, document=document))


def _without(document: Document, person: str, had_begun: bool) -> Document:
    seats = tuple(
        _nameless(seat, had_begun) if seat.person == person else seat for seat in document.seats
    )
    host = NOBODY if document.host == person else document.host
    return replace(document, seats=seats, host=host)


def _nameless(seat: HostedSeat, had_begun: bool) -> HostedSeat:
    """Their word stays: without it nobody could verify the dice."""
    if not had_begun:
        return HostedSeat()
    return replace(seat, person=None, name="", is_nameless=True)
