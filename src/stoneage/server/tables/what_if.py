"""What if: a finished game is left at some point and played on, at a table of its own."""

from collections.abc import Sequence

from msgspec.structs import replace

from stoneage.record.replay import replay
from stoneage.rules import RULES_VERSION
from stoneage.server.wire import Refused
from stoneage.server.wire.settings import TableSettings
from stoneage.table import Game

from .clocks import started
from .document import Document, HostedSeat, Snapshot
from .games import FinishedGame
from .seating import bot_name
from .table import Happened, HostedTable, Person
from .turns import on_its_own

STANDING_IN = "elder"
"""The bot that goes on for people who are not there."""


def left_after(finished: FinishedGame, move: int) -> tuple[Game, list[str]]:
    """The game after so many moves, and who could play on; or `Refused`."""
    if move > len(finished.record.moves):
        raise Refused("no-such-move")
    return replay(finished.record, move), [bot or STANDING_IN for bot in finished.bots]


def what_if_table(
    table_id: str, watch: str, seed: str, person: Person, game: Game, seat: int, bots: Sequence[str]
) -> HostedTable:
    """A table where one person goes on with a game against bots; it counts nowhere."""
    if seat >= len(bots):
        raise Refused("no-such-seat")
    if game.is_over:
        raise Refused("table-over")
    seats = tuple(
        HostedSeat(person=person.id, name=person.name)
        if number == seat
        else HostedSeat(bot=bot, name=bot_name(bot))
        for number, bot in enumerate(bots)
    )
    document = Document(
        settings=TableSettings(options=game.options, start=game.start, chat=False),
        host=person.id,
        watch=watch,
        seed=seed,
        seats=seats,
        what_if=len(game),
    )
    return HostedTable(table_id, 0, document)


def begun_at(table: HostedTable, game: Game, now: int) -> Happened:
    """The game goes on from here; dice that were about to fall are thrown anew."""
    table.check_open()
    last = on_its_own(table.document, game)[-1]
    document = replace(
        table.document,
        status="running",
        snapshot=Snapshot.of(last, RULES_VERSION),
        began_at=now,
    )
    document = started(document, last.seat, now)
    after = replace(table, version=table.version + 1, document=document, game=last)
    return Happened(after, moves=last.moves)
