"""The sums of a match."""

import pytest

from stoneage.bots.arena.match import DealPlayed
from stoneage.bots.arena.standings import meetings, standings
from stoneage.bots.arena.table import ArenaTable
from stoneage.bots.arena.wilson import wilson
from tests.bots.arena.played import game_of, match_of


def test_wins_points_and_time_are_added_up_entrant_by_entrant() -> None:
    """Two games of one against two; the second victory is shared."""
    match = match_of("planner", "forager*2", players=3)
    games = (game_of((0, 1, 1), (0,)), game_of((1, 0, 1), (1, 2), start=1))
    found = standings(match, [DealPlayed(0, games)])
    planner, forager = found.bots
    assert (planner.games, planner.wins, planner.win_share) == (2, 1.5, 0.75)
    assert (forager.games, forager.wins, forager.win_share) == (4, 0.5, 0.125)
    assert (planner.low, planner.high) == wilson(1.5, 2)
    assert (planner.score_mean, forager.score_mean) == (15, 22.5)
    assert planner.ms_per_decision == pytest.approx(2)
    assert (planner.faults, forager.faults) == (0, 2)
    assert planner.rating > forager.rating
    assert (found.games, found.deals, found.rounds_mean) == (2, 1, 10.5)
    assert (found.score_mean, found.winner_score_mean) == (20, 30)
    assert found.ends == {"cards": 1, "buildings": 1}
    assert found.shares_by_turn == (0.75, 0.25, 0)


def test_games_of_the_same_company_are_taken_together() -> None:
    games = [game_of((0, 1), (0,)), game_of((1, 0), (0,)), game_of((0, 0), (1,))]
    found = {meeting.seats: (meeting.games, meeting.wins) for meeting in meetings(games, 2)}
    assert found == {(1, 1): (2, (1, 1)), (2, 0): (1, (1, 0))}


def test_the_wins_of_all_are_the_games() -> None:
    match = match_of("woodcutter", "forager", players=4)
    deals = [ArenaTable(match).play_deal(deal) for deal in range(2)]
    found = standings(match, deals)
    assert found.games == 4
    assert sum(row.wins for row in found.bots) == pytest.approx(4)
    assert sum(found.shares_by_turn) == pytest.approx(1)
    assert sum(found.ends.values()) == 4


def test_a_mirror_match_is_even() -> None:
    """Copies of a script share the wins of every deal."""
    match = match_of("woodcutter", "woodcutter", "woodcutter", players=3)
    found = standings(match, [ArenaTable(match).play_deal(deal) for deal in range(2)])
    assert [row.id for row in found.bots] == ["woodcutter", "woodcutter-2", "woodcutter-3"]
    assert all(row.win_share == pytest.approx(1 / 3) for row in found.bots)
    assert all(row.rating == pytest.approx(1500) for row in found.bots)


def test_without_a_game_there_are_no_standings() -> None:
    with pytest.raises(ValueError, match="no game"):
        standings(match_of("forager"), [])


def test_the_number_of_games_is_rounded_up_to_whole_deals() -> None:
    match = match_of("planner", "woodcutter", "forager", players=4)
    assert [match.deals_for(games) for games in (1, 3, 4, 2000)] == [1, 1, 2, 667]
