"""Logs and metrics: what happened, and never who, where or what exactly."""

import io
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from stoneage.server.store.errors import StoreUnavailable
from stoneage.server.telemetry.logs import configure_logs
from stoneage.server.wire.commands import Say
from tests.server.routes.served import (
    Connected,
    Served,
    game_of_two,
    play_inside,
    play_on,
    served,
    settings_for,
)

pytestmark = pytest.mark.anyio


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Everything that is logged, from the lowest level on, as it would be written."""
    root = logging.getLogger()
    before = (root.level, list(root.handlers))
    stream = io.StringIO()
    configure_logs("debug", stream)
    root.setLevel(logging.DEBUG)
    yield stream
    logging.captureWarnings(False)
    root.setLevel(before[0])
    root.handlers[:] = before[1]


async def evening_of_secrets(place: Served) -> list[str]:
    """A whole game with everything around it; all that must not be written down."""
    anna = await place.guest("Anna-Katharina")
    ben = await place.guest("Benjamin")
    link = await anna.post("/api/me/links")
    phone = place.visitor()
    await phone.post("/api/people/by-link", {"token": link["token"]})
    table = await anna.sets_table(options={"players": 2}, listed=True)
    await ben.does(table, {"command": "sit-down", "seat": 1, "name": "Benedikta"})
    await ben.does(table, {"command": "give-word", "seat": 1, "word": "obsidian"})
    await anna.does(table, {"command": "start"})
    async with anna.table_socket(table) as line:
        player = Connected(line)
        await player.receives()
        await player.says(Say(text="mammoth"))
        await line.send("nonsense mammoth")
        await player.receives()
        await play_on(table, (anna, ben), 4)
        await play_inside(place, table, 10_000)
    document = (await place.services.hall.tables.get(table)).table.document
    watch = document.watch
    for path in ("record", "story", "replay", "verdict", "record?form=notation"):
        await ben.raw(f"/api/tables/{table}/{path}")
    text = await ben.raw(f"/api/tables/{table}/record")
    replay = (await anna.http.post("/api/replays", content=text)).json()["id"]
    await anna.raw(f"/api/replays/{replay}")
    for path in (f"watch/{watch}", "lobby", f"tables/{table}", "nothing/mammoth"):
        await place.visitor().http.get(f"/api/{path}")
    await anna.sends(table, {"command": "resign", "seat": 0})
    await anna.sends(table, {"command": "say", "text": "\x07mammoth"})
    await anna.http.post("/api/people/by-link", json={"token": "guessed-mammoth"})
    async with place.visitor().socket(f"/api/watch/{watch}/socket") as line:
        await line.recv()
    secrets = ["Anna-Katharina", "Benjamin", "Benedikta", "obsidian", "mammoth", "127.0.0.1"]
    secrets += [table, watch, replay, link["token"], document.seed, document.host]
    secrets += [seat.person or "" for seat in document.seats]
    secrets += [guest.token or "" for guest in (anna, ben, phone)]
    assert all(secrets)
    return secrets


async def test_a_whole_evening_leaves_no_secret_in_the_log(
    sqlite_url: str, log: io.StringIO
) -> None:
    """At the lowest level, libraries included: no token, seed, id, name, word or line."""
    async with served(settings_for(sqlite_url, log_level="debug")) as place:
        secrets = await evening_of_secrets(place)
        metrics = (await place.visitor().raw("/metrics")).decode()
    written = log.getvalue()
    assert written.count('"event":"request"') > 30
    assert '"event":"refused"' in written
    for secret in secrets:
        assert secret not in written
        assert secret not in metrics or secret == "127.0.0.1"


async def test_errors_leave_no_secret_in_the_log_either(
    sqlite_url: str, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(settings_for(sqlite_url, log_level="debug")) as place:
        table, anna, ben = await game_of_two(place)

        async def fault(*_: Any) -> None:
            raise RuntimeError(f"mammoth {table}")

        async def failure(*_: Any) -> None:
            raise StoreUnavailable(f"mammoth {table}")

        monkeypatch.setattr(place.services.store, "listed", fault)
        monkeypatch.setattr(place.services.store, "commit", failure)
        assert (await anna.http.get("/api/lobby")).status_code == 500
        answer = await ben.sends(table, {"command": "resign", "seat": 1})
        assert answer.status_code == 503
        monkeypatch.undo()
    written = log.getvalue()
    assert '"event":"internal-error"' in written
    assert '"error":"RuntimeError"' in written
    assert "mammoth" not in written
    assert table not in written
