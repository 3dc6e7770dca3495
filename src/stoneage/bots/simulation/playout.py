"""Games of uniformly random players, compiled together with the rules."""

from mypy_extensions import i64

from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules import (
    Offer,
    State,
    apply_unchecked,
    dice_awaited,
    offer_actions,
    roll_unchecked,
)
from stoneage.rules.terms import GAME_OVER, ROLL


def play_out(state: State, rng: Xorshift) -> int:
    """Play to the end at random; gives the number of decisions that players took."""
    decisions: i64 = 0
    offer = Offer()
    while state.decision != GAME_OVER:
        if state.decision == ROLL:
            roll_unchecked(state, rng.dice(dice_awaited(state)))
        else:
            offer_actions(state, offer)
            apply_unchecked(state, offer.at(rng.below(offer.number)))
            decisions += 1
    return int(decisions)
