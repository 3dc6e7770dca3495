"""Decisions are judged by what the seat could see, and by nothing else."""

from math import e

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stoneage.analysis.moments import decision_moment, judged
from stoneage.analysis.verdicts import accuracy, verdict_on
from stoneage.analysis.weighing import QuickScales
from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules import terms
from stoneage.rules.ruleset import Ruleset
from stoneage.table.game import Game
from tests.laws.secrets import with_other_secrets
from tests.laws.walks import position, rulesets, seeds

few_games = settings(max_examples=6, deadline=None)


@few_games
@given(rulesets, seeds, st.integers(0, 300), seeds)
def test_what_a_seat_cannot_see_changes_no_judgement(
    ruleset: Ruleset, seed: int, played: int, other: int
) -> None:
    """Identical bytes, whatever the hidden cards and buildings are."""
    state = position(ruleset, seed, played)
    if state.decision in (terms.GAME_OVER, terms.ROLL):
        return
    seat = int(state.current)
    twin = with_other_secrets(state, seat, Xorshift(other))
    judgements = []
    for each in (Game(state), Game(twin)):
        move = each.choices[seed % len(each.choices)]
        even = tuple(0 for _ in state.players)
        moment = decision_moment(each, move, QuickScales(len(state.players)), even)
        judgements.append(msgspec.json.encode(moment))
    assert judgements[0] == judgements[1]


@pytest.mark.parametrize(
    ("loss", "verdict"),
    [
        (0, "best"),
        (4_999, "best"),
        (5_000, "good"),
        (15_000, "inaccuracy"),
        (40_000, "mistake"),
        (80_000, "blunder"),
        (1_000_000, "blunder"),
    ],
)
def test_the_limits_of_the_classes(loss: int, verdict: str) -> None:
    assert verdict_on(loss) == verdict


def test_what_lies_within_the_error_is_too_close_to_tell() -> None:
    assert judged(20_000, 0.02) == "too-close"
    assert judged(20_000, 0.005) == "inaccuracy"
    assert judged(0, 0.02) == "best"


def test_accuracy_falls_with_every_point_lost() -> None:
    curve = [accuracy([points]) or 0.0 for points in range(101)]
    assert curve == sorted(curve, reverse=True)
    assert curve[0] == 100
    assert accuracy([200.0]) == pytest.approx(100 / e, abs=0.01)
    assert accuracy([]) is None


def test_accuracy_is_of_the_whole_game_however_many_decisions_it_had() -> None:
    assert accuracy([0.0, 15.0, 0.0, 25.0]) == accuracy([40.0])


def test_a_decision_that_wins_points_but_loses_chances_makes_up_for_no_other() -> None:
    assert accuracy([-30.0, 40.0]) == accuracy([40.0])
