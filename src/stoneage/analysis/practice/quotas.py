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
            and self.alike[theme, _kind_of(best)] < MOST_ALIKE
        )

    def count(self, exercise: Exercise) -> None:
        self.themes[exercise.theme] += 1
        self.as_hard[exercise.theme, exercise.difficulty] += 1
        self.alike[exercise.theme, _kind_of(exercise.best)] += 1


def _kind_of(choice: Action) -> str:
    """What it does, and at which place or with what goods."""
    what = [type(choice).__name__]
    if isinstance(choice, Place | Resolve):
        what.append(choice.at)
    elif isinstance(choice, Feed):
        what += [good for good in RESOURCES if getattr(choice, good)]
    return " ".join(what)
