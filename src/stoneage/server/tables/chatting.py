"""Who may say what at a table."""

from msgspec import Struct

from stoneage.server.wire.refusals import Refused

from .table import HostedTable, Person


class Spoken(Struct, frozen=True):
    """A line of chat as it will be shown."""

    seat: int
    name: str
    text: str


def spoken(table: HostedTable, person: Person, text: str) -> Spoken:
    """What a person says at a table, or a refusal."""
    document = table.document
    if not document.settings.chat:
        raise Refused("chat-off")
    check_seated(table, person)
    if not text.strip() or not text.replace("\n", " ").isprintable():
        raise Refused("unprintable-text")
    own = document.seats_of(person.id)[0]
    return Spoken(own, document.seats[own].name, text.strip())


def check_seated(table: HostedTable, person: Person) -> None:
    """Chat is for those who sit there."""
    if not table.document.seats_of(person.id):
        raise Refused("not-your-seat")
