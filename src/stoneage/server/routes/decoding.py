"""Decoding what was sent: strictly, and the same for HTTP and WebSocket."""

from typing import TypeVar

import msgspec
from litestar import Request
from litestar.datastructures import State

from stoneage.server.wire.refusals import Refused

Kind = TypeVar("Kind")

UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What a decoder raises; the last where brackets are nested without end."""


def decoded(decoder: msgspec.json.Decoder[Kind], text: str | bytes) -> Kind:
    """Or `Refused`. The framework would take "7" for a number, this does not."""
    try:
        return decoder.decode(text)
    except UNREADABLE:
        raise Refused("malformed") from None


async def body_of(request: Request[None, None, State], decoder: msgspec.json.Decoder[Kind]) -> Kind:
    return decoded(decoder, await request.body())
