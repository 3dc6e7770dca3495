"""What the net is told, and what it says."""

from math import exp

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from stoneage.bots.elder.value.features import SIZE, Perspective, names
from stoneage.bots.elder.value.net import POINTS, Accumulator
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.state import State
from stoneage.rules.terms import RESOLVE, TOOL_MAKER
from tests.bots.elder.nets import drawn, some_weights
from tests.laws.secrets import with_other_secrets
from tests.laws.walks import position, rulesets, seeds, walk

HIDDEN = 7


def features(state: State, seat: int) -> list[int]:
    """Afresh, with the own extra cards known."""
    perspective = Perspective(some_weights(state.ruleset.players).net(), len(state.players), seat)
    perspective.known = state.players[seat].extra_card
    perspective.look(state)
    return list(perspective.features.values)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_feature_has_a_name_of_its_own(players: int) -> None:
    assert len(set(names(players))) == len(names(players))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_feature_but_few_is_set_in_some_game(players: int) -> None:
    """A name without a number behind it would stay 0 for ever."""
    ruleset = Ruleset(players, True, True, True, True)
    perspective = Perspective(some_weights(players).net(), players, 0)
    is_set = [False] * len(names(players))
    for seed in range(3):
        for number, state in enumerate(walk(ruleset, seed)):
            if number % 3 == 0:
                perspective.look(state)
                for index, value in enumerate(perspective.features.values):
                    is_set[index] |= value != 0
    never = [name for name, was_set in zip(names(players), is_set, strict=True) if not was_set]
    assert len(never) < len(names(players)) // 10, never


@settings(max_examples=30, deadline=None)
@given(rulesets, seeds, st.integers(0, 400), st.integers(1, 12))
def test_moving_on_gives_what_a_fresh_look_gives(
    ruleset: Ruleset, seed: int, moves: int, step: int
) -> None:
    """The hidden layer follows every change, through rounds, meals and questions."""
    net = some_weights(ruleset.players).net()
    moving = Perspective(net, ruleset.players, 0)
    for further in (0, step, 3 * step):
        state = position(ruleset, seed, moves + further)
        fresh = Perspective(net, ruleset.players, 0)
        fresh.look(state)
        moving.look(state)
        assert list(moving.features.values) == list(fresh.features.values)
        assert list(moving.features.hidden) == list(fresh.features.hidden)


@settings(max_examples=40, deadline=None)
@given(rulesets, seeds, st.integers(0, 600), seeds)
def test_what_a_seat_cannot_see_is_no_feature(
    ruleset: Ruleset, seed: int, moves: int, other: int
) -> None:
    """Deck, stacks and the others' extra cards (C10); closed cards are dealt anew for each look."""
    assume(not ruleset.closed_cards)
    state = position(ruleset, seed, moves)
    seat = int(state.current)
    assert features(with_other_secrets(state, seat, Xorshift(other)), seat) == features(state, seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_net_in_whole_numbers_says_what_the_floats_say(players: int) -> None:
    first, last = drawn(players, 3, HIDDEN)
    values = [index * 7 % 23 - 5 for index in range(len(names(players)))]
    features = Accumulator(some_weights(players, 3).net())
    for name, value in zip(names(players), values, strict=True):
        features.put(name, value)
    hidden = [
        max(sum(v * row[unit] for v, row in zip([*values, 1], first, strict=True)), 0.0)
        for unit in range(HIDDEN)
    ]
    logit, points = (sum(w * h for w, h in zip(row, [*hidden, 1], strict=True)) for row in last)
    said = features.evaluate()
    assert said.win == pytest.approx(1 / (1 + exp(-logit)), abs=0.01)
    assert said.margin == pytest.approx(points * POINTS, abs=1.0)


def test_a_figure_at_the_tool_maker_counts_as_a_tool() -> None:
    """What placed figures will bring is already in the outlook."""
    state = position(Ruleset(2), 1, 0)
    before = features(state, 0)
    state.players[0].send(TOOL_MAKER, 1)
    changed = {
        name
        for name, old, new in zip(names(2), before, features(state, 0), strict=True)
        if old != new
    }
    assert "me: tool points at least 1" in changed
    assert not any(name.startswith("seat 1 from me") for name in changed)
    assert sum(name.startswith("me: ") for name in names(2)) == SIZE


def test_the_start_player_of_the_last_round_is_told_in_quarters() -> None:
    state = position(Ruleset(4), 1, 0)
    start, deck = int(state.start), len(state.deck)

    def told() -> dict[str, int]:
        numbers = zip(names(4), features(state, 0), strict=True)
        return {name: number for name, number in numbers if number and "last round" in name}

    def begins(later: int) -> str:
        return f"seat {(start + later) % 4} from me will begin the last round"

    state.drawn = deck
    assert told() == {f"seat {start} from me begins, perhaps the last round": 4}
    state.decision = RESOLVE
    assert told() == {}
    state.round, state.drawn = 10, deck - 4  # three cards a round
    assert told() == {begins(1): 3, begins(2): 1}
