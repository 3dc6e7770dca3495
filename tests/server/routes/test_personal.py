"""History, statistics, a copy of everything, and its deletion."""

import json

import pytest

from stoneage.record.forms import read
from stoneage.server.store.errors import StoreUnavailable
from stoneage.server.tables import statistics
from tests.server.routes.served import Guest, Served, game_of_two, play_inside, served, settings_for

pytestmark = pytest.mark.anyio


async def resigned(anna: Guest, ben: Guest, **settings: object) -> str:
    """A game that Ben gave up at once."""
    table = await anna.sets_table(**{"options": {"players": 2}, **settings})
    await ben.does(table, {"command": "sit-down", "seat": 1})
    await anna.does(table, {"command": "start"})
    await ben.does(table, {"command": "resign", "seat": 1})
    return table


async def test_a_finished_game_is_in_the_history_with_all_that_is_told_of_it(
    empty_place: Served,
) -> None:
    table, anna, ben = await game_of_two(empty_place)
    assert (await anna.get("/api/me/games"))["found"] == 0, "it is running"
    await play_inside(empty_place, table, 5_000)
    (game,) = (await anna.get("/api/me/games"))["games"]
    assert (game["id"], game["ending"]) == (table, "finished")
    assert game["ended_at"] > game["began_at"]
    assert [seat["is_yours"] for seat in game["seats"]] == [True, False]
    result = (await anna.sees(table)).view
    assert result is not None
    assert result.result is not None
    totals = [scoring.total for scoring in result.result.scoring]
    assert [seat["points"] for seat in game["seats"]] == totals
    (theirs,) = (await ben.get("/api/me/games"))["games"]
    assert [seat["is_yours"] for seat in theirs["seats"]] == [False, True]
    about = await ben.get("/api/me/statistics")
    assert (about["games"], about["mean"], about["best"]) == (1, totals[1], totals[1])
    assert about["against"][0]["name"] == "Anna"
    assert round(sum(about["by_source"].values())) == totals[1]


async def test_history_is_filtered_and_paged(
    empty_place: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statistics, "PAGE", 2)
    anna, ben, cara = [await empty_place.guest(name) for name in ("Anna", "Ben", "Cara")]
    with_ben = [await resigned(anna, ben) for _ in range(3)]
    igloos = await resigned(anna, cara, options={"players": 2, "igloos": True})
    first = await anna.get("/api/me/games")
    assert (first["found"], first["pages"]) == (4, 2)
    assert [game["id"] for game in first["games"]] == [igloos, with_ben[2]]
    second = await anna.get("/api/me/games", page=2)
    assert [game["id"] for game in second["games"]] == with_ben[1::-1]
    assert (await anna.get("/api/me/games", page=3))["games"] == []
    for query, count in (
        ({"opponent": "Ben"}, 3),
        ({"variant": "igloos"}, 1),
        ({"opponent": "Ben", "variant": "igloos"}, 0),
        ({"won": "true"}, 4),
        ({"players": 3}, 0),
        ({"bot": "elder"}, 0),
    ):
        assert (await anna.get("/api/me/games", **query))["found"] == count, query
    assert (await cara.get("/api/me/games"))["found"] == 1


@pytest.mark.parametrize(
    "query",
    ["variant=chess", "players=5", "players=two", "won=perhaps", "page=0", "page=x", "opponent="],
)
async def test_a_filter_that_is_nonsense_is_refused(place: Served, query: str) -> None:
    anna = await place.guest("Anna")
    answer = await anna.http.get(f"/api/me/games?{query}")
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


@pytest.mark.parametrize("path", ["games", "statistics", "everything"])
async def test_nobody_has_no_history(place: Served, path: str) -> None:
    assert (await place.visitor().get(f"/api/me/{path}", 401))["code"] == "nobody"
    answer = await place.visitor().http.delete("/api/me/everything")
    assert (answer.status_code, answer.json()["code"]) == (401, "nobody")


async def test_everything_is_one_file_and_gone_when_it_is_deleted(sqlite_url: str) -> None:
    async with served(settings_for(sqlite_url)) as place:
        anna, ben = await place.guest("Anna Amber"), await place.guest("Ben")
        over = await resigned(anna, ben)
        running = await anna.sets_table(options={"players": 2})
        await ben.does(running, {"command": "sit-down", "seat": 1})
        await anna.does(running, {"command": "start"})
        await anna.does(running, {"command": "say", "text": "a word of hers"})
        await anna.does(running, {"command": "mute", "seat": 1, "on": True})
        link = await anna.post("/api/me/links")
        answer = await anna.http.get("/api/me/everything")
        assert "attachment" in answer.headers["content-disposition"]
        everything = answer.json()
        assert everything["name"] == "Anna Amber"
        assert set(everything["tables"]) == {over, running}
        assert [game["id"] for game in everything["games"]] == [over]
        assert read(json.dumps(everything["records"][over]).encode()).seats[0] == "Anna Amber"
        assert [line["text"] for line in everything["said"]] == ["a word of hers"]

        assert (await anna.http.delete("/api/me/everything")).status_code == 204
        assert await anna.get("/api/me") is None
        await place.visitor().post("/api/people/by-link", {"token": link["token"]}, 404)
        told = await ben.sees(running)
        assert (told.table.seats[0].kind, told.table.seats[0].name) == ("person", "")
        assert told.table.outcome is not None
        assert told.table.outcome.winners == (1,)
        assert (await ben.get(f"/api/tables/{running}/chat"))["lines"] == []
        (_, game) = (await ben.get("/api/me/games"))["games"]
        assert (game["id"], game["seats"][0]["name"]) == (over, "")
        record = await ben.get(f"/api/tables/{over}/record")
        assert record["seats"] == ["Somebody", "Ben"]
        assert (await ben.get(f"/api/tables/{over}/verdict"))["is_fair"]
        with place.services.store.reading.connect() as connection:
            raw = connection.connection.driver_connection
            assert raw is not None
            dump = "\n".join(raw.iterdump())
        assert "Ben" in dump
        assert "Amber" not in dump
        assert "a word of hers" not in dump


async def test_a_deletion_that_was_interrupted_is_finished_at_the_next_start(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(settings_for(sqlite_url)) as place:
        anna, ben = await place.guest("Anna"), await place.guest("Ben")
        over = await resigned(anna, ben)

        async def fail(*_: object) -> None:
            raise StoreUnavailable("away")

        monkeypatch.setattr(place.services.hall, "change", fail)
        assert (await anna.http.delete("/api/me/everything")).status_code == 503
        assert await anna.get("/api/me") is None, "from the first moment on"
        cookie = ben.token
    monkeypatch.undo()
    async with served(settings_for(sqlite_url)) as place:
        await place.services.hall.tasks.finish()
        ben = place.visitor()
        ben.http.cookies.set("stoneage", cookie or "")
        assert (await ben.sees(over)).table.seats[0].name == ""
