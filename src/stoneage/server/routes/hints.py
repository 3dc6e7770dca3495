"""Hints and the coach over HTTP: for the seat that is asked, and for nobody else."""

from litestar import Request, Router, post
from litestar.datastructures import State
from litestar.params import FromPath
from msgspec import json

from stoneage.server.wire.hints import AdviceNow, AdviceWish, HintNow, HintWish

from .decoding import body_of
from .visitor import TheServices, TheVisitor

AnyRequest = Request[None, None, State]
HINT_WISH = json.Decoder(HintWish)
ADVICE_WISH = json.Decoder(AdviceWish)


@post("/hint", summary="A hint on my decision", status_code=200)
async def hint(
    table_id: FromPath[str], request: AnyRequest, services: TheServices, visitor: TheVisitor
) -> HintNow:
    visitor.charge(services, "hints")
    wish = await body_of(request, HINT_WISH)
    return await services.hints.hint(table_id, visitor.person, wish)


@post("/advice", summary="What the coach says to me", status_code=200)
async def advice(
    table_id: FromPath[str], request: AnyRequest, services: TheServices, visitor: TheVisitor
) -> AdviceNow:
    visitor.charge(services, "hints")
    wish = await body_of(request, ADVICE_WISH)
    return await services.hints.advice(table_id, visitor.person, wish)


ROUTER = Router("/api/tables/{table_id:str}", route_handlers=[hint, advice])
