"""Bad input of any kind: a named refusal, and nothing has changed."""

import json
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from stoneage.server.app import MAX_BODY_BYTES
from stoneage.server.routes.socket import MAX_MALFORMED
from stoneage.server.serving.single_process import MAX_MESSAGE_BYTES
from stoneage.server.tables.document import written
from stoneage.server.wire.messages import Rejected
from tests.server.routes.served import Connected, Guest, Served, game_of_two

pytestmark = pytest.mark.anyio

BODIES = [
    b"",
    b"null",
    b"[]",
    b"0",
    b'"resign"',
    b"{",
    b"}",
    b"{}",
    b"\x00",
    b"\xff\xfe\xfd",
    b"[" * 20_000,
    b'{"command":' * 2_000,
    b'{"command": "resign"}',
    b'{"command": "resign", "seat": "0"}',
    b'{"command": "resign", "seat": null}',
    b'{"command": "resign", "seat": -1}',
    b'{"command": "resign", "seat": 4}',
    b'{"command": "resign", "seat": 0.5}',
    b'{"command": "resign", "seat": 1e308}',
    b'{"command": "resign", "seat": 1e999}',
    b'{"command": "resign", "seat": NaN}',
    b'{"command": "resign", "seat": 99999999999999999999999999}',
    b'{"command": "resign", "seat": true}',
    b'{"command": "resign", "seat": 0, "force": true}',
    b'{"command": "resign", "seat": 0, "id": -1}',
    b'{"command": "resign", "seat": 0, "id": 9007199254740993}',
    b'{"command": "Resign", "seat": 0}',
    b'{"command": ["resign"], "seat": 0}',
    b'{"command": null, "seat": 0}',
    b'{"seat": 0}',
    b'{"command": "say", "text": "\\ud800"}',
    b'{"command": "say", "text": "\xed\xa0\x80"}',
    b'{"command": "say", "text": 7}',
    b'{"command": "play", "version": 2}',
    b'{"command": "play", "version": -2, "action": {"do": "place", "at": "forest"}}',
    b'{"command": "play", "version": 2, "action": {"do": "roll", "dice": [6, 6, 6]}}',
    b'{"command": "play", "version": 2, "action": {"do": "place", "at": "moon"}}',
    b'{"command": "play", "version": 2, "action": {"do": "place", "at": "forest", "figures": 11}}',
    b'{"command": "play", "version": 2, "action": {"do": "place", "at": "forest", "figures": -1}}',
    b'{"command": "play", "version": 2, "action": {"do": "use-tools", "tools": [1e308]}}',
    b'{"command": "play", "version": 2, "action": null}',
    b'{"command": "give-word", "seat": 0, "word": "' + b"x" * 201 + b'"}',
    b'{"command": "sit-down", "seat": 0, "name": ""}',
    b'{"command": "sit-down", "seat": 0, "name": "' + b"x" * 41 + b'"}',
    b'{"command": "seat-bot", "seat": 0, "bot": "' + b"x" * 41 + b'"}',
    b'{"command": "offer", "what": "draw"}',
    b'{"command": "answer", "what": "take-back", "agree": 1}',
    b'{"command": "answer", "agree": true}',
]


async def everything(place: Served, table: str) -> bytes:
    """All that a command could change."""
    now = (await place.services.hall.tables.get(table)).table
    lines = await place.services.store.chat(table)
    return msgspec.json.encode((now.version, written(now.document).decode(), lines))


@pytest.fixture(scope="module")
async def at_table(place: Served) -> tuple[str, Guest, Guest]:
    return await game_of_two(place)


@pytest.mark.parametrize("body", BODIES, ids=lambda body: repr(body[:60]))
async def test_no_command_that_is_none_does_anything_over_http(
    place: Served, at_table: tuple[str, Guest, Guest], body: bytes
) -> None:
    table, anna, _ = at_table
    before = await everything(place, table)
    answer = await anna.http.post(
        f"/api/tables/{table}/commands",
        content=body,
        headers={"content-type": "application/json"},
    )
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert answer.json()["reason"]
    assert await everything(place, table) == before


async def test_no_frame_that_is_no_command_does_anything(
    place: Served, at_table: tuple[str, Guest, Guest]
) -> None:
    """As text or as bytes; the conversation goes on, until it is too much."""
    table, anna, _ = at_table
    before = await everything(place, table)
    frames: list[str | bytes] = [*BODIES, *(body.decode("latin-1") for body in BODIES)]
    while frames:
        async with anna.table_socket(table) as line:
            player = Connected(line)
            await player.receives()
            for _ in range(min(len(frames), MAX_MALFORMED - 1)):
                await line.send(frames.pop())
                refused = await player.receives()
                assert isinstance(refused, Rejected)
                assert refused.code in ("malformed", "unprintable-text")
    assert await everything(place, table) == before


async def test_a_binary_frame_is_no_command_even_if_it_reads_like_one(
    place: Served, at_table: tuple[str, Guest, Guest]
) -> None:
    table, anna, _ = at_table
    before = await everything(place, table)
    async with anna.table_socket(table) as line:
        player = Connected(line)
        await player.receives()
        await line.send(b'{"command": "resign", "seat": 0}')
        assert (await player.receives()).code == "malformed"
    assert await everything(place, table) == before


async def test_a_client_that_sends_only_malformed_frames_is_disconnected(
    at_table: tuple[str, Guest, Guest],
) -> None:
    table, anna, _ = at_table
    async with anna.table_socket(table) as line:
        for _ in range(MAX_MALFORMED):
            await line.send("nonsense")
        with suppress(ConnectionClosed):
            async for _ in line:
                pass
        assert (line.close_code, line.close_reason) == (4000, "malformed")


async def test_a_frame_that_is_too_long_ends_the_connection(
    place: Served, at_table: tuple[str, Guest, Guest]
) -> None:
    table, anna, _ = at_table
    before = await everything(place, table)
    async with anna.table_socket(table) as line:
        await line.recv()
        await line.send("x" * (MAX_MESSAGE_BYTES + 1))
        with pytest.raises(ConnectionClosed) as closed:
            await line.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    assert await everything(place, table) == before


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/people"),
        ("POST", "/api/people/by-link"),
        ("PUT", "/api/me"),
        ("POST", "/api/tables"),
        ("POST", "/api/tables/{table}/commands"),
        ("POST", "/api/replays"),
    ],
)
@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"{",
        b"7",
        b"\xff",
        b'{"name": "\\ud800", "token": "\\ud800"}',
        b'{"name": null, "token": null, "options": null}',
        b'{"unknown": 1}',
        b"[" * 50_000,
    ],
    ids=lambda body: repr(body[:40]),
)
async def test_every_route_reports_malformed_input_by_its_code(
    at_table: tuple[str, Guest, Guest], method: str, path: str, body: bytes
) -> None:
    table, anna, _ = at_table
    answer = await anna.http.request(
        method,
        path.format(table=table),
        content=body,
        headers={"content-type": "application/json"},
    )
    assert answer.status_code == 400
    assert answer.json()["code"] in ("malformed", "bad-record", "unprintable-name")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("path", ["/api/people", "/api/replays", "/api/tables/{table}/commands"])
async def test_a_body_that_is_too_large_is_refused(
    at_table: tuple[str, Guest, Guest], path: str
) -> None:
    """Whether its length is said or not."""
    table, anna, _ = at_table
    large = b'{"name": "' + b"x" * MAX_BODY_BYTES + b'"}'

    async def pieces() -> Any:
        for start in range(0, len(large), 100_000):
            yield large[start : start + 100_000]

    for content in (large, pieces()):
        answer = await anna.http.post(
            path.format(table=table), content=content, headers={"content-type": "application/json"}
        )
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "x"]
)
async def test_a_form_of_another_page_is_not_taken_for_json(
    place: Served, at_table: tuple[str, Guest, Guest], kind: str
) -> None:
    """What a browser sends without asking first must not act, even if it reads like a command."""
    table, anna, _ = at_table
    before = await everything(place, table)
    answer = await anna.http.post(
        f"/api/tables/{table}/commands",
        content=b'{"command": "resign", "seat": 0}',
        headers={"content-type": kind, "origin": "https://evil.example"},
    )
    assert answer.status_code in (400, 403)
    assert await everything(place, table) == before


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ["command", "seat", "version", "action", "do", "at", "text", "on", "id"]
            )
            | st.text(max_size=5),
            inner,
            max_size=5,
        )
    ),
    max_leaves=8,
)
commands = st.fixed_dictionaries(
    {"command": st.sampled_from(["play", "resign", "say", "offer", "start", "sit-down", "mute"])},
    optional={
        "seat": anything,
        "version": anything,
        "action": anything,
        "text": st.none() | st.integers(),
        "what": anything,
        "on": st.none() | st.text(max_size=3),
        "agree": anything,
    },
)


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(body=commands | anything)
async def test_whatever_is_sent_is_answered_and_never_by_an_internal_error(
    place: Served, at_table: tuple[str, Guest, Guest], body: Any
) -> None:
    """By a stranger, who can change nothing."""
    table, _, _ = at_table
    before = await everything(place, table)
    answer = await place.visitor().http.post(
        f"/api/tables/{table}/commands",
        content=json.dumps(body).encode(),
        headers={"content-type": "application/json"},
    )
    assert answer.status_code in (400, 401)
    assert await everything(place, table) == before
