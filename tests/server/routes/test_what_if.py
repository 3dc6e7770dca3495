"""What if: a finished game is left at some point, and played on against bots."""

from pathlib import Path

import pytest

from stoneage.record import decode_record
from stoneage.record.replay import replay
from stoneage.table import Roll
from tests.server.routes.served import (
    Guest,
    Served,
    game_of_two,
    play_inside,
    served,
    settings_for,
)

pytestmark = pytest.mark.anyio

RECORD = (Path(__file__).parents[2] / "games" / "two-players-cards.json").read_bytes()


async def finished(place: Served) -> tuple[str, Guest, Guest]:
    table, anna, ben = await game_of_two(place)
    await play_inside(place, table, 30)
    await anna.does(table, {"command": "resign", "seat": 0})
    return table, anna, ben


async def test_the_new_table_begins_where_the_game_was_left(sqlite_url: str) -> None:
    """With the same deal and moves, other dice, bots on the other seats; and it goes on."""
    async with served(settings_for(sqlite_url), run_scheduler=True) as place:
        table, _, ben = await finished(place)
        record = decode_record(await ben.raw(f"/api/tables/{table}/record"))
        turns = [
            number
            for number, game in enumerate(replay(record).walk())
            if game.seat == 1 and len(game.choices) > 1
        ]
        made = await ben.post(f"/api/tables/{table}/what-if", {"move": turns[1], "seat": 1})
        seen = await ben.sees(made["id"])
        expected = replay(record, turns[1])
        assert seen.table.is_what_if
        assert [seat.kind for seat in seen.table.seats] == ["bot", "person"]
        assert seen.view == expected.view(1)
        assert seen.choices == tuple(expected.choices)
        live = (await place.services.hall.tables.get(made["id"])).table
        assert live.game is not None
        assert live.game.moves == record.moves[: turns[1]]
        await play_inside(place, made["id"], 1)
    async with served(settings_for(sqlite_url)) as place:
        again = (await place.services.hall.tables.get(made["id"])).table
        assert again.game is not None
        assert again.game.moves[: turns[1]] == record.moves[: turns[1]]
        assert len(again.game) > turns[1]


async def test_dice_that_were_about_to_fall_are_thrown_anew(place: Served) -> None:
    anna = await place.guest("Anna")
    brought = await anna.http.post("/api/replays", content=RECORD)
    path = f"/api/replays/{brought.json()['id']}/what-if"
    moves = decode_record(RECORD).moves
    rolls = [number for number, move in enumerate(moves) if isinstance(move, Roll)]
    fallen = set()
    for _ in range(6):
        made = await anna.post(path, {"move": rolls[0], "seat": 0})
        live = (await place.services.hall.tables.get(made["id"])).table
        assert live.game is not None
        fallen.add(live.game.moves[rolls[0]])
    assert len(fallen) > 1


async def test_it_counts_nowhere(place: Served) -> None:
    """Neither in the lobby nor among one's games, running or over; its dice promise nothing."""
    table, _, ben = await finished(place)
    made = await ben.post(f"/api/tables/{table}/what-if", {"move": 5, "seat": 0})
    await ben.does(made["id"], {"command": "resign", "seat": 0})
    lobby = await ben.get("/api/lobby")
    assert [line["id"] for line in lobby["mine"]] == [table]
    games = await ben.get("/api/me/games")
    assert made["id"] not in str(games)
    assert table in str(games)
    record = await ben.get(f"/api/tables/{made['id']}/record")
    assert record["fair"] is None


async def test_what_cannot_be_gone_on_with_is_refused_by_name(place: Served) -> None:
    table, anna, _ = await game_of_two(place)
    path = f"/api/tables/{table}/what-if"
    assert (await anna.post(path, {"move": 0, "seat": 0}, 409))["code"] == "not-over"
    over, _, ben = await finished(place)
    path = f"/api/tables/{over}/what-if"
    assert (await ben.post(path, {"move": 999, "seat": 0}, 404))["code"] == "no-such-move"
    assert (await ben.post(path, {"move": 0, "seat": 3}, 404))["code"] == "no-such-seat"
    stranger = place.visitor()
    assert (await stranger.post(path, {"move": 0, "seat": 0}, 401))["code"] == "nobody"
    brought = await anna.http.post("/api/replays", content=RECORD)
    path = f"/api/replays/{brought.json()['id']}/what-if"
    last = len(decode_record(RECORD).moves)
    assert (await anna.post(path, {"move": last, "seat": 0}, 409))["code"] == "table-over"
