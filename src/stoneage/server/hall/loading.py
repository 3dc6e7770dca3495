"""A table out of the store: its document, and its moves one by one."""

from collections.abc import Iterable, Sequence

from stoneage.record.reading import decode_record
from stoneage.rules.errors import IllegalAction
from stoneage.server.errors import Refused
from stoneage.server.store.rows import EntryRow, TableRow
from stoneage.server.store.store import Store
from stoneage.server.tables.document import read
from stoneage.server.tables.resuming import gone_on, resumed
from stoneage.server.tables.table import HostedTable
from stoneage.server.tables.turns import make
from stoneage.table.events import Event
from stoneage.table.notation import read_move, write_move
from stoneage.table.story import story


async def load(store: Store, table_id: str) -> HostedTable:
    """The table with all its moves, also while another process changes it."""
    while True:
        row = await store.table(table_id)
        if row is None:
            raise Refused("no-such-table")
        if row.status == "over":
            record = await store.record(table_id)
            moves = () if record is None else decode_record(record).moves
            return table_of(row, tuple(write_move(move) for move in moves))
        entries = [entry for entry in await store.entries(table_id) if entry.version <= row.version]
        # The end of a game takes its entries away, perhaps after the row was read.
        again = row if entries else await store.table(table_id)
        if again is not None and again.version == row.version:
            return table_of(row, moves_of(entries), turns_of(entries, row.version))


async def load_after(store: Store, before: HostedTable) -> HostedTable:
    """The table now: only what is new is read, where that leads to it."""
    row = await store.table(before.id)
    if row is None:
        raise Refused("no-such-table")
    if before.game is None or row.status != "running":
        return await load(store, before.id)
    entries = await store.entries(before.id, before.version)
    known = [entry for entry in entries if entry.version <= row.version]
    if any(entry.back for entry in known):
        return await load(store, before.id)
    document = read(row.document)
    is_unbroken = len(known) == row.version - before.version
    game = gone_on(document, before.game, [entry.moves for entry in known], is_unbroken)
    if game is None:
        return await load(store, before.id)
    return HostedTable(row.id, row.version, document, game)


def table_of(row: TableRow, moves: tuple[str, ...] = (), turns: Sequence[int] = ()) -> HostedTable:
    """Without its moves it is good enough for a list."""
    document = read(row.document)
    return HostedTable(row.id, row.version, document, resumed(document, moves, turns))


def moves_of(entries: Iterable[EntryRow]) -> tuple[str, ...]:
    moves: list[str] = []
    for entry in entries:
        if entry.back:
            del moves[-entry.back :]
        moves += entry.moves
    return tuple(moves)


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


def followed(before: HostedTable, after: HostedTable) -> Sequence[Event] | None:
    """What happened between two versions, or None if that cannot be told.

    It cannot where moves were taken back, or made under other rules by a newer or older process.
    """
    if before.game is None or after.game is None:
        return () if after.game is None or not after.game.moves else None
    known = len(before.game.moves)
    if after.game.moves[:known] != before.game.moves:
        return None
    events: list[Event] = []
    state = before.game.state.copy()
    try:
        for line in after.game.moves[known:]:
            earlier = state.copy()
            move = read_move(line)
            make(state, move)
            events += story(earlier, move, state)
    except IllegalAction:
        return None
    return events if state == after.game.state else None
