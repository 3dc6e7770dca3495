"""The whole game: who decides, what is legal, which dice fall."""

import pytest

from stoneage.rules.dice import gathered
from stoneage.rules.errors import IllegalAction
from stoneage.rules.game import apply_unchecked, dice_awaited, is_over, roll, roll_unchecked
from stoneage.rules.terms import DECLINE, STARVE
from tests.rules.pieces import DICE_FOR_ALL, DICE_FOR_GOLD, FOOD_7, TWO_OF_CHOICE
from tests.rules.scenario import (
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

PAIRS = 10


def why_not(game: Table, *faces: int) -> str:
    """Why these dice are refused; the table is left as it was."""
    before = game.state.copy()
    with pytest.raises(IllegalAction) as refused:
        roll(game.state, list(faces))
    assert game.state == before
    return refused.value.reason


def foresters(players: int = 2) -> Table:
    """Seat 0 is about to roll for three in the forest; its other two hunt."""
    game = table(players).places(0, "forest", 3).everybody_hunts()
    return game.resolves(0, "forest").awaits("roll", 0)


def buying(card: int, players: int = 2) -> Table:
    """Seat 0 has paid for this card."""
    game = table(players, cards=[card]).gives(0, wood=1).places(0, "card 1").everybody_hunts()
    return game.resolves(0, "card 1").pays(wood=1)


@pytest.mark.parametrize(
    "faces", [(), (1, 2), (1, 2, 3, 4), (0, 1, 2), (1, 7, 2), (1, 2, -1), (7, 7, 7)]
)
def test_only_the_awaited_dice_can_fall(faces: tuple[int, ...]) -> None:
    """A4: as many as figures, each with a face of 1 to 6."""
    assert why_not(foresters(), *faces) == "not-these-dice"


def test_ones_and_sixes_can_fall() -> None:
    """A4"""
    assert foresters().rolls(1, 6, 6).wood(0) == 4


def test_no_dice_fall_unless_they_are_awaited() -> None:
    """A3, A4"""
    game = foresters()
    game.rolls(1, 1, 1)
    assert why_not(game, 1, 1, 1) == "no-roll-awaited"
    assert why_not(table(2), 1) == "no-roll-awaited"
    assert why_not(table(2)) == "no-roll-awaited"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dice_for_all_are_as_many_as_players(players: int) -> None:
    """C3: whatever the buyer's figures do elsewhere."""
    assert dice_awaited(buying(DICE_FOR_ALL, players).state) == players


def test_a_card_for_gold_rolls_two_dice() -> None:
    """C6"""
    game = buying(DICE_FOR_GOLD, 4)
    assert dice_awaited(game.state) == 2
    assert game.rolls(6, 6).gold(0) == 2


def test_the_chase_rolls_a_die_for_each_figure_there() -> None:
    """L6"""
    game = table(3, wild_animals=True).is_threatened_by(0)
    game.places(0, "animal").places(1, "animal").places(2, "hunt", 5).places(0, "animal")
    game.places(1, "hunt", 4).places(0, "hunt", 3)
    for seat, dice in ((0, 3), (1, 4), (2, 5)):
        game.resolves(seat, "hunt").rolls(*[1] * dice)
    game.awaits("roll", 0)
    assert dice_awaited(game.state) == 2
    game.rolls(1, 1).awaits("roll", 1)
    assert dice_awaited(game.state) == 1


def test_the_dice_are_those_of_the_player_who_resolves() -> None:
    """A4: not of the others at the same place."""
    game = table(4).places(0, "forest", 2).places(1, "forest", 4).everybody_hunts()
    game.resolves(0, "forest")
    assert dice_awaited(game.state) == 2


def test_each_decision_offers_its_own_actions() -> None:
    """P1, A1, T3, C1, C3: one round of one player, question by question."""
    game = table(2, cards=[DICE_FOR_ALL]).gives(0, wood=1, gold=1).has_tools(0, 1)
    assert place("card 1") in game.legal()
    game.places(0, "card 1").places(1, "hunt", 5).places(0, "forest", 4)
    assert game.legal() == [resolve("forest"), resolve("card 1")]
    game.resolves(0, "forest")
    assert game.legal() == []
    game.rolls(1, 1, 1, 1)
    assert game.legal() == [use_tools(), use_tools(0)]
    game.uses_tools().resolves(0, "card 1")
    assert game.legal() == [DECLINE, pay(gold=1), pay(wood=1)]
    game.pays(gold=1)
    assert game.legal() == []
    game.rolls(3, 6)
    assert game.legal() == [die(3), die(6)]
    game.takes_die(0, 6)
    assert (game.player(0).agriculture, game.stone(1), game.wood(0)) == (1, 1, 2)


def test_a_hungry_player_is_asked_for_their_meal() -> None:
    """F2"""
    game = table(2).sets(0, food=3).gives(0, wood=2).places(0, "river", 5).places(1, "hunt", 5)
    game.resolves(0, "river").rolls(1, 1, 1, 1, 2).resolves(1, "hunt").rolls_all(1)
    game.awaits("feed", 0)
    assert game.legal() == [STARVE, feed(wood=1, gold=1), feed(wood=2)]
    game.feeds(0, wood=1, gold=1).awaits("place", 1)
    assert (game.wood(0), game.gold(0), game.player(0).score) == (1, 0, 0)


def test_a_hungry_player_may_starve() -> None:
    """F3"""
    game = table(2).sets(0, food=3).gives(0, wood=2).places(0, "river", 5).places(1, "hunt", 5)
    game.resolves(0, "river").rolls_all(1).resolves(1, "hunt").rolls_all(1).starves(0)
    assert (game.wood(0), game.player(0).score) == (2, -10)


def test_a_reward_is_chosen_die_by_die() -> None:
    """L6"""
    game = table(2, wild_animals=True).is_threatened_by(0)
    game.places(0, "animal").places(1, "hunt", 5).places(0, "animal").places(0, "hunt", 3)
    game.resolves(0, "hunt").rolls_all(1).resolves(1, "hunt").rolls_all(1).rolls(6, 2)
    assert game.legal() == [reward(as_one=True), reward()]
    game.takes_reward().takes_reward(as_one=True)
    assert game.player(0).food == 12 + 3 - 5
    assert (game.player(0).score, game.player(0).agriculture) == (3, 0)


def test_the_card_of_two_resources_is_offered_with_the_next_location() -> None:
    """C12, D12: until it is used."""
    game = buying(TWO_OF_CHOICE).awaits("resolve", 0)
    assert game.legal()[0] == resolve("hunt")
    assert len(game.legal()) == 1 + PAIRS
    game.chooses(wood=1, gold=1).awaits("resolve", 0)
    assert game.legal() == [resolve("hunt")]
    assert (game.wood(0), game.gold(0)) == (1, 1)


def test_the_card_of_two_resources_can_be_used_while_paying() -> None:
    """C12, D12: the payment is asked for again."""
    game = table(2, cards=[FOOD_7]).sets(0, may_choose=1).places(0, "card 1").everybody_hunts()
    game.resolves(0, "card 1").awaits("pay", 0)
    assert len(game.legal()) == 1 + PAIRS
    game.chooses(stone=2).awaits("pay", 0)
    assert game.legal() == [DECLINE, pay(stone=1)]


def test_the_card_of_two_resources_can_be_used_at_the_meal() -> None:
    """C12, D12: the meal is asked for again."""
    game = table(2).sets(0, may_choose=1, food=3).places(0, "river", 5).places(1, "hunt", 5)
    game.resolves(0, "river").rolls_all(1).resolves(1, "hunt").rolls_all(1).awaits("feed", 0)
    assert len(game.legal()) == 1 + PAIRS
    game.chooses(brick=2).awaits("feed", 0)
    assert game.legal() == [STARVE, feed(brick=2)]


def test_an_unchecked_action_plays_like_a_checked_one() -> None:
    checked, unchecked = table(2), table(2)
    for action in (place("forest", 5), place("hunt", 5), resolve("forest")):
        checked.does(action)
        apply_unchecked(unchecked.state, action)
    checked.rolls(1, 2, 3, 4, 5)
    roll_unchecked(unchecked.state, gathered([1, 2, 3, 4, 5]))
    assert checked.state == unchecked.state
    assert checked.wood(0) == 5


def test_the_game_is_over_at_its_end_only() -> None:
    """E1"""
    game = table(2, cards=[FOOD_7]).gives(0, wood=1).leaves_in_deck(0)
    assert not is_over(game.state)
    game.places(0, "card 1").everybody_hunts().resolves(0, "card 1").pays(wood=1)
    assert not is_over(game.state)
    game.plays_on("game over")
    assert is_over(game.state)
    assert game.legal() == []
    assert why_not(game, 1) == "no-roll-awaited"
