"""From worths to a choice."""

from itertools import product

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from stoneage.bots.elder.lookahead.expectimax import Lookahead, candidates
from stoneage.bots.elder.lookahead.policy import choose
from stoneage.bots.elder.lookahead.rolls import dice_with
from stoneage.bots.elder.quantized import QuantizedNet
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules.dice import faces_of
from stoneage.rules.game import apply_unchecked, legal_actions, roll
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.state import State
from stoneage.rules.terms import FOREST, GAME_OVER, RESOLVE, RIVER, ROLL, TOOL_MAKER, USE_TOOLS
from tests.bots.elder.nets import some_layers, some_weights, with_placing_net
from tests.laws.walks import position, rulesets, seeds


def thinker_of(state: State) -> Lookahead:
    players = len(state.players)
    return Lookahead(some_weights(players).net(), players, state.current)


def resolving(*placed: tuple[int, int], tools: tuple[int, ...] = ()) -> State:
    """The first player's turn with figures at these places and unused tools of these values."""
    state = position(Ruleset(2), 5, 0)
    player = state.players[state.current]
    for location, figures in placed:
        player.send(location, figures)
    for space, value in enumerate(tools):
        player.tools |= value << 4 * space
        player.unused |= 1 << space
    state.start = state.current
    state.decision = RESOLVE
    return state


@pytest.mark.parametrize("number", [1, 2, 5, 10])
def test_dice_are_found_for_every_total(number: int) -> None:
    for pips in range(number, 6 * number + 1):
        faces = faces_of(dice_with(number, pips))
        assert (len(faces), sum(faces)) == (number, pips)


@pytest.mark.parametrize("tools", [(), (1,), (2, 1), (2, 2, 1)])
def test_a_roll_is_worth_the_mean_over_all_its_dice(tools: tuple[int, ...]) -> None:
    """A3: every roll, each with the best of the tools that bring something."""
    state = resolving((FOREST, 2), tools=tools)
    lookahead = thinker_of(state)
    worths = []
    for faces in product(range(1, 7), repeat=2):
        twin = state.copy()
        apply_unchecked(twin, FOREST * 16)
        roll(twin, list(faces))
        if twin.decision == USE_TOOLS:
            worths.append(max(lookahead.values(twin, candidates(twin))))
        else:
            worths.append(lookahead.worth(twin))
    assert lookahead.values(state, [FOREST * 16])[0] == pytest.approx(sum(worths) / len(worths))


def test_the_village_comes_before_everything_else() -> None:
    """A2: it can only help what follows."""
    state = resolving((TOOL_MAKER, 1), (FOREST, 1), (RIVER, 1))
    assert candidates(state) == [TOOL_MAKER * 16]


def test_with_tools_the_order_of_rolls_is_weighed() -> None:
    """T3: what one roll uses the next one lacks."""
    weighed = candidates(resolving((FOREST, 1), (RIVER, 1), tools=(1, 1)))
    assert weighed == [FOREST * 16, RIVER * 16]
    assert len(candidates(resolving((FOREST, 1), (RIVER, 1)))) == 1


def test_tools_that_bring_nothing_are_no_candidates() -> None:
    """T3: a five for wood needs one pip more, and one tool has it."""
    state = resolving((FOREST, 1), tools=(1, 1))
    apply_unchecked(state, FOREST * 16)
    roll(state, [5])
    masks = [action & 63 for action in candidates(state)]
    assert masks == [0, 1, 2]


def test_placements_are_compared_by_the_net_that_learnt_it() -> None:
    """And all else by the one that knows what positions are worth."""
    value = some_weights(2, 1).net()
    placing = QuantizedNet(2, 0.01, some_layers(2, 2)).net()
    for state, expected in ((position(Ruleset(2), 3, 0), placing), (resolving((FOREST, 2)), value)):
        both = Lookahead(with_placing_net(2, 1).net(), 2, state.current)
        actions = candidates(state)
        alone = Lookahead(expected, 2, state.current)
        assert both.values(state, actions) == alone.values(state, actions)
        assert both.judged() == alone.judged() > 0


@settings(max_examples=40, deadline=None)
@given(rulesets, seeds, st.integers(0, 600))
def test_the_choice_is_legal_and_thinking_changes_nothing(
    ruleset: Ruleset, seed: int, moves: int
) -> None:
    state = position(ruleset, seed, moves)
    assume(state.decision not in (ROLL, GAME_OVER))
    before = state.numbers()
    assert choose(state, thinker_of(state), 0.0, Xorshift(1)) in legal_actions(state)
    assert state.numbers() == before


def test_noise_makes_other_choices() -> None:
    """So that weaker levels differ from game to game."""
    state = position(Ruleset(4), 3, 0)
    lookahead = thinker_of(state)
    chosen = {choose(state, lookahead, 50.0, Xorshift(seed)) for seed in range(20)}
    assert len(chosen) > 3
    assert len({choose(state, lookahead, 0.0, Xorshift(seed)) for seed in range(5)}) == 1
