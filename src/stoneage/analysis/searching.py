"""The deep effort: choices are tried in many dealt worlds, as Shaman does, a fixed number."""

from collections.abc import Sequence
from statistics import fmean

from stoneage.bots.elder import shipped
from stoneage.bots.shaman.search import Rollouts, World
from stoneage.table import Action, View
from stoneage.table.codec import encode
from stoneage.table.redeal import Deals

from .chances import WHOLE, in_millionths, mean
from .estimator import Estimator, Expectation, chance_for, error_of_distance
from .weighing import Weighed, promising, ranked

TRIED = 7  # choices, the best by the nets
FIRST_WORLDS = 24  # for each of them
ALL_WORLDS = 120  # for those that may still be the best
FAR_BEHIND = 3.0  # standard errors


class DeepScales:
    """Everybody goes on like Elder to the end of the round, world after world; then the nets judge.

    All choices are tried in the same worlds, with the same dice.
    """

    def __init__(self, players: int, compared: int = 1) -> None:
        """At least so many choices are looked at in all worlds, also those that are far behind."""
        self.players = players
        self.compared = compared
        self.estimator = Estimator(players)

    def weigh(
        self, view: View, choices: Sequence[Action], played: Action | None = None
    ) -> list[Weighed]:
        seat = view.awaited.seat or 0
        tried = promising(self.estimator, view, choices, TRIED, played)
        rollouts = Rollouts(shipped(self.players), self.players, seat)
        worlds = _worlds(view)
        first = [_tried(rollouts, choice, worlds[:FIRST_WORLDS]) for choice in tried]
        order = sorted(range(len(tried)), key=lambda index: -first[index].chances[seat])
        best = first[order[0]]
        hopeful = [
            tried[index]
            for place, index in enumerate(order)
            if place < self.compared
            or tried[index] == played
            or not _is_far_behind(first[index], best, seat)
        ]
        return ranked(hopeful, [_tried(rollouts, choice, worlds) for choice in hopeful], seat)


def _worlds(view: View) -> list[World]:
    deals, chance = Deals(view), chance_for(view)
    return [World(deals.deal(chance), chance.below(1 << 30)) for _ in range(ALL_WORLDS)]


def _tried(rollouts: Rollouts, choice: Action, worlds: Sequence[World]) -> Expectation:
    action = encode(choice)
    found = [rollouts.go_on(world, action, 0) for world in worlds]
    players = range(len(found[0].chances))
    margin = fmean(each.margin for each in found)
    return Expectation(
        in_millionths(mean([each.chances for each in found])),
        tuple(margin for _ in players),
        tuple(each.chances for each in found),
    )


def _is_far_behind(one: Expectation, best: Expectation, seat: int) -> bool:
    distance = (best.chances[seat] - one.chances[seat]) / WHOLE
    return distance > FAR_BEHIND * error_of_distance(one, best, seat)
