"""Every refusal by its name and status, with a sentence in every language."""

import json
from typing import get_args

import httpx
import msgspec
import pytest

from stoneage.server.hall.problems import reason, status_of
from stoneage.server.store.errors import StoreUnavailable
from stoneage.server.tables.games import MAX_MOVES
from stoneage.server.wire.messages import Rejected
from stoneage.server.wire.refusals import Problem, RefusalCode
from stoneage.table.languages import LANGUAGES
from tests.server.routes.served import Guest, Json, Served, game_of_two

pytestmark = pytest.mark.anyio


def test_every_refusal_has_its_sentence_in_every_language() -> None:
    for language in LANGUAGES:
        for code in set(get_args(RefusalCode)) - {"bad-record"}:
            sentence = reason(code, language)
            assert sentence
            assert "refused-" not in sentence
            assert "illegal-" not in sentence


ANNA = 0
BEN = 1
CARA = 2
NOBODY = 3


class Case(msgspec.Struct, frozen=True):
    """Who asks for what, at which table, and how they are refused."""

    code: RefusalCode
    status: int
    who: int
    command: dict[str, Json]
    at: str = "running"


FOREST = {"do": "place", "at": "forest", "figures": 2}

CASES = [
    Case("nobody", 401, NOBODY, {"command": "start"}),
    Case("no-such-table", 404, ANNA, {"command": "start"}, "nowhere"),
    Case("no-such-seat", 404, ANNA, {"command": "resign", "seat": 3}),
    Case("no-such-bot", 400, ANNA, {"command": "seat-bot", "seat": 2, "bot": "x"}, "open"),
    Case("not-the-host", 403, BEN, {"command": "start"}, "open"),
    Case("not-your-seat", 403, CARA, {"command": "resign", "seat": 0}),
    Case("not-your-turn", 403, BEN, {"command": "play", "version": 2, "action": FOREST}),
    Case("stale-version", 409, ANNA, {"command": "play", "version": 1, "action": FOREST}),
    Case(
        "wrong-number-of-figures",
        409,
        ANNA,
        {"command": "play", "version": 2, "action": {"do": "place", "at": "forest", "figures": 9}},
    ),
    Case("nothing-to-take-back", 409, ANNA, {"command": "take-back", "version": 2}),
    Case("no-offer", 409, ANNA, {"command": "answer", "what": "take-back", "agree": True}),
    Case("rated-table", 409, ANNA, {"command": "offer", "what": "take-back"}, "rated"),
    Case("not-away", 409, ANNA, {"command": "come-back", "seat": 0}),
    Case("not-over", 409, ANNA, {"command": "rematch"}),
    Case("already-started", 409, ANNA, {"command": "start"}),
    Case("not-started", 409, ANNA, {"command": "resign", "seat": 0}, "open"),
    Case("table-over", 409, ANNA, {"command": "resign", "seat": 0}, "over"),
    Case("seats-open", 409, ANNA, {"command": "start"}, "open"),
    Case("seat-open", 409, ANNA, {"command": "clear-seat", "seat": 2}, "open"),
    Case("seat-taken", 409, ANNA, {"command": "sit-down", "seat": 1}, "open"),
    Case("already-seated", 409, BEN, {"command": "sit-down", "seat": 2}, "open"),
    Case("unprintable-name", 400, BEN, {"command": "sit-down", "seat": 2, "name": "\n"}, "open"),
    Case("unprintable-word", 400, BEN, {"command": "give-word", "seat": 1, "word": "\n"}, "open"),
    Case("unprintable-text", 400, BEN, {"command": "say", "text": "\x07"}),
    Case("chat-off", 409, BEN, {"command": "say", "text": "Hello"}, "rated"),
    Case("malformed", 400, ANNA, {"command": "dance"}),
]


@pytest.fixture(scope="module")
async def evening(place: Served) -> dict[str, Json]:
    """Tables of every kind, and the people at them."""
    running, anna, ben = await game_of_two(place)
    open_one = await anna.sets_table(options={"players": 3})
    await ben.does(open_one, {"command": "sit-down", "seat": 1})
    rated = await anna.sets_table(options={"players": 2}, rated=True, chat=False, start=0)
    over = await anna.sets_table(options={"players": 2})
    for table in (rated, over):
        await ben.does(table, {"command": "sit-down", "seat": 1})
        await anna.does(table, {"command": "start"})
    await ben.does(over, {"command": "resign", "seat": 1})
    return {
        "people": [anna, ben, await place.guest("Cara"), place.visitor()],
        "running": running,
        "open": open_one,
        "rated": rated,
        "over": over,
        "nowhere": "A" * 22,
    }


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.code)
async def test_a_command_is_refused_by_its_code(case: Case, evening: dict[str, Json]) -> None:
    guest: Guest = evening["people"][case.who]
    answer = await guest.sends(evening[case.at], {"id": 5, **case.command})
    refusal = answer.json()
    assert (answer.status_code, refusal["code"]) == (case.status, case.code)
    assert status_of(case.code) == case.status
    assert refusal["reason"]
    if case.code != "malformed":
        assert msgspec.json.decode(answer.content, type=Rejected).to == 5


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("POST", "/api/me/links", 401, "nobody"),
        ("GET", "/api/tables/nothing", 404, "no-such-table"),
        ("GET", "/api/watch/nothing", 404, "no-such-table"),
        ("GET", "/api/replays/nothing", 404, "no-such-replay"),
        ("GET", "/api/replays/nothing/record", 404, "no-such-replay"),
        ("GET", "/api/replays/a%00b/verdict", 404, "no-such-replay"),
        ("GET", "/api/nothing", 404, "no-such-page"),
        ("DELETE", "/api/lobby", 405, "no-such-method"),
        ("POST", "/healthz", 405, "no-such-method"),
        ("GET", "/api/tables/{open}/story", 409, "not-started"),
        ("GET", "/api/tables/{open}/replay", 409, "not-started"),
        ("GET", "/api/tables/{open}/record", 409, "not-started"),
        ("GET", "/api/tables/{open}/verdict", 409, "not-started"),
        ("GET", "/api/tables/{open}/prospects", 409, "not-started"),
        ("GET", "/api/tables/{open}/chat", 403, "not-your-seat"),
        ("GET", "/api/tables/{running}/replay?seat=1", 403, "not-your-seat"),
        ("GET", "/api/tables/{running}/replay?seat=3", 404, "no-such-seat"),
        ("GET", "/api/tables/{running}?since=x", 400, "malformed"),
        ("GET", "/api/tables/{running}?since=-1", 400, "malformed"),
        ("GET", "/api/tables/{running}?since=1e308", 400, "malformed"),
        ("GET", "/api/tables/{running}?wait=31", 400, "malformed"),
        ("GET", "/api/tables/{running}?wait=-1", 400, "malformed"),
        ("GET", "/api/tables/{running}?wait=nan", 400, "malformed"),
        ("GET", "/api/tables/{running}?wait=inf", 400, "malformed"),
        ("GET", "/api/tables/{running}/record?form=pdf", 400, "malformed"),
        ("GET", "/api/tables/{running}/replay?seat=4", 400, "malformed"),
        ("GET", "/api/tables/{running}/chat?after=-1", 400, "malformed"),
    ],
)
async def test_a_route_refuses_by_its_code(
    evening: dict[str, Json], method: str, path: str, status: int, code: str
) -> None:
    visitor: Guest = evening["people"][NOBODY]
    answer = await visitor.http.request(method, path.format(**{**evening, "people": ""}))
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert (answer.status_code, problem.code) == (status, code)
    assert problem.reason


async def test_a_start_player_or_options_that_cannot_be_are_refused(place: Served) -> None:
    anna = await place.guest("Anna")
    settings = {"options": {"players": 2}, "start": 2}
    assert (await anna.post("/api/tables", settings, 404))["code"] == "no-such-seat"
    reward = [{"kind": "food", "amount": 1}] * 5
    house = {
        "penalties": [1, 1, 1, 1],
        "rewards": [reward] * 4,
        "igloos": [{"points": 1}] * 4,
    }
    answer = await anna.http.post("/api/tables", json={"options": {"house": house}})
    assert (answer.status_code, answer.json()["code"]) == (400, "impossible-options")


async def test_a_record_that_is_none_is_refused_with_the_place_of_its_fault(place: Served) -> None:
    anna = await place.guest("Anna")
    for text in (b"", b"{}", b"[Event]", b"\xff\xfe", b"null", b"{" * 5000):
        answer = await anna.http.post("/api/replays", content=text)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-record"), text[:20]


async def test_a_record_of_an_endless_game_is_refused_before_it_is_replayed(place: Served) -> None:
    """Nobody has to buy a card, so that a legal game can be as long as a record may be large."""
    table, anna, _ = await game_of_two(place)
    record = json.loads(await anna.raw(f"/api/tables/{table}/record"))
    record["moves"] = [{"do": "starve"}] * (MAX_MOVES + 1)
    answer = await anna.http.post("/api/replays", json=record)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-long-a-game")
    record["moves"].pop()
    answer = await anna.http.post("/api/replays", json=record)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")


async def test_an_unavailable_store_is_reported_and_nothing_was_done(
    place: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, anna, _ = await game_of_two(place)
    before = await anna.raw(f"/api/tables/{table}")

    async def fail(*_: object) -> None:
        raise StoreUnavailable("away")

    for method in ("commit", "say", "create_table", "listed"):
        monkeypatch.setattr(place.services.store, method, fail)
    answers: list[httpx.Response] = [
        await anna.sends(table, {"command": "resign", "seat": 0}),
        await anna.sends(table, {"command": "say", "text": "Hello"}),
        await anna.http.post("/api/tables", json={}),
        await anna.http.get("/api/lobby"),
    ]
    for answer in answers:
        assert (answer.status_code, answer.json()["code"]) == (503, "store-unavailable")
    monkeypatch.undo()
    assert await anna.raw(f"/api/tables/{table}") == before


async def test_an_internal_error_is_reported_without_its_message(
    place: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("the seed is 0123")

    monkeypatch.setattr(place.services.store, "listed", fail)
    answer = await (await place.guest("Anna")).http.get("/api/lobby")
    assert (answer.status_code, answer.json()["code"]) == (500, "our-fault")
    assert "0123" not in answer.text
