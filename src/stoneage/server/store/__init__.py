"""Everything durable: tables, people and what they said, in SQLite or PostgreSQL."""

from .errors import CannotOpen, OutcomeUnknown, RowRefused, StoreError, StoreUnavailable
from .rows import Status, TableRow
from .store import Store, open_store

__all__ = [
    "CannotOpen",
    "OutcomeUnknown",
    "RowRefused",
    "Status",
    "Store",
    "StoreError",
    "StoreUnavailable",
    "TableRow",
    "open_store",
]
