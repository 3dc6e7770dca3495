"""The JSON Schema of all messages, made from their types."""

import msgspec

from .protocol import PROTOCOL, FromProgram, ToProgram


def protocol_schema() -> str:
    """The schema as it stands in `docs/bot-protocol.schema.json`."""
    (to_program, from_program), definitions = msgspec.json.schema_components(
        [ToProgram, FromProgram], ref_template="#/$defs/{name}"
    )
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:stoneage-bot-protocol:{PROTOCOL}",
        "title": "A line between the table and a bot",
        "anyOf": [{"$ref": "#/$defs/ToProgram"}, {"$ref": "#/$defs/FromProgram"}],
        "$defs": {"ToProgram": to_program, "FromProgram": from_program, **definitions},
    }
    return msgspec.json.format(msgspec.json.encode(schema), indent=2).decode() + "\n"
