"""Counts of all ways to play on for a few moves from fixed positions, as perft is for chess."""

from itertools import combinations_with_replacement

import pytest

from stoneage.rules.dice import gathered
from stoneage.rules.game import apply_unchecked, dice_awaited, legal_actions, roll_unchecked
from stoneage.rules.ruleset import Ruleset
from stoneage.rules.state import State
from stoneage.rules.terms import ROLL
from tests.laws.walks import position


def ways_to_play(state: State, depth: int) -> int:
    """The number of lines of this many moves; every different roll counts as one move."""
    if depth == 0:
        return 1
    if state.decision == ROLL:
        faces = combinations_with_replacement(range(1, 7), dice_awaited(state))
        return sum(_after_roll(state, gathered(list(roll)), depth) for roll in faces)
    return sum(_after(state, action, depth) for action in legal_actions(state))


def _after(state: State, action: int, depth: int) -> int:
    after = state.copy()
    apply_unchecked(after, action)
    return ways_to_play(after, depth - 1)


def _after_roll(state: State, dice: int, depth: int) -> int:
    after = state.copy()
    roll_unchecked(after, dice)
    return ways_to_play(after, depth - 1)


PLAIN = [Ruleset(players) for players in (2, 3, 4)]
FULL = [Ruleset(players, True, True, True) for players in (2, 3, 4)]


@pytest.mark.parametrize(
    ("ruleset", "seed", "moves", "depth", "count"),
    [
        (PLAIN[0], 1, 0, 3, 20_179),
        (PLAIN[1], 1, 0, 3, 39_179),
        (PLAIN[2], 1, 0, 3, 42_898),
        (PLAIN[0], 5, 60, 3, 29_335),
        (PLAIN[1], 6, 150, 5, 31_752),
        (PLAIN[2], 7, 300, 4, 16_380),
        (FULL[0], 8, 200, 5, 1_512),
        (FULL[1], 9, 400, 3, 17_038),
        (FULL[2], 10, 600, 3, 7_154),
    ],
)
def test_the_number_of_ways_to_play_on_is_known(
    ruleset: Ruleset, seed: int, moves: int, depth: int, count: int
) -> None:
    """P1 to P7, A1: a rule that allows one thing more or less changes these counts."""
    assert ways_to_play(position(ruleset, seed, moves), depth) == count
