"""The newest pictures are kept, and few may wait for one."""

import logging
from collections import OrderedDict
from hashlib import sha256

from msgspec import msgpack

from stoneage.processes import ChildLost, ChildPool, PoolClosed
from stoneage.server.telemetry.logs import Fields, note
from stoneage.server.wire.refusals import Refused

from .picture_process import PictureRequest, serve_pictures

MOST_KEPT = 64
"""Half a megabyte each."""
MOST_WAITING = 8
PATIENCE = 20.0
"""Seconds for one picture; it takes less than one."""


class Pictures:
    """One process draws for everybody; it is started when the first picture is wanted."""

    def __init__(self) -> None:
        self._pool = ChildPool(1, serve_pictures)
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._waiting = 0

    async def png(self, wanted: PictureRequest) -> bytes:
        """The picture, or `Refused`."""
        request = msgpack.encode(wanted)
        digest = sha256(request).digest()
        if digest not in self._kept:
            self._keep(digest, await self._draw(request))
        self._kept.move_to_end(digest)
        return self._kept[digest]

    async def close(self) -> None:
        await self._pool.close()

    async def _draw(self, request: bytes) -> bytes:
        if self._waiting >= MOST_WAITING:
            raise Refused("too-busy")
        self._waiting += 1
        try:
            return await self._pool.ask(request, PATIENCE, bytes)
        except (ChildLost, PoolClosed) as failure:
            why = failure.why if isinstance(failure, ChildLost) else "closed"
            note("picture-failed", Fields(why=why), logging.WARNING)
            raise Refused("too-busy") from None
        finally:
            self._waiting -= 1

    def _keep(self, digest: bytes, png: bytes) -> None:
        self._kept[digest] = png
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
