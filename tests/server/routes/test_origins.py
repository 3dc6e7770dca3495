"""Pages of other sites must not act in somebody's name, over HTTP or WebSocket."""

from collections.abc import AsyncIterator
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
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


PUBLIC = "https://club.example"
NO_ADDRESS = ("[", "club.example:x", "")


@pytest.fixture(scope="module")
async def club(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Served]:
    """A server that knows by which address people come."""
    folder = tmp_path_factory.mktemp("club").as_posix()
    settings = settings_for(f"sqlite:///{folder}/club.db", public_url=PUBLIC)
    async with served(settings) as place:
        yield place


@pytest.mark.parametrize(
    ("host", "origin", "refusal"),
    [
        ("club.example", PUBLIC, None),
        ("CLUB.example:443", PUBLIC, None),
        ("club.example", None, None),
        ("127.0.0.1:8321", PUBLIC, None),  # a proxy that does not pass the name on
        ("localhost", None, None),
        ("club.example", "http://club.example", "other-site"),
        ("club.example", "https://club.example:8443", "other-site"),
        ("club.example", "https://evil.example", "other-site"),
        ("127.0.0.1:8321", "http://127.0.0.1:8321", "other-site"),
        ("evil.example", "https://evil.example", "unknown-host"),
        ("evil.example", None, "unknown-host"),
        ("club.example:8080", None, "unknown-host"),
        ("club.example.evil.example", None, "unknown-host"),
        *[(host, None, "unknown-host") for host in NO_ADDRESS],
    ],
)
async def test_with_a_public_address_only_that_one_is_our_own(
    club: Served, host: str, origin: str | None, refusal: str | None
) -> None:
    """Scheme, host and port, over HTTP and WebSocket."""
    headers = {"host": host} | ({} if origin is None else {"origin": origin})
    answer = await club.visitor(**headers).http.post("/api/people", json={"name": "Anna"})
    statuses = {None: 201, "other-site": 403, "unknown-host": 421}
    assert answer.status_code == statuses[refusal], answer.text
    assert answer.json().get("code") == refusal
    if host not in NO_ADDRESS:
        assert await how_a_socket_ends(club, host, origin) == (refusal or "no-such-table")


async def how_a_socket_ends(club: Served, host: str, origin: str | None) -> str:
    """Of one that is opened under this name, wherever that leads."""
    ours = urlsplit(club.address)
    async with connect(
        f"ws://{host}/api/tables/nowhere/socket",
        host=ours.hostname,
        port=ours.port,
        additional_headers={} if origin is None else {"origin": origin},
        proxy=None,
    ) as line:
        with pytest.raises(ConnectionClosed) as closed:
            await line.recv()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.reason


async def test_whoever_was_led_here_by_another_name_reads_nothing_either(club: Served) -> None:
    """A name of theirs that leads to our address would make our pages theirs."""
    stranger = club.visitor(host="evil.example")
    assert (await stranger.get("/api/lobby", 421))["code"] == "unknown-host"
    assert (await stranger.get("/healthz"))["is_alive"], "whoever watches over it may come anyhow"


async def test_no_answer_is_shared_with_other_sites(place: Served) -> None:
    """Without such a header a browser lets no foreign page read what came."""
    answer = await place.visitor(origin="https://evil.example").http.get("/api/lobby")
    assert "access-control-allow-origin" not in answer.headers


async def test_two_names_at_once_are_none(club: Served) -> None:
    async with club.visitor().socket("/api/tables/nowhere/socket", host="club.example") as line:
        with pytest.raises(ConnectionClosed, match="unknown-host"):
            await line.recv()
