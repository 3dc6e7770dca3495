"""Actions are tried in world after world, each of which agrees with what is seen."""

from collections.abc import Sequence
from random import Random
from time import monotonic

from stoneage.bots.elder.value.net import Net
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.table import View
from stoneage.table.redeal import redeal

from .search.halving import Trial
from .search.rollout import Rollouts
from .search.world import World


class Worlds:
    """Worlds that agree with a view, dealt as they are needed."""

    def __init__(self, view: View, rng: Random) -> None:
        self._view = view
        self._rng = rng
        self._chance = Xorshift(rng.getrandbits(32))
        self._dealt: list[World] = []

    def first(self, number: int) -> list[World]:
        while len(self._dealt) < number:
            state = redeal(self._view, self._chance)
            self._dealt.append(World(state, self._rng.getrandbits(31)))
        return self._dealt[:number]


class Search:
    """One question: the same generator deals the same worlds in every process."""

    def __init__(self, view: View, rng: Random, net: Net) -> None:
        self.worlds = Worlds(view, rng)
        self.rollouts = Rollouts(net, len(view.players), view.awaited.seat or 0)

    def try_all(self, trials: Sequence[Trial], numbers: range, until: float) -> None:
        """World after world, so that all have been tried equally often when the time is up."""
        worlds = self.worlds.first(numbers.stop)
        for number in numbers:
            if monotonic() > until:
                return
            for trial in trials:
                trial.see(self.rollouts, worlds[number], 0)
