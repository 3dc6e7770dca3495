"""Practice over HTTP: anybody may find the move; whoever has a name also in their own games."""

import asyncio

from litestar import Request, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath
from msgspec import json

from stoneage.analysis.practice import Exercise
from stoneage.server.services.services import Services
from stoneage.server.tables.practising import (
    BETWEEN,
    judged,
    shipped_exercise,
    shipped_lines,
    shown,
)
from stoneage.server.wire.practice import (
    AnswerVerdict,
    ExerciseIdea,
    ExerciseList,
    ExerciseNow,
    GivenAnswer,
)

from .decoding import body_of
from .visitor import TheServices, TheVisitor, Visitor

GIVEN_ANSWER = json.Decoder(GivenAnswer)


@get("/", summary="All exercises")
async def exercises(services: TheServices, visitor: TheVisitor) -> ExerciseList:
    visitor.charge(services, "reads")
    known = visitor.known
    return ExerciseList(
        own=() if known is None else await services.own_mistakes.numbers(known.id),
        exercises=shipped_lines(),
    )


@get("/{number:str}", summary="An exercise")
async def exercise(
    number: FromPath[str], services: TheServices, visitor: TheVisitor
) -> ExerciseNow:
    visitor.charge(services, "reads")
    return await asyncio.to_thread(shown, await _exercise(services, visitor, number))


@get("/{number:str}/hint", summary="What to think of in an exercise")
async def idea(number: FromPath[str], services: TheServices, visitor: TheVisitor) -> ExerciseIdea:
    visitor.charge(services, "reads")
    found = await _exercise(services, visitor, number)
    return ExerciseIdea(idea=found.reasons[0].idea)


@post("/{number:str}/answer", summary="Whether an answer is right", status_code=200)
async def answer(
    number: FromPath[str],
    request: Request[None, None, State],
    services: TheServices,
    visitor: TheVisitor,
) -> AnswerVerdict:
    visitor.charge(services, "reads")
    given = await body_of(request, GIVEN_ANSWER)
    return await asyncio.to_thread(judged, await _exercise(services, visitor, number), given)


async def _exercise(services: Services, visitor: Visitor, number: str) -> Exercise:
    if BETWEEN in number:
        return await services.own_mistakes.exercise(visitor.somebody.id, number)
    return shipped_exercise(number)


ROUTER = Router("/api/practice", route_handlers=[exercises, exercise, idea, answer])
