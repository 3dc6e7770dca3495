"""Elder looks one step ahead, by a worth of the position that was learnt from its own games."""

from collections.abc import Sequence
from random import Random

from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules import State
from stoneage.table import Action, View
from stoneage.table.codec import decode
from stoneage.table.redeal import redeal

from .lookahead.expectimax import Lookahead
from .lookahead.policy import choose
from .quantized import shipped


class Elder:
    """The action that promises most, dice averaged."""

    def choose(self, view: View, choices: Sequence[Action], rng: Random, seconds: float) -> Action:
        if len(choices) == 1:
            return choices[0]
        chance = Xorshift(rng.getrandbits(32))
        state = redeal(view, chance)
        players = len(view.players)
        lookahead = Lookahead(shipped(players), players, state.current)
        return decode(self.action(state, lookahead, chance))

    def action(self, state: State, lookahead: Lookahead, chance: Xorshift) -> int:
        """The best in a position that agrees with what is seen, by its number."""
        return int(choose(state, lookahead, 0.0, chance))
