"""Before the game: taking seats, seating bots, words for the fair dice, and the start."""

from collections.abc import Collection
from functools import cache

from msgspec.structs import replace

from stoneage.rules import RULES_VERSION
from stoneage.server.wire.refusals import Refused
from stoneage.server.wire.settings import TableSettings
from stoneage.table import ENGLISH, Words

from .clocks import started, wound_up
from .document import Document, HostedSeat, Snapshot
from .table import Happened, HostedTable, Person, changed
from .turns import dealt


def new_table(
    table_id: str, watch: str, seed: str, host: Person, settings: TableSettings
) -> HostedTable:
    """A fresh table with its host on the first seat."""
    if settings.start is not None and settings.start >= settings.options.players:
        raise Refused("no-such-seat")
    seats = (
        HostedSeat(person=host.id, name=host.name),
        *[HostedSeat()] * (settings.options.players - 1),
    )
    document = Document(settings=settings, host=host.id, watch=watch, seed=seed, seats=seats)
    return HostedTable(table_id, 0, document)


def sit_down(table: HostedTable, person: Person, number: int, name: str | None) -> Happened:
    """Take an open seat, or give it to somebody on the same sofa."""
    table.check_open()
    if not table.seat(number).is_open:
        raise Refused("seat-taken")
    own = table.document.seats_of(person.id)
    if name is None and any(table.seat(other).name == person.name for other in own):
        raise Refused("already-seated")
    named = printable(person.name if name is None else name)
    return changed(
        table, table.document.with_seat(number, HostedSeat(person=person.id, name=named))
    )


def printable(name: str) -> str:
    """The name as it goes on the record, or a refusal."""
    trimmed = name.strip()
    if not trimmed or not trimmed.isprintable():
        raise Refused("unprintable-name")
    return trimmed


def seat_bot(
    table: HostedTable, person: Person, number: int, bot: str, bots: Collection[str]
) -> Happened:
    table.check_open()
    table.check_host(person)
    if bot not in bots:
        raise Refused("no-such-bot")
    if not table.seat(number).is_open:
        raise Refused("seat-taken")
    return changed(table, table.document.with_seat(number, HostedSeat(bot=bot, name=bot_name(bot))))


@cache
def bot_name(bot: str) -> str:
    """As a record names it: in English, whatever the language of those who play."""
    return Words(ENGLISH).say(f"bot-{bot}-name")


def clear_seat(table: HostedTable, person: Person, number: int) -> Happened:
    """Leave one's own seat, or send somebody away as the host."""
    table.check_open()
    seat = table.seat(number)
    if seat.person != person.id:
        table.check_host(person)
    if seat.is_open:
        raise Refused("seat-open")
    return changed(table, table.document.with_seat(number, HostedSeat()))


def give_word(table: HostedTable, person: Person, number: int, word: str) -> Happened:
    """Words are taken until the deal, which follows from them."""
    table.check_open()
    seat = table.own_seat(number, person)
    if not word.isprintable():
        raise Refused("unprintable-word")
    return changed(table, table.document.with_seat(number, replace(seat, word=word)))


def start(table: HostedTable, person: Person, now: int) -> Happened:
    table.check_open()
    table.check_host(person)
    if any(seat.is_open for seat in table.document.seats):
        raise Refused("seats-open")
    game = dealt(table.document)
    document = replace(
        wound_up(table.document),
        status="running",
        snapshot=Snapshot.of(game, RULES_VERSION),
        began_at=now,
    )
    document = started(document, game.seat, now)
    return Happened(replace(table, version=table.version + 1, document=document, game=game))


def close_table(table: HostedTable, person: Person) -> Happened:
    table.check_open()
    table.check_host(person)
    return closed(table)


def closed(table: HostedTable) -> Happened:
    """Nobody plays here any more: the host, or whoever runs the server, wills it so."""
    if table.document.status == "over":
        raise Refused("table-over")
    document = replace(
        table.document, status="over", ending="closed", offer=None, since=None, deadline=None
    )
    return changed(table, document)


def rematch(
    table: HostedTable, person: Person, table_id: str, watch: str, seed: str
) -> HostedTable:
    """A new table with the same settings and people; whoever asks for it is its host."""
    if table.document.status != "over":
        raise Refused("not-over")
    if not table.document.seats_of(person.id):
        raise Refused("not-your-seat")
    settings = replace(table.document.settings, coach=False)
    if settings.start is not None:
        settings = replace(settings, start=(settings.start + 1) % settings.options.players)
    seats = tuple(
        HostedSeat(person=seat.person, bot=seat.bot, name=seat.name)
        for seat in table.document.seats
    )
    document = Document(settings=settings, host=person.id, watch=watch, seed=seed, seats=seats)
    return HostedTable(table_id, 0, document)
