"""The OpenAPI document: paths by the framework, types by msgspec, which reads and writes them."""

from functools import cache
from typing import Any, get_args

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct

from stoneage.record import Record
from stoneage.server.wire import (
    commands,
    devices,
    hints,
    history,
    messages,
    notices,
    people,
    personal,
    practice,
    refusals,
    replays,
    reviews,
    settings,
    tables,
)
from stoneage.table import Action
from stoneage.table.events import Event

Document = dict[str, Any]

MODULES = (
    *(commands, devices, hints, history, messages, notices, people),
    *(personal, practice, refusals, replays, reviews, settings, tables),
)
"""What they define crosses the wire."""
UNIONS = {
    "Action": Action,
    "Event": Event,
    "AnyCommand": commands.AnyCommand,
    "AnyMessage": messages.AnyMessage,
}
"""Unions that have a name in TypeScript too."""
REFERENCE = "#/components/schemas/{name}"
COMMANDS = "/api/tables/{table_id}/commands"
GAMES = ("tables/{table_id}", "watch/{watch}", "replays/{replay_id}")
BRINGING = "/api/replays"
BODIES = {
    ("/api/people", "post"): "NewPerson",
    ("/api/people/by-link", "post"): "LinkToken",
    ("/api/me", "put"): "NewPerson",
    ("/api/people/by-passkey", "post"): "UsedPasskey",
    ("/api/me/passkeys", "post"): "NewPasskey",
    ("/api/me/notices", "put"): "NoticeWishes",
    ("/api/me/subscriptions", "post"): "PushSubscription",
    ("/api/me/address", "put"): "NewAddress",
    ("/api/addresses/confirm", "post"): "AddressToken",
    ("/api/tables", "post"): "TableSettings",
    (COMMANDS, "post"): "AnyCommand",
    **{(f"/api/{game}/review", "post"): "ReviewWanted" for game in GAMES},
    ("/api/tables/{table_id}/hint", "post"): "HintWish",
    ("/api/tables/{table_id}/advice", "post"): "AdviceWish",
    ("/api/practice/{number}/answer", "post"): "GivenAnswer",
    **{(f"/api/{game}/what-if", "post"): "WhatIfWanted" for game in GAMES},
}
"""What is read by our own decoders, which are stricter than the framework's."""


class ExactDocument(JsonRenderPlugin):
    """Serves the document with our own schemas."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: Document) -> bytes:
        return self.render_json(request, exact(openapi_schema))


def openapi_config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Stone Age",
        version="1",
        description="Tables, moves and records. docs/protocol.md walks through a game.",
        path="/api/openapi.json",  # the framework has a page of its own for all that is below
        render_plugins=[ExactDocument(path="/")],
    )


def exact(document: Document) -> Document:
    """The framework's document, with every type as msgspec sees it and every refusal named."""
    paths = {
        path: {method: _operation(path, method, operation) for method, operation in methods.items()}
        for path, methods in document["paths"].items()
    }
    return {
        "openapi": document["openapi"],
        "info": document["info"],
        "paths": paths,
        "components": {"schemas": components()},
    }


@cache
def components() -> Document:
    """The schemas of all types that cross the wire, messages of the WebSocket included."""
    kinds = dict.fromkeys([Record, *_members(), *_structs()])
    _, schemas = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    for name, union in UNIONS.items():
        schemas[name] = {"oneOf": [_reference(kind.__name__) for kind in get_args(union)]}
    return dict(sorted(schemas.items()))


def _members() -> list[type]:
    return [kind for union in UNIONS.values() for kind in get_args(union)]


def _structs() -> list[type]:
    return [
        kind
        for module in MODULES
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Struct) and not kind.__subclasses__()
    ]


def _operation(path: str, method: str, operation: Document) -> Document:
    described: Document = {
        "summary": operation["summary"],
        "operationId": operation["operationId"],
        "parameters": [_parameter(each) for each in operation.get("parameters", [])],
        "responses": {
            **{
                status: _answer(path, answer)
                for status, answer in operation["responses"].items()
                if status.startswith("2")
            },
            "default": _refusal(path),
        },
    }
    if (path, method) in BODIES:
        described["requestBody"] = _body({"application/json": _reference(BODIES[path, method])})
    elif path == BRINGING:
        described["requestBody"] = _body(
            {"application/json": _reference("Record"), "text/plain": {"type": "string"}}
        )
    return described


def _parameter(parameter: Document) -> Document:
    schema = parameter["schema"]
    if parameter["name"] == "since":
        schema = {"type": "integer", "minimum": 0, "maximum": 2**53}
    elif parameter["name"] == "seat":
        schema = {"type": "integer", "minimum": 0, "maximum": 3}
    described = {"name": parameter["name"], "in": parameter["in"], "schema": _given(schema)}
    return {**described, "required": parameter["required"]}


def _given(schema: Document) -> Document:
    """What may stand in an address, where nothing is null."""
    for option in schema.get("oneOf", ()):
        if option != {"type": "null"}:
            return {**option, **{key: schema[key] for key in schema if key != "oneOf"}}
    if None in schema.get("enum", ()):
        return {"type": "string", "enum": [each for each in schema["enum"] if each is not None]}
    return schema


def _answer(path: str, answer: Document) -> Document:
    content = {kind: each["schema"] for kind, each in answer.get("content", {}).items()}
    content = {kind: schema for kind, schema in content.items() if schema != {"type": "null"}}
    if path == COMMANDS:
        content = {"application/json": _reference("Accepted")}
    elif path.endswith("/record"):
        content = {"application/json": _reference("Record"), "text/plain": {"type": "string"}}
    described = {kind: {"schema": schema} for kind, schema in content.items()}
    return {"description": "Done.", **({"content": described} if described else {})}


def _refusal(path: str) -> Document:
    schema: Document = _reference("Problem")
    if path == COMMANDS:
        schema = {"anyOf": [_reference("Rejected"), schema]}
    return {
        "description": "Refused: nothing has changed, unless the code is outcome-unknown.",
        "content": {"application/json": {"schema": schema}},
    }


def _body(content: Document) -> Document:
    described = {kind: {"schema": schema} for kind, schema in content.items()}
    return {"required": True, "content": described}


def _reference(name: str) -> Document:
    return {"$ref": REFERENCE.format(name=name)}
