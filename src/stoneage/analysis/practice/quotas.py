"""How many exercises there are of each kind, so that none crowds out the others."""

from collections import Counter
from collections.abc import Sequence

from stoneage.table import Action, Feed, Place, Resolve
from stoneage.table.names import RESOURCES

from .exercises import Difficulty, Exercise, Theme

MOST_OF_A_THEME = 60
MOST_AS_HARD = 25  # of one theme and difficulty
MOST_ALIKE = 12  # of one theme with the same answer: starving, say


class Quotas:
    """So many of a theme, of a difficulty, of one answer, and how many of them are taken."""

    def __init__(self, exercises: Sequence[Exercise] = ()) -> None:
        self.themes: Counter[Theme] = Counter()
        self.as_hard: Counter[tuple[Theme, Difficulty]] = Counter()
        self.alike: Counter[tuple[Theme, str]] = Counter()
        for exercise in exercises:
            self.count(exercise)

    def has_room_for(self, theme: Theme, difficulty: Difficulty, best: Action) -> bool:
        return (
            self.themes[theme] < MOST_OF_A_THEME
            and self.as_hard[theme, difficulty] < MOST_AS_HARD
            and self.alike[theme, _answer_of(best)] < MOST_ALIKE
        )

    def so_far(self, theme: Theme, difficulty: Difficulty, best: Action) -> tuple[int, int]:
        """How many there are of this answer, and of this difficulty: the rarest is least."""
        return self.alike[theme, _answer_of(best)], self.as_hard[theme, difficulty]

    def count(self, exercise: Exercise) -> None:
        self.themes[exercise.theme] += 1
        self.as_hard[exercise.theme, exercise.difficulty] += 1
        self.alike[exercise.theme, _answer_of(exercise.best)] += 1


def kind_of(choice: Action) -> str:
    """What it does, and at which place."""
    at = choice.at if isinstance(choice, Place | Resolve) else ""
    return f"{type(choice).__name__} {at}"


def _answer_of(choice: Action) -> str:
    """The same, and for a meal its goods."""
    goods = [good for good in RESOURCES if isinstance(choice, Feed) and getattr(choice, good)]
    return " ".join((kind_of(choice), *goods))
