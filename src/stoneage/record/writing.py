"""A record as JSON, one move a line, so that two versions can be compared line by line."""

import msgspec

from .record import LATER_PARTS, Record


def to_json(record: Record) -> str:
    lines = [f'"{name}": {_value(name, value)}' for name, value in _fields(record)]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _fields(record: Record) -> list[tuple[str, object]]:
    fields = [(name, getattr(record, name)) for name in record.__struct_fields__]
    return [(name, value) for name, value in fields if value or name not in LATER_PARTS]


def _value(name: str, value: object) -> str:
    if name == "moves" and isinstance(value, tuple) and value:
        return "[\n" + ",\n".join(_json(move) for move in value) + "\n]"
    return _json(value)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
