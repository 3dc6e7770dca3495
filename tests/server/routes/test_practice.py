"""Practice over HTTP: every shipped exercise is asked, hinted at and answered."""

import msgspec
import pytest
from msgspec.structs import replace

from stoneage.analysis import Moment, Reason, review
from stoneage.analysis.practice import shipped
from stoneage.record import decode_record
from stoneage.server.reviews.review_process import packed
from stoneage.server.reviews.reviews import key_of
from stoneage.server.store.rows import ReviewClaim, ReviewProgress
from stoneage.server.wire.commands import Play
from stoneage.table import Place
from tests.server.routes.served import Guest, Served

pytestmark = pytest.mark.anyio


async def test_exercises_are_asked_without_their_answers_and_judged(place: Served) -> None:
    anybody = place.visitor()
    listed = (await anybody.get("/api/practice"))["exercises"]
    assert [line["number"] for line in listed] == [each.number for each in shipped().exercises]
    for exercise in shipped().exercises[:3]:
        at = f"/api/practice/{exercise.number}"
        asked = await anybody.get(at)
        assert "answers" not in asked
        assert "reasons" not in asked
        assert (await anybody.get(f"{at}/hint"))["idea"] == exercise.reasons[0].idea
        told = await anybody.post(f"{at}/answer", {}, 200)
        assert not told["is_right"]
        best = told["answers"][0]
        right = await anybody.post(f"{at}/answer", {"choice": best["choice"]}, 200)
        assert (right["is_right"], right["is_best"]) == (True, True)
        assert right["chance"] == best["chance"]
        known = [each["choice"] for each in told["answers"]]
        other = next(choice for choice in asked["choices"] if choice not in known)
        wrong = await anybody.post(f"{at}/answer", {"choice": other}, 200)
        assert (wrong["is_right"], wrong["is_best"], wrong["chance"]) == (False, False, None)


async def test_what_is_no_exercise_or_no_choice_is_refused(place: Served) -> None:
    anybody = place.visitor()
    assert (await anybody.get("/api/practice/0-0", 404))["code"] == "no-such-exercise"
    number = shipped().exercises[0].number
    at = f"/api/practice/{number}/answer"
    choice = {"do": "take-die", "face": 3}
    assert (await anybody.post(at, {"choice": choice}, 409))["code"] == "no-placement"
    assert (await anybody.post(at, {"choice": "hut"}, 400))["code"] == "malformed"


async def test_own_mistakes_of_reviewed_games_come_first_and_are_nobody_elses(
    place: Served,
) -> None:
    anna, ben = await place.guest("Anna"), await place.guest("Ben")
    table, moment = await with_a_blunder(place, anna)
    number = f"{table}@{moment.move}"
    assert (await anna.get("/api/practice"))["own"] == [number]
    assert (await ben.get("/api/practice"))["own"] == []
    assert (await ben.get(f"/api/practice/{number}", 404))["code"] == "no-such-exercise"
    assert (await place.visitor().get(f"/api/practice/{number}", 401))["code"] == "nobody"
    asked = await anna.get(f"/api/practice/{number}")
    best = msgspec.to_builtins(moment.best)
    assert best in asked["choices"]
    verdict = await anna.post(f"/api/practice/{number}/answer", {"choice": best}, 200)
    assert verdict["is_best"]
    assert verdict["answers"][1]["choice"] == msgspec.to_builtins(moment.played)


async def with_a_blunder(place: Served, anna: Guest) -> tuple[str, Moment]:
    """A game that Anna gave up after one move, with a review that finds it bad."""
    table = await anna.sets_table(options={"players": 2}, start=0)
    await anna.does(table, {"command": "seat-bot", "seat": 1, "bot": "forager"})
    await anna.does(table, {"command": "start"})
    played, best = Place("hunt", 1), Place("hut", 2)
    await anna.does(table, Play(version=(await anna.sees(table)).version, action=played))
    await anna.does(table, {"command": "resign", "seat": 0})
    record = decode_record(await anna.raw(f"/api/tables/{table}/record"))
    found = review(record)
    moment = replace(
        found.moments[0],
        best=best,
        loss=0.2,
        verdict="blunder",
        reasons=(Reason(name="new-figure"),),
    )
    found = replace(found, moments=(moment, *found.moments[1:]))
    store, key = place.services.reviews.store, key_of(table, "quick")
    claim = ReviewClaim(key=key, claim="test", moves=found.moves, now=0, until=1)
    assert await store.claim(claim)
    progress = ReviewProgress(
        key=key,
        claim="test",
        reviewed=found.reviewed,
        review=packed(found),
        until=1,
        summary=msgspec.json.encode(found.summary),
    )
    assert await store.keep(progress)
    return table, moment
