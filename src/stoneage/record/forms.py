"""A record in whichever of its two forms it comes: JSON, or the notation of people."""

from .errors import BadRecord
from .notation_reading import decode_notation
from .reading import decode_record, plain_text
from .record import Record
from .replay import check
from .verifying import Finding, Verdict, verify


def read(text: bytes | str) -> Record:
    """A record whose every move is legal, and whose result and digest are right."""
    record = decode(text)
    check(record)
    return record


def decode(text: bytes | str) -> Record:
    """A record with the right parts, for looking at what is wrong with the rest."""
    plain = plain_text(text)
    return decode_record(plain) if plain.lstrip().startswith("{") else decode_notation(plain)


def verify_text(text: bytes | str) -> Verdict:
    """What can be proven about a text that may be anything."""
    try:
        record = decode(text)
    except BadRecord as error:
        return Verdict((Finding("bad-record", error.place, found=error.reason),))
    return verify(record)
