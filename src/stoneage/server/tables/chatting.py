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
    own = document.seats_of(person.id)
    if not document.settings.chat:
        raise Refused("chat-off")
    if not own:
        raise Refused("not-your-seat")
    if not text.strip() or not text.replace("\n", " ").isprintable():
        raise Refused("unprintable-text")
    return Spoken(own[0], document.seats[own[0]].name, text.strip())
