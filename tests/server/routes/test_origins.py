"""Pages of other sites must not act in somebody's name, over HTTP or WebSocket."""

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.routes.served import Connected, Served, game_of_two, served, settings_for

pytestmark = pytest.mark.anyio

FOREIGN = ["https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "", "file://"]


@pytest.mark.parametrize("origin", FOREIGN)
async def test_whatever_changes_something_is_refused(place: Served, origin: str) -> None:
    table, anna, _ = await game_of_two(place)
    before = await anna.raw(f"/api/tables/{table}")
    headers = {"origin": origin}
    for method, path, body in (
        ("POST", f"/api/tables/{table}/commands", {"command": "resign", "seat": 0}),
        ("POST", "/api/tables", {}),
        ("POST", "/api/people", {"name": "Anna"}),
        ("POST", "/api/me/links", None),
        ("PUT", "/api/me", {"name": "Mallory"}),
        ("DELETE", "/api/me", None),
        ("POST", "/api/replays", None),
    ):
        answer = await anna.http.request(method, path, json=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (403, "other-site"), path
        assert "set-cookie" not in answer.headers
    assert await anna.raw(f"/api/tables/{table}") == before
    assert (await anna.get("/api/me"))["name"] == "Anna"


@pytest.mark.parametrize("origin", FOREIGN)
async def test_a_foreign_page_gets_no_socket(place: Served, origin: str) -> None:
    """Not even to look: a cookie would show it the cards."""
    table, anna, _ = await game_of_two(place)
    async with anna.table_socket(table, origin=origin) as line:
        with pytest.raises(ConnectionClosed) as closed:
            await line.recv()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4000, "other-site")


async def test_our_own_pages_and_programs_without_one_are_let_in(place: Served) -> None:
    table, anna, _ = await game_of_two(place)
    answer = await anna.http.post(
        f"/api/tables/{table}/commands",
        json={"command": "play-single-choices", "seat": 0, "on": True},
        headers={"origin": place.address},
    )
    assert answer.status_code == 200
    async with anna.table_socket(table, origin=place.address) as line:
        await Connected(line).receives()


async def test_behind_a_proxy_the_public_address_is_our_own(sqlite_url: str) -> None:
    public = "https://club.example"
    async with served(settings_for(sqlite_url, public_url=public)) as place:
        visitor = place.visitor(origin=public)
        assert (await visitor.http.post("/api/people", json={"name": "Anna"})).status_code == 201
        visitor = place.visitor(origin="https://evil.example")
        assert (await visitor.http.post("/api/people", json={"name": "Anna"})).status_code == 403


async def test_no_answer_is_shared_with_other_sites(place: Served) -> None:
    """Without such a header a browser lets no foreign page read what came."""
    answer = await place.visitor(origin="https://evil.example").http.get("/api/lobby")
    assert "access-control-allow-origin" not in answer.headers
