"""Reviews over HTTP: real processes, really killed, and nothing of a game that still runs."""

import asyncio
import os
import signal
from pathlib import Path

import msgspec
import pytest

from stoneage.analysis import review
from stoneage.record import decode_record
from stoneage.server.reviews.reviews import MOST_PER_PERSON
from stoneage.server.wire.reviews import ReviewNow
from stoneage.table import Options
from tests.server.processes import is_alive
from tests.server.routes.served import (
    PATIENT,
    Guest,
    Json,
    Served,
    game_of_two,
    play_inside,
    served,
    settings_for,
)

pytestmark = pytest.mark.anyio

DEEP = {"effort": "deep"}
LONG = (Path(__file__).parents[2] / "games" / "two-players-cards.json").read_bytes()


async def short_game(place: Served, **settings: Json) -> tuple[str, Guest, Guest]:
    """One that Anna gave up after some moves."""
    table, anna, ben = await game_of_two(place, **settings)
    await play_inside(place, table, 12)
    await anna.does(table, {"command": "resign", "seat": 0})
    return table, anna, ben


async def now_of(guest: Guest, path: str, effort: str = "quick") -> ReviewNow:
    content = await guest.raw(f"{path}/review", effort=effort)
    return msgspec.json.decode(content, type=ReviewNow)


async def becomes(
    guest: Guest, path: str, status: str, reviewed: int = 0, effort: str = "quick"
) -> ReviewNow:
    async with asyncio.timeout(4 * PATIENT):
        while True:
            now = await now_of(guest, path, effort)
            if now.status == status and now.reviewed >= reviewed:
                return now
            assert now.status in {"running", status}, now.status
            await asyncio.sleep(0.05)


async def test_a_finished_game_is_reviewed_once_for_all_who_may_see_it(place: Served) -> None:
    table, anna, ben = await short_game(place)
    at = f"/api/tables/{table}"
    assert (await now_of(anna, at)).status == "none"
    begun = await anna.post(f"{at}/review", {"effort": "quick"}, 200)
    assert begun["status"] == "running"
    done = await becomes(ben, at, "done")
    record = decode_record(await anna.raw(f"{at}/record"))
    assert done.review == review(record)
    assert (done.moves, done.reviewed) == (len(record.moves), len(record.moves))
    again = await ben.post(f"{at}/review", {}, 200)
    assert (again["status"], place.services.reviews.processes) == ("done", [])
    [line] = (await anna.get("/api/lobby"))["mine"]
    assert line["outcome"]["winners"] == [1]
    assert (line["accuracy"], line["luckier_than"]) == (
        done.review.summary[0].accuracy,
        done.review.summary[0].luckier_than,
    )
    watch = (await place.services.hall.tables.get(table)).table.document.watch
    assert await now_of(place.visitor(), f"/api/watch/{watch}") == done
    brought = await anna.http.post("/api/replays", content=await anna.raw(f"{at}/record"))
    replay = f"/api/replays/{brought.json()['id']}"
    assert (await now_of(anna, replay)).status == "none"
    brief = await anna.get(f"{at}/review", brief=True)
    assert (brief["status"], brief["review"]) == ("done", None)
    await place.visitor().post(f"{replay}/review", {}, 200)
    assert (await becomes(anna, replay, "done")).review == done.review


async def test_no_review_of_a_game_that_still_runs(place: Served) -> None:
    """It would help: neither at the table, nor with its record brought along."""
    for options, code in (
        (Options(players=2), "not-over"),
        (Options(players=2, closed_cards=True), "cards-closed"),
    ):
        anna, ben = await place.guest("Anna"), await place.guest("Ben")
        table = await anna.sets_table(options=msgspec.to_builtins(options), start=0)
        assert (await anna.get(f"/api/tables/{table}/review", 409))["code"] == "not-started"
        await ben.does(table, {"command": "sit-down", "seat": 1})
        await anna.does(table, {"command": "start"})
        await play_inside(place, table, 3)
        watch = (await place.services.hall.tables.get(table)).table.document.watch
        for path in (f"/api/tables/{table}", f"/api/watch/{watch}"):
            assert (await anna.get(f"{path}/review", 409))["code"] == code
            assert (await anna.post(f"{path}/review", {}, 409))["code"] == code
    record, anna = msgspec.json.decode(LONG), await place.guest("Anna")
    begun = {**record, "moves": record["moves"][:5], "result": None, "fair": None, "digest": None}
    brought = await anna.post("/api/replays", begun)
    problem = await anna.post(f"/api/replays/{brought['id']}/review", {}, 409)
    assert problem["code"] == "not-over"


async def test_deep_reviews_and_stopping_are_for_those_who_played(place: Served) -> None:
    table, _, _ = await short_game(place)
    private, _, _ = await short_game(place, watching=False)
    stranger = await place.guest("Cara")
    at = f"/api/tables/{table}/review"
    assert (await stranger.post(at, {"effort": "deep"}, 403))["code"] == "not-your-seat"
    assert (await stranger.http.delete(at)).json()["code"] == "not-your-seat"
    problem = await stranger.get(f"/api/tables/{private}/review", 403)
    assert problem["code"] == "not-to-be-watched"


async def test_a_review_can_be_stopped_and_gone_on_with_and_killed(sqlite_url: str) -> None:
    """Each time what was found stays, also when the whole server is started anew. A deep one, for
    a quick one would be done before."""
    async with served(settings_for(sqlite_url)) as place:
        anna = await place.guest("Anna")
        brought = await anna.http.post("/api/replays", content=LONG)
        path = f"/api/replays/{brought.json()['id']}"
        await anna.post(f"{path}/review", DEEP, 200)
        first = await becomes(anna, path, "running", 1, "deep")
        [process] = place.services.reviews.processes
        stopped = (await anna.http.delete(f"{path}/review", params=DEEP)).json()
        assert stopped["status"] == "stopped"
        assert first.reviewed <= stopped["reviewed"] < stopped["moves"]
        assert not is_alive(process)
        assert stopped["review"]["reviewed"] == stopped["reviewed"]
        await anna.post(f"{path}/review", DEEP, 200)
        further = await becomes(anna, path, "running", stopped["reviewed"] + 1, "deep")
        [process] = place.services.reviews.processes
        os.kill(process, signal.SIGKILL)
        assert (await becomes(anna, path, "failed", 0, "deep")).reviewed >= further.reviewed
        await anna.post(f"{path}/review", DEEP, 200)
        last = await now_of(anna, path, "deep")
        assert last.status == "running"
    async with served(settings_for(sqlite_url)) as place:
        now = await now_of(place.visitor(), path, "deep")
        assert (now.status, now.reviewed >= last.reviewed) == ("stopped", True)


async def test_nobody_takes_all_the_time_of_the_server(sqlite_url: str) -> None:
    """One is worked on, some wait, and more are refused by name; others are not hindered."""
    async with served(settings_for(sqlite_url, limit_reviews="1/min burst 9")) as place:
        anna, ben = await place.guest("Anna"), await place.guest("Ben")
        paths = []
        for _ in range(MOST_PER_PERSON + 1):
            brought = await anna.http.post("/api/replays", content=LONG)
            paths.append(f"/api/replays/{brought.json()['id']}/review")
        for path in paths[:-1]:
            assert (await anna.post(path, {}, 200))["status"] == "running"
        assert (await anna.post(paths[-1], {}, 429))["code"] == "too-many-reviews"
        assert (await anna.post(paths[0], {}, 200))["status"] == "running"
        assert len(place.services.reviews.processes) <= 1
        assert (await ben.post(paths[-1], {}, 200))["status"] == "running"
        for _ in range(9 - MOST_PER_PERSON - 2):
            await anna.post(paths[0], {}, 200)
        assert (await anna.post(paths[0], {}, 429))["code"] == "too-fast"
