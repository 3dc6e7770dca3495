"""The AsyncAPI document: what goes over a table's WebSocket, with the types that msgspec reads."""

from functools import cache
from typing import Any, get_args

import msgspec
from litestar import get

from stoneage.server.wire.commands import AnyCommand
from stoneage.server.wire.messages import AnyMessage

from .long_poll import LAST_VERSION
from .openapi import REFERENCE, Document

CHANNELS = {
    "table": ("/api/tables/{table_id}/socket", "table_id", "A table: play, or look on."),
    "watch": ("/api/watch/{watch}/socket", "watch", "The same for spectators: they only hear."),
}
SINCE = {
    "type": "object",
    "properties": {
        "since": {
            "type": "integer",
            "minimum": 0,
            "maximum": LAST_VERSION,
            "description": "The last version that the client has seen.",
        }
    },
}


@get("/api/asyncapi.json", include_in_schema=False, sync_to_thread=False)
def asyncapi() -> Document:
    return asyncapi_document()


@cache
def asyncapi_document() -> Document:
    """Every command in, every message out, on both sockets."""
    heard, said = _tagged(AnyCommand), _tagged(AnyMessage)
    kinds = [*heard.values(), *said.values()]
    _, schemas = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Stone Age: a table over WebSocket",
            "version": "1",
            "description": "One JSON object a text frame. docs/protocol.md walks through a game.",
        },
        "channels": {name: _channel(name, [*heard, *said]) for name in CHANNELS},
        "operations": {
            operation: described
            for name in CHANNELS
            for operation, described in (
                (f"{name}-hears", _operation("receive", name, heard)),
                (f"{name}-says", _operation("send", name, said)),
            )
        },
        "components": {
            "messages": {
                tag: {"name": tag, "payload": _schema(kind)}
                for tag, kind in {**heard, **said}.items()
            },
            "schemas": dict(sorted(schemas.items())),
        },
    }


def _tagged(union: Any) -> dict[str, type]:
    return {str(kind.__struct_config__.tag): kind for kind in get_args(union)}


def _channel(name: str, tags: list[str]) -> Document:
    address, parameter, summary = CHANNELS[name]
    return {
        "address": address,
        "summary": summary,
        "parameters": {parameter: {"description": "The id of the table, or for watching it."}},
        "messages": {tag: {"$ref": f"#/components/messages/{tag}"} for tag in tags},
        "bindings": {"ws": {"query": SINCE}},
    }


def _operation(action: str, channel: str, tags: dict[str, type]) -> Document:
    """`receive` is what the server receives."""
    return {
        "action": action,
        "channel": {"$ref": f"#/channels/{channel}"},
        "messages": [{"$ref": f"#/channels/{channel}/messages/{tag}"} for tag in tags],
    }


def _schema(kind: type) -> Document:
    return {"$ref": REFERENCE.format(name=kind.__name__)}
