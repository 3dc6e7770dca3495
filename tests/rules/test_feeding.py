"""Phase 3: feeding the tribe."""

import pytest

from stoneage.rules import terms
from tests.rules.scenario import Table, choose, feed, pay, table


def fruitless_day(game: Table) -> Table:
    """Two players work until the evening and bring nothing home; seat 0 begins."""
    game.places(0, "river", 5).places(1, "quarry", 4).places(1, "clay pit", 1)
    game.resolves(0, "river").rolls_all(1)
    return game.resolves(1, "quarry").rolls_all(1).resolves(1, "clay pit").rolls_all(1)


def hungry(food: int, **resources: int) -> Table:
    """Seat 0 sits down to the meal of their five figures with this food and these resources."""
    return fruitless_day(table(2).sets(0, food=food).gives(0, **resources))


def test_each_figure_eats_one_food() -> None:
    """F1: twelve food feed five figures, and seven are left."""
    game = hungry(12).awaits("place")
    assert [game.player(seat).food for seat in range(2)] == [7, 7]
    assert [game.player(seat).score for seat in range(2)] == [0, 0]


def test_exactly_enough_food_is_enough() -> None:
    """F1, F2: with five food nobody is asked and no point is lost."""
    game = hungry(5, wood=3).awaits("place")
    assert (game.player(0).food, game.player(0).score, game.wood(0)) == (0, 0, 3)


def test_the_harvest_comes_before_the_meal() -> None:
    """F1: agriculture 3 and two food feed five figures."""
    game = fruitless_day(table(2).sets(0, food=2, agriculture=3)).awaits("place")
    assert (game.player(0).food, game.player(0).score) == (0, 0)


def test_the_harvest_is_as_large_as_the_agriculture() -> None:
    """F1: each player's own, and it stays where it was."""
    game = table(2).sets(0, agriculture=4).sets(1, agriculture=10)
    fruitless_day(game).awaits("place")
    assert [game.player(seat).food for seat in range(2)] == [12 + 4 - 5, 12 + 10 - 5]
    assert [game.player(seat).agriculture for seat in range(2)] == [4, 10]


def test_a_new_figure_eats_in_its_first_round() -> None:
    """F1, A2: six eat, though only five were placed."""
    game = table(2).places(0, "hut", 2).places(1, "quarry", 4).places(0, "river", 3)
    game.places(1, "clay pit", 1).resolves(0, "hut").resolves(0, "river").rolls_all(1)
    game.resolves(1, "quarry").rolls_all(1).resolves(1, "clay pit").rolls_all(1).awaits("place")
    assert [game.player(seat).food for seat in range(2)] == [6, 7]


def test_the_meal_comes_after_all_figures_are_home() -> None:
    """F1: nobody eats while a player still has locations to resolve."""
    game = table(2).everybody_hunts().resolves(0, "hunt").rolls_all(1).awaits("resolve", 1)
    assert game.player(0).food == 14
    game.resolves(1, "hunt").rolls_all(1).awaits("place")
    assert [game.player(seat).food for seat in range(2)] == [9, 9]


@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_meal_goes_round_from_the_start_player(start: int) -> None:
    """F1: they decide first, and their neighbours harvest only in their turn."""
    game = table(3, start=start)
    for seat in range(3):
        game.sets(seat, food=0, agriculture=1).gives(seat, wood=9)
    game.everybody_hunts()
    for number in range(3):
        game.resolves((start + number) % 3, "hunt").rolls_all(1)
    second, third = (start + 1) % 3, (start + 2) % 3
    game.awaits("feed", start)
    assert [game.player(seat).food for seat in (start, second, third)] == [0, 2, 2]
    game.feeds(start, wood=2).awaits("feed", second)
    assert [game.player(seat).food for seat in (start, second, third)] == [0, 0, 2]
    game.feeds(second, wood=2).feeds(third, wood=2).awaits("place", second)
    assert [game.wood(seat) for seat in range(3)] == [7, 7, 7]


def test_only_whoever_is_short_of_food_decides() -> None:
    """F1, F2: the others' meals pass by themselves."""
    game = table(2).sets(1, food=4).gives(1, gold=1)
    fruitless_day(game).awaits("feed", 1).feeds(1, gold=1).awaits("place", 1)
    assert [game.player(seat).food for seat in range(2)] == [7, 0]


def test_all_food_is_paid_before_resources() -> None:
    """F2: three of five are fed with food, so exactly two resources are due."""
    game = hungry(3, wood=5).awaits("feed", 0)
    assert game.player(0).food == 0
    assert game.state.missing == 2
    assert game.legal() == [terms.STARVE, feed(wood=2)]
    game.refuses(feed(wood=1), "no-such-meal")
    game.refuses(feed(wood=3), "no-such-meal")
    game.refuses(feed(), "no-such-meal")
    game.feeds(0, wood=2).awaits("place")
    assert (game.wood(0), game.player(0).score, game.state.missing) == (3, 0, 0)


def test_any_resources_feed_one_for_one() -> None:
    """F2: which ones is the player's choice, gold no better than wood."""
    game = hungry(3, wood=1, brick=1, stone=1, gold=2)
    assert sorted(game.legal()) == sorted(
        [
            terms.STARVE,
            feed(wood=1, brick=1),
            feed(wood=1, stone=1),
            feed(wood=1, gold=1),
            feed(brick=1, stone=1),
            feed(brick=1, gold=1),
            feed(stone=1, gold=1),
            feed(gold=2),
        ]
    )
    game.feeds(0, stone=1, gold=1)
    assert (game.wood(0), game.brick(0), game.stone(0), game.gold(0)) == (1, 1, 0, 1)


def test_whoever_cannot_feed_all_figures_feeds_none_of_the_rest() -> None:
    """F2, F3: one resource for two hungry figures stays; the tribe starves unasked."""
    game = hungry(3, wood=1).awaits("place")
    assert (game.wood(0), game.player(0).score, game.player(0).food) == (1, -10, 0)


def test_as_many_resources_as_missing_food_are_enough() -> None:
    """F2: the limit from the other side."""
    game = hungry(0, wood=2, brick=1, stone=1, gold=1).awaits("feed", 0)
    assert game.legal() == [terms.STARVE, feed(wood=2, brick=1, stone=1, gold=1)]


@pytest.mark.parametrize("food", [0, 1, 4])
def test_a_starved_tribe_loses_ten_points(food: int) -> None:
    """F3: ten, whether one figure went hungry or five; the food is gone."""
    game = fruitless_day(table(2).sets(0, food=food, score=25)).awaits("place")
    assert (game.player(0).score, game.player(0).food) == (15, 0)
    assert (game.player(1).score, game.player(1).food) == (0, 7)


def test_a_tribe_may_starve_though_it_could_be_fed() -> None:
    """F3: then the player keeps their resources."""
    game = hungry(3, wood=2, gold=4).starves(0).awaits("place")
    assert (game.wood(0), game.gold(0)) == (2, 4)
    assert (game.player(0).score, game.player(0).food, game.state.missing) == (-10, 0, 0)


def test_a_score_can_fall_below_zero() -> None:
    """F3: from four points to minus six."""
    game = fruitless_day(table(2).sets(0, food=0, score=4))
    assert game.player(0).score == -6


def test_hunger_is_paid_for_in_every_round() -> None:
    """F3: ten points each time."""
    game = hungry(0).places(1, "quarry", 4).places(0, "river", 5).places(1, "clay pit", 1)
    game.plays_on("place")
    assert game.player(0).score == -20


def test_nothing_but_a_meal_is_an_answer_to_hunger() -> None:
    """F2, F3: other actions are refused."""
    game = hungry(4, wood=1)
    game.refuses(pay(wood=1), "no-such-meal")
    game.refuses(feed(brick=1), "no-such-meal")
    game.refuses(choose(wood=2), "no-such-meal")
    game.refuses(terms.DECLINE, "no-such-meal")
