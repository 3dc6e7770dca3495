"""Forager takes whatever comes: any choice, each as likely as the others."""

from collections.abc import Sequence
from random import Random

from stoneage.table import Action, View


class Forager:
    """The weakest bot, and the yardstick for all others."""

    def choose(self, view: View, choices: Sequence[Action], rng: Random, seconds: float) -> Action:
        return rng.choice(choices)
