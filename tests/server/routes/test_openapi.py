"""The OpenAPI document against the server: what it promises is kept, what it forbids is refused."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from msgspec import Struct
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.routes.served import game_of_two, play_inside, served, settings_for

EXAMPLES = 25
WRONG_OTHERWISE = (
    *("bad-record", "impossible-options", "no-such-time-zone"),
    *("bad-subscription", "bad-address", "bad-passkey"),
)
EACH = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


class Address(Struct):
    """Where a server with a running game is, and the keys to it."""

    url: str
    table: str
    watch: str
    token: str


@contextmanager
def in_the_background(database: str) -> Iterator[Address]:
    """A server in a thread with a loop of its own: schemathesis waits for its answers."""
    ready, found = threading.Event(), []

    async def serve() -> None:
        async with served(settings_for(database)) as place:
            table, anna, _ = await game_of_two(place, listed=True)
            await play_inside(place, table, 20)
            watch = (await place.services.hall.tables.get(table)).table.document.watch
            stop = asyncio.Event()
            address = Address(place.address, table, watch, anna.token or "")
            found.append((address, asyncio.get_running_loop(), stop))
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    assert ready.wait(60)
    address, loop, stop = found[0]
    try:
        yield address
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join()


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Address]:
    folder = tmp_path_factory.mktemp("openapi")
    with in_the_background(f"sqlite:///{folder.as_posix()}/stoneage.db") as address:
        yield address


def test_every_operation_keeps_what_the_document_says(address: Address) -> None:
    """Requests that the document allows: no fault of ours, the promised status, type and schema."""
    tried = {
        operation: fuzz(address, operation, GenerationMode.POSITIVE)
        for operation in all_of(address)
    }
    assert len(tried) > 20
    assert all(tried.values())


def test_what_the_document_forbids_is_refused(address: Address) -> None:
    """Requests that it does not allow: a refusal that the document describes, never a fault."""
    tried = [fuzz(address, operation, GenerationMode.NEGATIVE) for operation in all_of(address)]
    assert sum(map(bool, tried)) > 10, "some take nothing that could be wrong"


def all_of(address: Address) -> list[Any]:
    schema = schemathesis.openapi.from_url(f"{address.url}/api/openapi.json")
    return [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]


def fuzz(address: Address, operation: Any, mode: GenerationMode) -> int:
    """Try so many requests, half of them at a real table; how many were made."""
    made = 0
    token = address.token
    if operation.method == "delete":
        newcomer = httpx.post(f"{address.url}/api/people", json={"name": "Cara"})
        token = newcomer.cookies["stoneage"]

    @EACH
    @given(case=operation.as_strategy(generation_mode=mode))
    def attempt(case: Any) -> None:
        nonlocal made
        made += 1
        if made % 2:
            lead_to_a_table(address, case, mode)
        response = case.call(cookies={"stoneage": token})
        case.validate_response(response, excluded_checks=[positive_data_acceptance])
        if mode is GenerationMode.POSITIVE and response.status_code == 400:
            assert is_wrong_in_another_way(case, response.json()["code"])

    try:
        attempt()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE
    return made


def lead_to_a_table(address: Address, case: Any, mode: GenerationMode) -> None:
    places = {"table_id": address.table, "watch": address.watch}
    for name in places.keys() & (case.path_parameters or {}).keys():
        case.path_parameters[name] = places[name]
    if mode is GenerationMode.POSITIVE and "wait" in (case.query or {}):
        case.query["wait"] = 0


def is_wrong_in_another_way(case: Any, code: str) -> bool:
    """What no schema can say: letters that nobody can read, records of no game, options that no
    game can be played with, zones, addresses and passkeys that there are not. And 3.0 is
    a whole number to a schema, but not to us."""
    if code == "malformed":
        return has_whole_float(case.body)
    return code in WRONG_OTHERWISE or code.startswith("unprintable-")


def has_whole_float(value: Any) -> bool:
    if isinstance(value, dict):
        return any(map(has_whole_float, value.values()))
    if isinstance(value, list):
        return any(map(has_whole_float, value))
    return isinstance(value, float) and value.is_integer()
