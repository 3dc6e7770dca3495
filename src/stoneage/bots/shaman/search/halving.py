"""Sequential halving: every action is tried equally often, then only the better half goes on."""

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from .rollout import Rollouts
from .world import World

PRIOR: Final = 4.0  # trials that Elder's own opinion counts for
CLEAR: Final = 24.0  # a lead in points that one try proves; four tries prove half of it


@final
class Trial:
    """One action and what has come of it so far."""

    def __init__(self, action: i64, opinion: float, players: i64) -> None:
        self.action: i64 = action
        self.opinion: float = opinion  # Elder's worth of it
        self.tries: i64 = 0
        self.found: float = 0.0  # the sum of the worths at the end of the tries
        self.margins: float = 0.0
        self.chances: list[float] = [0.0] * int(players)  # of every seat, sums too

    def worth(self) -> float:
        return (self.found + PRIOR * self.opinion) / (float(self.tries) + PRIOR)

    def see(self, rollouts: Rollouts, world: World, rounds: i64) -> None:
        said = rollouts.go_on(world, self.action, rounds)
        self.add(1, said.margin + rollouts.net.prize * said.win, said.margin, said.chances)

    def add(self, tries: i64, found: float, margins: float, chances: list[float]) -> None:
        self.tries += tries
        self.found += found
        self.margins += margins
        for seat in range(len(chances)):
            self.chances[seat] += chances[seat]


def tries_each(left: i64, tries: i64, halvings: i64) -> i64:
    """How often each of those left is tried before the next halving."""
    return max(tries // (left * halvings), 1)


def halvings_of(number: i64) -> i64:
    """How often so many can be halved until one is left."""
    halvings: i64 = 0
    while number > 1:
        number = (number + 1) // 2
        halvings += 1
    return halvings


def better_half(trials: list[Trial]) -> list[Trial]:
    """The best first; of an odd number the larger half."""
    ranked = by_worth(trials)
    return ranked[: (len(ranked) + 1) // 2]


def is_clear(trials: list[Trial]) -> bool:
    """Whether the best is so far ahead that more tries would hardly undo it."""
    ranked = by_worth(trials)
    lead = ranked[0].worth() - ranked[1].worth()
    return lead * sqrt(float(ranked[1].tries)) > CLEAR


def by_worth(trials: list[Trial]) -> list[Trial]:
    worths = [(-trial.worth(), index) for index, trial in enumerate(trials)]
    worths.sort()
    return [trials[index] for _, index in worths]
