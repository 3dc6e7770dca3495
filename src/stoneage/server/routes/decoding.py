"""Decoding the body of a request."""

from typing import TypeVar

import msgspec
from litestar import Request
from litestar.datastructures import State

from stoneage.server.wire.decoding import decoded

Kind = TypeVar("Kind")


async def body_of(request: Request[None, None, State], decoder: msgspec.json.Decoder[Kind]) -> Kind:
    return decoded(decoder, await request.body())
