"""Statements that write many rows at once."""

from collections.abc import Sequence
from itertools import chain
from typing import Any, Final

from sqlalchemy import Connection, Table

from .engines import is_postgresql

MAX_PARAMETERS: Final = 30_000  # SQLite allows 32,766 in a statement


def rows_of_values(connection: Connection, columns: int, rows: int) -> str:
    """The placeholders of so many rows, as they follow the word VALUES."""
    mark = "%s" if is_postgresql(connection) else "?"
    row = f"({', '.join([mark] * columns)})"
    return ", ".join([row] * rows)


def insert(connection: Connection, table: Table, rows: Sequence[Sequence[Any]]) -> None:
    """Insert rows that have a value for every column."""
    columns = [column.name for column in table.columns]
    most = MAX_PARAMETERS // len(columns)
    for start in range(0, len(rows), most):
        part = rows[start : start + most]
        values = rows_of_values(connection, len(columns), len(part))
        connection.exec_driver_sql(
            f"INSERT INTO {table.name} ({', '.join(columns)}) VALUES {values}",
            tuple(chain.from_iterable(part)),
        )
