"""The record of a hosted game."""

from stoneage.record import FORMAT, VERSION, Record, deal_of, promise, reveal, sealed
from stoneage.server.wire.refusals import Refused

from .document import Document
from .table import HostedTable
from .turns import words_of

NAMELESS = "Somebody"
"""On the record, instead of the name of a person who has deleted themselves."""


def record_of(table: HostedTable) -> Record:
    """All of it, secrets included; the seed of the fair dice only when the table is over."""
    game, document = table.game, table.document
    if game is None or document.snapshot is None:
        raise Refused("not-started")
    seed = bytes.fromhex(document.seed)
    fair = promise(seed, words_of(document), start_drawn=document.settings.start is None)
    if document.status == "over":
        fair = reveal(fair, seed)
    is_dealt_here = document.what_if is None
    record = Record(
        format=FORMAT,
        version=VERSION,
        rules=document.snapshot.rules,
        options=document.settings.options,
        seats=tuple(seat.name or NAMELESS for seat in document.seats),
        start=game.start,
        deal=deal_of(game.state),
        moves=game.moves,
        result=game.result,
        fair=fair if is_dealt_here else None,
        hints=hints_of(document),
        coach=document.settings.coach,
    )
    return sealed(record)


def hints_of(document: Document) -> tuple[int, ...]:
    """How many each seat was given, if anybody was given one."""
    given = tuple(seat.hints for seat in document.seats)
    return given if any(given) else ()
