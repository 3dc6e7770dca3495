"""Another's seat: nobody takes it, moves, speaks, resigns or takes back for them."""

import msgspec
import pytest

from stoneage.table.actions import Place
from tests.server.routes.served import Guest, Served, game_of_two, play_on

pytestmark = pytest.mark.anyio

FOREST = msgspec.to_builtins(Place("forest", 3))


async def intruders(place: Served, ben: Guest) -> list[tuple[str, Guest]]:
    """The opponent, a stranger with a name, one without, and one with a made-up cookie."""
    liar = place.visitor(cookie="stoneage=" + "A" * 43)
    return [
        ("opponent", ben),
        ("stranger", await place.guest("Cara")),
        ("nobody", place.visitor()),
        ("liar", liar),
    ]


async def test_nobody_else_does_anything_for_a_seat(place: Served) -> None:
    """Whatever the command: a named refusal, and the table is as it was, byte by byte."""
    table, anna, ben = await game_of_two(place)
    version = (await anna.sees(table)).version
    await anna.does(table, {"command": "play", "version": version, "action": FOREST})
    await ben.does(table, {"command": "offer", "what": "abandonment"})
    version += 2
    commands: list[dict[str, object]] = [
        {"command": "resign", "seat": 0},
        {"command": "come-back", "seat": 0},
        {"command": "play-single-choices", "seat": 0, "on": True},
        {"command": "take-back", "version": version},
        {"command": "sit-down", "seat": 0},
        {"command": "clear-seat", "seat": 0},
        {"command": "give-word", "seat": 0, "word": "mine"},
        {"command": "start"},
        {"command": "close-table"},
        {"command": "seat-bot", "seat": 0, "bot": "forager"},
    ]
    for_strangers: list[dict[str, object]] = [
        {"command": "play", "version": version, "action": FOREST},
        {"command": "answer", "what": "take-back", "agree": True},
        {"command": "answer", "what": "abandonment", "agree": False},
        {"command": "offer", "what": "take-back"},
        {"command": "say", "text": "I am Anna"},
        {"command": "rematch"},
    ]
    before = await anna.raw(f"/api/tables/{table}")
    for who, guest in await intruders(place, ben):
        for command in commands + (for_strangers if who != "opponent" else []):
            code = await guest.is_refused(table, command)
            expected = (
                {"nobody"}
                if who in ("nobody", "liar")
                else {
                    "not-your-seat",
                    "not-your-turn",
                    "not-over",
                    "nothing-to-take-back",
                    "already-started",
                }
            )
            assert code in expected, (who, command)
            assert await anna.raw(f"/api/tables/{table}") == before, (who, command)
    assert (await anna.get(f"/api/tables/{table}/chat"))["lines"] == []


async def test_only_the_host_rules_the_waiting_room(place: Served) -> None:
    anna, ben, cara = [await place.guest(name) for name in ("Anna", "Ben", "Cara")]
    table = await anna.sets_table(options={"players": 3})
    await ben.does(table, {"command": "sit-down", "seat": 1})
    before = await anna.raw(f"/api/tables/{table}")
    for guest in (ben, cara):
        for command in (
            {"command": "clear-seat", "seat": 0},
            {"command": "seat-bot", "seat": 2, "bot": "forager"},
            {"command": "start"},
            {"command": "close-table"},
        ):
            assert await guest.is_refused(table, command) == "not-the-host"
    assert await cara.is_refused(table, {"command": "sit-down", "seat": 1}) == "seat-taken"
    assert await anna.raw(f"/api/tables/{table}") == before


async def test_an_old_command_that_is_sent_again_does_nothing(place: Served) -> None:
    """Every command of a game, replayed afterwards by the same person."""
    table, anna, ben = await game_of_two(place)
    start = (await anna.sees(table)).version
    play = {"command": "play", "version": start, "action": FOREST}
    back = {"command": "take-back", "version": start + 1}
    await anna.does(table, play)
    await anna.does(table, back)
    await play_on(table, (anna, ben), 6)
    before = await anna.raw(f"/api/tables/{table}")
    for guest, command in (
        (anna, play),
        (anna, back),
        (anna, {"command": "start"}),
        (ben, {"command": "sit-down", "seat": 1}),
    ):
        await guest.is_refused(table, command)
        assert await anna.raw(f"/api/tables/{table}") == before


async def test_a_cookie_of_one_person_is_no_key_to_another(place: Served) -> None:
    """Two people of the same name are two people."""
    table, _, _ = await game_of_two(place)
    double = await place.guest("Anna")
    seen = await double.sees(table)
    assert (seen.choices, seen.table.is_host) == ((), False)
    assert not any(seat.is_yours for seat in seen.table.seats)
    play = {"command": "play", "version": seen.version, "action": FOREST}
    assert await double.is_refused(table, play) == "not-your-turn"
