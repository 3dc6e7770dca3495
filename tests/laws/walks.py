"""Random games of every option and player count, as hypothesis draws them."""

from collections.abc import Iterator

from hypothesis import settings
from hypothesis import strategies as st

from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules.chance import let_fall, random_deal
from stoneage.rules.game import apply_unchecked, legal_actions
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.state import State
from stoneage.rules.terms import GAME_OVER, ROLL

rulesets = st.builds(
    Ruleset,
    st.integers(2, 4),
    st.booleans(),
    st.booleans(),
    st.booleans(),
    st.booleans(),
)
seeds = st.integers(0, 2**32 - 1)

some_games = settings(max_examples=100, deadline=None)
many_games = settings(max_examples=400, deadline=None)


def walk(ruleset: Ruleset, seed: int) -> Iterator[State]:
    """Every state of one random game, dice still to fall included. The state is reused."""
    rng = Xorshift(seed)
    state = random_deal(ruleset, rng)
    yield state
    while state.decision != GAME_OVER:
        advance(state, rng)
        yield state


def advance(state: State, rng: Xorshift) -> None:
    """One random move."""
    if state.decision == ROLL:
        let_fall(state, rng)
    else:
        actions = legal_actions(state)
        apply_unchecked(state, actions[rng.below(len(actions))])


def position(ruleset: Ruleset, seed: int, moves: int) -> State:
    """The state after some moves of a random game, or at its end."""
    rng = Xorshift(seed)
    state = random_deal(ruleset, rng)
    for _ in range(moves):
        if state.decision == GAME_OVER:
            break
        advance(state, rng)
    return state
