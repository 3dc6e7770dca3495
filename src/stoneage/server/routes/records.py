"""Stories, replays, records and verdicts, of any game that can be read."""

import asyncio
from typing import Annotated

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery, Parameter

from stoneage.record import Record, to_json
from stoneage.record.forms import decode
from stoneage.record.replay import check
from stoneage.record.replay import replay as replay_record
from stoneage.server.store.ids import new_id
from stoneage.server.store.rows import ReplayRow
from stoneage.server.wire.refusals import Refused
from stoneage.server.wire.replays import (
    GameReplay,
    ReplayMade,
    Story,
    VerdictView,
    WhatIfWanted,
)
from stoneage.server.wire.tables import TableMade

from .decoding import body_of
from .games import Form, ReadableGame, TableGame, game_brought, game_of_table, game_watched
from .visitor import TheServices, TheVisitor

WHAT_IF = msgspec.json.Decoder(WhatIfWanted)
WHAT_IF_BOT = "elder"
"""It goes on for people who are not there."""
MAX_RECORD_BYTES = 1_000_000
MAX_MOVES = 5_000
"""Several times as many as the longest games of people or bots have."""

Eyes = Annotated[
    int | None, Parameter(ge=0, le=3, description="Whose eyes; a spectator's, or mine, without.")
]


@get("/story", summary="The game so far, move by move")
async def story(game: NamedDependency[TableGame]) -> Story:
    return await asyncio.to_thread(game.story)


@get("/replay", summary="A game from its deal on")
async def replay(game: NamedDependency[ReadableGame], seat: Eyes = None) -> GameReplay:
    return await asyncio.to_thread(game.replay, seat)


@get("/", summary="The game of a record brought along")
async def brought_replay(game: NamedDependency[ReadableGame], seat: Eyes = None) -> GameReplay:
    return await asyncio.to_thread(game.replay, seat)


@get("/record", summary="The record, whole when the game is over")
async def record(
    game: NamedDependency[ReadableGame], form: FromQuery[Form] = "json"
) -> Response[str]:
    text = await asyncio.to_thread(game.record, form)
    kind, ending = (MediaType.JSON, "json") if form == "json" else (MediaType.TEXT, "txt")
    return Response(
        text.encode(),  # type: ignore[arg-type]  # ready bytes
        media_type=kind,
        headers={"content-disposition": f'attachment; filename="stone-age.{ending}"'},
    )


@get("/verdict", summary="What can be proven about a game")
async def verdict(game: NamedDependency[ReadableGame]) -> VerdictView:
    found = await asyncio.to_thread(game.verdict)
    return msgspec.convert(found, VerdictView, from_attributes=True)


@post("/what-if", summary="Play on from some point of a game that is over, against bots")
async def what_if(
    request: Request[None, None, State],
    game: NamedDependency[ReadableGame],
    services: TheServices,
    visitor: TheVisitor,
) -> TableMade:
    visitor.charge(services, "tables")
    wanted = await body_of(request, WHAT_IF)
    finished = await asyncio.to_thread(game.finished)
    if wanted.move > len(finished.record.moves):
        raise Refused("no-such-move")
    left = await asyncio.to_thread(replay_record, finished.record, wanted.move)
    bots = [bot or WHAT_IF_BOT for bot in finished.bots]
    table = await services.hall.open_what_if(visitor.person, left, wanted.seat, bots)
    return TableMade(id=table.id)


@post("/replays", summary="Bring a record along, as JSON or in notation")
async def bring(
    request: Request[None, None, State], services: TheServices, visitor: TheVisitor
) -> ReplayMade:
    visitor.charge(services, "imports")
    text = await request.body()
    if len(text) > MAX_RECORD_BYTES:
        raise Refused("too-large")
    brought = await asyncio.to_thread(_checked, text)
    replay_id = new_id()
    row = ReplayRow(id=replay_id, record=to_json(brought).encode(), created_at=services.now())
    await services.store.add_replay(row)
    return ReplayMade(id=replay_id)


def _checked(text: bytes) -> Record:
    """Every move will be checked: there must be an end."""
    brought = decode(text)
    if len(brought.moves) > MAX_MOVES:
        raise Refused("too-long-a-game")
    check(brought)
    return brought


ROUTER = Router(
    "/api",
    route_handlers=[
        bring,
        Router(
            "/tables/{table_id:str}",
            route_handlers=[story, replay, record, verdict, what_if],
            dependencies={"game": Provide(game_of_table)},
        ),
        Router(
            "/watch/{watch:str}",
            route_handlers=[story, replay, record, verdict, what_if],
            dependencies={"game": Provide(game_watched)},
        ),
        Router(
            "/replays/{replay_id:str}",
            route_handlers=[brought_replay, record, verdict, what_if],
            dependencies={"game": Provide(game_brought)},
        ),
    ],
)
