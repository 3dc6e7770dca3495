"""One world that agrees with a view: a dealt state, and dice that fall alike after every action."""

from typing import Final, final

from mypy_extensions import i64

from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules import State, dice_awaited

MIXER: Final[i64] = 40503


@final
class World:
    """Its dice depend on who rolls, where and when, and on nothing that happened before.

    So two actions are compared with the same luck (common random numbers).
    """

    def __init__(self, state: State, seed: i64) -> None:
        self.state: State = state
        self.seed: i64 = seed

    def dice(self, state: State) -> i64:
        key = ((state.round * 8 + state.current) * 32 + state.location) * 8 + state.aim
        rng = Xorshift(self.seed + key * MIXER)
        rng.below(2)
        return rng.dice(dice_awaited(state))
