"""Find the move: exercises, answers, and what is right about them."""

from msgspec import Struct

from stoneage.analysis import Idea, Reason
from stoneage.analysis.practice import Answer, Difficulty, Theme
from stoneage.table import Action, View
from stoneage.table.prospects import Prospects


class ExerciseLine(Struct, frozen=True, kw_only=True):
    """An exercise in a list."""

    number: str
    theme: Theme
    difficulty: Difficulty


class ExerciseList(Struct, frozen=True, kw_only=True):
    """All exercises that there are; first one's own mistakes, for whoever made them."""

    own: tuple[str, ...]
    exercises: tuple[ExerciseLine, ...]


class ExerciseNow(ExerciseLine, frozen=True, kw_only=True):
    """A position, and what the seat to act may do; the answer is told when one is given."""

    view: View
    choices: tuple[Action, ...]
    prospects: Prospects


class ExerciseIdea(Struct, frozen=True, kw_only=True):
    """What to think of."""

    idea: Idea


class GivenAnswer(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of the choices; without one the answer is only told."""

    choice: Action | None = None


class AnswerVerdict(Struct, frozen=True, kw_only=True):
    """Whether a choice is right, and what would have been best, and why."""

    is_right: bool  # the best, or within 1 % of it
    is_best: bool
    chance: float | None  # after the choice that was given, where it was looked at
    answers: tuple[Answer, ...]  # the best first
    reasons: tuple[Reason, ...]  # for the best
