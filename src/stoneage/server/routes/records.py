"""Stories, replays, records and verdicts, of any game that can be read."""

import asyncio
from typing import Annotated

import msgspec
from litestar import MediaType, Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery, Parameter

from stoneage.record import to_json
from stoneage.server.store.ids import new_id
from stoneage.server.store.rows import ReplayRow
from stoneage.server.tables.games import (
    MAX_RECORD_BYTES,
    Form,
    ReadableGame,
    TableGame,
    checked_record,
)
from stoneage.server.tables.what_if import left_after
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
from .games import game_brought, game_of_table, game_watched
from .visitor import TheServices, TheVisitor

WHAT_IF = msgspec.json.Decoder(WhatIfWanted)

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
    left, bots = await asyncio.to_thread(left_after, finished, wanted.move)
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
    brought = await asyncio.to_thread(checked_record, text)
    replay_id = new_id()
    row = ReplayRow(id=replay_id, record=to_json(brought).encode(), created_at=services.now())
    await services.store.add_replay(row)
    return ReplayMade(id=replay_id)


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
