"""Games of elders among themselves."""

from stoneage.bots.elder.quantized import shipped
from stoneage.bots.elder.value.features import names
from stoneage.bots.elder.value.net import Net
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.bots.training.selfplay import GameSeen, Seating, play
from stoneage.rules.chance import random_deal
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.state import State


class Elders:
    """So many of them, with the net that is shipped."""

    def __init__(self, players: int) -> None:
        self.players = players
        self._net = shipped(players)
        self._blank = Net(len(names(players)), [], [0], [0])

    def deal(self, chance: Xorshift) -> State:
        return random_deal(Ruleset(self.players), chance)

    def play(self, state: State, chance: Xorshift, keep: float = 0.0) -> GameSeen:
        """To the end; a share of the positions is kept."""
        seating = Seating([self._net] * self.players, 0.0, 0.0, keep)
        return play(state, seating, self._blank, chance)
