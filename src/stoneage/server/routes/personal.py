"""What somebody has played, what that says about them, and all that is kept about them."""

from typing import Annotated

from litestar import MediaType, Response, Router, delete, get
from litestar.params import QueryParameter
from msgspec import json

from stoneage.server.tables.statistics import Wanted, found, page_of, pages, statistics
from stoneage.server.wire.history import History, Statistics, VariantName
from stoneage.server.wire.personal import Everything

from .visitor import COOKIE, TheServices, TheVisitor

FILE = 'attachment; filename="stoneage.json"'
ENCODER = json.Encoder()

Name = Annotated[str | None, QueryParameter(min_length=1, max_length=60)]
Players = Annotated[int | None, QueryParameter(ge=2, le=4)]
Variant = Annotated[VariantName | None, QueryParameter()]
Won = Annotated[bool | None, QueryParameter()]
Page = Annotated[int, QueryParameter(ge=1, le=100_000)]


@get("/me/games", summary="My games that are over, the latest first")
async def games(
    services: TheServices,
    visitor: TheVisitor,
    opponent: Name = None,
    bot: Name = None,
    variant: Variant = None,
    players: Players = None,
    won: Won = None,
    page: Page = 1,
) -> History:
    visitor.charge(services, "reads")
    played = await services.histories.of_person(visitor.somebody.id)
    wanted = Wanted(opponent=opponent, bot=bot, variant=variant, players=players, won=won)
    matching = found(played, wanted)
    return History(games=page_of(matching, page), found=len(matching), pages=pages(matching))


@get("/me/statistics", summary="What my games say about me")
async def own_statistics(services: TheServices, visitor: TheVisitor) -> Statistics:
    visitor.charge(services, "reads")
    return statistics(await services.histories.of_person(visitor.somebody.id))


@get("/me/everything", summary="All that is kept about me, as one file")
async def everything(services: TheServices, visitor: TheVisitor) -> Response[Everything]:
    visitor.charge(services, "imports")
    found_about = await services.personal.everything(visitor.somebody)
    return Response(
        ENCODER.encode(found_about),  # type: ignore[arg-type]  # ready bytes
        media_type=MediaType.JSON,
        headers={"content-disposition": FILE},
    )


@delete("/me/everything", summary="Delete all that is kept about me", status_code=204)
async def delete_everything(services: TheServices, visitor: TheVisitor) -> Response[None]:
    """Others keep their games, with a seat that has no name."""
    visitor.charge(services, "commands")
    await services.personal.forget(visitor.somebody.id)
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    return response


ROUTER = Router("/api", route_handlers=[games, own_statistics, everything, delete_everything])
