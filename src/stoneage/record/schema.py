"""The JSON Schema of a record, made from its types."""

import msgspec

from .record import FORMAT, VERSION, Record


def record_schema() -> str:
    """The schema as it stands in `docs/record.schema.json`."""
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:{FORMAT}:{VERSION}",
        "title": "A game of Stone Age",
        **msgspec.json.schema(Record),
    }
    return msgspec.json.format(msgspec.json.encode(schema), indent=2).decode() + "\n"
