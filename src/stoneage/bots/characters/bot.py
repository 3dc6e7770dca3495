"""A bot that knows what every action is worth, and chooses as its faults and its taste will."""

from collections.abc import Sequence
from random import Random

from stoneage.bots.elder import shipped
from stoneage.bots.elder.lookahead import Lookahead
from stoneage.bots.rng import Xorshift
from stoneage.table import Action, View
from stoneage.table.codec import decode
from stoneage.table.redeal import redeal

from .judgement import Faults, Taste, choose

SCALES = {2: 1.0, 3: 0.7, 4: 0.5}
"""At larger tables fewer points decide, so that a character stays as strong as it is."""


class Character:
    """Chooses by Elder's worth of the actions, with faults and a taste of its own."""

    def __init__(self, faults: Faults, taste: Taste | None = None) -> None:
        self.faults = faults
        self.taste = taste or Taste()

    def choose(self, view: View, choices: Sequence[Action], rng: Random, seconds: float) -> Action:
        if len(choices) == 1:
            return choices[0]
        chance = Xorshift(rng.getrandbits(32))
        state = redeal(view, chance)
        players = len(view.players)
        lookahead = Lookahead(shipped(players), players, state.current)
        return decode(choose(state, lookahead, self.faults, self.taste, SCALES[players], chance))
