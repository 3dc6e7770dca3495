"""Ratings on the scale of Elo."""

from math import log10

import pytest

from stoneage.bots.arena.rating import Meeting, ratings


def test_odds_of_ten_to_one_are_400_points() -> None:
    high, low = ratings([Meeting((1, 1), 110_000, (100_000, 10_000))])
    assert high - low == pytest.approx(400, abs=0.1)


def test_equals_are_average() -> None:
    assert ratings([Meeting((1, 1), 10, (5, 5))]) == pytest.approx([1500, 1500])
    assert ratings([Meeting((4,), 10, (10,))]) == pytest.approx([1500])


def test_the_number_of_seats_is_taken_into_account() -> None:
    """One against three: a quarter of the games is what an equal wins."""
    alone, three = ratings([Meeting((1, 3), 4000, (1000, 3000))])
    assert alone == pytest.approx(three)
    alone, three = ratings([Meeting((1, 3), 100_000, (60_000, 40_000))])
    assert alone - three == pytest.approx(400 * log10(4.5), abs=0.1)


def test_who_wins_everything_has_a_rating_too() -> None:
    strong, weak = ratings([Meeting((1, 1), 2000, (2000, 0))])
    assert 500 < strong - weak < 3000


def test_bots_are_compared_through_others() -> None:
    """The first and the third never met."""
    first, second, third = ratings(
        [Meeting((1, 1, 0), 100, (70, 30, 0)), Meeting((0, 1, 1), 100, (0, 80, 20))]
    )
    assert first > second > third
    assert first + second + third == pytest.approx(4500)


def test_the_order_of_the_meetings_does_not_matter() -> None:
    meetings = [Meeting((1, 1, 1), 30, (20, 8, 2)), Meeting((2, 1, 1), 30, (10, 10, 10))]
    assert ratings(meetings) == pytest.approx(ratings(meetings[::-1]))
