"""Tables whose secrets are exchanged behind the server's back, and all that a viewer gets."""

import re
from collections.abc import Iterator

import msgspec
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
            text("UPDATE tables SET document = :document WHERE id = :id"),
            {"document": written(table.document), "id": table.id},
        )
    live = await place.services.hall.tables.get(table.id)
    assert table.game is not None
    first = Game(table.game.first)
    fresh = LiveTable(replace(table, version=0, game=first))
    fresh.advance(table, events_between(first, table.game) if is_replayable(table) else None)
    live.table = table
    live._recent = fresh._recent
    live._encoded = {}


def routes(table: HostedTable, is_seated: bool) -> Iterator[str]:
    """Everything that can be read of a table."""
    at, watch = f"/api/tables/{table.id}", f"/api/watch/{table.document.watch}"
    yield from ("/api/lobby", at, f"{at}/prospects", watch)
    if is_seated:
        yield f"{at}/chat"
        yield from ("/api/me/games", "/api/me/statistics", "/api/me/everything")
    if is_replayable(table):
        yield from (f"{at}?since=0", f"{watch}?since=0")
        yield from (f"{at}/story", f"{at}/replay", f"{at}/verdict", f"{at}/record")
        yield from (f"{at}/record?form=notation", f"{watch}/story", f"{watch}/replay")
        yield from (f"{watch}/verdict", f"{watch}/record", f"{watch}/record?form=notation")


def refused_routes(table: HostedTable) -> Iterator[str]:
    """What is there only when the game is over."""
    yield f"/api/tables/{table.id}/review"
    yield f"/api/watch/{table.document.watch}/review"


async def everything_for(guest: Guest, table: HostedTable, is_seated: bool) -> dict[str, bytes]:
    """Every payload of every kind, as it goes over the wire."""
    got = {}
    for route in routes(table, is_seated):
        answer = await guest.http.get(route)
        assert answer.status_code == 200, (route, answer.text)
        got[route] = MOMENT.sub(b"", answer.content)
    refusals: list[dict[str, object]] = [
        {"command": "play", "version": 0, "action": {"do": "decline"}},
        {"command": "resign", "seat": 3},
        {"command": "dance"},
    ]
    for route in refused_routes(table):
        for answer in (await guest.http.get(route), await guest.http.post(route, json={})):
            assert answer.status_code == 409, answer.text
            got[f"{answer.request.method} {route}"] = answer.content
    for command in refusals:
        got[str(command)] = (await guest.sends(table.id, command)).content
    advice = await guest.http.post(f"/api/tables/{table.id}/advice", json={})
    got["advice"] = advice.content
    for path in (f"/api/tables/{table.id}/socket", f"/api/watch/{table.document.watch}/socket"):
        for since in (None, 0):
            async with guest.socket(path, since) as line:
                got[f"{path} {since}"] = str(await line.recv()).encode()
                await line.send(msgspec.json.encode(refusals[1]).decode())
                got[f"{path} {since} refused"] = str(await line.recv()).encode()
    return got
