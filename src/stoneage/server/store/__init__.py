"""Everything durable: tables, people and what they said, in SQLite or PostgreSQL."""

from .errors import CannotOpen, RowRefused, StoreError, StoreUnavailable
from .store import Store, open_store

__all__ = ["CannotOpen", "RowRefused", "Store", "StoreError", "StoreUnavailable", "open_store"]
