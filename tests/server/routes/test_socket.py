"""A table over WebSocket, and the same by long polling."""

import asyncio
from urllib.parse import quote

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from stoneage.server.store.errors import StoreUnavailable
from stoneage.server.wire.commands import Play, Rematch, Resign, Say, SitDown, Start
from stoneage.server.wire.messages import Accepted, Rejected, Restarting, Said, Update
from stoneage.table.actions import Place
from tests.server.routes.served import Connected, Served, game_of_two, play_on

pytestmark = pytest.mark.anyio

FOREST = Place("forest", 3)


async def test_the_first_message_is_the_table_as_it_is(place: Served) -> None:
    table, anna, _ = await game_of_two(place)
    async with anna.table_socket(table) as line:
        first = await Connected(line).receives()
        assert isinstance(first, Update)
        assert (first.since, first.events) == (None, ())
        assert first == await anna.sees(table)
        assert first.choices


async def test_a_move_is_answered_before_its_update_and_others_are_told(place: Served) -> None:
    table, anna, ben = await game_of_two(place)
    async with anna.table_socket(table) as one, ben.table_socket(table) as other:
        players = [Connected(one), Connected(other)]
        first, _ = [await player.receives() for player in players]
        move = players[0].client.command(Play(version=first.version, action=FOREST))
        await one.send(msgspec.json.encode(move).decode())
        received = [await players[0].receives(), await players[0].receives()]
        assert received[0] == Accepted(to=move.id, version=first.version + 1)
        for update in (received[1], await players[1].receives()):
            assert isinstance(update, Update)
            assert (update.since, update.version) == (first.version, first.version + 1)
            assert [type(event).__name__ for event in update.events] == ["FiguresPlaced"]


async def test_everything_from_the_waiting_room_to_the_rematch_can_be_done(place: Served) -> None:
    anna, ben = await place.guest("Anna"), await place.guest("Ben")
    table = await anna.sets_table(options={"players": 2}, start=0)
    async with anna.table_socket(table) as one, ben.table_socket(table) as other:
        host, guest = Connected(one), Connected(other)
        await guest.says(SitDown(seat=1))
        started = await host.says(Start())
        assert isinstance(started, Accepted)
        await host.says(Play(version=started.version, action=FOREST))
        await guest.says(Resign(seat=1))
        again = await host.says(Rematch())
        assert isinstance(again, Accepted)
        assert again.table is not None


async def test_a_refused_command_is_answered_with_its_name_and_the_present_table(
    place: Served,
) -> None:
    table, anna, ben = await game_of_two(place)
    async with ben.table_socket(table) as line:
        guest = Connected(line)
        first = await guest.receives()
        refused = await guest.says(Play(version=first.version, action=FOREST))
        assert isinstance(refused, Rejected)
        assert (refused.code, refused.reason) == ("not-your-turn", "It is not your turn.")
        assert refused.update is not None
        assert refused.update.version == first.version
        stale = await guest.says(Play(version=first.version - 1, action=FOREST))
        assert stale.code == "stale-version"
    assert (await anna.sees(table)).version == first.version


async def test_a_reconnecting_client_gets_the_events_it_missed(place: Served) -> None:
    table, anna, ben = await game_of_two(place)
    before = (await anna.sees(table)).version
    after = await play_on(table, (anna, ben), 12)
    async with anna.table_socket(table, since=before) as line:
        missed = await Connected(line).receives()
    assert (missed.since, missed.version) == (before, after.version)
    story = await anna.get(f"/api/tables/{table}/story")
    told = [event for chapter in story["chapters"] for event in chapter["events"]]
    assert msgspec.json.decode(msgspec.json.encode(missed.events)) == told
    async with anna.table_socket(table, since=after.version) as line:
        nothing = await Connected(line).receives()
        assert (nothing.since, nothing.events) == (after.version, ())


async def test_a_client_that_missed_too_much_gets_the_whole_view(place: Served) -> None:
    """And so does whoever claims to have seen what never was."""
    table, anna, _ = await game_of_two(place)
    async with anna.socket(f"/api/tables/{table}/socket?since=999") as line:
        whole = await Connected(line).receives()
        assert (whole.since, whole.events) == (None, ())
        assert whole.view is not None


@pytest.mark.parametrize("since", ["-1", "x", "", "9" * 30, "²", "1.5", "\0"])
async def test_a_version_that_is_none_is_refused_on_every_door(place: Served, since: str) -> None:
    table, anna, _ = await game_of_two(place)
    watch = (await anna.sees(table)).table.watch
    for door in (f"/api/tables/{table}", f"/api/watch/{watch}"):
        assert (await anna.get(door, 400, since=since))["code"] == "malformed"
        async with anna.socket(f"{door}/socket?since={quote(since)}") as line:
            with pytest.raises(ConnectionClosed, match="malformed"):
                await line.recv()


async def test_a_seat_that_is_none_is_refused_on_every_door(place: Served) -> None:
    table, anna, _ = await game_of_two(place)
    watch = (await anna.sees(table)).table.watch
    await anna.does(table, {"command": "resign", "seat": 0})
    brought = await anna.http.post(
        "/api/replays", content=await anna.raw(f"/api/tables/{table}/record")
    )
    doors = (
        f"/api/tables/{table}/replay",
        f"/api/watch/{watch}/replay",
        f"/api/replays/{brought.json()['id']}",
    )
    for door in doors:
        for seat in ("x", "-1", "4", ""):
            assert (await anna.get(door, 400, seat=seat))["code"] == "malformed", door
        assert (await anna.get(door, 404, seat=2))["code"] == "no-such-seat"


async def test_after_a_take_back_the_view_counts_and_not_the_events(place: Served) -> None:
    """The events of what was taken back would tell a story that did not happen."""
    table, anna, ben = await game_of_two(place)
    before = await ben.sees(table)
    action = msgspec.to_builtins(FOREST)
    await anna.does(table, {"command": "play", "version": before.version, "action": action})
    await anna.does(table, {"command": "take-back", "version": before.version + 1})
    after = await ben.sees(table, since=before.version)
    assert (after.since, after.events) == (None, ())
    assert after.view == before.view


@pytest.mark.parametrize("path", ["tables/nothing", "watch/nothing", "tables/a%00b", "tables/%ff"])
async def test_where_there_is_no_table_the_socket_is_closed_with_the_reason(
    place: Served, path: str
) -> None:
    visitor = place.visitor()
    async with visitor.socket(f"/api/{path}/socket") as line:
        with pytest.raises(ConnectionClosed) as closed:
            await line.recv()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4000, "no-such-table")


async def test_an_unavailable_store_closes_the_socket_with_the_reason(
    place: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that the client tries again, instead of waiting for ever."""
    table, anna, _ = await game_of_two(place)

    async def fail(*_: object) -> None:
        raise StoreUnavailable("away")

    for method in ("mutes", "person_of_session"):
        with monkeypatch.context() as patch:
            patch.setattr(place.services.store, method, fail)
            async with anna.table_socket(table) as line:
                with pytest.raises(ConnectionClosed) as closed:
                    await line.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.reason == "store-unavailable"


async def test_before_a_restart_everybody_is_told_once(empty_place: Served) -> None:
    place = empty_place
    table, anna, _ = await game_of_two(place)
    async with anna.table_socket(table) as line:
        player = Connected(line)
        first = await player.receives()
        await place.services.hall.announce_restart(2.5)
        assert await player.receives() == Restarting(seconds=2.5)
        await player.says(Play(version=first.version, action=FOREST))
        assert isinstance(await player.receives(), Update)
    async with anna.table_socket(table) as line:
        player = Connected(line)
        assert isinstance(await player.receives(), Update)
        await player.says(Say(text="Still here?"))
        await player.receives_until(lambda: player.client.is_warned)


async def test_chat_said_while_the_first_update_is_sent_is_delivered(place: Served) -> None:
    """Lines from before are read over HTTP; those from now on come by themselves."""
    table, anna, ben = await game_of_two(place)
    await ben.does(table, {"command": "say", "text": "before"})
    async with anna.table_socket(table) as line:
        player = Connected(line)
        await player.receives()
        for number in range(5):
            await ben.does(table, {"command": "say", "text": f"line {number}"})
        await player.receives_until(lambda: len(player.client.said) == 5)
    assert [said.text for said in player.client.said] == [f"line {number}" for number in range(5)]
    assert isinstance(player.client.said[0], Said)
    assert player.client.said[0].name == "Ben"


async def test_a_long_poll_is_answered_as_soon_as_something_changes(place: Served) -> None:
    table, anna, ben = await game_of_two(place)
    version = (await ben.sees(table)).version
    waiting = asyncio.create_task(ben.sees(table, since=version, wait=30))
    await asyncio.sleep(0.05)
    assert not waiting.done()
    await play_on(table, (anna, ben), 1)
    update = await waiting
    assert (update.since, update.version) == (version, version + 1)
    assert update.events


async def test_a_long_poll_ends_by_itself_and_does_not_wait_for_what_is_already_there(
    place: Served,
) -> None:
    table, anna, _ = await game_of_two(place)
    version = (await anna.sees(table)).version
    assert (await anna.sees(table, since=version, wait=0.05)).version == version
    assert (await anna.sees(table, since=version - 1, wait=30)).version == version


async def test_a_client_that_does_not_read_gets_backpressure(place: Served) -> None:
    """Its answers wait in bounded memory; when it reads again, all of them come."""
    table, anna, _ = await game_of_two(place)
    async with anna.table_socket(table) as line:
        player = Connected(line)
        first = await player.receives()
        stale = Play(version=first.version - 1, action=FOREST)
        commands = [player.client.command(stale) for _ in range(300)]
        for command in commands:
            await line.send(msgspec.json.encode(command).decode())
        await player.receives_until(lambda: len(player.client.answers) == 300)
    assert {answer.code for answer in player.client.answers.values()} == {"stale-version"}  # type: ignore[union-attr]
