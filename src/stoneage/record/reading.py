"""Reading a record that may be damaged, foreign or forged: a `Record`, or `BadRecord`."""

import json
from json import JSONDecodeError
from typing import NoReturn

import msgspec

from .errors import BadRecord
from .record import FORMAT, VERSION, Record, check_people
from .replay import check

MOST_BYTES = 1_000_000


def read_record(text: bytes | str) -> Record:
    """A record whose every move is legal, and whose result and digest are right."""
    record = decode_record(text)
    check(record)
    return record


def decode_record(text: bytes | str) -> Record:
    """A record with the right parts, whatever its moves are worth."""
    return record_from(parsed(plain_text(text)))


def record_from(content: object) -> Record:
    """The record that this JSON stands for, or `BadRecord`."""
    _check_heading(content)
    try:
        record = msgspec.convert(content, Record)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at `$")
        place = place.rstrip("`").removeprefix(".")
        raise BadRecord(place or "record", "wrong-content", reason) from None
    except UnicodeEncodeError:  # half a surrogate pair, escaped
        raise BadRecord("record", "unprintable") from None
    check_people(record)
    return record


def plain_text(text: bytes | str) -> str:
    """Text of bearable length, or `BadRecord`."""
    if len(text) > MOST_BYTES:
        raise BadRecord("record", "too-long", f"more than {MOST_BYTES} bytes")
    if isinstance(text, str):
        return text
    try:
        return text.decode()
    except UnicodeDecodeError as error:
        before = text[: error.start]
        place = _line_and_column(before.count(b"\n") + 1, error.start - before.rfind(b"\n"))
        raise BadRecord(place, "not-utf-8") from None


def parsed(text: str) -> object:
    """JSON in which no name stands twice, or `BadRecord`."""
    try:
        return json.loads(text, object_pairs_hook=_without_twins, parse_constant=_refuse_constant)
    except JSONDecodeError as error:
        place = _line_and_column(error.lineno, error.colno)
        raise BadRecord(place, "not-json", error.msg) from None
    except RecursionError:
        raise BadRecord("record", "too-deep") from None
    except BadRecord:
        raise
    except ValueError:  # Python reads no numbers of thousands of digits
        raise BadRecord("record", "not-json", "a number is too long") from None


def _without_twins(pairs: list[tuple[str, object]]) -> dict[str, object]:
    parts: dict[str, object] = {}
    for name, part in pairs:
        if name in parts:
            raise BadRecord(name or "record", "named-twice")
        parts[name] = part
    return parts


def _refuse_constant(name: str) -> NoReturn:
    raise BadRecord("record", "not-json", name)


def _check_heading(content: object) -> None:
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise BadRecord("format", "not-a-record")
    version = content.get("version")
    if version != VERSION:
        raise BadRecord("version", "unknown-version", f"{version} instead of {VERSION}"[:80])


def _line_and_column(line: int, column: int) -> str:
    return f"line {line}, column {column}"
