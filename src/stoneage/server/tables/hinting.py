"""Hints: who may have them, and that they are counted."""

from msgspec.structs import replace

from stoneage.server.wire.refusals import Refused

from .document import Document
from .table import Happened, HostedTable, Person, changed


def has_hints(document: Document) -> bool:
    """Among bots and on one screen; with other people if it was agreed when the table was set."""
    people = {seat.person for seat in document.seats if seat.person is not None}
    return not document.settings.rated and (document.settings.hints or len(people) == 1)


def check_hints(table: HostedTable, person: Person, version: int) -> int:
    """The seat that asks for a hint on its own decision, or a refusal."""
    table.running_game()
    table.check_version(version)
    seat = table.asked_seat(person)
    if not has_hints(table.document):
        raise Refused("hints-off")
    return seat


def check_coach(table: HostedTable, person: Person) -> int | None:
    """The seat that the coach speaks to: the one that is asked, or their own while they wait."""
    own = table.document.seats_of(person.id)
    if not own:
        raise Refused("not-your-seat")
    if not table.document.settings.coach or not has_hints(table.document):
        raise Refused("no-coach")
    return table.to_act if table.to_act in own else own[0]


def count_hint(table: HostedTable, person: Person, version: int) -> Happened:
    """One more, for good: moves that are taken back do not take it back."""
    number = check_hints(table, person, version)
    seat = table.document.seats[number]
    return changed(table, table.document.with_seat(number, replace(seat, hints=seat.hints + 1)))
