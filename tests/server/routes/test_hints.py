"""Hints at a table: for whom, how many, and that they are written down."""

import pytest

from stoneage.server.tables.document import read
from tests.server.routes.served import Guest, Json, Served, game_of_two, served, settings_for

pytestmark = pytest.mark.anyio


async def against_a_bot(guest: Guest, **settings: Json) -> str:
    """The guest to move."""
    table = await guest.sets_table(options={"players": 2}, start=0, **settings)
    await guest.does(table, {"command": "seat-bot", "seat": 1, "bot": "forager"})
    await guest.does(table, {"command": "start"})
    return table


async def wishes(guest: Guest, table: str, level: str, status: int = 200, version: int = 0) -> Json:
    version = version or (await guest.sees(table)).version
    body = {"version": version, "level": level}
    return await guest.post(f"/api/tables/{table}/hint", body, status)


async def test_hints_are_given_one_level_at_a_time_and_counted_for_good(place: Served) -> None:
    anna = await place.guest("Anna")
    table = await against_a_bot(anna)
    before = await anna.sees(table)
    idea = await wishes(anna, table, "idea")
    assert idea["idea"]
    assert idea["moves"] == []
    assert idea["version"] == before.version + 1
    moves = await wishes(anna, table, "moves")
    after = await anna.sees(table)
    assert len(moves["moves"]) == 3
    offered = (await anna.get(f"/api/tables/{table}"))["choices"]
    assert all(move["choice"] in offered for move in moves["moves"])
    chances = [move["chance"] for move in moves["moves"]]
    assert chances == sorted(chances, reverse=True)
    assert all(move["reasons"] for move in moves["moves"])
    assert (after.view, after.choices) == (before.view, before.choices)
    assert [seat.hints for seat in after.table.seats] == [2, 0]
    row = await place.services.store.table(table)
    assert row is not None
    assert [seat.hints for seat in read(row.document).seats] == [2, 0]
    await anna.does(table, {"command": "resign", "seat": 0})
    for told in ("record", "replay"):
        assert (await anna.get(f"/api/tables/{table}/{told}"))["hints"] == [2, 0]


async def test_with_other_people_hints_must_have_been_agreed_on(place: Served) -> None:
    table, anna, _ = await game_of_two(place)
    assert not (await anna.sees(table)).table.has_hints
    assert (await wishes(anna, table, "idea", 409))["code"] == "hints-off"
    table, anna, ben = await game_of_two(place, hints=True)
    assert (await anna.sees(table)).table.has_hints
    assert (await wishes(anna, table, "idea"))["idea"]
    assert (await wishes(ben, table, "moves", 403))["code"] == "not-your-turn"
    assert (await wishes(anna, table, "moves", 409, version=1))["code"] == "stale-version"
    assert (await wishes(place.visitor(), table, "moves", 401))["code"] == "nobody"
    assert [seat.hints for seat in (await ben.sees(table)).table.seats] == [1, 0]
    table, anna, _ = await game_of_two(place, hints=True, rated=True)
    assert (await wishes(anna, table, "idea", 409))["code"] == "hints-off"


async def test_the_coach_speaks_only_where_the_table_was_set_with_one(place: Served) -> None:
    anna, ben = await place.guest("Anna"), await place.guest("Ben")
    table = await against_a_bot(anna)
    assert (await anna.post(f"/api/tables/{table}/advice", {}, 409))["code"] == "no-coach"
    table = await against_a_bot(anna, coach=True)
    told = await anna.post(f"/api/tables/{table}/advice", {"done": ["place"]}, 200)
    seen = await anna.get(f"/api/tables/{table}")
    assert told["advice"]["choice"] in seen["choices"]
    assert told["version"] == seen["version"]
    assert (await ben.post(f"/api/tables/{table}/advice", {}, 403))["code"] == "not-your-seat"
    await anna.does(table, {"command": "resign", "seat": 0})
    assert (await anna.get(f"/api/tables/{table}/record"))["coach"] is True
    again = (await anna.does(table, {"command": "rematch"}))["table"]
    assert not (await anna.sees(again)).table.settings.coach


async def test_hints_are_limited(sqlite_url: str) -> None:
    async with served(settings_for(sqlite_url, limit_hints="1/min burst 1")) as place:
        table, anna, _ = await game_of_two(place)
        await wishes(anna, table, "idea", 409)
        assert (await wishes(anna, table, "idea", 429))["code"] == "too-fast"
