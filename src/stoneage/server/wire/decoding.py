"""Decoding what was sent: strictly, whichever way it came."""

from typing import TypeVar

import msgspec

from .refusals import Refused

Kind = TypeVar("Kind")

UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What a decoder raises; the last where brackets are nested without end."""


def decoded(decoder: msgspec.json.Decoder[Kind], text: str | bytes) -> Kind:
    """Or `Refused`. The framework would take "7" for a number, this does not."""
    try:
        return decoder.decode(text)
    except UNREADABLE:
        raise Refused("malformed") from None
