"""Practice over HTTP: anybody may find the move; whoever has a name also in their own games."""

import asyncio

from litestar import Request, Router, get, post
from litestar.datastructures import State
from litestar.params import FromPath
from msgspec import json

from stoneage.analysis.practice import Exercise, shipped
from stoneage.rules import IllegalAction
from stoneage.server.services.own_mistakes import BETWEEN
from stoneage.server.services.services import Services
from stoneage.server.wire.practice import (
    AnswerVerdict,
    ExerciseIdea,
    ExerciseLine,
    ExerciseList,
    ExerciseNow,
    GivenAnswer,
)
from stoneage.server.wire.refusals import Refused
from stoneage.table.prospects import prospects

from .decoding import body_of
from .visitor import TheServices, TheVisitor, Visitor

GIVEN_ANSWER = json.Decoder(GivenAnswer)


@get("/", summary="All exercises")
async def exercises(services: TheServices, visitor: TheVisitor) -> ExerciseList:
    visitor.charge(services, "reads")
    known = visitor.known
    return ExerciseList(
        own=() if known is None else await services.own_mistakes.numbers(known.id),
        exercises=tuple(
            ExerciseLine(number=each.number, theme=each.theme, difficulty=each.difficulty)
            for each in shipped().exercises
        ),
    )


@get("/{number:str}", summary="An exercise")
async def exercise(
    number: FromPath[str], services: TheServices, visitor: TheVisitor
) -> ExerciseNow:
    visitor.charge(services, "reads")
    return await asyncio.to_thread(_shown, await _exercise(services, visitor, number))


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
    return await asyncio.to_thread(_judged, await _exercise(services, visitor, number), given)


async def _exercise(services: Services, visitor: Visitor, number: str) -> Exercise:
    if BETWEEN in number:
        return await services.own_mistakes.exercise(visitor.somebody.id, number)
    found = next((each for each in shipped().exercises if each.number == number), None)
    if found is None:
        raise Refused("no-such-exercise")
    return found


def _shown(exercise: Exercise) -> ExerciseNow:
    game = exercise.game
    return ExerciseNow(
        number=exercise.number,
        theme=exercise.theme,
        difficulty=exercise.difficulty,
        view=exercise.view,
        choices=tuple(game.choices),
        prospects=prospects(game.state, exercise.view.seat),
    )


def _judged(exercise: Exercise, given: GivenAnswer) -> AnswerVerdict:
    if given.choice is not None:
        try:
            exercise.game.push(given.choice)
        except IllegalAction as error:
            raise Refused(error.reason) from None
    best = exercise.answers[0]
    tried = next((each for each in exercise.answers if each.choice == given.choice), None)
    return AnswerVerdict(
        is_right=given.choice is not None and exercise.is_right(given.choice),
        is_best=given.choice == best.choice,
        chance=None if tried is None else tried.chance,
        answers=exercise.answers,
        reasons=exercise.reasons,
    )


ROUTER = Router("/api/practice", route_handlers=[exercises, exercise, idea, answer])
