"""The variant Harsh Winter: insulation and trading gold."""

import pytest

from stoneage.rules import terms
from tests.rules import pieces
from tests.rules.scenario import Table, pay, table


def building(tile: int, *, winter: bool = True, **resources: int) -> Table:
    """Seat 0 stands on this building with these resources and is about to pay."""
    game = table(2, tiles=[tile], harsh_winter=winter).gives(0, **resources)
    return game.places(0, "building 1").everybody_hunts().resolves(0, "building 1")


def card(number: int, space: int = 1, *, winter: bool = True, **resources: int) -> Table:
    """Seat 0 stands on this card on a space with these resources and is about to pay."""
    others = [piece for piece in (30, 31, 34) if piece != number]
    row = [*others[: space - 1], number]
    game = table(2, cards=row, harsh_winter=winter).gives(0, **resources)
    return game.places(0, f"card {space}").everybody_hunts().resolves(0, f"card {space}")


def is_extra(action: int) -> bool:
    return action & terms.CODE == terms.PAY_EXTRA_ACTION


def test_an_insulated_building_scores_five_more() -> None:
    """W1: the Anniversary book's example: 13 and 5 are 18."""
    game = building(pieces.WOOD_BRICK_GOLD, wood=1, brick=1, stone=1, gold=1)
    game.pays(wood=1, brick=1, gold=1, extra=True)
    assert game.player(0).score == 18
    assert game.player(0).resources == 0
    assert game.player(0).buildings == 1 << pieces.WOOD_BRICK_GOLD
    assert game.player(0).home == 1


def test_insulation_is_optional() -> None:
    """W1: without it the stone stays."""
    game = building(pieces.WOOD_BRICK_GOLD, wood=1, brick=1, stone=2, gold=1)
    assert game.legal() == [
        terms.DECLINE,
        pay(wood=1, brick=1, gold=1),
        pay(wood=1, brick=1, gold=1, extra=True),
    ]
    game.pays(wood=1, brick=1, gold=1)
    assert (game.player(0).score, game.stone(0)) == (13, 2)


def test_insulation_takes_one_stone_and_no_more() -> None:
    """W1: once, whatever is left."""
    game = building(pieces.WOOD_BRICK_GOLD, wood=1, brick=1, stone=9, gold=1)
    game.pays(wood=1, brick=1, gold=1, extra=True)
    assert game.stone(0) == 8


def test_the_stone_for_insulation_comes_on_top_of_the_price() -> None:
    """W1: with two stone for a price of two there is none left to insulate."""
    game = building(pieces.TWO_STONE_ONE_GOLD, stone=2, gold=1)
    assert game.legal() == [terms.DECLINE, pay(stone=2, gold=1)]
    game.refuses(pay(stone=2, gold=1, extra=True), "no-such-payment")
    game = building(pieces.TWO_STONE_ONE_GOLD, stone=3, gold=1)
    assert game.pays(stone=2, gold=1, extra=True).player(0).score == 21


def test_only_stone_insulates() -> None:
    """W1: with wood, brick and gold left there is no insulation."""
    game = building(pieces.TWO_WOOD_ONE_BRICK, wood=9, brick=9, gold=9)
    assert game.legal() == [terms.DECLINE, pay(wood=2, brick=1)]


def test_a_price_out_of_reach_is_not_insulated() -> None:
    """W1, B1: who cannot pay the building is not asked."""
    building(pieces.TWO_WOOD_ONE_BRICK, wood=1, brick=1, stone=9).awaits("resolve", 0)


@pytest.mark.parametrize(
    "tile", [pieces.FOUR_OF_ONE_KIND, pieces.FOUR_OF_TWO_KINDS, pieces.ONE_TO_SEVEN]
)
def test_buildings_of_free_choice_are_not_insulated(tile: int) -> None:
    """W1: only those with fixed resources."""
    game = building(tile, wood=9, stone=9)
    assert not any(is_extra(action) for action in game.legal())


def test_there_is_no_insulation_in_summer() -> None:
    """W1: only where the variant is played."""
    game = building(pieces.TWO_WOOD_ONE_BRICK, winter=False, wood=9, brick=9, stone=9)
    assert game.legal() == [terms.DECLINE, pay(wood=2, brick=1)]


def test_a_traded_gold_scores_six() -> None:
    """W2: the Anniversary book's example: two wood for the card, a gold for six points."""
    game = card(pieces.FOOD_4, 2, wood=2, gold=1).pays(wood=2, extra=True)
    assert game.player(0).score == 6
    assert game.player(0).resources == 0
    assert game.player(0).cards == 1 << pieces.FOOD_4
    assert game.player(0).food == 16


def test_trading_gold_is_optional() -> None:
    """W2: the gold may stay, or pay for the card."""
    game = card(pieces.FOOD_4, wood=1, gold=1)
    assert game.legal()[0] == terms.DECLINE
    assert sorted(game.legal()[1:]) == sorted([pay(wood=1), pay(gold=1), pay(wood=1, extra=True)])
    assert game.pays(gold=1).player(0).score == 0
    assert (game.wood(0), game.gold(0)) == (1, 0)


@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_gold_is_traded_at_any_space(space: int) -> None:
    """W2: on top of the full price, once."""
    game = card(pieces.FOOD_4, space, gold=9)
    assert game.legal() == [terms.DECLINE, pay(gold=space), pay(gold=space, extra=True)]
    game.pays(gold=space, extra=True)
    assert game.gold(0) == 9 - space - 1
    assert game.player(0).score == 6


def test_a_mixed_price_leaves_the_gold_to_trade() -> None:
    """W2, C1: the price is still any mixture; six points come on top of the score."""
    game = card(pieces.FOOD_4, 2, wood=1, brick=1, gold=2).sets(0, score=30)
    assert sorted(action for action in game.legal() if is_extra(action)) == sorted(
        [
            pay(wood=1, brick=1, extra=True),
            pay(wood=1, gold=1, extra=True),
            pay(brick=1, gold=1, extra=True),
        ]
    )
    game.pays(wood=1, brick=1, extra=True)
    assert (game.player(0).score, game.gold(0)) == (36, 1)


def test_the_gold_to_trade_comes_on_top_of_the_price() -> None:
    """W2: with one gold in all, it pays for the card or stays."""
    game = card(pieces.FOOD_4, gold=1)
    assert game.legal() == [terms.DECLINE, pay(gold=1)]
    game.refuses(pay(gold=1, extra=True), "no-such-payment")


def test_the_gold_that_a_card_brings_cannot_be_traded_for_it() -> None:
    """W2: the gold must be there before the card takes effect."""
    game = card(pieces.ONE_GOLD, wood=1)
    game.refuses(pay(wood=1, extra=True), "no-such-payment")
    assert game.pays(wood=1).gold(0) == 1


def test_only_gold_is_traded() -> None:
    """W2: stone insulates buildings, not cards."""
    game = card(pieces.FOOD_4, wood=1, brick=1, stone=1)
    assert sorted(game.legal()) == sorted([terms.DECLINE, pay(wood=1), pay(brick=1), pay(stone=1)])


def test_gold_is_traded_for_a_card_with_dice_too() -> None:
    """W2, C6: six points, and then the dice fall."""
    game = card(pieces.DICE_FOR_WOOD, wood=1, gold=1).pays(wood=1, extra=True)
    assert game.rolls(3, 3).wood(0) == 2
    assert (game.player(0).score, game.gold(0)) == (6, 0)


def test_there_is_no_trading_of_gold_in_summer() -> None:
    """W2: only where the variant is played."""
    game = card(pieces.FOOD_4, winter=False, gold=9)
    assert game.legal() == [terms.DECLINE, pay(gold=1)]
