"""The choices of a decision, weighed: what each would have led to."""

from collections.abc import Sequence
from typing import Literal, Protocol

from msgspec import Struct

from stoneage.table import Action, View

from .chances import Chances
from .estimator import Estimator, Expectation, error_of_distance

Effort = Literal["quick", "deep"]

LOOKED_INTO = 5  # placements that are followed to the end of placing


class Weighed(Struct, frozen=True, kw_only=True):
    """A choice, and what is expected after it."""

    choice: Action
    chances: Chances
    margin: float  # points ahead of the best of the others
    error: float = 0.0  # standard error of the distance to the best


class Scales(Protocol):
    """An effort: how choices are weighed."""

    def weigh(
        self, view: View, choices: Sequence[Action], played: Action | None = None
    ) -> list[Weighed]:
        """Those worth a thought, the best first; with them what was played."""
        ...


class QuickScales:
    """Elder's nets after each choice; placements are followed until everybody has placed."""

    def __init__(self, players: int) -> None:
        self.estimator = Estimator(players)

    def weigh(
        self, view: View, choices: Sequence[Action], played: Action | None = None
    ) -> list[Weighed]:
        if view.awaited.decision == "place":
            choices = promising(self.estimator, view, choices, LOOKED_INTO, played)
            expected = self.estimator.placements(view, choices)
        else:
            choices = together_with(played, self.estimator.sensible(view, choices))
            expected = self.estimator.choices(view, choices)
        return ranked(choices, expected, view.awaited.seat or 0)


def promising(
    estimator: Estimator,
    view: View,
    choices: Sequence[Action],
    number: int,
    played: Action | None,
) -> list[Action]:
    """Those that Elder likes best, and what was played."""
    sensible = estimator.sensible(view, choices)
    opinions = estimator.opinions(view, sensible)
    order = sorted(range(len(sensible)), key=lambda index: -opinions[index])
    return together_with(played, [sensible[index] for index in order[:number]])


def together_with(played: Action | None, choices: list[Action]) -> list[Action]:
    return choices if played is None or played in choices else [*choices, played]


def ranked(choices: Sequence[Action], expected: Sequence[Expectation], seat: int) -> list[Weighed]:
    """The best first; equals stay in the order in which they were offered."""
    best = max(expected, key=lambda each: each.chances[seat])
    weighed = [
        Weighed(
            choice=choice,
            chances=each.chances,
            margin=each.margins[seat],
            error=error_of_distance(each, best, seat),
        )
        for choice, each in zip(choices, expected, strict=True)
    ]
    return sorted(weighed, key=lambda each: -each.chances[seat])
