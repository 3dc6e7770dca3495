"""The bus over LISTEN: needs PostgreSQL and its driver."""

import asyncio
from contextlib import suppress
from typing import Final

from psycopg import AsyncConnection, Error
from psycopg.conninfo import make_conninfo
from sqlalchemy import URL

from .bus import OnLost, OnNotification
from .engines import postgresql_defaults
from .errors import CannotOpen
from .notifications import CHANNEL, read_notification

BACKOFF: Final = (0.1, 0.2, 0.5, 1.0, 2.0)  # seconds between attempts to reconnect


class PostgresBus:
    """Receives what every process notifies; reconnects when the connection is lost."""

    def __init__(self, url: URL) -> None:
        plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.address = make_conninfo(plain, **postgresql_defaults(url))
        self.listening: asyncio.Task[None] | None = None

    async def start(self, on_notification: OnNotification, on_lost: OnLost) -> None:
        """Listen from now on; raises `CannotOpen` when that cannot begin."""
        try:
            connection = await self._connect()
        except Error as error:
            raise CannotOpen("unreachable", str(error)) from None
        self.listening = asyncio.create_task(self._listen(connection, on_notification, on_lost))

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            with suppress(asyncio.CancelledError):
                await self.listening

    async def _listen(
        self,
        connection: AsyncConnection,
        on_notification: OnNotification,
        on_lost: OnLost,
    ) -> None:
        # Called by the loop, so that an error in a callback does not end the task.
        call = asyncio.get_running_loop().call_soon
        while True:
            with suppress(Error):
                async with connection:
                    async for notice in connection.notifies():
                        call(on_notification, *read_notification(notice.payload))
            connection = await self._reconnect()
            call(on_lost)

    async def _reconnect(self) -> AsyncConnection:
        attempt = 0
        while True:
            await asyncio.sleep(BACKOFF[min(attempt, len(BACKOFF) - 1)])
            with suppress(Error):
                return await self._connect()
            attempt += 1

    async def _connect(self) -> AsyncConnection:
        connection = await AsyncConnection.connect(self.address, autocommit=True)
        await connection.execute(f"LISTEN {CHANNEL}")
        return connection
