"""Hunting and gathering: dice, tools, goods."""

import pytest

from stoneage.rules.dice import faces_of
from stoneage.rules.game import dice_awaited
from stoneage.rules.gathering import goods_for
from stoneage.rules.terms import BRICK, FOOD, GOLD, STONE, WOOD
from tests.rules.pieces import DICE_FOR_WOOD, TWO_WOOD_ONE_BRICK
from tests.rules.scenario import Table, table

GATHERING = ["forest", "clay pit", "quarry", "river"]


def working(at: str, figures: int, *, tools: tuple[int, ...] = (), players: int = 4) -> Table:
    """Seat 0 is about to roll for so many figures."""
    game = table(players).has_tools(0, *tools).sets(0, figures=10)
    return game.places(0, at, figures).everybody_hunts().resolves(0, at).awaits("roll", 0)


def stock(game: Table, seat: int = 0) -> list[int]:
    """Food gained since the start, wood, brick, stone and gold."""
    food = game.player(seat).food - 12
    return [food, game.wood(seat), game.brick(seat), game.stone(seat), game.gold(seat)]


@pytest.mark.parametrize("faces", [(2, 2, 2, 2, 2, 2, 2), (1, 1, 6, 3, 3)])
def test_a_hunt_of_fourteen_is_seven_food(faces: tuple[int, ...]) -> None:
    """A3: the books' example, with seven dice in some and five in the others."""
    assert sum(faces) == 14
    assert stock(working("hunt", len(faces)).rolls(*faces)) == [7, 0, 0, 0, 0]


def test_a_hunt_of_eleven_is_five_food() -> None:
    """A3: the 2008 books' example; the odd pip is lost."""
    assert stock(working("hunt", 3).rolls(2, 4, 5)) == [5, 0, 0, 0, 0]


def test_a_tool_makes_twelve_of_eleven_and_is_used() -> None:
    """A3, T3: the 2008 books' example."""
    game = working("hunt", 3, tools=(1, 1)).rolls(2, 4, 5).uses_tools(0)
    assert stock(game) == [6, 0, 0, 0, 0]
    assert game.unused_tools(0) == [1]


def test_two_tools_make_six_of_four() -> None:
    """A3, T3: the 2008 books' example."""
    game = working("hunt", 2, tools=(1, 1)).rolls(1, 3).uses_tools(0, 1)
    assert stock(game) == [3, 0, 0, 0, 0]
    assert game.unused_tools(0) == []


def test_tools_of_one_and_two_make_eight_of_five() -> None:
    """A3, T3: the Anniversary book's example."""
    game = working("hunt", 2, tools=(2, 1)).rolls(2, 3).uses_tools(0, 1)
    assert stock(game) == [4, 0, 0, 0, 0]


def test_five_in_the_river_is_no_gold() -> None:
    """A4: the Anniversary book's example."""
    assert stock(working("river", 2).rolls(2, 3)) == [0, 0, 0, 0, 0]


def test_tools_used_on_the_hunt_do_not_help_in_the_river() -> None:
    """A4, T3: the 2008 books' example."""
    game = table(4).has_tools(0, 1, 1).places(0, "hunt", 2).places(1, "hunt", 5)
    game.places(2, "hunt", 5).places(3, "hunt", 5).places(0, "river", 2)
    game.places(0, "forest", 1).resolves(0, "hunt").rolls(1, 3).uses_tools(0, 1)
    game.resolves(0, "river").rolls(2, 3).awaits("resolve", 0)
    assert stock(game) == [3, 0, 0, 0, 0]


def test_three_tools_of_two_make_two_gold_of_seven() -> None:
    """A4, T3: the 2008 books' example."""
    game = working("river", 3, tools=(2, 2, 2)).rolls(1, 2, 4).uses_tools(0, 1, 2)
    assert stock(game) == [0, 0, 0, 0, 2]


def test_ten_in_the_forest_is_three_wood() -> None:
    """A4: the Anniversary book's example."""
    assert stock(working("forest", 3).rolls(3, 3, 4)) == [0, 3, 0, 0, 0]


def test_two_tools_of_two_make_three_brick_of_eight() -> None:
    """A4, T3: the Anniversary book's example."""
    game = working("clay pit", 2, tools=(2, 2)).rolls(4, 4).uses_tools(0, 1)
    assert stock(game) == [0, 0, 3, 0, 0]


@pytest.mark.parametrize(
    ("at", "faces", "gained"),
    [
        ("hunt", (1,), [0, 0, 0, 0, 0]),
        ("hunt", (2,), [1, 0, 0, 0, 0]),
        ("hunt", (3,), [1, 0, 0, 0, 0]),
        ("hunt", (4,), [2, 0, 0, 0, 0]),
        ("forest", (2,), [0, 0, 0, 0, 0]),
        ("forest", (3,), [0, 1, 0, 0, 0]),
        ("forest", (5,), [0, 1, 0, 0, 0]),
        ("forest", (6,), [0, 2, 0, 0, 0]),
        ("clay pit", (3,), [0, 0, 0, 0, 0]),
        ("clay pit", (4,), [0, 0, 1, 0, 0]),
        ("clay pit", (1, 6), [0, 0, 1, 0, 0]),
        ("clay pit", (2, 6), [0, 0, 2, 0, 0]),
        ("quarry", (4,), [0, 0, 0, 0, 0]),
        ("quarry", (5,), [0, 0, 0, 1, 0]),
        ("quarry", (3, 6), [0, 0, 0, 1, 0]),
        ("quarry", (4, 6), [0, 0, 0, 2, 0]),
        ("river", (5,), [0, 0, 0, 0, 0]),
        ("river", (6,), [0, 0, 0, 0, 1]),
        ("river", (5, 6), [0, 0, 0, 0, 1]),
        ("river", (6, 6), [0, 0, 0, 0, 2]),
    ],
)
def test_only_full_shares_count(at: str, faces: tuple[int, ...], gained: list[int]) -> None:
    """A3, A4: 2 pips for a food, 3 wood, 4 brick, 5 stone, 6 gold; a rest is lost."""
    game = working(at, len(faces)).rolls(*faces)
    assert stock(game) == gained
    assert stock(game, 1) == [0, 0, 0, 0, 0]


def test_goods_are_full_shares_and_never_fewer_than_none() -> None:
    """A3, A4, L3"""
    shares = [goods_for(13, good) for good in (FOOD, WOOD, BRICK, STONE, GOLD)]
    assert shares == [6, 4, 3, 2, 2]
    assert [goods_for(pips, FOOD) for pips in (-3, -1, 0, 1, 2)] == [0, 0, 0, 0, 1]


@pytest.mark.parametrize("at", ["hunt", *GATHERING])
@pytest.mark.parametrize("figures", [1, 4, 7])
def test_one_die_is_rolled_for_each_figure(at: str, figures: int) -> None:
    """A3, A4"""
    game = working(at, figures)
    assert dice_awaited(game.state) == figures


def test_ten_hunters_roll_ten_dice() -> None:
    """D15, A3: though only seven lie in the box."""
    game = working("hunt", 10)
    assert dice_awaited(game.state) == 10
    assert stock(game.rolls(*[6] * 10)) == [30, 0, 0, 0, 0]


def test_the_total_is_divided_and_not_each_die() -> None:
    """A4"""
    assert working("forest", 3).rolls(1, 1, 1).wood(0) == 1


def test_the_figures_go_home_when_the_goods_are_there() -> None:
    """A1, A3, A4: not while the dice lie open."""
    game = working("forest", 3, tools=(1,))
    game.rolls(1, 1, 2).awaits("use tools", 0)
    assert game.player(0).home == 0
    assert faces_of(game.state.dice) == [1, 1, 2]
    game.uses_tools().awaits("resolve", 0)
    assert game.player(0).home == 3
    assert game.state.dice == 0
    assert game.wood(0) == 1


def test_without_an_unused_tool_nobody_is_asked() -> None:
    """T3: neither without tools nor with used ones only."""
    assert working("forest", 1).rolls(6).awaits("resolve", 0).wood(0) == 2
    game = table(4).has_tools(0, 2, used=(0,)).places(0, "forest").everybody_hunts()
    assert game.resolves(0, "forest").rolls(2).awaits("resolve", 0).wood(0) == 0


def test_gathered_wood_pays_for_a_building_in_the_same_turn() -> None:
    """A5: what is gained at one location can be used at the next."""
    game = table(2, tiles=[TWO_WOOD_ONE_BRICK]).gives(0, brick=1)
    game.places(0, "building 1").places(1, "hunt", 5).places(0, "forest", 4)
    game.resolves(0, "forest").rolls(1, 1, 1, 3).resolves(0, "building 1").pays(wood=2, brick=1)
    assert game.player(0).score == 10
    assert stock(game)[1:] == [0, 0, 0, 0]


def test_a_second_harvest_is_added_to_the_first() -> None:
    """S2, A4"""
    game = table(2).gives(0, wood=2, brick=5).places(0, "forest", 5).everybody_hunts()
    game.resolves(0, "forest").rolls(6, 6, 6, 6, 6)
    assert stock(game) == [0, 12, 5, 0, 0]


def test_resources_never_run_out() -> None:
    """S2: however much lies before the players, the next one gets their share."""
    game = table(2).gives(0, wood=500, gold=500).sets(0, food=2000)
    game.places(0, "hunt", 5).places(1, "forest", 5)
    game.resolves(0, "hunt").rolls(6, 6, 6, 6, 6)
    game.resolves(1, "forest").rolls(6, 6, 6, 6, 6)
    assert game.player(0).food == 2000 + 15 - 5
    assert game.wood(1) == 10


def test_a_resource_card_rolls_two_dice_whatever_stands_elsewhere() -> None:
    """C6, A4: the divisor is the resource's, and the figure goes home after the roll."""
    game = table(2, cards=[DICE_FOR_WOOD]).gives(0, wood=1).places(0, "card 1").everybody_hunts()
    game.resolves(0, "card 1").pays(wood=1).awaits("roll", 0)
    assert dice_awaited(game.state) == 2
    assert game.player(0).home == 0
    assert game.rolls(4, 5).wood(0) == 3
    assert game.player(0).home == 1


@pytest.mark.parametrize(("animal", "value"), [(0, 3), (1, 2), (2, 2), (3, 1)])
def test_the_active_animal_takes_its_value_from_the_roll(animal: int, value: int) -> None:
    """A3, L3: two pips must be left for a food."""
    for pips, food in ((value, 0), (value + 1, 0), (value + 2, 1)):
        game = table(2, wild_animals=True).is_threatened_by(animal).places(0, "hunt", 1)
        game.places(1, "hunt", 5).places(0, "forest", 4).resolves(0, "hunt")
        assert stock(game.rolls(pips))[0] == food


def test_no_animal_takes_nothing() -> None:
    """L3: the variant alone is no threat."""
    game = table(2, wild_animals=True).places(0, "hunt", 5).everybody_hunts()
    assert stock(game.resolves(0, "hunt").rolls(2, 2, 2, 2, 2)) == [5, 0, 0, 0, 0]
