"""Everything durable: tables, people and what they said, in SQLite or PostgreSQL."""

from .errors import CannotOpen, RowRefused, StoreError, StoreUnavailable
from .rows import Status, TableRow
from .store import Store, open_store

__all__ = [
    "CannotOpen",
    "RowRefused",
    "Status",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "TableRow",
    "open_store",
]
