"""A table out of the store: its document, and its moves one by one."""

from collections.abc import Iterable, Sequence

from stoneage.record import decode_record
from stoneage.server.store.rows import EntryRow, TableRow
from stoneage.server.tables.document import read
from stoneage.server.tables.resuming import Moves, events_between, gone_on, resumed
from stoneage.server.tables.table import HostedTable
from stoneage.server.wire.refusals import Refused
from stoneage.table import AnyMove, read_move
from stoneage.table.events import Event

from .table_store import TableStore


async def load(store: TableStore, table_id: str) -> HostedTable:
    """The table with all its moves, also while another process changes it."""
    while True:
        row = await store.table(table_id)
        if row is None:
            raise Refused("no-such-table")
        if row.status == "over":
            record = await store.record(table_id)
            return table_of(row, () if record is None else decode_record(record).moves)
        entries = [entry for entry in await store.entries(table_id) if entry.version <= row.version]
        # The end of a game takes its entries away, perhaps after the row was read.
        again = row if entries else await store.table(table_id)
        if again is not None and again.version == row.version:
            return table_of(row, moves_of(entries), turns_of(entries, row.version))


async def load_after(
    store: TableStore, before: HostedTable
) -> tuple[HostedTable, Sequence[Event] | None]:
    """The table now, and what happened since, where that can be told.

    Only what is new is read, where that leads to it.
    """
    row = await store.table(before.id)
    if row is None:
        raise Refused("no-such-table")
    if before.game is not None and row.status == "running":
        entries = await store.entries(before.id, before.version)
        later = _gone_on(before, row, [each for each in entries if each.version <= row.version])
        if later is not None:
            return later
    table = await load(store, before.id)
    return table, _events_between(before, table)


def _gone_on(
    before: HostedTable, row: TableRow, entries: Sequence[EntryRow]
) -> tuple[HostedTable, Sequence[Event]] | None:
    if before.game is None or any(entry.back for entry in entries):
        return None
    document = read(row.document)
    is_unbroken = len(entries) == row.version - before.version
    later = [moves_of([entry]) for entry in entries]
    found = gone_on(document, before.game, before.turns, later, is_unbroken)
    if found is None:
        return None
    table = HostedTable(row.id, row.version, document, found.game, found.turns)
    return table, found.events


def _events_between(before: HostedTable, after: HostedTable) -> Sequence[Event] | None:
    if before.game is None or after.game is None:
        return () if after.game is None or not len(after.game) else None
    return events_between(before.game, after.game)


def table_of(row: TableRow, moves: Moves = (), turns: Sequence[int] = ()) -> HostedTable:
    """Without its moves it is good enough for a list."""
    document = read(row.document)
    found = resumed(document, moves, turns)
    if found is None:
        return HostedTable(row.id, row.version, document)
    return HostedTable(row.id, row.version, document, found.game, found.turns)


def moves_of(entries: Iterable[EntryRow]) -> list[AnyMove]:
    moves: list[AnyMove] = []
    for entry in entries:
        if entry.back:
            del moves[-entry.back :]
        moves += map(read_move, entry.moves)
    return moves


def turns_of(entries: Sequence[EntryRow], version: int) -> list[int]:
    """How many moves each of the latest turns has, as far as nothing but moves came after it.

    Whoever has gone or come back in between may not have made those before.
    """
    turns: list[tuple[int, int]] = []
    for entry in entries:
        if entry.back and turns and turns[-1][1] == entry.back:
            turns.pop()
        elif entry.back:
            turns.clear()
        if entry.moves:
            turns.append((entry.version, len(entry.moves)))
    made = {entry.version for entry in entries}
    first = version + 1
    while first - 1 in made:
        first -= 1
    return [length for at, length in turns if at >= first]
