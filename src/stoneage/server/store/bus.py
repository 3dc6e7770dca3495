"""What one process has changed, told to the others."""

from collections.abc import Callable
from typing import Protocol

from .engines import parsed
from .errors import CannotOpen
from .notifications import CHAT

__all__ = ["CHAT", "Bus", "Heard", "LocalBus", "Lost", "open_bus"]

# A table's id and its new version, or its id and "chat". Own changes are heard too.
Heard = Callable[[str, int | str], None]
# Something may have been missed: everything that is held has to be read again.
Lost = Callable[[], None]


class Bus(Protocol):
    """Calls `heard` for every change of a table, in the order of the commits."""

    async def start(self, heard: Heard, lost: Lost) -> None: ...

    async def close(self) -> None: ...


class LocalBus:
    """With one process there is nobody to hear from."""

    async def start(self, heard: Heard, lost: Lost) -> None:
        pass

    async def close(self) -> None:
        pass


def open_bus(url: str) -> Bus:
    """The bus that belongs to the store at this URL."""
    parts = parsed(url)
    if parts.drivername == "sqlite":
        return LocalBus()
    try:
        from .postgres_bus import PostgresBus  # noqa: PLC0415
    except ImportError as error:
        raise CannotOpen("driver-missing", error.name or "psycopg") from None
    return PostgresBus(parts)
