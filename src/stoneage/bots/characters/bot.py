"""A bot that knows what every action is worth, and chooses as its faults and its taste will."""

from stoneage.bots.elder import Elder
from stoneage.bots.elder.lookahead import Lookahead
from stoneage.bots.rng import Xorshift
from stoneage.rules import State

from .judgement import Faults, Taste, choose

SCALES = {2: 1.0, 3: 0.7, 4: 0.5}
"""At larger tables fewer points decide, so that a character stays as strong as it is."""


class Character(Elder):
    """Chooses by Elder's worth of the actions, with faults and a taste of its own."""

    def __init__(self, faults: Faults, taste: Taste | None = None) -> None:
        self.faults = faults
        self.taste = taste or Taste()

    def action(self, state: State, lookahead: Lookahead, chance: Xorshift) -> int:
        scale = SCALES[len(state.players)]
        return int(choose(state, lookahead, self.faults, self.taste, scale, chance))
