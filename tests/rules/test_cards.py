"""Civilization cards: what they cost and what they give at once."""

import pytest

from stoneage.rules import terms
from stoneage.rules.bundle import held
from stoneage.rules.scoring import Scoring
from tests.rules import pieces
from tests.rules.scenario import Table, choose, pay, table


def standing_on(card: int, players: int = 2) -> Table:
    """Phase 2: a figure of seat 0 is on space 1, where this card lies; they have 1 wood."""
    game = table(players, cards=[card]).gives(0, wood=1)
    return game.places(0, "card 1").everybody_hunts()


def taking(card: int) -> Table:
    """Seat 0 has just paid 1 wood for this card; their other figures hunt."""
    return standing_on(card).resolves(0, "card 1").pays(wood=1)


@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_a_card_costs_as_many_resources_as_its_space_says(space: int) -> None:
    """C1, S4: space 1 costs one resource, space 4 costs four; not one more or less."""
    game = table(2).gives(0, wood=6).places(0, f"card {space}").everybody_hunts()
    game.resolves(0, f"card {space}").awaits("pay", 0)
    game.refuses(pay(wood=space - 1), "no-such-payment")
    game.refuses(pay(wood=space + 1), "no-such-payment")
    assert game.legal() == [terms.DECLINE, pay(wood=space)]


@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_the_card_on_the_space_goes_to_the_player(space: int) -> None:
    """C1: they get this card and no other; the space stays empty for the round."""
    row = [pieces.FOOD_7, pieces.FOOD_5, pieces.FOOD_4, pieces.FOOD_3]
    game = table(2, cards=row).gives(0, brick=4).places(0, f"card {space}").everybody_hunts()
    game.resolves(0, f"card {space}").pays(brick=space)
    assert game.player(0).cards == 1 << row[space - 1]
    assert game.player(1).cards == 0
    row[space - 1] = -1
    assert game.display() == row
    assert game.brick(0) == 4 - space


def test_the_player_who_is_not_on_turn_keeps_their_resources() -> None:
    """C1, C2: price and effect are the buyer's alone."""
    game = table(2, cards=[pieces.FOOD_7]).gives(0, wood=1).gives(1, wood=1)
    game.places(0, "card 1").everybody_hunts().resolves(0, "card 1").pays(wood=1)
    assert (game.wood(0), game.wood(1)) == (0, 1)
    assert (game.player(0).food, game.player(1).food) == (19, 12)


def test_a_second_card_comes_to_the_first() -> None:
    """C1, C2: a player can take any number of cards, even in one round."""
    game = table(2, cards=[pieces.FOOD_7, pieces.FOOD_4]).gives(0, wood=3)
    game.places(0, "card 1").places(1, "hunt", 5).places(0, "card 2").everybody_hunts()
    game.resolves(0, "card 1").pays(wood=1).resolves(0, "card 2").pays(wood=2)
    assert game.player(0).cards == 1 << pieces.FOOD_7 | 1 << pieces.FOOD_4
    assert game.player(0).food == 12 + 7 + 4


def test_any_mixture_of_resources_pays_for_a_card() -> None:
    """C1: whatever they have, in any mixture."""
    game = table(2).gives(0, wood=2, brick=1, stone=1, gold=1)
    game.places(0, "card 2").everybody_hunts().resolves(0, "card 2")
    assert sorted(game.legal()) == sorted(
        [
            terms.DECLINE,
            pay(wood=2),
            pay(wood=1, brick=1),
            pay(wood=1, stone=1),
            pay(wood=1, gold=1),
            pay(brick=1, stone=1),
            pay(brick=1, gold=1),
            pay(stone=1, gold=1),
        ]
    )


def test_a_mixed_payment_takes_one_of_each() -> None:
    """C1: exactly what was paid is gone."""
    game = table(2).gives(0, wood=2, brick=2, stone=2, gold=2)
    game.places(0, "card 4").everybody_hunts().resolves(0, "card 4")
    game.pays(wood=1, brick=1, stone=1, gold=1)
    assert [held(game.player(0).resources, resource) for resource in range(4)] == [1, 1, 1, 1]


def test_food_never_pays_for_a_card() -> None:
    """C1: with twelve food and no resource nothing can be paid, and nobody is asked."""
    game = table(2).places(0, "card 1").everybody_hunts().resolves(0, "card 1")
    game.awaits("resolve", 0)
    assert game.player(0).food == 12
    assert game.display()[0] == 0


def test_two_wood_buy_the_card_on_space_two() -> None:
    """C1: the Anniversary book's example."""
    game = table(2, cards=[pieces.FOOD_7, pieces.FOOD_4]).gives(0, wood=2)
    game.places(0, "card 2").everybody_hunts().resolves(0, "card 2").pays(wood=2)
    assert game.player(0).cards == 1 << pieces.FOOD_4
    assert game.wood(0) == 0


def test_a_declined_card_stays_and_the_figure_goes_home() -> None:
    """C1: whoever does not want the card keeps their resources."""
    game = standing_on(pieces.FOOD_7).resolves(0, "card 1").declines()
    assert game.player(0).home == 1
    assert game.player(0).figures_at(terms.CARD_1) == 0
    assert game.player(0).cards == 0
    assert game.player(0).food == 12
    assert game.wood(0) == 1
    assert game.display()[0] == pieces.FOOD_7


def test_one_resource_too_few_means_no_card() -> None:
    """C1: who cannot pay is not asked; their figure goes home and the card stays."""
    game = table(2).gives(0, stone=2).places(0, "card 3").everybody_hunts()
    game.resolves(0, "card 3").awaits("resolve", 0)
    assert game.player(0).home == 1
    assert game.stone(0) == 2
    assert game.display()[2] == 2


def test_a_paid_card_sends_its_figure_home() -> None:
    """C1, A1: and the next location is up."""
    game = taking(pieces.FOOD_7).awaits("resolve", 0)
    assert game.player(0).home == 1
    assert game.player(0).figures_at(terms.CARD_1) == 0


def test_nothing_but_a_payment_is_an_answer_to_a_price() -> None:
    """C1: other resources, or somebody else's actions, are refused."""
    game = standing_on(pieces.FOOD_7).resolves(0, "card 1")
    game.refuses(pay(brick=1), "no-such-payment")
    game.refuses(pay(wood=1, extra=True), "no-such-payment")
    game.refuses(choose(wood=2), "no-such-payment")
    game.refuses(terms.STARVE, "no-such-payment")


def test_the_bottom_half_counts_only_at_the_end() -> None:
    """C2: taking a green card scores nothing yet."""
    game = taking(pieces.FOOD_5)
    assert game.player(0).score == 0
    assert Scoring(game.player(0)).cultures == 1


def test_a_card_stays_with_its_owner_over_the_rounds() -> None:
    """C2: it lies with them until the end and works only once."""
    game = taking(pieces.FOOD_7)
    assert game.player(0).food == 19
    game.plays_on("place")
    assert game.player(0).cards == 1 << pieces.FOOD_7
    assert game.player(0).food == 19 + 2 - 5


@pytest.mark.parametrize(
    ("card", "amount"),
    [
        (pieces.FOOD_1, 1),
        (pieces.FOOD_2, 2),
        (pieces.FOOD_3, 3),
        (31, 3),
        (pieces.FOOD_4, 4),
        (pieces.FOOD_5, 5),
        (pieces.FOOD_7, 7),
    ],
)
def test_a_food_card_gives_the_food_it_shows(card: int, amount: int) -> None:
    """C4: at once, to the buyer."""
    assert taking(card).player(0).food == 12 + amount


def test_the_food_card_of_the_books_gives_four() -> None:
    """C4: the English and Chinese books' example."""
    assert taking(pieces.FOOD_4).player(0).food == 16


@pytest.mark.parametrize(
    ("card", "resources"),
    [
        (pieces.ONE_BRICK, [0, 1, 0, 0]),
        (pieces.TWO_STONE, [0, 0, 2, 0]),
        (9, [0, 0, 1, 0]),
        (pieces.ONE_GOLD, [0, 0, 0, 1]),
        (25, [0, 0, 1, 0]),
    ],
)
def test_a_resource_card_gives_the_resources_it_shows(card: int, resources: list[int]) -> None:
    """C5: at once, to the buyer."""
    stock = taking(card).player(0).resources
    assert [held(stock, resource) for resource in range(4)] == resources


def test_the_resource_card_of_the_books_gives_a_gold() -> None:
    """C5: the English and Chinese books' example."""
    assert taking(pieces.ONE_GOLD).gold(0) == 1


def test_a_card_cannot_be_paid_with_what_it_gives() -> None:
    """C1, C5: the price comes first."""
    game = table(2, cards=[1, pieces.TWO_STONE]).gives(0, stone=1)
    game.places(0, "card 2").everybody_hunts().resolves(0, "card 2").awaits("resolve", 0)
    assert game.stone(0) == 1


@pytest.mark.parametrize("card", [pieces.THREE_POINTS, 27, 34])
def test_a_points_card_scores_three_at_once(card: int) -> None:
    """C7: three points on each of three cards."""
    game = standing_on(card).sets(0, score=40).resolves(0, "card 1").pays(wood=1)
    assert [game.player(seat).score for seat in range(2)] == [43, 0]


def test_the_tool_card_gives_an_unused_tool() -> None:
    """C8, T1: usable this very round."""
    game = taking(pieces.ONE_TOOL)
    assert game.tools(0) == [1, 0, 0]
    assert game.unused_tools(0) == [0]
    assert game.tools(1) == [0, 0, 0]


def test_the_tool_card_raises_the_lowest_tool() -> None:
    """C8, T1: a fourth tool makes a one a two."""
    game = standing_on(pieces.ONE_TOOL).has_tools(0, 1, 1, 1).resolves(0, "card 1").pays(wood=1)
    assert sorted(game.tools(0)) == [1, 1, 2]


def test_the_tool_card_gives_nothing_beyond_twelve_points() -> None:
    """C8, A2: the card is still taken."""
    game = standing_on(pieces.ONE_TOOL).has_tools(0, 4, 4, 4).resolves(0, "card 1").pays(wood=1)
    assert game.tools(0) == [4, 4, 4]
    assert game.player(0).cards == 1 << pieces.ONE_TOOL


def test_a_tool_card_taken_first_helps_in_the_quarry() -> None:
    """C8, A5: the English and Chinese books' tip on the order of using figures."""
    game = table(2, cards=[pieces.ONE_TOOL]).gives(0, wood=1)
    game.places(0, "card 1").places(1, "hunt", 5).places(0, "quarry", 4)
    game.resolves(0, "card 1").pays(wood=1)
    game.resolves(0, "quarry").rolls(1, 1, 1, 1).uses_tools(0)
    assert game.stone(0) == 1


@pytest.mark.parametrize("card", [pieces.ONE_AGRICULTURE, 26])
@pytest.mark.parametrize(("before", "after"), [(0, 1), (9, 10), (10, 10)])
def test_an_agriculture_card_moves_one_step(card: int, before: int, after: int) -> None:
    """C9, A2: one step, and none beyond ten."""
    game = standing_on(card).sets(0, agriculture=before).resolves(0, "card 1").pays(wood=1)
    assert game.player(0).agriculture == after
    assert game.player(1).agriculture == 0
