"""The interval of a share."""

import pytest

from stoneage.bots.arena.wilson import wilson

KNOWN = [
    (15, 50, 0.1910, 0.4375),
    (50, 100, 0.4038, 0.5962),
    (1, 10, 0.0179, 0.4042),
    (0, 10, 0.0, 0.2775),
    (10, 10, 0.7225, 1.0),
    (1200, 2000, 0.5784, 0.6213),
]


@pytest.mark.parametrize(("wins", "games", "low", "high"), KNOWN)
def test_known_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_shared_victories_count_in_part() -> None:
    low, high = wilson(12.5, 50)
    assert wilson(12, 50)[0] < low < wilson(13, 50)[0]
    assert wilson(12, 50)[1] < high < wilson(13, 50)[1]


def test_without_a_game_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_more_games_are_worth_more_trust() -> None:
    widths = [high - low for low, high in (wilson(games / 4, games) for games in (4, 40, 400))]
    assert widths == sorted(widths, reverse=True)
