"""Why an action is refused, for every decision there is."""

import pytest

from stoneage.rules.errors import ClosedReason
from stoneage.rules.reasons import OBSTACLES, REFUSALS, why_closed, why_illegal
from stoneage.rules.terms import DECLINE, STARVE
from tests.rules.pieces import DICE_FOR_ALL, FOOD_7
from tests.rules.scenario import (
    LOCATIONS,
    Table,
    die,
    feed,
    pay,
    place,
    resolve,
    reward,
    table,
    use_tools,
)


def closed(game: Table, seat: int, at: str) -> ClosedReason | None:
    return why_closed(game.state, seat, LOCATIONS[at])


def test_a_placement_without_figures_or_beyond_the_board_is_none() -> None:
    """P1"""
    game = table(2)
    for action in (place("hunt", 0), place("animal", 0), 21 * 16 + 1, -16 + 1, -1, 1 << 62):
        game.refuses(action, "no-placement")


def test_the_last_location_is_the_animal() -> None:
    """D9: it can be named, even where it is not in the game."""
    table(2).refuses(place("animal"), "not-in-play")
    table(2).refuses(place("tool maker", 15), "wrong-number-of-figures")


def test_a_wrong_number_of_figures() -> None:
    """P3, P4"""
    game = table(4)
    game.refuses(place("tool maker", 2), "wrong-number-of-figures")
    game.refuses(place("hut", 1), "wrong-number-of-figures")
    game.refuses(place("card 4", 5), "wrong-number-of-figures")
    game.refuses(place("hunt", 15), "wrong-number-of-figures")


def test_every_obstacle_to_a_placement() -> None:
    """P2, P3, P5, X1, X3"""
    game = table(2).places(0, "tool maker").places(1, "field").places(0, "forest", 2)
    game.refuses(place("field"), "already-there")
    game.refuses(place("tool maker"), "full")
    game.refuses(place("hut", 2), "village-closed")
    game.refuses(place("forest"), "enough-players")
    game.refuses(place("building 3"), "not-in-play")
    lonely = table(4).places(0, "hunt", 4)
    assert closed(lonely, 0, "hut") == "too-few-figures"


def test_being_there_already_is_said_before_anything_else() -> None:
    """P5: the player's own figures are the nearest reason."""
    game = table(2).places(0, "hut", 2).places(1, "field")
    game.refuses(place("hut", 2), "already-there")
    river = table(4).sets(0, figures=10).places(0, "river", 7)
    assert closed(river, 0, "river") == "already-there"
    assert closed(river, 1, "river") == "full"


def test_it_can_be_asked_for_any_seat_at_any_time() -> None:
    """P6: not only for the player on turn."""
    game = table(3).places(0, "forest", 5).places(1, "forest", 1).places(2, "hut", 2)
    assert closed(game, 0, "forest") == "already-there"
    assert closed(game, 1, "forest") == "already-there"
    assert closed(game, 2, "forest") == "enough-players"
    assert closed(game, 1, "hunt") is None
    assert closed(game, 2, "quarry") is None


def test_without_figures_at_home_every_open_location_needs_more() -> None:
    """P6: one figure at home is enough for the hunt."""
    game = table(2).places(0, "hunt", 5)
    assert closed(game, 0, "river") == "too-few-figures"
    assert closed(game, 0, "card 1") == "too-few-figures"
    assert closed(game, 0, "building 3") == "not-in-play"
    one = table(2).places(0, "forest", 4)
    assert closed(one, 0, "hunt") is None


def test_there_is_nothing_to_resolve_where_no_figure_stands() -> None:
    """A1"""
    game = table(2).places(0, "forest", 5).everybody_hunts()
    game.refuses(resolve("hunt"), "no-figure-there").refuses(place("forest"), "no-figure-there")
    game.refuses(DECLINE, "no-figure-there")


def test_while_dice_must_fall_nobody_can_act() -> None:
    """A3"""
    game = table(2).places(0, "forest", 5).everybody_hunts().resolves(0, "forest")
    assert game.legal() == []
    game.refuses(resolve("forest"), "dice-first").refuses(use_tools(), "dice-first")


def test_only_unused_tools_can_be_used() -> None:
    """T3"""
    game = table(2).has_tools(0, 1, 1, used=(0,)).places(0, "forest", 5).everybody_hunts()
    game.resolves(0, "forest").rolls(1, 1, 1, 1, 1)
    game.refuses(use_tools(0), "no-such-tools").refuses(use_tools(0, 1), "no-such-tools")
    game.refuses(use_tools(one_use=[4]), "no-such-tools").refuses(DECLINE, "no-such-tools")


def test_a_payment_must_fit() -> None:
    """C1"""
    game = table(2, cards=[FOOD_7]).gives(0, wood=2).places(0, "card 1").everybody_hunts()
    game.resolves(0, "card 1").refuses(pay(wood=2), "no-such-payment")
    game.refuses(pay(gold=1), "no-such-payment").refuses(STARVE, "no-such-payment")
    game.refuses(pay(wood=1, extra=True), "no-such-payment").pays(wood=1)


def test_a_meal_must_fit() -> None:
    """F2"""
    game = table(2).sets(0, food=0).gives(0, wood=9).places(0, "forest", 5)
    game.everybody_hunts().plays_on("feed").refuses(feed(wood=4), "no-such-meal")
    game.refuses(feed(brick=5), "no-such-meal").refuses(DECLINE, "no-such-meal")


def test_only_a_die_that_lies_there_can_be_taken() -> None:
    """C3"""
    game = table(2, cards=[DICE_FOR_ALL]).gives(0, wood=1).places(0, "card 1").everybody_hunts()
    game.resolves(0, "card 1").pays(wood=1).rolls(2, 4)
    for face in (0, 1, 3, 5, 6, 7):
        game.refuses(die(face), "no-such-die")


def test_only_the_reward_of_the_die_can_be_taken() -> None:
    """L6"""
    game = table(2, wild_animals=True).is_threatened_by(0).places(0, "animal")
    game.places(1, "animal").places(0, "hunt", 4).places(1, "hunt", 4)
    game.resolves(0, "hunt").rolls_all(1).resolves(1, "hunt").rolls_all(1).rolls(3)
    game.awaits("take reward", 0).refuses(reward(), "no-such-reward")
    game.refuses(reward(wood=2), "no-such-reward").takes_reward(wood=1)


def test_after_the_game_nothing_is_allowed() -> None:
    """E1"""
    game = table(2, cards=[FOOD_7]).gives(0, wood=1).leaves_in_deck(0).places(0, "card 1")
    game.everybody_hunts().resolves(0, "card 1").pays(wood=1).plays_on("game over")
    assert game.legal() == []
    for action in (place("hunt"), resolve("hunt"), DECLINE, STARVE):
        game.refuses(action, "game-over")


def test_the_reason_does_not_change_the_game() -> None:
    game = table(2)
    before = game.state.numbers()
    assert why_illegal(game.state, place("hut", 1)) == "wrong-number-of-figures"
    assert game.state.numbers() == before


def test_no_two_reasons_share_a_word() -> None:
    words = [*OBSTACLES.values(), *REFUSALS.values(), "no-placement", "wrong-number-of-figures"]
    assert len(words) == len(set(words)) == 16


@pytest.mark.parametrize("seat", [0, 1])
def test_a_refused_action_leaves_no_trace(seat: int) -> None:
    """P1: the same player is still on turn."""
    game = table(2, start=seat).refuses(place("hut", 1), "wrong-number-of-figures")
    game.awaits("place", seat)
    assert game.player(seat).home == 5
