"""Telling the other processes what has changed, as part of the change."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection

from .engines import is_postgresql
from .statements import rows_of_values

CHANNEL: Final = "stoneage"
CHAT: Final = "chat"


def notify(connection: Connection, news: Sequence[tuple[str, int | str]]) -> None:
    """Send each table's id and version, or its id and "chat", when the transaction commits.

    SQLite has one process, and nobody to be told.
    """
    if news and is_postgresql(connection):
        connection.exec_driver_sql(
            f"SELECT count(pg_notify('{CHANNEL}', column1))"
            f" FROM (VALUES {rows_of_values(connection, 1, len(news))}) AS news",
            tuple(f"{table_id} {what}" for table_id, what in news),
        )


def read_news(payload: str) -> tuple[str, int | str]:
    """What `notify` has sent."""
    table_id, what = payload.rsplit(" ", 1)
    return table_id, CHAT if what == CHAT else int(what)
