"""Notifying the other processes of a change, in its own transaction."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection

from .engines import is_postgresql
from .statements import rows_of_values

CHANNEL: Final = "stoneage"
CHAT: Final = "chat"


def notify(connection: Connection, changes: Sequence[tuple[str, int | str]]) -> None:
    """Send each table's id and version, or its id and "chat", when the transaction commits.

    SQLite serves one process, so nobody has to be notified.
    """
    if changes and is_postgresql(connection):
        connection.exec_driver_sql(
            f"SELECT count(pg_notify('{CHANNEL}', column1))"
            f" FROM (VALUES {rows_of_values(connection, 1, len(changes))}) AS changes",
            tuple(f"{table_id} {what}" for table_id, what in changes),
        )


def read_notification(payload: str) -> tuple[str, int | str]:
    """What `notify` has sent."""
    table_id, what = payload.rsplit(" ", 1)
    return table_id, CHAT if what == CHAT else int(what)
