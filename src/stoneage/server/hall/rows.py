"""What the store is told of a table, and of a change of it."""

from stoneage.record import to_json
from stoneage.server.store.rows import NewTable, TableChange
from stoneage.server.tables.document import written
from stoneage.server.tables.recording import record_of
from stoneage.server.tables.table import Happened, HostedTable
from stoneage.table import write_move


def new_row(table: HostedTable, now: int) -> NewTable:
    return NewTable(
        id=table.id,
        watch=table.document.watch,
        listed=table.document.settings.listed,
        document=written(table.document),
        people=_people(table),
        at=now,
    )


def change_row(before: HostedTable, happened: Happened, now: int, bot_lease: int) -> TableChange:
    """A bot's turn is due again after `bot_lease` milliseconds, should this process be gone."""
    after = happened.table
    is_over = after.document.status == "over" and after.game is not None
    is_end = is_over and before.document.status == "running"
    is_renamed = is_over and _names(after) != _names(before)
    return TableChange(
        id=after.id,
        version=after.version,
        document=written(after.document),
        status=after.document.status,
        to_act=after.to_act,
        due_at=after.document.deadline if after.acting_bot is None else now + bot_lease,
        at=now,
        people=_people(after) if _people(after) != _people(before) else None,
        back=happened.back,
        moves=tuple(write_move(move) for move in happened.moves),
        record=to_json(record_of(after)).encode() if is_end or is_renamed else None,
    )


def _names(table: HostedTable) -> tuple[str, ...]:
    return tuple(seat.name for seat in table.document.seats)


def _people(table: HostedTable) -> tuple[str | None, ...]:
    return tuple(seat.person for seat in table.document.seats)
