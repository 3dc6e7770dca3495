"""Writing tables: opening one, and changing it by compare-and-set."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import BindParameter, Connection, bindparam, delete, select

from .engines import is_postgresql
from .notifications import notify
from .rows import FIRST_VERSION, NewTable, TableChange
from .schema import entries, records, seats, tables
from .statements import insert, rows_of_values

UPDATE: Final = """
UPDATE tables SET
    version = change.column2,
    document = change.column3,
    status = change.column4,
    to_act = CAST(change.column5 AS INTEGER),
    due_at = CAST(change.column6 AS BIGINT),
    changed_at = change.column7
FROM (VALUES {rows}) AS change
WHERE tables.id = change.column1 AND tables.version = change.column2 - 1
"""
COLUMNS: Final = 7
IDS: Final[BindParameter[list[str]]] = bindparam("ids", expanding=True)
LOCK: Final = (
    select(tables.c.id, tables.c.version)
    .where(tables.c.id.in_(IDS))
    .order_by(tables.c.id)
    .with_for_update(key_share=True)
)
LEAVE_SEATS: Final = delete(seats).where(seats.c.table_id.in_(IDS))
FORGET_ENTRIES: Final = delete(entries).where(entries.c.table_id.in_(IDS))
FORGET_RECORDS: Final = delete(records).where(records.c.table_id.in_(IDS))


class WriteConflict(Exception):
    """Not all of several changes can be made, so each must be tried alone."""


def create_tables(connection: Connection, rows: Sequence[NewTable]) -> list[None]:
    insert(
        connection,
        tables,
        [
            (
                *(row.id, row.watch, "open", row.listed, FIRST_VERSION),
                *(None, None, row.at, row.at, row.document),
            )
            for row in rows
        ],
    )
    _seat(connection, {row.id: row.people for row in rows})
    notify(connection, [(row.id, FIRST_VERSION) for row in rows])
    return [None] * len(rows)


def change_tables(connection: Connection, changes: Sequence[TableChange]) -> list[bool]:
    """Make those changes whose version is the next one, and say which these were."""
    possible = {change.id: change for change in changes}
    if len(possible) < len(changes):
        raise WriteConflict
    if is_postgresql(connection):
        # In the order of their ids, so that two processes cannot deadlock.
        stored = dict(connection.execute(LOCK, {"ids": list(possible)}).all())
        possible = {
            change.id: change
            for change in possible.values()
            if stored.get(change.id) == change.version - 1
        }
    if possible and not _update(connection, list(possible.values())):
        if len(changes) > 1:
            raise WriteConflict
        return [False]
    _follow_up(connection, list(possible.values()))
    return [change.id in possible for change in changes]


def _update(connection: Connection, changes: Sequence[TableChange]) -> bool:
    """Whether all of them fitted."""
    parameters: list[object] = []
    for change in changes:
        parameters += (change.id, change.version, change.document, change.status)
        parameters += (change.to_act, change.due_at, change.at)
    statement = UPDATE.format(rows=rows_of_values(connection, COLUMNS, len(changes)))
    return connection.exec_driver_sql(statement, tuple(parameters)).rowcount == len(changes)


def _follow_up(connection: Connection, changes: Sequence[TableChange]) -> None:
    """Everything that changes with a table."""
    ended = {change.id: change.record for change in changes if change.record is not None}
    insert(
        connection,
        entries,
        [
            (change.id, change.version, change.back, "\n".join(change.moves))
            for change in changes
            if (change.back or change.moves) and change.record is None
        ],
    )
    if ended:
        connection.execute(FORGET_ENTRIES, {"ids": list(ended)})
        connection.execute(FORGET_RECORDS, {"ids": list(ended)})  # one whose seat lost its name
        insert(connection, records, list(ended.items()))
    seatings = {change.id: change.people for change in changes if change.people is not None}
    if seatings:
        connection.execute(LEAVE_SEATS, {"ids": list(seatings)})
        _seat(connection, seatings)
    notify(connection, [(change.id, change.version) for change in changes])


def _seat(connection: Connection, seatings: dict[str, tuple[str | None, ...]]) -> None:
    rows = [
        (table_id, seat, person)
        for table_id, people in seatings.items()
        for seat, person in enumerate(people)
    ]
    insert(connection, seats, rows)
