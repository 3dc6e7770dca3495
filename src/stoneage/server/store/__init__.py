"""Everything durable: tables, people and what they said, in SQLite or PostgreSQL."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from .errors import CannotOpen, OutcomeUnknown, RowRefused, StoreError, StoreUnavailable
from .rows import Status, TableRow

if TYPE_CHECKING:
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


def __getattr__(name: str) -> Any:
    """The database itself, once it is wanted: rows and errors do without SQLAlchemy."""
    if name not in ("Store", "open_store"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.store"), name)
