"""The mini-expansion Igloos."""

import pytest

from stoneage.rules import terms
from stoneage.rules.bundle import size
from stoneage.rules.game import is_legal
from stoneage.rules.house import OUR_HOUSE, House, igloo
from stoneage.rules.scoring import Scoring
from tests.rules import pieces
from tests.rules.scenario import Table, pay, place, table

RICH = {"wood": 9, "brick": 9, "stone": 9, "gold": 9}
WINTER = True
OUR_IGLOOS = [(1, "wood", 9), (2, "brick", 12), (3, "stone", 15), (4, "gold", 18)]


def standing_on(number: int, winter: bool = False, /, **resources: int) -> Table:
    """Seat 0 stands on this igloo with these resources, in phase 2."""
    game = table(2, igloos=True, harsh_winter=winter).gives(0, **resources)
    game.places(0, f"igloo {number}").everybody_hunts()
    return game.resolves(0, f"igloo {number}")


def test_four_igloos_are_open_from_the_start() -> None:
    """I1: each for exactly one figure."""
    game = table(2, igloos=True)
    for number in range(1, 5):
        assert game.allows_placing(f"igloo {number}") == [1]
        game.refuses(place(f"igloo {number}", 2), "wrong-number-of-figures")


def test_an_occupied_igloo_is_full() -> None:
    """I1: the other three stay open to all."""
    game = table(2, igloos=True).places(0, "igloo 2")
    game.refuses(place("igloo 2"), "full")
    assert [game.allows_placing(f"igloo {number}") for number in (1, 3, 4)] == [[1], [1], [1]]
    game.places(1, "igloo 1").refuses(place("igloo 2"), "already-there")
    game.places(0, "igloo 3")
    assert game.player(0).home == 3


def test_there_is_no_location_behind_the_igloos_and_the_animal() -> None:
    """I1: four igloos, and no fifth one."""
    state = table(2, igloos=True).state
    assert is_legal(state, int(terms.IGLOO_1) * 16 + 1)
    assert not is_legal(state, int(terms.LOCATIONS) * 16 + 1)


def test_without_the_expansion_there_are_no_igloos() -> None:
    """I1: they are not in play, with an animal on the table neither."""
    game = table(2)
    for number in range(1, 5):
        game.refuses(place(f"igloo {number}"), "not-in-play")
    game = table(2, wild_animals=True)
    game.state.threat = 1
    for number in range(1, 5):
        game.refuses(place(f"igloo {number}"), "not-in-play")


@pytest.mark.parametrize(("number", "resource", "points"), OUR_IGLOOS)
def test_an_igloo_is_paid_like_a_building(number: int, resource: str, points: int) -> None:
    """I2, B1, B2: exactly its price, its points at once, the figure home."""
    game = standing_on(number, **RICH)
    assert game.legal() == [terms.DECLINE, pay(**{resource: 3})]
    game.refuses(pay(**{resource: 2}), "no-such-payment").pays(**{resource: 3})
    game.awaits("resolve", 0)
    assert game.player(0).score == points
    assert game.player(0).igloos == 1 << number - 1
    assert game.player(1).igloos == 0
    assert game.player(0).home == 1
    assert size(game.player(0).resources) == 33


def test_a_player_can_take_several_igloos() -> None:
    """I2, B5: even in one round."""
    game = table(2, igloos=True).gives(0, **RICH).places(0, "igloo 1").places(1, "hunt", 5)
    game.places(0, "igloo 4").everybody_hunts().resolves(0, "igloo 1").pays(wood=3)
    game.resolves(0, "igloo 4").pays(gold=3)
    assert game.player(0).igloos == 1 << 0 | 1 << 3
    assert game.player(0).score == 9 + 18


def test_a_declined_igloo_stays() -> None:
    """I2, B1: it can be occupied again in the next round."""
    game = standing_on(1, wood=3).declines()
    assert (game.player(0).igloos, game.player(0).home, game.wood(0)) == (0, 1, 3)
    game.plays_on("place")
    assert game.allows_placing("igloo 1") == [1]


def test_two_wood_do_not_pay_for_three() -> None:
    """I2, B1: who cannot pay is not asked."""
    game = standing_on(1, wood=2).awaits("resolve", 0)
    assert (game.player(0).igloos, game.wood(0)) == (0, 2)


def test_a_taken_igloo_is_gone_for_all() -> None:
    """I1, I2: no other igloo takes its place; the rest stays open."""
    game = standing_on(2, brick=3).pays(brick=3).plays_on("place").awaits("place", 1)
    game.refuses(place("igloo 2"), "not-in-play")
    assert [game.allows_placing(f"igloo {number}") for number in (1, 3, 4)] == [[1], [1], [1]]
    game.places(1, "igloo 1").refuses(place("igloo 2"), "not-in-play")


def test_an_igloo_leaves_the_stacks_alone() -> None:
    """I2: no building is turned up or taken."""
    game = standing_on(1, wood=3).pays(wood=3)
    assert game.state.built == 0
    assert game.player(0).buildings == 0


def test_an_igloo_is_insulated_in_a_harsh_winter() -> None:
    """I2, W1: one stone more for five points more."""
    game = standing_on(3, WINTER, stone=4)
    assert game.legal() == [terms.DECLINE, pay(stone=3), pay(stone=3, extra=True)]
    game.pays(stone=3, extra=True)
    assert (game.player(0).score, game.stone(0)) == (20, 0)


def test_an_igloo_without_a_stone_to_spare_is_not_insulated() -> None:
    """I2, W1: the price comes first."""
    assert standing_on(3, WINTER, stone=3).legal() == [terms.DECLINE, pay(stone=3)]


def test_igloos_are_no_buildings_for_hut_builders() -> None:
    """I3, E3: two icons times one building, with an igloo beside it."""
    game = standing_on(4, gold=3).pays(gold=3)
    game.owns(0, cards=[pieces.TWO_HUT_BUILDERS], buildings=[0])
    assert Scoring(game.player(0)).hut_builders == 2


def test_the_last_igloo_ends_nothing() -> None:
    """I3, E2: the game goes on without igloos."""
    game = table(2, igloos=True).owns(1, igloos=[0, 1, 2]).gives(0, gold=3)
    game.places(0, "igloo 4").everybody_hunts().resolves(0, "igloo 4").pays(gold=3)
    game.plays_on("place").awaits("place", 1)
    for number in range(1, 5):
        game.refuses(place(f"igloo {number}"), "not-in-play")


def test_a_table_plays_with_its_own_igloos() -> None:
    """I2: price and points are house values, the points not bound to the price."""
    igloos = [
        igloo(1, 0, 0, 0, 1),
        igloo(0, 1, 1, 0, 20),
        igloo(1, 1, 1, 1, 0),
        igloo(0, 0, 0, 5, 7),
    ]
    house = House(OUR_HOUSE.penalties, OUR_HOUSE.rewards, igloos)
    game = table(2, igloos=True, house=house).gives(0, **RICH)
    game.places(0, "igloo 2").places(1, "hunt", 5).places(0, "igloo 3").places(0, "igloo 4")
    game.everybody_hunts().resolves(0, "igloo 2").pays(brick=1, stone=1)
    assert game.player(0).score == 20
    game.resolves(0, "igloo 3").pays(wood=1, brick=1, stone=1, gold=1)
    assert game.player(0).score == 20
    game.resolves(0, "igloo 4").pays(gold=5)
    assert game.player(0).score == 27
    assert (game.wood(0), game.brick(0), game.stone(0), game.gold(0)) == (8, 7, 7, 3)
