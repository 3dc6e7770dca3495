"""Chat at a table: who may speak, who gets it, and who has muted somebody."""

import pytest

from stoneage.server.wire.commands import LONGEST_LINE
from tests.server.routes.served import Connected, Guest, Served, game_of_two

pytestmark = pytest.mark.anyio


async def lines(guest: Guest, table: str, after: int = 0) -> list[str]:
    received = await guest.get(f"/api/tables/{table}/chat", after=after)
    return [line["text"] for line in received["lines"]]


def say(text: str) -> dict[str, object]:
    return {"command": "say", "text": text}


async def test_what_is_said_is_heard_by_all_at_the_table_in_its_order(place: Served) -> None:
    table, anna, ben = await game_of_two(place)
    for number in range(3):
        await anna.does(table, say(f" A{number} "))
        await ben.does(table, say(f"B{number}\nand more"))
    received = await ben.get(f"/api/tables/{table}/chat")
    assert [line["number"] for line in received["lines"]] == [1, 2, 3, 4, 5, 6]
    assert [line["name"] for line in received["lines"]] == ["Anna", "Ben"] * 3
    assert received["lines"][0]["text"] == "A0"
    assert await lines(anna, table, after=4) == ["A2", "B2\nand more"]


async def test_a_line_changes_nothing_at_the_table(place: Served) -> None:
    table, anna, _ = await game_of_two(place)
    before = await anna.raw(f"/api/tables/{table}")
    await anna.does(table, say("Hello"))
    assert await anna.raw(f"/api/tables/{table}") == before


async def test_only_players_speak_and_hear(place: Served) -> None:
    table, anna, _ = await game_of_two(place)
    await anna.does(table, say("among ourselves"))
    stranger = await place.guest("Cara")
    assert await stranger.is_refused(table, say("Hello")) == "not-your-seat"
    for on in (True, False):
        muting = {"command": "mute", "seat": 0, "on": on}
        assert await stranger.is_refused(table, muting) == "not-your-seat"
    problem = await stranger.get(f"/api/tables/{table}/chat", 403)
    assert problem["code"] == "not-your-seat"
    problem = await place.visitor().get(f"/api/tables/{table}/chat", 403)
    assert problem["code"] == "not-your-seat"
    async with stranger.table_socket(table) as line:
        player = Connected(line)
        await player.receives()
        await anna.does(table, say("still among ourselves"))
        await anna.does(table, {"command": "play-single-choices", "seat": 0, "on": True})
        await player.receives()
        assert player.client.said == []


async def test_chat_of_a_muted_seat_is_not_sent_to_whoever_muted_it(place: Served) -> None:
    table, anna, ben = await game_of_two(place)
    await ben.does(table, say("before"))
    async with anna.table_socket(table) as line:
        player = Connected(line)
        await player.receives()
        await anna.does(table, {"command": "mute", "seat": 1, "on": True})
        await ben.does(table, say("unheard"))
        await anna.does(table, say("my own"))
        await player.receives_until(lambda: bool(player.client.said))
        assert [said.text for said in player.client.said] == ["my own"]
    assert await lines(anna, table) == ["my own"]
    assert await lines(ben, table) == ["before", "unheard", "my own"]
    await anna.does(table, {"command": "mute", "seat": 1, "on": False})
    assert await lines(anna, table) == ["before", "unheard", "my own"]
    assert await anna.is_refused(table, {"command": "mute", "seat": 3, "on": True}) == (
        "no-such-seat"
    )


@pytest.mark.parametrize("text", [" ", "\n", "\x00", "a\x07b", "\u202e", "\ud83d"])
async def test_what_nobody_can_read_is_not_said(place: Served, text: str) -> None:
    table, anna, _ = await game_of_two(place)
    content = b'{"command": "say", "text": "%s"}' % text.encode("unicode-escape").replace(
        b"\\x", b"\\u00"
    )
    answer = await anna.http.post(
        f"/api/tables/{table}/commands",
        content=content,
        headers={"content-type": "application/json"},
    )
    assert answer.status_code == 400
    assert answer.json()["code"] in ("unprintable-text", "malformed")
    assert await lines(anna, table) == []


async def test_a_line_has_its_length(place: Served) -> None:
    table, anna, _ = await game_of_two(place)
    await anna.does(table, say("ß" * LONGEST_LINE))
    for text in ("", "x" * (LONGEST_LINE + 1)):
        answer = await anna.sends(table, say(text))
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert len(await lines(anna, table)) == 1


async def test_a_table_may_be_without_chat(place: Served) -> None:
    table, anna, _ = await game_of_two(place, chat=False)
    assert await anna.is_refused(table, say("Hello")) == "chat-off"
