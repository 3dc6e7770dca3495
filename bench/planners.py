"""Whole games of planners against each other: fast, for there are no views."""

from stoneage.bots.planner.evaluation.policy import choose
from stoneage.bots.planner.evaluation.weights import Weights
from stoneage.rules.chance import Chance, let_fall
from stoneage.rules.game import apply_unchecked
from stoneage.rules.state import State
from stoneage.rules.terms import GAME_OVER, ROLL


def play_planned(state: State, seats: list[Weights], chance: Chance) -> None:
    """Play to the end, each seat with its own weights."""
    while state.decision != GAME_OVER:
        if state.decision == ROLL:
            let_fall(state, chance)
        else:
            apply_unchecked(state, choose(state, seats[state.current]))
