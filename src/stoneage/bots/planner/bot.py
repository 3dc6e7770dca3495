"""Planner looks one step ahead, by a worth of the position whose weights were tuned."""

from collections.abc import Sequence
from random import Random

from stoneage.bots.rng.xorshift import Xorshift
from stoneage.table import Action, View
from stoneage.table.codec import decode
from stoneage.table.redeal import redeal

from .evaluation.policy import choose
from .evaluation.weights import Weights, tuned


class Planner:
    """Exact expectations of dice, the end foreseen, rivals blocked; no search, no memory."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or tuned()

    def choose(self, view: View, choices: Sequence[Action], rng: Random, seconds: float) -> Action:
        if len(choices) == 1:
            return choices[0]
        state = redeal(view, Xorshift(rng.getrandbits(32)))
        return decode(choose(state, self.weights))
