"""Long polling: a table at once, or as soon as there is something new."""

import asyncio
from contextlib import suppress
from typing import Annotated

from litestar.params import Parameter
from msgspec import Meta

from stoneage.server.hall.live_table import LiveTable
from stoneage.server.tables.viewing import Viewer

MAX_WAIT = 30

LAST_VERSION = 2**53
SeenVersion = Annotated[int, Meta(ge=0, le=LAST_VERSION)]
Since = Annotated[
    int | None,
    Parameter(ge=0, le=LAST_VERSION, description="The last version that the client has seen."),
]
Wait = Annotated[
    float,
    Parameter(ge=0, le=MAX_WAIT, description="So many seconds it waits for something new."),
]


async def long_poll(live: LiveTable, viewer: Viewer, since: int | None, wait: float) -> bytes:
    """The table as soon as it is newer than what the viewer has seen, or when the wait is over."""
    is_following = live.table.version == since and wait > 0
    if is_following:
        subscriber = live.subscribe()
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    while live.table.version == since:
                        await subscriber.wait()
                        subscriber.clear()
        finally:
            live.unsubscribe(subscriber)
    return live.encoded_update(viewer, since, is_following)
