"""Hearing what `notifying` sends: needs PostgreSQL and its driver."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from psycopg import AsyncConnection, Error
from psycopg.conninfo import make_conninfo
from sqlalchemy import URL

from .engines import postgresql_defaults
from .errors import CannotOpen
from .notifications import CHANNEL, read_news

PAUSES: Final = (0.1, 0.2, 0.5, 1.0, 2.0)  # seconds between attempts to connect again


class PostgresBus:
    """Listens to what every process notifies; a lost connection is made anew."""

    def __init__(self, url: URL) -> None:
        plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.address = make_conninfo(plain, **postgresql_defaults(url))
        self.listening: asyncio.Task[None] | None = None

    async def start(
        self, heard: Callable[[str, int | str], None], lost: Callable[[], None]
    ) -> None:
        """Listen from now on; raises `CannotOpen` when that cannot begin."""
        try:
            connection = await self._connect()
        except Error as error:
            raise CannotOpen("unreachable", str(error)) from None
        self.listening = asyncio.create_task(self._listen(connection, heard, lost))

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            with suppress(asyncio.CancelledError):
                await self.listening

    async def _listen(
        self,
        connection: AsyncConnection,
        heard: Callable[[str, int | str], None],
        lost: Callable[[], None],
    ) -> None:
        # Called by the loop, so that a fault of the listener does not end the listening.
        call = asyncio.get_running_loop().call_soon
        while True:
            with suppress(Error):
                async with connection:
                    async for notice in connection.notifies():
                        call(heard, *read_news(notice.payload))
            connection = await self._connect_again()
            call(lost)

    async def _connect_again(self) -> AsyncConnection:
        attempt = 0
        while True:
            await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
            with suppress(Error):
                return await self._connect()
            attempt += 1

    async def _connect(self) -> AsyncConnection:
        connection = await AsyncConnection.connect(self.address, autocommit=True)
        await connection.execute(f"LISTEN {CHANNEL}")
        return connection
