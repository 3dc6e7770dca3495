"""Reviews of games that are over: begun, read, stopped and gone on with."""

import asyncio
import zlib

from litestar import MediaType, Request, Response, Router, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery
from msgspec import Raw, json
from msgspec.structs import asdict

from stoneage.analysis import Effort
from stoneage.server.services.services import Services
from stoneage.server.store.rows import ReviewRow
from stoneage.server.tables.games import ReadableGame
from stoneage.server.wire.reviews import ReviewNow, ReviewStatus, ReviewWanted

from .decoding import body_of
from .games import game_brought, game_of_table, game_watched
from .visitor import TheServices, TheVisitor

WANTED = json.Decoder(ReviewWanted)


@get("/review", summary="The review of a game, as far as it is")
async def review(
    game: NamedDependency[ReadableGame],
    services: TheServices,
    effort: FromQuery[Effort] = "quick",
    brief: FromQuery[bool] = False,
) -> Response[ReviewNow]:
    """Brief: how far it is, without what was found."""
    finished = await asyncio.to_thread(game.finished)
    return await _now(services, finished.id, effort, len(finished.record.moves), brief)


@post("/review", summary="Begin a review, or go on with it", status_code=200)
async def begin_review(
    request: Request[None, None, State],
    game: NamedDependency[ReadableGame],
    services: TheServices,
    visitor: TheVisitor,
) -> Response[ReviewNow]:
    wanted = await body_of(request, WANTED)
    finished = await asyncio.to_thread(game.finished)
    if wanted.effort == "deep":
        game.check_is_own()
    visitor.charge(services, "reviews")
    who = visitor.viewer.person or visitor.address or ""
    await services.reviews.start(finished.id, finished.record, wanted.effort, who)
    return await _now(services, finished.id, wanted.effort, len(finished.record.moves))


@delete("/review", summary="Stop a review; what was found so far stays", status_code=200)
async def stop_review(
    game: NamedDependency[ReadableGame],
    services: TheServices,
    effort: FromQuery[Effort] = "quick",
) -> Response[ReviewNow]:
    game.check_is_own()
    finished = await asyncio.to_thread(game.finished)
    await services.reviews.stop(finished.id, effort)
    return await _now(services, finished.id, effort, len(finished.record.moves))


async def _now(
    services: Services, game_id: str, effort: Effort, moves: int, is_brief: bool = False
) -> Response[ReviewNow]:
    row = await services.reviews.read(game_id, effort)
    known = ReviewNow(
        effort=effort,
        status=status_of(row, services.now()),
        moves=moves,
        reviewed=0 if row is None else row.reviewed,
        review=None,
    )
    encoded = await asyncio.to_thread(
        _encoded, known, None if row is None or is_brief else row.review
    )
    return Response(encoded, media_type=MediaType.JSON)  # type: ignore[arg-type]  # ready bytes


def status_of(row: ReviewRow | None, now: int) -> ReviewStatus:
    if row is None:
        return "none"
    if row.is_done:
        return "done"
    if row.claimed_until is not None and row.claimed_until > now:
        return "running"
    return "failed" if row.has_failed else "stopped"


def _encoded(known: ReviewNow, packed: bytes | None) -> bytes:
    """With the review as it is stored."""
    if packed is None:
        return json.encode(known)
    return json.encode({**asdict(known), "review": Raw(zlib.decompress(packed))})


DOORS = [review, begin_review, stop_review]

ROUTER = Router(
    "/api",
    route_handlers=[
        Router(
            "/tables/{table_id:str}",
            route_handlers=DOORS,
            dependencies={"game": Provide(game_of_table)},
        ),
        Router(
            "/watch/{watch:str}",
            route_handlers=DOORS,
            dependencies={"game": Provide(game_watched)},
        ),
        Router(
            "/replays/{replay_id:str}",
            route_handlers=DOORS,
            dependencies={"game": Provide(game_brought)},
        ),
    ],
)
