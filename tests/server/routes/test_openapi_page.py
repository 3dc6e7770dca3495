"""The documents that client writers read are those that the server serves."""

import json

import pytest

from tests.server.routes.served import Served
from tools import asyncapi, openapi


def test_the_document_is_up_to_date() -> None:
    """`python -m tools.openapi` writes it anew."""
    assert openapi.PAGE.read_text("utf-8") == openapi.document()


def test_the_document_of_the_sockets_is_up_to_date() -> None:
    """`python -m tools.asyncapi` writes it anew; whatever it refers to is there."""
    text = asyncapi.PAGE.read_text("utf-8")
    assert text == asyncapi.document()
    document = json.loads(text)
    for reference in references(document):
        found = document
        for step in reference.removeprefix("#/").split("/"):
            found = found[step]


@pytest.mark.anyio
async def test_the_document_of_the_sockets_is_served(place: Served) -> None:
    served = await place.visitor().get("/api/asyncapi.json")
    assert served == json.loads(asyncapi.PAGE.read_text("utf-8"))


def references(value: object) -> list[str]:
    if isinstance(value, dict):
        own = [value["$ref"]] if isinstance(value.get("$ref"), str) else []
        return own + [each for inner in value.values() for each in references(inner)]
    if isinstance(value, list):
        return [each for inner in value for each in references(inner)]
    return []
