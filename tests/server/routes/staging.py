"""Tables whose secrets are exchanged behind the server's back, and all that a viewer gets."""

import re
from collections.abc import Iterable, Iterator

import msgspec
from litestar import Litestar
from litestar.routes import HTTPRoute
from msgspec.structs import replace
from sqlalchemy import text

from stoneage.bots.rng.xorshift import Xorshift
from stoneage.record.replay import check
from stoneage.server.hall.live_table import LiveTable
from stoneage.server.tables.document import written
from stoneage.server.tables.recording import record_of
from stoneage.server.tables.resuming import events_between
from stoneage.server.tables.table import HostedTable
from stoneage.table.game import Game
from tests.laws.secrets import with_other_secrets
from tests.server.routes.served import Guest, Served
from tests.server.tables.hosted import from_the_store

MOMENT = re.compile(rb'"made_at":\d+,')
"""The only thing that differs from one moment to the next."""
LAST_MOVE = 100_000
REFUSED_COMMANDS: tuple[dict[str, object], ...] = (
    {"command": "play", "version": 0, "action": {"do": "decline"}},
    {"command": "resign", "seat": 3},
    {"command": "dance"},
)


def with_secrets_of_another_world(
    table: HostedTable, seat: int | None, seed: int, others: tuple[str, ...]
) -> HostedTable:
    """The same for this seat: other cards and buildings face down, other people's ids."""
    assert table.game is not None
    assert table.document.snapshot is not None
    state = with_other_secrets(table.game.state, seat, Xorshift(seed))
    snapshot = replace(
        table.document.snapshot, deck=state.deck, tiles=state.tiles, numbers=state.numbers()
    )
    names = {person: f"somebody-else-{number}" for number, person in enumerate(others)}
    document = replace(
        table.document,
        snapshot=snapshot,
        host=names.get(table.document.host, table.document.host),
        seats=tuple(
            replace(each, person=names.get(each.person or "", each.person))
            for each in table.document.seats
        ),
    )
    return from_the_store(table, document, table.game.moves)


def put_away(table: HostedTable) -> HostedTable:
    """As it comes out of the store."""
    assert table.game is not None
    return from_the_store(table, table.document, table.game.moves)


def with_another_seed(table: HostedTable) -> HostedTable:
    document = replace(table.document, seed="5eed" * 16)
    assert table.game is not None
    return from_the_store(table, document, table.game.moves)


def is_replayable(table: HostedTable) -> bool:
    """With closed cards the moves of the past name what lies face down today."""
    return not table.document.settings.options.closed_cards and bool(check(record_of(table)))


async def stage(place: Served, table: HostedTable) -> None:
    """From now on the server has this table, in its store and in its memory."""
    with place.services.store.writing.begin() as connection:
        connection.execute(
            text(
                "UPDATE tables SET document = :document, version = :version,"
                " changed_at = created_at WHERE id = :id"
            ),
            {"document": written(table.document), "version": table.version, "id": table.id},
        )
    live = await place.services.hall.tables.get(table.id)
    assert table.game is not None
    first = Game(table.game.first)
    fresh = LiveTable(replace(table, version=0, game=first))
    fresh.advance(table, events_between(first, table.game) if is_replayable(table) else None)
    live.table = table
    live._recent = fresh._recent
    live._encoded = {}


class Knock(msgspec.Struct, frozen=True):
    """A request at one of the server's doors."""

    path: str
    method: str = "GET"
    body: object = None
    is_refused: bool = False


def reads(table: HostedTable, is_seated: bool) -> Iterator[str]:
    """Everything that can be read of a table."""
    at, watch = f"/api/tables/{table.id}", f"/api/watch/{table.document.watch}"
    yield from ("/api/lobby", at, f"{at}/prospects", watch, f"{watch}/prospects")
    if is_seated:
        yield f"{at}/chat"
        yield from ("/api/me/games", "/api/me/statistics", "/api/me/everything")
    if is_replayable(table):
        yield from (f"{at}?since=0", f"{watch}?since=0")
        yield from (f"{at}/story", f"{at}/replay", f"{at}/verdict", f"{at}/record")
        yield from (f"{at}/record?form=notation", f"{watch}/story", f"{watch}/replay")
        yield from (f"{watch}/verdict", f"{watch}/record", f"{watch}/record?form=notation")
        yield f"/replay/watch/{table.document.watch}?move={LAST_MOVE}"
        yield f"/replay/table/{table.id}/picture.png?move={LAST_MOVE}"


def refusals(table: HostedTable) -> Iterator[Knock]:
    """What is there only when the game is over, and commands that nobody may give."""
    for at in (f"/api/tables/{table.id}", f"/api/watch/{table.document.watch}"):
        for method, path in (
            ("GET", "review"),
            ("POST", "review"),
            ("DELETE", "review"),
            ("POST", "what-if"),
        ):
            body = {"move": 1, "seat": 0} if path == "what-if" else {}
            yield Knock(f"{at}/{path}", method, body, is_refused=True)
    for command in REFUSED_COMMANDS:
        yield Knock(f"/api/tables/{table.id}/commands", "POST", command, is_refused=True)


def thoughts(table: HostedTable, is_asked: bool, is_seated: bool) -> Iterator[Knock]:
    """What is thought out for one seat; a hint changes the table, so it comes last."""
    at = f"/api/tables/{table.id}"
    yield Knock(f"{at}/advice", "POST", {}, is_refused=not is_seated)
    wish = {"version": table.version, "level": "moves"}
    yield Knock(f"{at}/hint", "POST", wish, is_refused=not is_asked)


async def everything_for(guest: Guest, table: HostedTable, seat: int | None) -> dict[str, bytes]:
    """Every payload of every kind, as it goes over the wire, by the method and the address."""
    is_asked = seat is not None and seat == table.to_act
    return {
        **await over_sockets(guest, table),
        **await over_http(guest, map(Knock, reads(table, seat is not None))),
        **await over_http(guest, refusals(table)),
        **await over_http(guest, thoughts(table, is_asked, seat is not None)),
    }


async def over_http(guest: Guest, knocks: Iterable[Knock]) -> dict[str, bytes]:
    got = {}
    for knock in knocks:
        answer = await guest.http.request(knock.method, knock.path, json=knock.body)
        assert answer.is_client_error == knock.is_refused, (knock, answer.text)
        told = f" {knock.body}" if knock.body else ""
        got[f"{knock.method} {knock.path}{told}"] = MOMENT.sub(b"", answer.content)
    return got


async def over_sockets(guest: Guest, table: HostedTable) -> dict[str, bytes]:
    got = {}
    for path in (f"/api/tables/{table.id}/socket", f"/api/watch/{table.document.watch}/socket"):
        for since in (None, 0):
            async with guest.socket(path, since) as line:
                got[f"SOCKET {path} since {since}"] = str(await line.recv()).encode()
                await line.send(msgspec.json.encode(REFUSED_COMMANDS[1]).decode())
                got[f"SOCKET {path} since {since} refused"] = str(await line.recv()).encode()
    return got


def door(payload: str, table: HostedTable) -> tuple[str, str]:
    """The method and the route of a payload, with the names of its parameters."""
    method, address = payload.split(" ")[:2]
    names = {table.id: "{table_id}", table.document.watch: "{watch}"}
    parts = address.partition("?")[0].split("/")
    if parts[1] == "replay":
        parts[2:4] = ["{kind}", "{game_id}"]
    return method, "/".join(names.get(part, part) for part in parts)


def doors(app: Litestar) -> set[tuple[str, str]]:
    """All that the server has, described or not."""
    found = set()
    for route in app.routes:
        methods = route.methods if isinstance(route, HTTPRoute) else {"SOCKET"}
        path = route.path_format.rstrip("/") or "/"
        found |= {(method, path) for method in methods if method not in {"HEAD", "OPTIONS"}}
    return found
