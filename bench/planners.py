"""Whole games of planners against each other: fast, for there are no views."""

from stoneage.bots.planner.evaluation.policy import choose
from stoneage.bots.planner.evaluation.weights import Weights
from stoneage.rules.chance import Chance, random_dice
from stoneage.rules.game import apply_unchecked, dice_awaited, roll_unchecked
from stoneage.rules.state import State
from stoneage.rules.terms import GAME_OVER, ROLL


def play_planned(state: State, seats: list[Weights], chance: Chance) -> None:
    """Play to the end, each seat with its own weights."""
    while state.decision != GAME_OVER:
        if state.decision == ROLL:
            roll_unchecked(state, random_dice(dice_awaited(state), chance))
        else:
            apply_unchecked(state, choose(state, seats[state.current]))
