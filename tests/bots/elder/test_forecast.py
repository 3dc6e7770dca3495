"""Everybody's chance, from what one of them sees."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stoneage.bots.elder.forecast import forecast
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.scoring import final_scores
from stoneage.table.seeing import view
from tests.laws.secrets import with_other_secrets
from tests.laws.walks import position, rulesets, seeds, walk


@settings(max_examples=30, deadline=None)
@given(rulesets, seeds, st.integers(0, 400), seeds, st.integers(0, 3))
def test_chances_are_one_together_and_know_no_secret(
    ruleset: Ruleset, seed: int, moves: int, other: int, seat: int
) -> None:
    """The twin has another deck, other stacks and other hidden cards (C2, C10)."""
    state = position(ruleset, seed, moves)
    viewer = seat % int(ruleset.players)
    expected = forecast(view(state, viewer))
    assert len(expected.wins) == len(expected.margins) == ruleset.players
    assert sum(expected.wins) == pytest.approx(1)
    assert min(expected.wins) >= 0
    assert forecast(view(with_other_secrets(state, viewer, Xorshift(other)), viewer)) == expected


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_is_given_points_is_expected_to_win(players: int) -> None:
    for lucky in range(players):
        state = position(Ruleset(players), 1, 0)
        state.players[lucky].score += 60
        expected = forecast(view(state, 0))
        assert max(expected.wins) == expected.wins[lucky] > 0.8
        assert max(expected.margins) == expected.margins[lucky] > 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_finished_game_has_its_result(players: int) -> None:
    *_, state = walk(Ruleset(players), 3)
    scores = final_scores(state)
    expected = forecast(view(state, None))
    best = scores.index(max(scores))
    assert expected.wins[best] == 1
    assert expected.margins[best] == max(scores) - sorted(scores)[-2]
