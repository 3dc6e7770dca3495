"""Practice in a browser: the exercises that come with the game, and one's own mistakes."""

from typing import Any

from msgspec import json

from stoneage.analysis.practice import Exercise
from stoneage.server.tables.practising import (
    BETWEEN,
    exercise_of,
    judged,
    mistakes,
    shipped_exercise,
    shipped_lines,
    shown,
)
from stoneage.server.wire.practice import ExerciseIdea, ExerciseList, GivenAnswer
from stoneage.server.wire.refusals import Refused

from .requests import Request
from .tables_here import TablesHere

GIVEN_ANSWER = json.Decoder(GivenAnswer)
MOST = 20  # of one's own


async def answer_practice(here: TablesHere, request: Request) -> Any:
    match request.method, *request.parts[1:]:
        case ("GET",):
            return ExerciseList(own=await _own(here), exercises=shipped_lines())
        case "GET", number:
            return shown(await _exercise(here, number))
        case "GET", number, "hint":
            return ExerciseIdea(idea=(await _exercise(here, number)).reasons[0].idea)
        case "POST", number, "answer":
            return judged(await _exercise(here, number), request.wanted(GIVEN_ANSWER))
    raise Refused("no-such-page")


async def _exercise(here: TablesHere, number: str) -> Exercise:
    if BETWEEN not in number:
        return shipped_exercise(number)
    table_id, _, move = number.partition(BETWEEN)
    table = (await here.hall.tables.get(table_id)).table
    own = table.document.seats_of((await here.owner.somebody()).id)
    for moment in mistakes(await here.reviews.moments(table_id), own):
        if str(moment.move) == move:
            return exercise_of(table, moment, number)
    raise Refused("no-such-exercise")


async def _own(here: TablesHere) -> tuple[str, ...]:
    """The costliest first."""
    person = await here.owner.person()
    if person is None:
        return ()
    found: list[tuple[float, str]] = []
    reviewed = await here.reviews.reviewed()
    for table_id in [row.id for row in await here.rows.all_tables() if row.id in reviewed]:
        own = (await here.hall.tables.get(table_id)).table.document.seats_of(person.id)
        wrong = mistakes(await here.reviews.moments(table_id), own)
        found += [(-each.loss, f"{table_id}{BETWEEN}{each.move}") for each in wrong]
    return tuple(number for _, number in sorted(found)[:MOST])
