"""Fallen dice as one number."""

import pytest

from stoneage.rules.dice import faces_of, gathered, lowest, of_face, showing, total


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_one_die_shows_its_face_and_no_other(face: int) -> None:
    die = of_face(face)
    assert [showing(die, other) for other in range(1, 7)] == [
        int(other == face) for other in range(1, 7)
    ]
    assert lowest(die) == face
    assert total(die) == face
    assert faces_of(die) == [face]


def test_the_order_of_dice_does_not_matter() -> None:
    assert gathered([6, 1, 4, 1]) == gathered([1, 4, 6, 1])
    assert faces_of(gathered([6, 1, 4, 1])) == [1, 1, 4, 6]


def test_different_dice_are_different_numbers() -> None:
    assert gathered([1, 1, 1]) != gathered([3])
    assert gathered([2, 2]) != gathered([1, 3])


def test_no_dice_show_nothing() -> None:
    assert gathered([]) == 0
    assert total(gathered([])) == 0
    assert faces_of(0) == []


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_ten_equal_dice_do_not_spill_into_the_next_face(face: int) -> None:
    """D15: more dice can fall than lie in the box."""
    dice = gathered([face] * 10)
    assert showing(dice, face) == 10
    assert total(dice) == 10 * face
    assert faces_of(dice) == [face] * 10


def test_the_total_counts_every_face() -> None:
    assert total(gathered([1, 2, 3, 4, 5, 6])) == 21
    assert total(gathered([1, 1, 2, 6, 6])) == 16


def test_the_lowest_face_is_found_among_higher_ones() -> None:
    assert lowest(gathered([6, 3, 5, 3])) == 3
    assert lowest(gathered([6, 5])) == 5


def test_taking_a_die_away_leaves_the_others() -> None:
    dice = gathered([2, 2, 5]) - of_face(2)
    assert faces_of(dice) == [2, 5]
