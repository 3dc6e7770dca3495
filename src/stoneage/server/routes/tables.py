"""Tables over HTTP."""

from typing import Annotated

from litestar import MediaType, Request, Response, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath, HeaderParameter, Parameter
from msgspec import json

from stoneage.bots import BOTS
from stoneage.rules import IllegalSetup
from stoneage.server.hall.commands import COMMAND
from stoneage.server.hall.loading import table_of
from stoneage.server.hall.problems import retry_after, status_of
from stoneage.server.services.services import Services
from stoneage.server.store.errors import StoreError
from stoneage.server.store.ids import could_be_id
from stoneage.server.store.rows import TableRow
from stoneage.server.tables.viewing import (
    SPECTATOR,
    Viewer,
    prospects_now,
    table_line,
    with_summary,
)
from stoneage.server.wire.commands import LONGEST_KEY
from stoneage.server.wire.messages import (
    Accepted,
    BotList,
    ChatLines,
    ProspectsNow,
    Rejected,
    Update,
)
from stoneage.server.wire.refusals import Refused
from stoneage.server.wire.settings import TableSettings
from stoneage.server.wire.tables import Lobby, TableLine, TableMade

from .commands import carry_out, rejection
from .decoding import body_of
from .long_poll import Since, Wait, long_poll
from .own_address import network_url
from .static_files import has_manual
from .visitor import TheServices, TheVisitor

MAX_IN_LIST = 50
SETTINGS = json.Decoder(TableSettings)

IdempotencyKey = Annotated[
    str | None,
    HeaderParameter(
        name="Idempotency-Key",
        min_length=1,
        max_length=LONGEST_KEY,
        pattern="^[!-~]+$",
        description="The same one again finds the table that was set before.",
    ),
]


@get("/bots", summary="The bots that can be seated, the strongest first")
async def bots(services: TheServices, visitor: TheVisitor) -> BotList:
    visitor.charge(services, "reads")
    return BotList(bots=tuple(BOTS))


@get("/lobby", summary="My tables, open tables and running tables")
async def lobby(
    request: Request[None, None, State], services: TheServices, visitor: TheVisitor
) -> Lobby:
    visitor.charge(services, "reads")
    viewer = visitor.viewer
    mine: list[TableLine] = []
    if visitor.known is not None:
        rows = [row.table for row in await services.store.of_person(visitor.known.id, MAX_IN_LIST)]
        tables = [row for row in rows if table_of(row).document.what_if is None]
        mine = await _with_reviews(services, _lines(tables, viewer))
        mine.sort(key=lambda line: not line.is_your_turn)
    is_listing = services.settings.list_tables
    listed = services.store.listed
    return Lobby(
        mine=tuple(mine),
        open=tuple(_lines(await listed("open", MAX_IN_LIST), viewer)) if is_listing else (),
        running=tuple(_lines(await listed("running", MAX_IN_LIST), viewer)) if is_listing else (),
        has_manual=has_manual(),
        network_url=network_url(request, services.settings),
    )


@post("/tables", summary="Set a table")
async def set_table(
    request: Request[None, None, State],
    services: TheServices,
    visitor: TheVisitor,
    key: IdempotencyKey = None,
) -> TableMade:
    visitor.charge(services, "tables")
    settings = await body_of(request, SETTINGS)
    try:
        settings.options.ruleset()
    except IllegalSetup:
        raise Refused("impossible-options") from None
    table = await services.hall.open_table(visitor.person, settings, key)
    return TableMade(id=table.id)


@get("/tables/{table_id:str}", summary="A table, at once or when it has changed")
async def table(
    table_id: FromPath[str],
    services: TheServices,
    visitor: TheVisitor,
    since: Since = None,
    wait: Wait = 0,
) -> Response[Update]:
    visitor.charge(services, "reads")
    live = await services.hall.tables.get(table_id)
    with visitor.connected(services):
        return _raw(await long_poll(live, visitor.viewer, since, wait))


@get("/watch/{watch:str}", summary="A table as spectators see it")
async def watched(
    watch: FromPath[str],
    services: TheServices,
    visitor: TheVisitor,
    since: Since = None,
    wait: Wait = 0,
) -> Response[Update]:
    visitor.charge(services, "reads")
    live = await services.hall.tables.get(await watched_table(services, watch))
    with visitor.connected(services):
        return _raw(await long_poll(live, SPECTATOR, since, wait))


@post("/tables/{table_id:str}/commands", summary="Do something at a table", status_code=200)
async def command(
    table_id: FromPath[str],
    request: Request[None, None, State],
    services: TheServices,
    visitor: TheVisitor,
) -> Response[Accepted | Rejected]:
    sent = await body_of(request, COMMAND)
    try:
        accepted = await carry_out(services, visitor, table_id, sent)
    except (Refused, StoreError) as failure:
        rejected = await rejection(
            services, visitor.language, visitor.viewer, table_id, sent.id, failure
        )
        return Response(
            rejected,
            status_code=status_of(rejected.code),
            headers=retry_after(rejected.retry_after),
        )
    return Response(accepted, status_code=200)


@get("/tables/{table_id:str}/prospects", summary="Odds, outcomes and meals ahead, what is left")
async def what_lies_ahead(
    table_id: FromPath[str], services: TheServices, visitor: TheVisitor
) -> ProspectsNow:
    visitor.charge(services, "reads")
    return await _prospects(services, table_id, visitor.viewer)


@get("/watch/{watch:str}/prospects", summary="The same for spectators")
async def what_lies_ahead_of_all(
    watch: FromPath[str], services: TheServices, visitor: TheVisitor
) -> ProspectsNow:
    visitor.charge(services, "reads")
    return await _prospects(services, await watched_table(services, watch), SPECTATOR)


@get("/tables/{table_id:str}/chat", summary="What was said at a table")
async def chat(
    table_id: FromPath[str],
    services: TheServices,
    visitor: TheVisitor,
    after: Annotated[int, Parameter(ge=0, le=2**53)] = 0,
) -> ChatLines:
    visitor.charge(services, "reads")
    live = await services.hall.tables.get(table_id)
    if not live.table.document.seats_of(visitor.viewer.person):
        raise Refused("not-your-seat")
    await services.hall.chat.load_mutes(live, visitor.person)
    return ChatLines(lines=tuple(live.chat_for(visitor.viewer, after)))


async def _prospects(services: Services, table_id: str, viewer: Viewer) -> ProspectsNow:
    return prospects_now((await services.hall.tables.get(table_id)).table, viewer)


async def watched_table(services: Services, watch: str) -> str:
    """The id of the table that spectators find there, or `Refused`."""
    row = await services.store.table_by_watch(watch) if could_be_id(watch) else None
    if row is None:
        raise Refused("no-such-table")
    if not table_of(row).document.settings.watching:
        raise Refused("not-to-be-watched")
    return row.id


def _lines(rows: list[TableRow], viewer: Viewer) -> list[TableLine]:
    return [table_line(table_of(row), viewer, row.changed_at) for row in rows]


async def _with_reviews(services: Services, lines: list[TableLine]) -> list[TableLine]:
    over = [line.id for line in lines if line.id is not None and line.status == "over"]
    summaries = await services.reviews.summaries(over)
    return [with_summary(line, summaries.get(line.id or "")) for line in lines]


def _raw(encoded: bytes) -> Response[Update]:
    """An update that is encoded already."""
    return Response(encoded, media_type=MediaType.JSON)  # type: ignore[arg-type]  # ready bytes


ROUTER = Router(
    "/api",
    route_handlers=[
        bots,
        lobby,
        set_table,
        table,
        watched,
        command,
        what_lies_ahead,
        what_lies_ahead_of_all,
        chat,
    ],
)
