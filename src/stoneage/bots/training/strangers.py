"""Beginnings of games that elders would not have played: from there they show what is worth what.

A net that has only seen games of elders is wrong by a good deal where people have played otherwise.
"""

from random import Random

from stoneage.bots.elder.lookahead.expectimax import Lookahead, candidates
from stoneage.bots.elder.lookahead.policy import choose
from stoneage.bots.elder.value.net import Net
from stoneage.bots.planner.evaluation.policy import choose as plan
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules import State, apply_unchecked, dice_awaited, roll_unchecked
from stoneage.rules.terms import GAME_OVER, PLACE, ROLL

from .selfplay import PLANNER, below_share

MOST_ROUNDS = 14
MOST_TURNS = 12  # of each in the round that is not played to its end
PLANNERS = 0.35
NOISES = (1.0, 4.0, 10.0, 25.0)  # points by which somebody misjudges what they choose
WHIMS = (0.0, 0.0, 0.1, 0.4)  # shares of placements that are drawn by lot


class Stranger:
    """Somebody who plays in a way of their own: a planner, or an elder who misjudges."""

    def __init__(self, net: Net, players: int, seat: int, random: Random) -> None:
        self.whim = random.choice(WHIMS)
        self.noise = random.choice(NOISES)
        is_planner = random.random() < PLANNERS
        self.lookahead = None if is_planner else Lookahead(net, players, seat)

    def choose(self, state: State, chance: Xorshift) -> int:
        if state.decision == PLACE and below_share(chance, self.whim):
            actions = candidates(state)
            return actions[chance.below(len(actions))]
        if self.lookahead is None:
            return int(plan(state, PLANNER))
        return int(choose(state, self.lookahead, self.noise, chance))


def begin(state: State, net: Net, random: Random, chance: Xorshift) -> State:
    """Somewhere in the game that strangers make of this deal, and before its end."""
    players = int(state.ruleset.players)
    strangers = [Stranger(net, players, seat, random) for seat in range(players)]
    rounds, decisions = random.randrange(MOST_ROUNDS), random.randrange(MOST_TURNS * players)
    while state.round <= rounds or decisions > 0:
        before = state.copy()
        if state.decision == ROLL:
            roll_unchecked(state, chance.dice(dice_awaited(state)))
        else:
            decisions -= state.round > rounds
            apply_unchecked(state, strangers[state.current].choose(state, chance))
        if state.decision == GAME_OVER:
            return before
    return state
