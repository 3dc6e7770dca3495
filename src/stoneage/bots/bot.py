"""What a bot is: a view and choices in, one of the choices out."""

from collections.abc import Sequence
from random import Random
from typing import Protocol

from stoneage.table import Action, View


class Bot(Protocol):
    """A player that is a program. It never sees a state, only what its seat may see."""

    def choose(self, view: View, choices: Sequence[Action], rng: Random, seconds: float) -> Action:
        """One of the choices, within the time that is given; the same for the same arguments."""
        ...
