"""Placing with two or three players."""

from itertools import permutations

import pytest

from tests.rules.scenario import place, table

VILLAGE = {"tool maker": 1, "hut": 2, "field": 1}
GATHERING = ["forest", "clay pit", "quarry", "river"]
YOU, SECOND, THIRD = 2, 0, 1


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(("one", "two", "third"), list(permutations(VILLAGE)))
def test_two_places_of_the_village_close_the_third(
    players: int, one: str, two: str, third: str
) -> None:
    """X1: whichever two they are, and whoever came there."""
    game = table(players).places(0, one, VILLAGE[one])
    assert game.allows_placing(third) == [VILLAGE[third]]
    game.places(1, two, VILLAGE[two])
    assert game.allows_placing(third) == []
    game.refuses(place(third, VILLAGE[third]), "village-closed")
    game.refuses(place(third, 3), "village-closed")


def test_two_places_taken_by_one_player_close_the_third_too() -> None:
    """X1"""
    game = table(2).places(0, "tool maker").places(1, "hunt").places(0, "field")
    game.refuses(place("hut", 2), "village-closed").refuses(place("field"), "full")


def test_the_closed_place_can_be_another_one_in_each_round() -> None:
    """X1"""
    game = table(2).places(0, "tool maker").places(1, "field")
    game.refuses(place("hut", 2), "village-closed").everybody_hunts().plays_on("place")
    game.places(1, "hut", 2).places(0, "field").refuses(place("tool maker"), "village-closed")


def test_the_third_place_stays_closed_while_two_players_go_on() -> None:
    """X1: also for those who have not been in the village."""
    game = table(3).places(0, "hut", 2).places(1, "field")
    for seat in (2, 0, 1):
        game.refuses(place("tool maker"), "village-closed").places(seat, "hunt")


def test_four_players_can_take_all_three_places() -> None:
    """X1: the limit is for fewer players."""
    game = table(4).places(0, "tool maker").places(1, "hut", 2)
    assert game.allows_placing("field") == [1]
    game.places(2, "field")


@pytest.mark.parametrize("at", GATHERING)
def test_with_three_players_the_third_stays_out(at: str) -> None:
    """X2: the Anniversary book's example, at each of the four."""
    game = table(3).places(SECOND, at, 2)
    assert game.allows_placing(at) == [1, 2, 3, 4, 5]
    game.places(THIRD, at, 1).awaits("place", YOU)
    assert game.allows_placing(at) == []
    game.refuses(place(at), "enough-players")


def test_two_of_three_players_can_fill_the_forest() -> None:
    """X2, P2: then it is full."""
    game = table(3).places(SECOND, "forest", 2).places(THIRD, "forest", 5)
    game.refuses(place("forest"), "full")


@pytest.mark.parametrize("at", GATHERING)
def test_with_two_players_the_second_stays_out(at: str) -> None:
    """X3: the Anniversary book's example, at each of the four."""
    game = table(2).places(0, at, 1).awaits("place", 1)
    assert game.allows_placing(at) == []
    game.refuses(place(at), "enough-players")


def test_the_limit_counts_for_each_location_by_itself() -> None:
    """X2, X3"""
    game = table(2).places(0, "forest")
    assert all(game.allows_placing(at) == [1, 2, 3, 4, 5] for at in GATHERING[1:])
    game.places(1, "river")
    assert game.allows_placing("clay pit") == [1, 2, 3, 4]
    assert game.allows_placing("river") == []


def test_with_four_players_all_can_come() -> None:
    """X2: the limit is for fewer players."""
    game = table(4)
    for seat in range(4):
        game.places(seat, "forest")
    assert [int(game.player(seat).home) for seat in range(4)] == [4, 4, 4, 4]


@pytest.mark.parametrize("players", [2, 3])
def test_the_hunt_is_open_to_all_of_them(players: int) -> None:
    """X2, X3: only the four gathering locations are limited."""
    game = table(players)
    for seat in range(players):
        game.places(seat, "hunt")


def test_the_next_round_opens_the_forest_again() -> None:
    """X3"""
    game = table(2).places(0, "forest", 5).everybody_hunts().plays_on("place")
    assert game.awaits("place", 1).allows_placing("forest") == [1, 2, 3, 4, 5]
