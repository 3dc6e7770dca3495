"""Exercises as people are shown them, and what is said to an answer."""

from collections.abc import Iterable, Iterator

from stoneage.analysis import Moment
from stoneage.analysis.practice import Answer, Exercise, shipped, theme_of
from stoneage.rules import IllegalAction
from stoneage.server.wire.practice import (
    AnswerVerdict,
    ExerciseLine,
    ExerciseNow,
    GivenAnswer,
)
from stoneage.server.wire.refusals import Refused
from stoneage.table.prospects import prospects

from .recording import record_of
from .table import HostedTable

BETWEEN = "@"
"""Stands between the id of a table and the number of a move, where an exercise is one's own."""

WRONG = ("mistake", "blunder")


def shipped_lines() -> tuple[ExerciseLine, ...]:
    return tuple(
        ExerciseLine(number=each.number, theme=each.theme, difficulty=each.difficulty)
        for each in shipped().exercises
    )


def shipped_exercise(number: str) -> Exercise:
    """One of those that come with the game, or `Refused`."""
    found = next((each for each in shipped().exercises if each.number == number), None)
    if found is None:
        raise Refused("no-such-exercise")
    return found


def shown(exercise: Exercise) -> ExerciseNow:
    """The position, without what is best there."""
    game = exercise.game
    return ExerciseNow(
        number=exercise.number,
        theme=exercise.theme,
        difficulty=exercise.difficulty,
        view=exercise.view,
        choices=tuple(game.choices),
        prospects=prospects(game.state, exercise.view.seat),
    )


def judged(exercise: Exercise, given: GivenAnswer) -> AnswerVerdict:
    """Whether an answer is right; or `Refused`."""
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


def mistakes(moments: Iterable[Moment], seats: tuple[int, ...]) -> Iterator[Moment]:
    """What these seats could have done better."""
    for moment in moments:
        if moment.seat in seats and moment.verdict in WRONG:
            yield moment


def exercise_of(table: HostedTable, moment: Moment, number: str) -> Exercise:
    """What was asked then, with the better answer."""
    assert moment.best is not None
    assert moment.played is not None
    view = record_of(table).game(moment.move).view(moment.seat)
    played = moment.expected[moment.seat]
    return Exercise(
        number=number,
        theme=theme_of(view, moment.best),
        difficulty="medium",
        view=view,
        answers=(
            Answer(choice=moment.best, chance=min(1.0, played + moment.loss)),
            Answer(choice=moment.played, chance=played),
        ),
        reasons=moment.reasons,
    )
