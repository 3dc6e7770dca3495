"""What a page asks of the tables in its own browser, in the words it would use to a server."""

from typing import TypeVar
from urllib.parse import parse_qsl, unquote

import msgspec
from msgspec import Struct

from stoneage.server.wire.decoding import decoded
from stoneage.server.wire.refusals import Refused

Kind = TypeVar("Kind")


class Request(Struct, frozen=True, kw_only=True):
    """One question."""

    method: str
    parts: tuple[str, ...]
    query: dict[str, str]
    body: str = ""
    key: str | None = None

    def wanted(self, decoder: msgspec.json.Decoder[Kind]) -> Kind:
        """The body, or `Refused`."""
        return decoded(decoder, self.body)

    def asked(self, kind: type[Kind]) -> Kind:
        """The query, or `Refused`."""
        try:
            return msgspec.convert(self.query, kind, strict=False)
        except msgspec.ValidationError:
            raise Refused("malformed") from None


class Answer(Struct, frozen=True):
    """As a server would answer: a status, and JSON or nothing."""

    status: int
    text: str


def read_request(method: str, path: str, body: str | None, key: str | None) -> Request:
    place, _, query = path.partition("?")
    return Request(
        method=method,
        parts=tuple(unquote(part) for part in place.strip("/").split("/")),
        query=dict(parse_qsl(query)),
        body=body or "",
        key=key,
    )
