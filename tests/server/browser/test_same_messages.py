"""Whoever plays in their browser alone is told the same as by a server, message by message."""

import secrets
from random import Random

import msgspec
import pytest

from stoneage.server.browser import BrowserApp, MemoryKeyValues
from stoneage.server.hall import hall
from tests.server.browser.ways import BrowserWay, Page, ServerWay
from tests.server.routes.served import served, settings_for

pytestmark = pytest.mark.anyio

NOON = 1_800_000_000_000
READ_WHILE_PLAYING = ["", "/prospects", "/story", "/replay", "/record", "/chat?after=0", "/review"]
READ_AFTERWARDS = ["", "/story", "/replay?seat=1", "/replay?seat=7", "/record?form=notation"]
READ_AFTERWARDS += ["/record", "/verdict", "/review"]


async def an_evening(page: Page) -> None:
    """Two people on one screen and a bot: all that they could do, and some that they cannot."""
    await page.ask("GET", "/me")
    await page.ask("POST", "/tables", {})
    await page.ask("POST", "/people", {"name": "Ayla", "language": "de"})
    await page.ask("POST", "/tables", {"options": {"players": 9}})
    await page.sets_table(options={"players": 3}, start=0, coach=True)
    await page.does("sit-down", seat=1, name="Ben")
    await page.does("seat-bot", seat=2, bot="nobody-knows-it")
    await page.does("seat-bot", seat=2, bot="planner")
    await page.does("start")
    await play(page, 12)
    for path in READ_WHILE_PLAYING:
        await page.ask("GET", f"/tables/TABLE{path}")
    version = page.update["version"]
    await page.ask("POST", "/tables/TABLE/hint", {"version": version, "level": "moves"})
    await page.receive_until(lambda: page.update["version"] == version + 1)
    await page.ask("POST", "/tables/TABLE/advice", {})
    await page.does("play", version=version - 1, action={"do": "decline"})
    await page.does("play", version=version + 1, action={"do": "starve"})
    await page.does("take-back", version=version + 1)
    await play(page, 1)
    await page.does("offer", what="end")
    await page.does("dance")
    await page.ask("POST", "/tables/TABLE/commands", {"command": "resign", "seat": 2, "id": 9})
    await page.does("resign", seat=0)
    await page.does("resign", seat=1)
    for path in READ_AFTERWARDS:
        await page.ask("GET", f"/tables/TABLE{path}")
    for path in ("/lobby", "/me/games", "/me/games?bot=elder", "/me/statistics"):
        await page.ask("GET", path)
    listed = msgspec.json.decode(await page.ask("GET", "/practice"))
    exercise = listed["exercises"][0]["number"]
    await page.ask("GET", f"/practice/{exercise}")
    await page.ask("GET", f"/practice/{exercise}/hint")
    await page.ask("POST", f"/practice/{exercise}/answer", {"choice": None})
    await page.ask("GET", "/practice/none")
    await page.ask("POST", "/replays", "no record")
    await page.ask("POST", "/tables/TABLE/what-if", {"move": 5, "seat": 1})


async def play(page: Page, moves: int) -> None:
    generator = Random(3)
    for _ in range(moves):
        choice = generator.choice(page.update["choices"])
        await page.does("play", version=page.update["version"], action=choice)


async def test_a_browser_is_told_the_same_as_by_a_server(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "new_seed", lambda: bytes(range(32)))
    monkeypatch.setattr(secrets, "randbits", lambda _: 7)
    alone = Page(BrowserWay(BrowserApp(MemoryKeyValues(), lambda: NOON)))
    await an_evening(alone)
    async with served(settings_for(sqlite_url), lambda: NOON) as place:
        over_a_server = Page(ServerWay(place))
        await an_evening(over_a_server)
    assert len(alone.written) > 70
    for own, servers in zip(alone.written, over_a_server.written, strict=True):
        assert own == servers
