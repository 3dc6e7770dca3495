"""Two resources of choice: when their card is used, and how paying goes on after it."""

import pytest

from stoneage.rules import terms
from stoneage.rules.scoring import Scoring
from tests.rules import pieces
from tests.rules.scenario import Table, choose, feed, pay, resolve, table

PAIRS = [
    choose(wood=2),
    choose(brick=2),
    choose(stone=2),
    choose(gold=2),
    choose(wood=1, brick=1),
    choose(wood=1, stone=1),
    choose(wood=1, gold=1),
    choose(brick=1, stone=1),
    choose(brick=1, gold=1),
    choose(stone=1, gold=1),
]


def holding() -> Table:
    """Seat 0 has just taken the card of two resources; their other figures hunt."""
    game = table(2, cards=[pieces.TWO_OF_CHOICE]).gives(0, wood=1)
    game.places(0, "card 1").everybody_hunts()
    return game.resolves(0, "card 1").pays(wood=1)


def standing_on(location: str, **resources: int) -> Table:
    """Seat 0 holds the card, has a figure on a card or building, and has these resources."""
    game = table(2, tiles=[pieces.TWO_WOOD_ONE_BRICK]).sets(0, may_choose=1)
    game.gives(0, **resources).places(0, location).everybody_hunts()
    return game.resolves(0, location)


def at_a_meal_short_of(missing: int, **resources: int) -> Table:
    """Seat 0 holds the card and misses so much food; their day has brought nothing."""
    game = table(2).sets(0, may_choose=1, food=5 - missing).gives(0, **resources)
    game.places(0, "river", 5).everybody_hunts().resolves(0, "river").rolls_all(1)
    return game.resolves(1, "hunt").rolls_all(1)


def test_the_card_of_two_resources_gives_nothing_by_itself() -> None:
    """C12: it lies there until its owner uses it."""
    game = holding()
    assert game.player(0).resources == 0
    assert game.player(0).may_choose == 1
    assert game.player(1).may_choose == 0
    assert game.player(0).home == 1


def test_two_resources_are_taken_before_the_next_location() -> None:
    """C12, D12: any pair, equal or different, in the round in which the card was taken."""
    game = holding()
    assert sorted(game.legal()) == sorted([resolve("hunt"), *PAIRS])
    game.chooses(brick=1, gold=1).awaits("resolve", 0)
    assert (game.wood(0), game.brick(0), game.stone(0), game.gold(0)) == (0, 1, 0, 1)
    assert game.player(1).resources == 0


def test_two_resources_are_taken_only_once() -> None:
    """C12: the second time nobody offers them."""
    game = holding().chooses(gold=2)
    game.refuses(choose(gold=2), "no-figure-there")
    assert game.legal() == [resolve("hunt")]


def test_two_resources_are_exactly_two() -> None:
    """C12: not one and not three."""
    game = holding()
    game.refuses(choose(gold=1), "no-figure-there")
    game.refuses(choose(gold=3), "no-figure-there")
    game.refuses(choose(wood=1, brick=1, stone=1), "no-figure-there")


def test_two_resources_come_on_top_of_what_one_has() -> None:
    """C12: they are added."""
    game = holding().gives(0, wood=5, gold=1).chooses(wood=1, gold=1)
    assert (game.wood(0), game.gold(0)) == (6, 2)


def test_the_card_of_two_resources_may_wait_for_a_later_round() -> None:
    """C12: until it is used."""
    game = holding().plays_on("place").everybody_hunts()
    game.resolves(1, "hunt").rolls_all(1).awaits("resolve", 0)
    assert game.allows(choose(stone=2))


def test_two_resources_are_not_taken_while_figures_are_placed() -> None:
    """C12: phase 1 is no moment for it."""
    table(2).sets(0, may_choose=1).refuses(choose(gold=2), "no-placement")


def test_two_resources_are_not_taken_in_another_players_turn() -> None:
    """C12: only its owner, in their own turn."""
    game = table(2).sets(1, may_choose=1).everybody_hunts().awaits("resolve", 0)
    game.refuses(choose(gold=2), "no-figure-there")
    game.resolves(0, "hunt").rolls_all(1).awaits("resolve", 1)
    assert game.allows(choose(gold=2))


def test_two_resources_are_not_taken_while_dice_lie_there() -> None:
    """D12: neither before a roll nor when it is about tools."""
    game = table(2).sets(0, may_choose=1).has_tools(0, 1).everybody_hunts().resolves(0, "hunt")
    game.refuses(choose(gold=2), "dice-first")
    game.rolls_all(1).awaits("use tools", 0).refuses(choose(gold=2), "no-such-tools")


@pytest.mark.parametrize("location", ["card 3", "building 1"])
def test_two_resources_are_taken_while_paying(location: str) -> None:
    """C12, D12: then the price is asked for again, and can be paid with them."""
    game = standing_on(location, wood=1).awaits("pay", 0)
    assert sorted(game.legal()) == sorted([terms.DECLINE, *PAIRS])
    game.chooses(wood=1, brick=1).awaits("pay", 0)
    assert game.legal() == [terms.DECLINE, pay(wood=2, brick=1)]
    game.pays(wood=2, brick=1).awaits("resolve", 0)
    assert game.player(0).resources == 0
    assert game.player(0).may_choose == 0


def test_the_choice_comes_beside_the_ways_to_pay() -> None:
    """C12, D12: whoever can pay already may still take two resources first."""
    game = standing_on("card 1", stone=1)
    assert game.legal()[:2] == [terms.DECLINE, pay(stone=1)]
    assert sorted(game.legal()[2:]) == sorted(PAIRS)


def test_having_taken_two_resources_one_may_still_decline() -> None:
    """D12: the resources stay."""
    game = standing_on("card 2").chooses(gold=2).declines().awaits("resolve", 0)
    assert game.gold(0) == 2
    assert game.player(0).cards == 0


def test_two_resources_that_do_not_suffice_end_the_question() -> None:
    """C12, C1: who then can only decline is not asked again; the resources stay."""
    game = standing_on("card 3").chooses(wood=2).awaits("resolve", 0)
    assert game.wood(0) == 2
    assert game.player(0).home == 1
    assert game.display()[2] == 2


def test_two_resources_are_taken_when_food_is_short() -> None:
    """C12, D12: even with nothing else to feed with."""
    game = at_a_meal_short_of(2).awaits("feed", 0)
    assert sorted(game.legal()) == sorted([terms.STARVE, *PAIRS])
    game.chooses(wood=1, stone=1).awaits("feed", 0)
    assert game.legal() == [terms.STARVE, feed(wood=1, stone=1)]
    game.feeds(0, wood=1, stone=1).awaits("place")
    assert game.player(0).resources == 0
    assert game.player(0).score == 0


def test_the_choice_comes_beside_the_ways_to_feed() -> None:
    """C12, D12: with resources at hand the card can also be kept."""
    game = at_a_meal_short_of(1, brick=1)
    assert game.legal()[:2] == [terms.STARVE, feed(brick=1)]
    assert sorted(game.legal()[2:]) == sorted(PAIRS)
    game.feeds(0, brick=1)
    assert game.player(0).may_choose == 1


def test_having_taken_two_resources_one_may_still_starve() -> None:
    """D12, F3: ten points are lost, the resources stay."""
    game = at_a_meal_short_of(2).chooses(gold=2).starves(0)
    assert game.player(0).score == -10
    assert game.gold(0) == 2


def test_two_resources_that_do_not_feed_all_feed_nobody() -> None:
    """D12, F2: three missing figures cannot be fed with two resources."""
    game = at_a_meal_short_of(3).chooses(gold=2).awaits("place")
    assert game.player(0).score == -10
    assert game.gold(0) == 2


def test_a_fed_tribe_is_not_asked_for_two_resources() -> None:
    """D12: only who is short of food is asked."""
    game = at_a_meal_short_of(0).awaits("place")
    assert game.player(0).may_choose == 1


def test_two_resources_are_worth_two_points_at_the_end() -> None:
    """D6: taken or not, but not twice."""
    game = holding()
    assert Scoring(game.player(0)).resources == 2
    assert Scoring(game.player(1)).resources == 0
    game.chooses(gold=2)
    assert Scoring(game.player(0)).resources == 2


def test_used_or_not_the_card_of_two_resources_scores_its_bottom_half() -> None:
    """C12, E3: healing is one culture."""
    game = holding()
    assert Scoring(game.player(0)).cultures == 1
    game.chooses(wood=2)
    assert Scoring(game.player(0)).cultures == 1
