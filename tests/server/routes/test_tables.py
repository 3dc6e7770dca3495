"""An evening over HTTP: every route, used as it is meant to be."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from stoneage.bots.registry import BOTS
from stoneage.record.forms import read
from stoneage.record.verifying import verify
from stoneage.server.routes import own_address, static_files
from stoneage.server.wire.messages import ProspectsNow
from stoneage.server.wire.replays import GameReplay, Story, VerdictView
from stoneage.server.wire.tables import Lobby
from tests.server.routes.served import (
    Served,
    game_of_two,
    play_inside,
    play_on,
    served,
    settings_for,
)

pytestmark = pytest.mark.anyio


async def test_a_table_is_set_filled_and_played_to_a_proven_end(place: Served) -> None:
    """From the first name to the rematch."""
    anna, ben = await place.guest("Anna"), await place.guest("Ben")
    table = await anna.sets_table(options={"players": 2})
    first = await anna.sees(table)
    assert (first.table.status, first.view, first.table.is_host) == ("open", None, True)
    await ben.does(table, {"command": "sit-down", "seat": 1})
    await ben.does(table, {"command": "give-word", "seat": 1, "word": "flint"})
    started = await anna.does(table, {"command": "start", "id": 7})
    assert started == {"message": "accepted", "to": 7, "version": 3, "table": None}
    await play_on(table, (anna, ben), 10)
    await play_inside(place, table, 10_000)
    last = await anna.sees(table)
    assert last.table.outcome is not None
    assert last.table.outcome.ending == "finished"
    text = await ben.raw(f"/api/tables/{table}/record")
    notation = await ben.raw(f"/api/tables/{table}/record", form="notation")
    record = read(text)
    assert read(notation) == record
    assert verify(record).is_fair
    assert record.fair is not None
    assert record.fair.commitment == first.table.commitment, "promised before the first move"
    assert record.fair.entropy == ("", "flint")
    verdict = msgspec.json.decode(await anna.raw(f"/api/tables/{table}/verdict"), type=VerdictView)
    assert (verdict.is_sound, verdict.is_fair) == (True, True)
    again = (await ben.does(table, {"command": "rematch"}))["table"]
    assert (await anna.does(table, {"command": "rematch"}))["table"] == again
    assert (await anna.sees(table)).table.rematch == again
    seats = (await anna.sees(again)).table.seats
    assert [(seat.name, seat.is_yours) for seat in seats] == [("Anna", True), ("Ben", False)]


async def test_a_record_is_a_file(place: Served) -> None:
    table, anna, _ = await game_of_two(place)
    for form, kind in (("json", "application/json"), ("notation", "text/plain")):
        answer = await anna.http.get(f"/api/tables/{table}/record", params={"form": form})
        assert answer.headers["content-type"].startswith(kind)
        assert answer.headers["content-disposition"].startswith("attachment")


async def test_story_and_replay_tell_the_same_game(place: Served) -> None:
    table, anna, _ = await game_of_two(place)
    await play_inside(place, table, 30)
    story = msgspec.json.decode(await anna.raw(f"/api/tables/{table}/story"), type=Story)
    assert story.version == (await anna.sees(table)).version
    replay = msgspec.json.decode(await anna.raw(f"/api/tables/{table}/replay"), type=GameReplay)
    assert [(move.move, move.events) for move in replay.moves] == [
        (chapter.move, chapter.events) for chapter in story.chapters
    ]
    view = (await anna.sees(table)).view
    assert view is not None
    assert (replay.moves[-1].turn, replay.moves[-1].awaited) == (view.turn, view.awaited)
    assert replay.seats == ("Anna", "Ben")


async def test_when_the_table_is_over_one_sees_with_anybodys_eyes(place: Served) -> None:
    table, anna, ben = await game_of_two(place)
    await play_on(table, (anna, ben), 10)
    assert (await anna.get(f"/api/tables/{table}/replay", 403, seat=1))["code"] == "not-your-seat"
    await anna.get(f"/api/tables/{table}/replay", seat=0)
    await ben.does(table, {"command": "resign", "seat": 1})
    for seat in (0, 1):
        replay = await anna.get(f"/api/tables/{table}/replay", seat=seat)
        assert replay["first"]["seat"] == seat
    assert (await anna.get(f"/api/tables/{table}/replay", 404, seat=2))["code"] == "no-such-seat"


async def test_what_lies_ahead_fits_the_choices(place: Served) -> None:
    table, anna, ben = await game_of_two(place)
    await play_inside(place, table, 25)
    for guest in (anna, ben):
        update = await guest.sees(table)
        ahead = msgspec.json.decode(
            await guest.raw(f"/api/tables/{table}/prospects"), type=ProspectsNow
        )
        assert ahead.version == update.version
        assert len(ahead.prospects.outcomes) == len(update.choices)


async def test_the_lobby_has_my_tables_with_my_turn_first_and_those_that_are_listed(
    empty_place: Served,
) -> None:
    place = empty_place
    waiting, anna, ben = await game_of_two(place, listed=True)
    secret, _, _ = await game_of_two(place)
    mine = await ben.sets_table(options={"players": 2})
    open_one = await anna.sets_table(listed=True)
    cara = await place.guest("Cara")
    lobby = msgspec.json.decode(await cara.raw("/api/lobby"), type=Lobby)
    assert lobby.mine == ()
    assert [line.id for line in lobby.open] == [open_one]
    assert [line.id for line in lobby.running] == [None]
    text = (await cara.raw("/api/lobby")).decode()
    assert not any(table in text for table in (waiting, secret, mine))
    lobby = msgspec.json.decode(await anna.raw("/api/lobby"), type=Lobby)
    assert [(line.id, line.is_your_turn) for line in lobby.mine] == [
        (waiting, True),
        (open_one, False),
    ]
    lobby = msgspec.json.decode(await ben.raw("/api/lobby"), type=Lobby)
    assert [(line.id, line.round) for line in lobby.mine] == [(mine, None), (waiting, 1)]
    nobody = msgspec.json.decode(await place.visitor().raw("/api/lobby"), type=Lobby)
    assert (nobody.mine, len(nobody.open), len(nobody.running)) == ((), 1, 1)


async def test_a_club_may_keep_its_tables_out_of_the_lobby(sqlite_url: str) -> None:
    async with served(settings_for(sqlite_url, list_tables=False)) as place:
        anna = await place.guest("Anna")
        table = await anna.sets_table(listed=True)
        lobby = await (await place.guest("Ben")).get("/api/lobby")
        assert (lobby["open"], lobby["running"]) == ([], [])
        assert [line["id"] for line in (await anna.get("/api/lobby"))["mine"]] == [table]


async def test_the_address_in_the_network_is_told_on_the_servers_own_machine(
    sqlite_url: str, place: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the server listens there; whoever calls it by another name knows one already."""
    monkeypatch.setattr(own_address, "network_host", lambda: "192.0.2.7")
    stranger = place.visitor()
    assert (await stranger.get("/api/lobby"))["network_url"] is None
    async with served(settings_for(sqlite_url, host="0.0.0.0")) as everywhere:
        here, away = everywhere.visitor(), everywhere.visitor(host="stoneage.example")
        port = everywhere.address.rpartition(":")[2]
        assert (await here.get("/api/lobby"))["network_url"] == f"http://192.0.2.7:{port}"
        assert (await away.get("/api/lobby"))["network_url"] is None


async def test_ids_are_unguessable(place: Served) -> None:
    """128 bits at least, none derived from another."""
    anna = await place.guest("Anna")
    ids = [await anna.sets_table() for _ in range(20)]
    ids += [(await anna.sees(table)).table.watch or "" for table in ids]
    assert all(len(each) == 22 for each in ids)
    assert len({each[:6] for each in ids}) == len({each[-6:] for each in ids}) == len(ids)


async def test_a_game_against_bots_goes_on_by_itself(sqlite_url: str) -> None:
    """Real bots in their own process."""
    async with served(settings_for(sqlite_url), run_scheduler=True) as place:
        anna = await place.guest("Anna")
        assert (await anna.get("/api/bots"))["bots"] == list(BOTS)
        table = await anna.sets_table(options={"players": 3}, start=1)
        for seat in (1, 2):
            await anna.does(table, {"command": "seat-bot", "seat": seat, "bot": "forager"})
        version = (await anna.does(table, {"command": "start"}))["version"]
        update = await anna.sees(table, since=version, wait=30)
        while not update.choices:
            update = await anna.sees(table, since=update.version, wait=30)
        assert update.view is not None
        assert update.view.awaited.seat == 0
        assert update.table.seats[1].bot == "forager"


async def test_a_record_that_was_brought_along_is_replayed_and_judged(place: Served) -> None:
    table, anna, ben = await game_of_two(place)
    await play_inside(place, table, 40)
    await ben.does(table, {"command": "resign", "seat": 1})
    cara = await place.guest("Cara")
    whole = await anna.raw(f"/api/tables/{table}/record")
    for form in ("json", "notation"):
        text = await anna.raw(f"/api/tables/{table}/record", form=form)
        answer = await cara.http.post("/api/replays", content=text)
        assert answer.status_code == 201
        replay = answer.json()["id"]
        assert len(replay) == 22
        brought = await ben.get(f"/api/replays/{replay}", seat=1)
        assert brought == await ben.get(f"/api/tables/{table}/replay", seat=1)
        assert await ben.raw(f"/api/replays/{replay}/record") == whole
        assert read(await ben.raw(f"/api/replays/{replay}/record", form="notation")) == read(whole)
        assert (await ben.get(f"/api/replays/{replay}/verdict"))["is_fair"]
        assert (await ben.get(f"/api/replays/{replay}", 404, seat=2))["code"] == "no-such-seat"


async def test_the_health_route_says_whether_the_store_answers(place: Served) -> None:
    visitor = place.visitor()
    assert await visitor.get("/healthz") == {"is_alive": True}
    assert b"stoneage_moves_committed" in await visitor.raw("/metrics")
    document = await visitor.get("/api/openapi.json")
    assert "/api/tables/{table_id}/commands" in document["paths"]


async def test_whoever_runs_the_server_may_hide_its_metrics(sqlite_url: str) -> None:
    async with served(settings_for(sqlite_url, show_metrics=False)) as place:
        assert (await place.visitor().get("/metrics", 404))["code"] == "no-such-page"


async def test_every_answer_forbids_what_a_page_must_not_do(place: Served) -> None:
    """And what is personal stays on no disk."""
    for path in ("/healthz", "/api/me", "/api/lobby", "/api/nowhere", "/api/tables/none/record"):
        headers = (await place.visitor().http.get(path)).headers
        assert headers["cache-control"] == "no-store"
        assert "strict-transport-security" not in headers, "there is no TLS here"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]


async def test_a_wrong_method_is_told_the_right_ones(place: Served) -> None:
    answer = await place.visitor().http.put("/api/lobby")
    assert (answer.status_code, answer.json()["code"]) == (405, "no-such-method")
    assert set(answer.headers["allow"].split(", ")) == {"GET", "OPTIONS"}


@pytest.mark.parametrize(
    ("changes", "headers"),
    [
        ({"public_url": "https://club.example"}, {"host": "club.example"}),
        ({"behind_proxy": True}, {"x-forwarded-proto": "https"}),
    ],
)
async def test_whoever_came_by_tls_once_comes_by_nothing_else(
    sqlite_url: str, changes: dict[str, Any], headers: dict[str, str]
) -> None:
    async with served(settings_for(sqlite_url, **changes)) as place:
        for path in ("/api/me", "/api/nowhere"):
            answer = await place.visitor(**headers).http.get(path)
            assert answer.headers["strict-transport-security"] == "max-age=31536000"


async def test_the_pages_of_the_web_client_are_guarded_in_the_same_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are what a foreign script or frame would reach for."""
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html><title>Stone Age</title>")
    (pages / "assets" / "index-1a2b.js").write_text("console.log(1)")
    monkeypatch.setattr(static_files, "PAGES", (pages,))
    async with served(settings_for(f"sqlite:///{tmp_path.as_posix()}/club.db")) as place:
        visitor = place.visitor()
        for path, caching in (("/", "no-cache"), ("/assets/index-1a2b.js", static_files.A_YEAR)):
            answer = await visitor.http.get(path)
            assert answer.status_code == 200
            assert answer.headers["cache-control"] == caching
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
        for path in ("/assets/nothing.js", "/%00", "/assets/%00.js", "/" + 300 * "ä", "/a%00/b"):
            assert (await visitor.get(path, 404))["code"] == "no-such-page"
        assert (await visitor.get("/api/nothing", 404))["code"] == "no-such-page"
        for path in ("/club.db", "/../club.db", "/%2e%2e/club.db", "/assets/../../club.db"):
            answer = await visitor.http.get(path)
            assert b"SQLite" not in answer.content
