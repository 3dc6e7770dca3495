"""The bus: notifications of what any process has changed."""

from collections.abc import Callable
from typing import Protocol

from .engines import parsed
from .errors import CannotOpen
from .notifications import CHAT

__all__ = ["CHAT", "Bus", "LocalBus", "OnLost", "OnNotification", "open_bus"]

OnNotification = Callable[[str, int | str], None]
"""Is called with a table's id and its new version, or its id and "chat"; for own changes too."""
OnLost = Callable[[], None]
"""Is called when notifications may have been missed: what is cached has to be read again."""


class Bus(Protocol):
    """Delivers the notifications of all tables, in the order of the commits."""

    async def start(self, on_notification: OnNotification, on_lost: OnLost) -> None: ...

    async def close(self) -> None: ...


class LocalBus:
    """With one process there are no other ones to be notified by."""

    async def start(self, on_notification: OnNotification, on_lost: OnLost) -> None:
        pass

    async def close(self) -> None:
        pass


def open_bus(url: str) -> Bus:
    """The bus that belongs to the store at this URL."""
    parts = parsed(url)
    if parts.drivername == "sqlite":
        return LocalBus()
    try:
        from .postgres_bus import PostgresBus  # noqa: PLC0415 - psycopg is optional
    except ImportError as error:
        raise CannotOpen("driver-missing", error.name or "psycopg") from None
    return PostgresBus(parts)
