"""Looking at a table: at once, or as soon as there is something new."""

import asyncio
from contextlib import suppress
from typing import Annotated

from litestar.params import Parameter

from stoneage.server.hall.live_table import Kept
from stoneage.server.tables.viewing import Viewer

LONGEST_WAIT = 30

Since = Annotated[
    int | None,
    Parameter(ge=0, le=2**53, description="The last version that the client has seen."),
]
Wait = Annotated[
    float,
    Parameter(ge=0, le=LONGEST_WAIT, description="So many seconds it waits for something new."),
]


async def look(kept: Kept, viewer: Viewer, since: int | None, wait: float) -> bytes:
    """The table as soon as it is another than the viewer has seen, or when he is tired."""
    if kept.table.version == since and wait:
        listener = kept.listen()
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    while kept.table.version == since:
                        await listener.wait()
                        listener.clear()
        finally:
            kept.leave(listener)
    return kept.encoded_update(viewer, since)
