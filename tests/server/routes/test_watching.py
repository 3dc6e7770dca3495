"""Spectators: a link that shows the redacted table, and nothing else."""

import asyncio

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from stoneage.server.wire.commands import Play, Say, SitDown, Start
from stoneage.server.wire.messages import Rejected, Update
from stoneage.table.actions import Place
from tests.server.routes.served import Connected, Served, game_of_two, play_inside, play_on

pytestmark = pytest.mark.anyio


async def watch_of(table: str, place: Served) -> str:
    return (await place.services.hall.tables.get(table)).table.document.watch


async def test_whoever_has_the_link_sees_the_table_but_not_its_id(place: Served) -> None:
    table, anna, ben = await game_of_two(place)
    await play_on(table, (anna, ben), 3)
    watch = (await anna.sees(table)).table.watch
    spectator = place.visitor()
    for path in ("", "/story", "/replay"):
        text = (await spectator.raw(f"/api/watch/{watch}{path}")).decode()
        assert table not in text
    update = msgspec.json.decode(await spectator.raw(f"/api/watch/{watch}"), type=Update)
    assert update.view is not None
    assert (update.view.seat, update.table.id, update.choices) == (None, None, ())


async def test_a_player_who_comes_by_the_link_sees_what_all_spectators_see(place: Served) -> None:
    table, anna, _ = await game_of_two(place)
    watch = await watch_of(table, place)
    assert await anna.raw(f"/api/watch/{watch}") == await place.visitor().raw(f"/api/watch/{watch}")


async def test_whatever_a_spectator_sends_is_refused_and_tells_nothing_new(
    place: Served,
) -> None:
    """Not even the id of the table, with which they could sit down."""
    anna = await place.guest("Anna")
    table = await anna.sets_table(options={"players": 2})
    watch = await watch_of(table, place)
    before = await anna.raw(f"/api/tables/{table}")
    for guest in (anna, place.visitor(), await place.guest("Ben")):
        async with guest.socket(f"/api/watch/{watch}/socket") as line:
            player = Connected(line)
            await player.receives()
            for command in (
                SitDown(seat=1),
                Start(),
                Say(text="Hello"),
                Play(version=0, action=Place("forest", 1)),
            ):
                await line.send(msgspec.json.encode(player.client.command(command)).decode())
                frame = await line.recv()
                assert table not in str(frame)
                refused = player.client.receive(frame)
                assert isinstance(refused, Rejected)
                assert refused.code == "not-your-seat"
    assert await anna.raw(f"/api/tables/{table}") == before


async def test_the_link_follows_the_game(place: Served) -> None:
    table, anna, ben = await game_of_two(place)
    watch = await watch_of(table, place)
    spectator = place.visitor()
    async with spectator.socket(f"/api/watch/{watch}/socket") as line:
        player = Connected(line)
        first = await player.receives()
        await ben.does(table, {"command": "say", "text": "for players only"})
        await play_on(table, (anna, ben), 1)
        update = await player.receives()
        assert isinstance(update, Update)
        assert (update.since, update.version) == (first.version, first.version + 1)
    version = update.version
    waiting = asyncio.create_task(spectator.raw(f"/api/watch/{watch}", since=version, wait=30))
    await play_on(table, (anna, ben), 1)
    assert msgspec.json.decode(await waiting, type=Update).version == version + 1


async def test_the_link_is_no_id_and_the_id_no_link(place: Served) -> None:
    table, anna, _ = await game_of_two(place)
    watch = await watch_of(table, place)
    assert (await anna.get(f"/api/tables/{watch}", 404))["code"] == "no-such-table"
    assert (await anna.get(f"/api/watch/{table}", 404))["code"] == "no-such-table"
    resign = {"command": "resign", "seat": 0}
    assert await anna.is_refused(watch, resign) == "no-such-table"


async def test_a_table_without_spectators_shows_its_game_to_its_players_only(
    place: Served,
) -> None:
    table, anna, _ = await game_of_two(place, watching=False)
    await play_inside(place, table, 5)
    watch = await watch_of(table, place)
    stranger = await place.guest("Cara")
    for path in ("", "/story", "/replay"):
        problem = await stranger.get(f"/api/watch/{watch}{path}", 403)
        assert problem["code"] == "not-to-be-watched"
    for path in ("story", "replay", "record", "verdict", "prospects"):
        problem = await stranger.get(f"/api/tables/{table}/{path}", 403)
        assert problem["code"] == "not-to-be-watched"
        await anna.get(f"/api/tables/{table}/{path}")
    seen = await stranger.sees(table)
    assert (seen.view, seen.events, seen.table.watch) == (None, (), None)
    async with stranger.socket(f"/api/watch/{watch}/socket") as line:
        with pytest.raises(ConnectionClosed) as closed:
            await line.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.reason == "not-to-be-watched"
    refused = await stranger.sends(table, {"command": "resign", "seat": 0})
    assert refused.json()["update"]["view"] is None
