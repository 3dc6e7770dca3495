"""From worths, faults and taste to a choice."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from stoneage.bots.characters import LEVELS, in_style
from stoneage.bots.characters.bot import SCALES
from stoneage.bots.characters.judgement import Faults, Taste, choose
from stoneage.bots.elder.lookahead import Lookahead, candidates
from stoneage.bots.elder.lookahead import choose as choose_best
from stoneage.bots.elder.quantized import shipped
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules.game import perform
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.state import State
from stoneage.rules.terms import (
    FEED,
    FEED_ACTION,
    FIELD,
    GAME_OVER,
    ROLL,
    STARVE,
    TOOL_MAKER,
    USE_TOOLS,
    USE_TOOLS_ACTION,
)
from tests.bots.elder.test_lookahead import resolving
from tests.laws.walks import position, rulesets, seeds

ALL = LEVELS | in_style()


def thinker_of(state: State) -> Lookahead:
    players = len(state.players)
    return Lookahead(shipped(players), players, state.current)


@settings(max_examples=25, deadline=None)
@given(rulesets, seeds, st.integers(0, 400), st.sampled_from(sorted(ALL)))
def test_no_choice_costs_more_than_the_largest_error(
    ruleset: Ruleset, seed: int, moves: int, bot: str
) -> None:
    state = position(ruleset, seed, moves)
    assume(state.decision not in (ROLL, GAME_OVER))
    faults, taste = ALL[bot]
    lookahead, scale = thinker_of(state), SCALES[len(state.players)]
    chosen = choose(state, lookahead, faults, taste, scale, Xorshift(seed))
    actions = candidates(state)
    values = lookahead.values(state, actions)
    lost = max(values) - values[actions.index(int(chosen))]
    assert lost <= faults.largest_error * scale + 1e-6


@settings(max_examples=15, deadline=None)
@given(rulesets, seeds, st.integers(0, 400))
def test_without_faults_and_taste_it_is_elder(ruleset: Ruleset, seed: int, moves: int) -> None:
    state = position(ruleset, seed, moves)
    assume(state.decision not in (ROLL, GAME_OVER))
    lookahead = thinker_of(state)
    chosen = choose(state, lookahead, Faults(), Taste(), 1.0, Xorshift(seed))
    assert chosen == choose_best(state, lookahead, 0.0, Xorshift(seed))


def test_what_is_overlooked_is_taken_only_where_all_else_is_worse() -> None:
    """Everything is overlooked: what remains is what lies before one's eyes."""
    state = position(Ruleset(2), 5, 0)
    lookahead = thinker_of(state)
    best = choose_best(state, lookahead, 0.0, Xorshift(1))
    blind = Faults(overlooks=200)
    assert choose(state, lookahead, blind, Taste(), 1.0, Xorshift(1)) == best


@pytest.mark.parametrize(
    ("taste", "place"), [(Taste(tools=50.0), TOOL_MAKER), (Taste(agriculture=50.0), FIELD)]
)
def test_a_taste_draws_figures_to_what_it_loves(taste: Taste, place: int) -> None:
    state = position(Ruleset(2), 5, 0)
    chosen = choose(state, thinker_of(state), Faults(), taste, 1.0, Xorshift(1))
    assert chosen >> 4 == place


@pytest.mark.parametrize(("hunger", "starves"), [(50.0, True), (-50.0, False)])
def test_hunger_decides_between_a_meal_and_ten_points(hunger: float, starves: bool) -> None:
    state = position(Ruleset(2), 5, 0)
    player = state.players[state.current]
    player.resources = 5
    state.decision, state.missing, player.food = FEED, 3, 0
    chosen = choose(state, thinker_of(state), Faults(), Taste(hunger=hunger), 1.0, Xorshift(1))
    assert (chosen == STARVE) is starves
    assert starves or chosen & 511 == FEED_ACTION


def test_tools_are_forgotten_where_that_is_cheap() -> None:
    state = resolving((7, 1), tools=(4, 4, 4))
    perform(state, 7 * 16)
    state.dice = 1
    state.decision = USE_TOOLS
    careless, careful = (Faults(forgets_tools=100, largest_error=most) for most in (1000.0, 0.0))
    lookahead = thinker_of(state)
    none = USE_TOOLS_ACTION
    assert choose(state, lookahead, careless, Taste(), 1.0, Xorshift(1)) == none
    assert choose(state, lookahead, careful, Taste(), 1.0, Xorshift(1)) != none
