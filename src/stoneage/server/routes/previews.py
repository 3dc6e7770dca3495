"""A link to a move of a replay, for wherever it is posted: a page that carries the picture."""

import asyncio
from html import escape
from typing import Annotated
from urllib.parse import quote

from litestar import MediaType, Request, Response, Router, get
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, Parameter

from stoneage.server.pictures.picture_process import PictureRequest
from stoneage.server.tables.games import ReadableGame
from stoneage.server.wire.refusals import Refused
from stoneage.table import Words

from .games import game_brought, game_of_stranger, game_watched
from .visitor import TheServices, TheVisitor

AN_HOUR = "public, max-age=3600"

Move = Annotated[int, Parameter(ge=0, le=100_000)]
Seat = Annotated[int | None, Parameter(ge=0, le=3)]

PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<meta name="robots" content="noindex">
<meta property="og:type" content="website">
<meta property="og:site_name" content="{site}">
<meta property="og:title" content="{title}">
{picture}<meta http-equiv="refresh" content="0; url={target}">
</head>
<body><a href="{target}">{title}</a></body>
</html>
"""
PICTURE = """<meta property="og:description" content="{description}">
<meta property="og:image" content="{image}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:alt" content="{description}">
<meta name="twitter:card" content="summary_large_image">
"""


async def game_of_kind(
    kind: FromPath[str], game_id: FromPath[str], services: TheServices, visitor: TheVisitor
) -> ReadableGame:
    """What a stranger may see, whoever asks: the answer may be kept for everybody."""
    match kind:
        case "table":
            return await game_of_stranger(game_id, services, visitor)
        case "watch":
            return await game_watched(game_id, services, visitor)
        case "record":
            return await game_brought(game_id, services, visitor)
    raise Refused("no-such-replay")


@get("/", media_type=MediaType.HTML, include_in_schema=False)
async def shared_replay(
    request: Request[None, None, State],
    kind: FromPath[str],
    game_id: FromPath[str],
    services: TheServices,
    visitor: TheVisitor,
    move: Move = 0,
    seat: Seat = None,
) -> Response[str]:
    """People are led on to the replay; programs read what is in the head."""
    try:
        game = await game_of_kind(kind, game_id, services, visitor)
        shown = await asyncio.to_thread(game.shown, move)
    except Refused as refused:
        if refused.code not in {"not-to-be-watched", "cards-closed", "not-started"}:
            raise
        shown = None
    words = Words(visitor.language)
    place = f"replay/{quote(kind)}/{quote(game_id, safe='')}"
    picture = ""
    if shown is not None:
        _, names = shown
        base = services.settings.public_url or str(request.base_url).rstrip("/")
        picture = PICTURE.format(
            description=escape(words.say("replay-preview", names=", ".join(names), move=move)),
            image=escape(f"{base}/{place}/picture.png?move={move}"),
        )
    eyes = "" if seat is None else f"&seat={seat}"
    page = PAGE.format(
        language=visitor.language,
        site=escape(words.say("web-title")),
        title=escape(f"{words.say('web-replay-title')} · {words.say('web-title')}"),
        picture=picture,
        target=escape(f"../../#/{place}?move={move}{eyes}"),
    )
    return Response(page, media_type=MediaType.HTML)


@get("/picture.png", include_in_schema=False)
async def picture(
    game: NamedDependency[ReadableGame], services: TheServices, visitor: TheVisitor, move: Move = 0
) -> Response[bytes]:
    """The position after so many moves, as a stranger sees it."""
    visitor.charge(services, "pictures")
    view, names = await asyncio.to_thread(game.shown, move)
    png = await services.pictures.png(PictureRequest(view, names, visitor.language))
    return Response(png, media_type="image/png", headers={"cache-control": AN_HOUR})


ROUTER = Router(
    "/replay/{kind:str}/{game_id:str}",
    route_handlers=[shared_replay, picture],
    dependencies={"game": Provide(game_of_kind)},
)
