"""What may be sent again: with the same key it is done once. And commits that nobody answered."""

from typing import Any

import pytest

from stoneage.server.store.errors import OutcomeUnknown
from tests.server.routes.served import Connected, Guest, Served, game_of_two

pytestmark = pytest.mark.anyio


def say(text: str, key: str | None) -> dict[str, Any]:
    return {"command": "say", "text": text, "key": key}


async def sets_table(guest: Guest, key: str, **settings: object) -> Any:
    headers = {"idempotency-key": key}
    return await guest.http.post("/api/tables", json=settings, headers=headers)


async def test_a_line_with_its_key_is_said_once(place: Served) -> None:
    """Also by several at once; the keys of others, and lines without one, are their own."""
    table, anna, ben = await game_of_two(place)
    for guest in (anna, anna, ben, ben, anna):
        await guest.does(table, say("Hello", "k1"))
    await anna.does(table, say("Hello", "k2"))
    await anna.does(table, say("Hello", None))
    await anna.does(table, say("Hello", None))
    lines = (await anna.get(f"/api/tables/{table}/chat"))["lines"]
    assert [line["seat"] for line in lines] == [0, 1, 0, 0, 0]
    assert [line["number"] for line in lines] == [1, 2, 3, 4, 5]


async def test_a_table_with_its_key_is_set_once(place: Served) -> None:
    anna, ben = await place.guest("Anna"), await place.guest("Ben")
    first = await sets_table(anna, "evening", options={"players": 2})
    again = await sets_table(anna, "evening", options={"players": 2})
    assert (first.status_code, again.status_code) == (201, 201)
    assert first.json() == again.json()
    assert len((await anna.get("/api/lobby"))["mine"]) == 1
    other = await sets_table(anna, "evening", options={"players": 3})
    assert (other.status_code, other.json()["code"]) == (409, "key-used")
    assert (await sets_table(ben, "evening")).json() != first.json()
    for key in ("", "x" * 65, "a b"):
        refused = await sets_table(anna, key)
        assert (refused.status_code, refused.json()["code"]) == (400, "malformed")


async def test_a_rematch_whose_answer_was_lost_is_found_by_its_key(
    place: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new table was set, but the old one does not know of it."""
    table, anna, _ = await game_of_two(place)
    await anna.does(table, {"command": "resign", "seat": 0})

    async def lost(*_: object) -> None:
        raise OutcomeUnknown

    rematch = {"command": "rematch", "key": "again"}
    with monkeypatch.context() as patch:
        patch.setattr(place.services.store, "commit", lost)
        answer = await anna.sends(table, rematch)
        assert (answer.status_code, answer.json()["code"]) == (503, "outcome-unknown")
    fresh = (await anna.does(table, rematch))["table"]
    assert (await anna.does(table, rematch))["table"] == fresh
    opened = [line["id"] for line in (await anna.get("/api/lobby"))["mine"]]
    assert sorted(opened) == sorted([table, fresh])


async def test_a_commit_that_nobody_answered_may_have_been_made_and_that_is_said(
    place: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here it was: whoever looks sees it, over HTTP and WebSocket."""
    table, anna, _ = await game_of_two(place)
    commit = place.services.store.commit

    async def made_but_unanswered(change: Any) -> bool:
        await commit(change)
        raise OutcomeUnknown

    version = (await anna.sees(table)).version
    command = {"command": "play-single-choices", "seat": 0, "on": True}
    with monkeypatch.context() as patch:
        patch.setattr(place.services.store, "commit", made_but_unanswered)
        assert await anna.is_refused(table, command) == "outcome-unknown"
    async with anna.table_socket(table, since=version) as line:
        assert (await Connected(line).receives()).version == version + 1
