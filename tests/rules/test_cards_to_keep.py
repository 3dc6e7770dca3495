"""The extra card and the one-use tools."""

import pytest

from stoneage.rules import terms
from stoneage.rules.scoring import Scoring
from tests.rules import pieces
from tests.rules.scenario import Table, first, table, use_tools

ROW = [pieces.EXTRA_CARD, pieces.FOOD_1, pieces.FOOD_2, pieces.FOOD_3]
ONE_USE_TOOLS = [
    (pieces.ONE_USE_TOOL_2, 2),
    (pieces.ONE_USE_TOOL_3, 3),
    (pieces.ONE_USE_TOOL_4, 4),
]


def before_the_extra_card(*unseen: int) -> Table:
    """A figure of seat 0 is on the extra card; these are the next cards of the deck."""
    animals = any(piece >= 36 for piece in unseen)
    deck = first(*ROW, *unseen, of=40 if animals else 36)
    game = table(2, deck=deck, wild_animals=animals).gives(0, wood=1)
    return game.places(0, "card 1").everybody_hunts().resolves(0, "card 1")


def hunting_with(card: int, figures: int = 4) -> Table:
    """Seat 0 has just taken this card, and has figures at the hunt."""
    game = table(2, cards=[card]).gives(0, wood=1)
    game.places(0, "card 1").places(1, "hunt", 5).places(0, "hunt", figures).everybody_hunts()
    return game.resolves(0, "card 1").pays(wood=1)


def test_the_extra_card_is_the_top_one_of_the_deck() -> None:
    """C10: the next card of the deck, kept apart from those that all have seen."""
    game = before_the_extra_card(pieces.FOOD_5, pieces.FOOD_7).pays(wood=1)
    assert game.player(0).extra_card == 1 << pieces.FOOD_5
    assert game.player(0).cards == 1 << pieces.EXTRA_CARD
    assert game.player(1).extra_card == 0
    assert game.player(0).home == 1


def test_the_extra_card_is_gone_from_the_deck() -> None:
    """C10, N2: the display is filled with the card after it."""
    game = before_the_extra_card(pieces.FOOD_5, pieces.FOOD_7).pays(wood=1).plays_on("place")
    assert game.display() == [pieces.FOOD_1, pieces.FOOD_2, pieces.FOOD_3, pieces.FOOD_7]


def test_without_the_extra_card_the_deck_is_untouched() -> None:
    """C10: who declines draws nothing."""
    game = before_the_extra_card(pieces.FOOD_5).declines()
    assert game.player(0).extra_card == 0
    assert game.state.drawn == 4


@pytest.mark.parametrize("unseen", [pieces.FOOD_5, pieces.ONE_USE_TOOL_4, pieces.THREE_POINTS])
def test_the_top_half_of_the_extra_card_is_not_used(unseen: int) -> None:
    """C10: no food, no tool, no points come with it."""
    game = before_the_extra_card(unseen).pays(wood=1)
    player = game.player(0)
    assert (player.food, player.score, player.unused) == (12, 0, 0)


def test_the_bottom_half_of_the_extra_card_scores() -> None:
    """C10, E3: writing and healing are two different cultures."""
    game = before_the_extra_card(pieces.FOOD_5).pays(wood=1)
    assert Scoring(game.player(0)).cultures == 4
    assert Scoring(game.player(1)).cultures == 0


def test_two_resources_of_choice_as_an_extra_card_are_never_taken() -> None:
    """C10, D6: neither in the game nor at its end."""
    game = before_the_extra_card(pieces.TWO_OF_CHOICE).pays(wood=1)
    assert game.player(0).may_choose == 0
    assert game.legal() == [terms.HUNT * 16]
    assert Scoring(game.player(0)).resources == 0


def test_the_last_card_of_the_deck_can_be_the_extra_card() -> None:
    """C10: one card is enough."""
    game = before_the_extra_card().leaves_in_deck(1).pays(wood=1)
    assert game.player(0).extra_card == 1 << game.state.deck[35]
    assert game.state.drawn == 36


def test_an_empty_deck_has_no_extra_card() -> None:
    """C10: the card itself is taken all the same."""
    game = before_the_extra_card().leaves_in_deck(0).pays(wood=1).awaits("resolve", 0)
    assert game.player(0).extra_card == 0
    assert game.player(0).cards == 1 << pieces.EXTRA_CARD
    assert game.player(0).home == 1


def test_an_animal_above_the_extra_card_waits_beside_the_board() -> None:
    """D7: the card below it is taken, and no animal threatens in this round."""
    game = before_the_extra_card(pieces.WOLF, pieces.FOOD_5).pays(wood=1)
    assert game.player(0).extra_card == 1 << pieces.FOOD_5
    assert game.state.threat == 0
    assert game.state.drawn == 6
    game.resolves(0, "hunt").rolls(1, 1, 1, 1)
    assert game.player(0).food == 14


def test_the_animal_above_the_extra_card_threatens_from_the_next_round_on() -> None:
    """D7, L7: it is first in line, before one that the new round brings."""
    game = before_the_extra_card(pieces.WOLF, pieces.FOOD_5, pieces.RAPTOR, pieces.FOOD_7)
    game.pays(wood=1).plays_on("place")
    assert game.state.threat == pieces.WOLF - 36 + 1
    assert game.state.waiting == pieces.RAPTOR - 36 + 1
    assert game.display()[3] == pieces.FOOD_7


def test_two_animals_above_the_extra_card_wait_in_their_order() -> None:
    """D7, L7: drawing goes on until a civilization card comes."""
    game = before_the_extra_card(pieces.RAPTOR, pieces.POLAR_BEAR, pieces.FOOD_5).pays(wood=1)
    assert game.player(0).extra_card == 1 << pieces.FOOD_5
    game.plays_on("place")
    assert game.state.threat == pieces.RAPTOR - 36 + 1
    assert game.state.waiting == pieces.POLAR_BEAR - 36 + 1


def test_a_deck_of_animals_only_has_no_extra_card() -> None:
    """C10, D7: the animal waits and there is no card."""
    deck = [*ROW, *(card for card in range(36) if card not in ROW), 36, 37, 38, 39]
    game = table(2, deck=deck, wild_animals=True).gives(0, wood=1).leaves_in_deck(1)
    game.places(0, "card 1").everybody_hunts().resolves(0, "card 1").pays(wood=1)
    assert game.player(0).extra_card == 0
    assert game.state.waiting == pieces.RAPTOR - 36 + 1


@pytest.mark.parametrize(("card", "value"), ONE_USE_TOOLS)
def test_a_one_use_tool_adds_its_value_to_a_roll(card: int, value: int) -> None:
    """C11: in the round in which it was taken, without any other tool."""
    game = hunting_with(card)
    assert game.one_use_tools(0) == [value]
    assert game.one_use_tools(1) == []
    game.resolves(0, "hunt").rolls(1, 1, 1, 5)
    assert game.legal() == [use_tools(), use_tools(one_use=[value])]
    game.uses_tools(one_use=[value])
    assert game.player(0).food == 12 + (8 + value) // 2
    assert game.one_use_tools(0) == []


def test_the_one_use_tool_of_the_english_book_is_worth_four() -> None:
    """C11: the English book's example; three pips alone would bring one food."""
    game = hunting_with(pieces.ONE_USE_TOOL_4, figures=1).resolves(0, "hunt").rolls(3)
    game.uses_tools(one_use=[4])
    assert game.player(0).food == 12 + 3


def test_a_one_use_tool_taken_first_helps_in_the_quarry() -> None:
    """C11, A5: the Anniversary book's tip on the order of using figures."""
    game = table(2, cards=[pieces.ONE_USE_TOOL_3]).gives(0, wood=1)
    game.places(0, "card 1").places(1, "hunt", 5).places(0, "quarry", 4)
    game.resolves(0, "card 1").pays(wood=1)
    game.resolves(0, "quarry").rolls(1, 2, 2, 2).uses_tools(one_use=[3])
    assert game.stone(0) == 2


def test_a_one_use_tool_is_added_beside_other_tools() -> None:
    """C11: any set of tools and one-use tools, together."""
    game = hunting_with(pieces.ONE_USE_TOOL_2).has_tools(0, 1, 1)
    game.resolves(0, "hunt").rolls(1, 1, 1, 1).uses_tools(0, one_use=[2])
    assert game.player(0).food == 12 + 3
    assert game.unused_tools(0) == [1]
    assert game.one_use_tools(0) == []


def test_a_one_use_tool_may_wait_for_a_later_round() -> None:
    """C11: unspent it is still there, and helps then."""
    game = hunting_with(pieces.ONE_USE_TOOL_4).plays_on("place")
    assert game.one_use_tools(0) == [4]
    game.places(1, "hunt", 5).places(0, "river", 5)
    game.resolves(1, "hunt").rolls_all(1)
    game.resolves(0, "river").rolls(1, 1, 1, 1, 4).uses_tools(one_use=[4])
    assert game.gold(0) == 2


def test_a_one_use_tool_is_used_once_in_the_game() -> None:
    """C11, T4: a new round does not bring it back."""
    game = hunting_with(pieces.ONE_USE_TOOL_4).resolves(0, "hunt").rolls(1, 1, 1, 1)
    game.uses_tools(one_use=[4]).plays_on("place")
    assert game.one_use_tools(0) == []
    game.everybody_hunts().resolves(1, "hunt").rolls_all(1)
    game.resolves(0, "hunt").rolls_all(1).awaits("place")


def test_a_spent_one_use_tool_cannot_be_used_again() -> None:
    """C11: not at the next roll of the same round either."""
    game = table(2, cards=[pieces.ONE_USE_TOOL_4]).gives(0, wood=1).has_tools(0, 1)
    game.places(0, "card 1").places(1, "hunt", 5).places(0, "hunt", 2).places(0, "river", 2)
    game.resolves(0, "card 1").pays(wood=1)
    game.resolves(0, "hunt").rolls(1, 1).uses_tools(one_use=[4])
    game.resolves(0, "river").rolls(1, 1).refuses(use_tools(one_use=[4]), "no-such-tools")
    assert game.legal() == [use_tools(), use_tools(0)]


def test_a_spent_one_use_tool_still_scores_its_bottom_half() -> None:
    """C11, E3: one tool maker times three tool points."""
    game = hunting_with(pieces.ONE_USE_TOOL_4).has_tools(0, 1, 1, 1)
    assert Scoring(game.player(0)).tool_makers == 3
    game.resolves(0, "hunt").rolls(1, 1, 1, 1).uses_tools(one_use=[4])
    assert Scoring(game.player(0)).tool_makers == 3
