"""Laws of the trail: it leads where the plain rules lead, one step at a time."""

from hypothesis import given
from hypothesis import strategies as st

from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules import terms
from stoneage.rules.chance import random_dice
from stoneage.rules.dice import faces_of
from stoneage.rules.game import (
    apply,
    dice_awaited,
    legal_actions,
    perform,
    roll,
    see_dice,
    step,
    trail_of_action,
    trail_of_choice,
    trail_of_roll,
)
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.state import State
from tests.laws.walks import many_games, position, rulesets, seeds

moves = st.integers(0, 1200)


@many_games
@given(rulesets, seeds, moves)
def test_the_trail_of_an_action_is_made_of_it_and_the_steps_that_follow(
    ruleset: Ruleset, seed: int, played: int
) -> None:
    """P1, A1: of each legal action, from any position."""
    state = position(ruleset, seed, played)
    for action in legal_actions(state)[:20]:
        done, after = state.copy(), state.copy()
        perform(done, action)
        apply(after, action)
        trail = trail_of_action(state, action)
        check_trail(trail, state, done, after)
        assert trail_of_choice(state, action) == trail


@many_games
@given(rulesets, seeds, moves, seeds)
def test_the_trail_of_a_roll_is_made_of_it_and_the_steps_that_follow(
    ruleset: Ruleset, seed: int, played: int, luck: int
) -> None:
    """A4, C3, C6, L6: from the next roll on."""
    rng = Xorshift(luck)
    state = position(ruleset, seed, played)
    while state.decision not in (terms.ROLL, terms.GAME_OVER):
        apply(state, legal_actions(state)[0])
    if state.decision == terms.GAME_OVER:
        return
    dice = random_dice(dice_awaited(state), rng)
    seen, after = state.copy(), state.copy()
    see_dice(seen, dice)
    roll(after, faces_of(dice))
    check_trail(trail_of_roll(state, faces_of(dice)), state, seen, after)


def check_trail(trail: list[State], before: State, moved: State, after: State) -> None:
    """From before the move over what it alone did, step by step, to where the rules lead."""
    assert trail[0] is before
    assert trail[1] == moved
    now = moved
    for passed in trail[2:]:
        assert now.decision >= terms.FIRST_STEP
        step(now)
        assert passed == now
    assert trail[-1].decision < terms.FIRST_STEP
    assert trail[-1] == after
