"""Games on paper: stories, replays, records, verdicts; of tables and of records from outside."""

import asyncio
from typing import Annotated, Literal

from litestar import MediaType, Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, Parameter

from stoneage.record.forms import decode
from stoneage.record.notation import write_notation
from stoneage.record.reading import decode_record
from stoneage.record.record import Record
from stoneage.record.redacting import redacted
from stoneage.record.replay import check
from stoneage.record.replay import replay as replayed
from stoneage.record.verifying import Verdict, verify
from stoneage.record.writing import to_json
from stoneage.server.services.services import Services
from stoneage.server.store.ids import could_be_id, new_id
from stoneage.server.store.rows import ReplayRow
from stoneage.server.tables.recording import record_of
from stoneage.server.tables.replaying import frames, told
from stoneage.server.tables.table import HostedTable
from stoneage.server.tables.viewing import SPECTATOR, Viewer, eyes, may_see_game
from stoneage.server.wire.refusals import Refused
from stoneage.server.wire.replays import ReplayFrames, ReplayMade, Story, VerdictView

from .tables import watched_table
from .visitor import TheServices, TheVisitor

LONGEST_RECORD = 1_000_000
MOST_MOVES = 5_000
"""Several times as many as the longest games of people or bots have."""

Form = Literal["json", "notation"]
Eyes = Annotated[
    int | None, Parameter(ge=0, le=3, description="Whose eyes; a spectator's, or mine, without.")
]


@get("/tables/{table_id:str}/story", summary="The game so far, move by move")
async def story(table_id: FromPath[str], services: TheServices, visitor: TheVisitor) -> Story:
    visitor.charge(services, "reads")
    return await _story(services, table_id, visitor.viewer)


@get("/watch/{watch:str}/story", summary="The game so far, as spectators know it")
async def watched_story(watch: FromPath[str], services: TheServices, visitor: TheVisitor) -> Story:
    visitor.charge(services, "reads")
    return await _story(services, await watched_table(services, watch), SPECTATOR)


@get("/tables/{table_id:str}/replay", summary="Every position of a game")
async def replay(
    table_id: FromPath[str], services: TheServices, visitor: TheVisitor, seat: Eyes = None
) -> ReplayFrames:
    visitor.charge(services, "reads")
    return await _frames(services, table_id, visitor.viewer, seat)


@get("/watch/{watch:str}/replay", summary="Every position of a game, as spectators see it")
async def watched_replay(
    watch: FromPath[str], services: TheServices, visitor: TheVisitor, seat: Eyes = None
) -> ReplayFrames:
    visitor.charge(services, "reads")
    return await _frames(services, await watched_table(services, watch), SPECTATOR, seat)


@get("/tables/{table_id:str}/record", summary="The record, whole when the game is over")
async def record(
    table_id: FromPath[str],
    services: TheServices,
    visitor: TheVisitor,
    form: FromQuery[Form] = "json",
) -> Response[str]:
    visitor.charge(services, "reads")
    table = await _shown_table(services, table_id, visitor.viewer)
    return _file(await asyncio.to_thread(_in_form, table, visitor.viewer, form), form)


@get("/tables/{table_id:str}/verdict", summary="What can be proven about a game")
async def verdict(
    table_id: FromPath[str], services: TheServices, visitor: TheVisitor
) -> VerdictView:
    visitor.charge(services, "reads")
    table = await _shown_table(services, table_id, visitor.viewer)
    known = await asyncio.to_thread(_as_known, table, visitor.viewer)
    return _judged(await asyncio.to_thread(verify, known))


@get("/watch/{watch:str}/record", summary="The record, as spectators may have it")
async def watched_record(
    watch: FromPath[str], services: TheServices, visitor: TheVisitor, form: FromQuery[Form] = "json"
) -> Response[str]:
    visitor.charge(services, "reads")
    table = await _shown_table(services, await watched_table(services, watch), SPECTATOR)
    return _file(await asyncio.to_thread(_in_form, table, SPECTATOR, form), form)


@get("/watch/{watch:str}/verdict", summary="What spectators can prove about a game")
async def watched_verdict(
    watch: FromPath[str], services: TheServices, visitor: TheVisitor
) -> VerdictView:
    visitor.charge(services, "reads")
    table = await _shown_table(services, await watched_table(services, watch), SPECTATOR)
    known = await asyncio.to_thread(_as_known, table, SPECTATOR)
    return _judged(await asyncio.to_thread(verify, known))


@post("/replays", summary="Bring a record along, as JSON or in notation")
async def bring(
    request: Request[None, None, State], services: TheServices, visitor: TheVisitor
) -> ReplayMade:
    visitor.charge(services, "imports")
    text = await request.body()
    if len(text) > LONGEST_RECORD:
        raise Refused("too-large")
    brought = await asyncio.to_thread(_read, text)
    replay_id = new_id()
    row = ReplayRow(id=replay_id, record=to_json(brought).encode(), created_at=services.now())
    await services.store.add_replay(row)
    return ReplayMade(id=replay_id)


@get("/replays/{replay_id:str}", summary="Every position of a record brought along")
async def brought_replay(
    replay_id: FromPath[str], services: TheServices, visitor: TheVisitor, seat: Eyes = None
) -> ReplayFrames:
    visitor.charge(services, "reads")
    brought = await _brought(services, replay_id)
    if seat is not None and seat >= brought.options.players:
        raise Refused("no-such-seat")
    return await asyncio.to_thread(frames, brought, seat)


@get("/replays/{replay_id:str}/record", summary="A record brought along")
async def brought_record(
    replay_id: FromPath[str],
    services: TheServices,
    visitor: TheVisitor,
    form: FromQuery[Form] = "json",
) -> Response[str]:
    visitor.charge(services, "reads")
    brought = await _brought(services, replay_id)
    text = to_json(brought) if form == "json" else await asyncio.to_thread(write_notation, brought)
    return _file(text, form)


@get("/replays/{replay_id:str}/verdict", summary="What can be proven about it")
async def brought_verdict(
    replay_id: FromPath[str], services: TheServices, visitor: TheVisitor
) -> VerdictView:
    visitor.charge(services, "reads")
    return _judged(await asyncio.to_thread(verify, await _brought(services, replay_id)))


def _read(text: bytes) -> Record:
    """Every move will be checked, and shown with the whole table after it: there must be an end."""
    brought = decode(text)
    if len(brought.moves) > MOST_MOVES:
        raise Refused("too-long-a-game")
    check(brought)
    return brought


async def _story(services: Services, table_id: str, viewer: Viewer) -> Story:
    table = await _shown_table(services, table_id, viewer)
    is_running = table.document.status == "running"
    seat = eyes(table, viewer)
    return await asyncio.to_thread(told, record_of(table), seat, table.version, is_running)


async def _frames(
    services: Services, table_id: str, viewer: Viewer, seat: int | None
) -> ReplayFrames:
    table = await _shown_table(services, table_id, viewer)
    allowed = _allowed_eyes(table, viewer, seat)
    if table.document.settings.options.closed_cards and table.document.status == "running":
        raise Refused("cards-closed")
    return await asyncio.to_thread(frames, record_of(table), allowed)


async def _shown_table(services: Services, table_id: str, viewer: Viewer) -> HostedTable:
    table = (await services.hall.tables.get(table_id)).table
    if not may_see_game(table, viewer):
        raise Refused("not-to-be-watched")
    return table


def _allowed_eyes(table: HostedTable, viewer: Viewer, seat: int | None) -> int | None:
    """While the game runs one's own; afterwards anybody's."""
    if seat is not None:
        table.seat(seat)
    own = eyes(table, viewer)
    if table.document.status == "over":
        return seat
    if seat is not None and seat != own:
        raise Refused("not-your-seat")
    return own


async def _brought(services: Services, replay_id: str) -> Record:
    text = await services.store.replay(replay_id) if could_be_id(replay_id) else None
    if text is None:
        raise Refused("no-such-replay")
    return await asyncio.to_thread(decode_record, text)


def _as_known(table: HostedTable, viewer: Viewer) -> Record:
    """The whole record when all is over, before that what the viewer may know."""
    record = record_of(table)
    if table.document.status == "over":
        return record
    return redacted(record, eyes(table, viewer))


def _in_form(table: HostedTable, viewer: Viewer, form: Form) -> str:
    known = _as_known(table, viewer)
    if form == "json":
        return to_json(known)
    return write_notation(known, replayed(record_of(table)))


def _file(text: str, form: Form) -> Response[str]:
    kind, ending = (MediaType.JSON, "json") if form == "json" else (MediaType.TEXT, "txt")
    return Response(
        text.encode(),  # type: ignore[arg-type]  # ready bytes
        media_type=kind,
        headers={"content-disposition": f'attachment; filename="stone-age.{ending}"'},
    )


def _judged(verdict: Verdict) -> VerdictView:
    return VerdictView(
        findings=verdict.findings,
        digest=verdict.digest,
        is_sound=verdict.is_sound,
        is_fair=verdict.is_fair,
    )


ROUTER = Router(
    "/api",
    route_handlers=[
        story,
        watched_story,
        replay,
        watched_replay,
        record,
        watched_record,
        verdict,
        watched_verdict,
        bring,
        brought_replay,
        brought_record,
        brought_verdict,
    ],
)
