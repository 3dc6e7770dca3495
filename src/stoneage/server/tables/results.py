"""What a game that is over has brought everybody."""

from collections.abc import Sequence

from msgspec.structs import replace

from stoneage.rules import final_scores
from stoneage.server.wire.history import PlayedGame, PlayedSeat

from .document import Document, HostedSeat
from .table import HostedTable


def played_game(table: HostedTable, created_at: int, changed_at: int) -> PlayedGame | None:
    """The game of a table in a list, as everybody at it may see it; None if there was none
    that counts."""
    document = table.document
    if document.what_if is not None:
        return None
    if document.status != "over" or document.snapshot is None or document.ending is None:
        return None
    points = _points(document)
    return PlayedGame(
        id=table.id,
        watch=document.watch if document.settings.watching else None,
        ending=document.ending,
        began_at=document.began_at or created_at,
        ended_at=document.ended_at or changed_at,
        round=int(document.snapshot.restored(document.settings).round),
        options=document.settings.options,
        seats=tuple(
            _played_seat(document, number, seat, points)
            for number, seat in enumerate(document.seats)
        ),
    )


def seen_from(game: PlayedGame, own: Sequence[int]) -> PlayedGame:
    """The same for whoever had these seats."""
    seats = (
        replace(seat, is_yours=True) if number in own else seat
        for number, seat in enumerate(game.seats)
    )
    return replace(game, seats=tuple(seats))


def _points(document: Document) -> list[int]:
    """Of every seat, if the game was played to its end."""
    if document.ending != "finished" or document.snapshot is None:
        return []
    return final_scores(document.snapshot.restored(document.settings))


def _played_seat(
    document: Document, number: int, seat: HostedSeat, points: Sequence[int]
) -> PlayedSeat:
    sources = document.points
    return PlayedSeat(
        kind="person" if seat.bot is None else "bot",
        name=seat.name,
        bot=seat.bot,
        has_resigned=seat.has_resigned,
        hints=seat.hints,
        place=_place(document, number, points),
        points=points[number] if points else None,
        by_source=sources[number] if sources and points else None,
    )


def _place(document: Document, number: int, points: Sequence[int]) -> int | None:
    """The winners are first, also those who won because the others gave up."""
    if number in document.winners:
        return 1
    if not points:
        return None
    ahead = sum(
        other in document.winners or theirs > points[number] for other, theirs in enumerate(points)
    )
    return 1 + ahead
