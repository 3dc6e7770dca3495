"""Luck: what came against what could have come."""

from itertools import product

import pytest

from stoneage.analysis.chances import WHOLE, in_millionths
from stoneage.analysis.estimator import Estimator
from stoneage.analysis.luck import luck_of_roll
from stoneage.analysis.luck_table import luckier_than
from stoneage.table.actions import Roll
from stoneage.table.game import Game
from stoneage.table.names import AimName
from tests.analysis.games import recorded


def awaiting(name: str, aim: AimName, dice: int) -> Game:
    """A position of a recorded game in which so many dice must fall."""
    return next(
        game
        for game in recorded(name).walk()
        if game.awaits_dice
        and game.view().awaited.aim == aim
        and game.view().awaited.dice_to_roll == dice
    )


@pytest.mark.parametrize(("aim", "dice"), [("food", 2), ("dice-for-all", 2)])
def test_all_rolls_together_are_neither_lucky_nor_unlucky(aim: AimName, dice: int) -> None:
    """The mean over all 36 rolls is what was expected."""
    estimator = Estimator(2)
    view = awaiting("two-players-cards", aim, dice).view()
    rolls = [Roll(tuple(sorted(faces))) for faces in product(range(1, 7), repeat=dice)]
    found = [luck_of_roll(estimator, view, roll) for roll in rolls]
    assert len({luck.expected for luck in found}) == 1
    for seat in range(2):
        assert sum(luck.change[seat] for luck in found) / len(found) == pytest.approx(0, abs=1)
    assert any(luck.change[0] for luck in found)
    assert all(luck.error == 0 for luck in found)


def test_what_a_roll_could_have_been_is_told() -> None:
    luck = luck_of_roll(Estimator(2), awaiting("two-players-cards", "food", 2).view(), Roll((1, 2)))
    assert sum(each.likely for each in luck.outcomes) == pytest.approx(1, abs=1e-5)
    assert luck.outcomes[0].least == 2
    assert luck.outcomes[-1].most == 12
    mean = sum(each.likely * each.chance for each in luck.outcomes)
    assert (
        abs(mean * WHOLE - max(luck.expected)) < 20 or abs(mean * WHOLE - min(luck.expected)) < 20
    )


def test_rounded_chances_stay_whole() -> None:
    assert in_millionths([1 / 3, 1 / 3, 1 / 3]) == (333334, 333333, 333333)
    assert in_millionths([0.5, 0.5]) == (500000, 500000)
    assert sum(in_millionths([0.1234567, 0.3333333, 0.2222222, 0.3209878])) == WHOLE


@pytest.mark.parametrize("players", [2, 3, 4])
def test_more_luck_is_luckier(players: int) -> None:
    ranks = [luckier_than(luck / 10, 0.0, players)[0] for luck in range(-20, 21)]
    assert ranks == sorted(ranks)
    assert (ranks[0], ranks[-1]) == (0, 100)
    assert 40 <= luckier_than(0.0, 0.0, players)[0] <= 60


def test_what_is_uncertain_has_a_wider_band() -> None:
    rank, (low, high) = luckier_than(0.1, 0.05, 4)
    assert low < rank < high
