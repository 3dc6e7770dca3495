"""Tools: gained, raised, used and refreshed."""

import pytest

from stoneage.rules.offer import Offer
from stoneage.rules.state import Player
from stoneage.rules.tools import (
    gain_one_use_tool,
    gain_tool,
    offer_tools,
    refresh_tools,
    tool_on,
    tool_points,
    use_tools,
    worth,
)
from tests.rules.pieces import ONE_TOOL, ONE_USE_TOOL_2, ONE_USE_TOOL_3, ONE_USE_TOOL_4
from tests.rules.scenario import Table, table
from tests.rules.scenario import use_tools as using

ONE_USE_TOOLS = {2: ONE_USE_TOOL_2, 3: ONE_USE_TOOL_3, 4: ONE_USE_TOOL_4}


def choices(player: Player) -> list[int]:
    offer = Offer()
    offer_tools(player, offer)
    return offer.listed()


def at_the_tool_maker(*values: int, used: tuple[int, ...] = ()) -> Table:
    """Seat 0 with these tools has just been to the tool maker."""
    game = table(2).has_tools(0, *values, used=used).places(0, "tool maker").everybody_hunts()
    return game.resolves(0, "tool maker")


def in_the_forest(*faces: int, tools: tuple[int, ...], used: tuple[int, ...] = ()) -> Table:
    """Seat 0 with these tools sees its roll for wood."""
    game = table(2).has_tools(0, *tools, used=used).places(0, "forest", len(faces))
    return game.everybody_hunts().resolves(0, "forest").rolls(*faces)


def next_round(game: Table) -> Table:
    """Everybody resolves what is left, without tools where they are asked."""
    return game.plays_on("place")


def test_the_first_tool_has_the_value_one() -> None:
    """T1, A2: the Anniversary book's example."""
    game = at_the_tool_maker()
    assert game.tools(0) == [1, 0, 0]
    assert game.unused_tools(0) == [0]


@pytest.mark.parametrize(
    ("tools", "values"),
    [
        (1, [1, 0, 0]),
        (2, [1, 1, 0]),
        (3, [1, 1, 1]),
        (4, [2, 1, 1]),
        (5, [2, 2, 1]),
        (6, [2, 2, 2]),
        (7, [3, 2, 2]),
        (8, [3, 3, 2]),
        (9, [3, 3, 3]),
        (10, [4, 3, 3]),
        (11, [4, 4, 3]),
        (12, [4, 4, 4]),
        (13, [4, 4, 4]),
    ],
)
def test_three_spaces_are_filled_and_then_raised_to_four(tools: int, values: list[int]) -> None:
    """T1: the books' example of the twelve tools; a thirteenth changes nothing."""
    player = Player()
    for _ in range(tools):
        gain_tool(player)
    assert [tool_on(player, space) for space in range(3)] == values
    assert tool_points(player) == sum(values)
    assert player.unused == 2 ** min(tools, 3) - 1


@pytest.mark.parametrize(
    ("values", "raised"),
    [
        ((1,), [1, 1, 0]),
        ((1, 1), [1, 1, 1]),
        ((2, 1, 1), [2, 2, 1]),
        ((1, 2, 2), [2, 2, 2]),
        ((2, 2, 1), [2, 2, 2]),
        ((2, 1, 2), [2, 2, 2]),
        ((4, 4, 3), [4, 4, 4]),
        ((3, 3, 3), [4, 3, 3]),
    ],
)
def test_the_lowest_tool_is_raised(values: tuple[int, ...], raised: list[int]) -> None:
    """T1, D13: whatever space it lies on."""
    assert at_the_tool_maker(*values).tools(0) == raised


@pytest.mark.parametrize(
    ("used", "raised"),
    [
        ((), [2, 1, 1]),
        ((0,), [1, 2, 1]),
        ((1,), [2, 1, 1]),
        ((0, 1), [1, 1, 2]),
        ((0, 2), [1, 2, 1]),
        ((0, 1, 2), [2, 1, 1]),
    ],
)
def test_among_equals_an_unused_tool_is_raised(used: tuple[int, ...], raised: list[int]) -> None:
    """T1, D13"""
    assert at_the_tool_maker(1, 1, 1, used=used).tools(0) == raised


def test_a_used_tool_is_raised_before_a_higher_unused_one() -> None:
    """T1, D13: the value decides first."""
    assert at_the_tool_maker(2, 2, 1, used=(2,)).tools(0) == [2, 2, 2]
    assert at_the_tool_maker(1, 2, 2, used=(0,)).tools(0) == [2, 2, 2]


def test_an_empty_space_is_filled_before_anything_is_raised() -> None:
    """T1: even if all the tools are used."""
    game = at_the_tool_maker(1, 1, used=(0, 1))
    assert game.tools(0) == [1, 1, 1]
    assert game.unused_tools(0) == [2]


def test_a_raised_unused_tool_stays_usable_with_its_new_value() -> None:
    """T2, A5: it counts 2 at the next location."""
    game = table(2).has_tools(0, 1, 1, 1, used=(1, 2)).places(0, "tool maker")
    game.places(1, "hunt", 5).places(0, "forest", 2).everybody_hunts()
    game.resolves(0, "tool maker")
    assert game.tools(0) == [2, 1, 1]
    assert game.unused_tools(0) == [0]
    game.resolves(0, "forest").rolls(2, 2).uses_tools(0)
    assert game.wood(0) == 2


def test_a_raised_used_tool_stays_used() -> None:
    """T2: the new value does not make it fresh."""
    game = at_the_tool_maker(1, 2, 2, used=(0, 1, 2))
    assert game.tools(0) == [2, 2, 2]
    assert game.unused_tools(0) == []


def test_a_new_tool_beside_used_ones_can_be_used_at_once() -> None:
    """T1, A5"""
    game = table(2).has_tools(0, 1, used=(0,)).places(0, "tool maker").places(1, "hunt", 5)
    game.places(0, "forest", 1).everybody_hunts().resolves(0, "tool maker")
    game.resolves(0, "forest").rolls(2).refuses(using(0), "no-such-tools").uses_tools(1)
    assert game.wood(0) == 1


def test_at_twelve_points_the_tool_maker_gives_nothing() -> None:
    """T1, A2: twelve is the most, and nothing becomes unused by it."""
    game = at_the_tool_maker(4, 4, 4, used=(1,))
    assert game.tools(0) == [4, 4, 4]
    assert game.unused_tools(0) == [0, 2]


def test_any_number_of_tools_can_be_added() -> None:
    """T3: none, some or all of them, in every combination."""
    game = in_the_forest(1, tools=(4, 3, 2))
    assert sorted(game.legal()) == [using() + mask for mask in range(8)]
    for spaces, wood in [((), 0), ((0,), 1), ((1,), 1), ((2,), 1), ((0, 1), 2), ((0, 1, 2), 3)]:
        assert in_the_forest(1, tools=(4, 3, 2)).uses_tools(*spaces).wood(0) == wood


def test_using_no_tool_is_the_first_choice() -> None:
    """T3"""
    assert in_the_forest(1, tools=(1, 1)).legal() == [using(), using(0), using(1), using(0, 1)]


def test_tools_are_asked_for_after_the_roll() -> None:
    """T3, A3: the dice lie open when the player decides."""
    game = table(2).has_tools(0, 1).places(0, "hunt", 5).everybody_hunts()
    game.resolves(0, "hunt").awaits("roll", 0).refuses(using(0), "dice-first")
    game.rolls(1, 1, 1, 1, 1).awaits("use tools", 0)
    assert game.dice() == [1, 1, 1, 1, 1]


def test_a_tool_counts_entirely_and_is_used_entirely() -> None:
    """T3, D4: a 3 that makes up for one missing pip is gone for the round."""
    game = table(2).has_tools(0, 3).places(0, "forest", 1).places(1, "hunt", 5)
    game.places(0, "clay pit", 1).everybody_hunts()
    game.resolves(0, "forest").rolls(2).uses_tools(0)
    assert game.wood(0) == 1
    game.resolves(0, "clay pit").rolls(2).awaits("resolve", 0)
    assert game.brick(0) == 0


def test_an_entire_tool_can_reach_the_next_good_but_one() -> None:
    """D4: 2 pips and a tool of 4 are two wood."""
    assert in_the_forest(2, tools=(4,)).uses_tools(0).wood(0) == 2


def test_a_used_tool_cannot_be_used_again_this_round() -> None:
    """T3: at most once a round; the others still can."""
    game = table(2).has_tools(0, 1, 1).places(0, "forest", 1).places(1, "hunt", 5)
    game.places(0, "hunt", 4).everybody_hunts()
    game.resolves(0, "forest").rolls(2).uses_tools(1)
    game.resolves(0, "hunt").rolls(1, 1, 1, 1)
    game.refuses(using(1), "no-such-tools").refuses(using(0, 1), "no-such-tools")
    assert game.legal() == [using(), using(0)]


@pytest.mark.parametrize("space", [1, 2])
def test_a_space_without_a_tool_adds_nothing(space: int) -> None:
    """T3"""
    in_the_forest(1, tools=(1,)).refuses(using(space), "no-such-tools")


def test_tools_kept_back_stay_unused() -> None:
    """T3"""
    game = in_the_forest(1, tools=(1, 2, 1)).uses_tools(1)
    assert game.unused_tools(0) == [0, 2]
    assert game.tools(0) == [1, 2, 1]


def test_only_the_tools_of_the_roller_are_used() -> None:
    """T3"""
    game = table(2).has_tools(0, 1).has_tools(1, 1).places(0, "forest", 1).everybody_hunts()
    game.resolves(0, "forest").rolls(2).uses_tools(0)
    assert game.unused_tools(0) == []
    assert game.unused_tools(1) == [0]


def test_all_tools_are_unused_again_in_the_next_round() -> None:
    """T4, N3: those of every player, and only where there is one."""
    game = table(2).has_tools(0, 2, 1, used=(0, 1)).has_tools(1, 1, 1, 1, used=(0, 2))
    next_round(game.places(0, "hut", 2).everybody_hunts())
    assert game.state.round == 2
    assert game.unused_tools(0) == [0, 1]
    assert game.unused_tools(1) == [0, 1, 2]


def test_used_tools_stay_used_until_the_round_is_over() -> None:
    """T4: not at the next player's turn, nor at the meal."""
    game = table(2).has_tools(0, 1).sets(1, food=0).gives(1, wood=9)
    game.places(0, "forest", 1).everybody_hunts().resolves(0, "forest").rolls(2).uses_tools(0)
    game.plays_on("feed").awaits("feed", 1)
    assert game.unused_tools(0) == []
    game.starves(1).awaits("place")
    assert game.unused_tools(0) == [0]


@pytest.mark.parametrize("value", [2, 3, 4])
def test_a_one_use_tool_is_added_once_and_never_again(value: int) -> None:
    """T3, T4, C11: a new round does not bring it back."""
    game = table(2, cards=[ONE_USE_TOOLS[value]]).gives(0, wood=1).places(0, "card 1")
    game.places(1, "hunt", 5).places(0, "river", 4).everybody_hunts()
    game.resolves(0, "card 1").pays(wood=1)
    assert game.one_use_tools(0) == [value]
    game.resolves(0, "river").rolls(3, 2, 1, 6 - value)
    game.uses_tools(one_use=[value])
    assert game.gold(0) == 2
    assert game.one_use_tools(0) == []
    next_round(game)
    assert game.one_use_tools(0) == []


@pytest.mark.parametrize("value", [2, 3, 4])
def test_an_unspent_one_use_tool_waits_for_later_rounds(value: int) -> None:
    """T4, C11"""
    player = Player()
    gain_one_use_tool(player, value)
    refresh_tools(player)
    assert choices(player) == [using(), using(one_use=[value])]


def test_one_use_tools_and_tools_add_up() -> None:
    """T3, C11"""
    player = Player()
    for _ in range(5):
        gain_tool(player)
    for value in (2, 3, 4):
        gain_one_use_tool(player, value)
    assert player.unused == 63
    assert [worth(player, 1 << space) for space in range(6)] == [2, 2, 1, 2, 3, 4]
    assert worth(player, 63) == 14
    assert worth(player, 0) == 0
    assert len(choices(player)) == 64
    assert use_tools(player, 0b101001) == 2 + 2 + 4
    assert player.unused == 0b010110
    refresh_tools(player)
    assert player.unused == 0b010111


def test_one_use_tools_are_no_tool_points() -> None:
    """C11, E3"""
    player = Player()
    gain_one_use_tool(player, 4)
    assert tool_points(player) == 0


def test_a_tool_card_before_the_quarry_helps_there() -> None:
    """A5, C8: the 2008 books' tip on the order of use."""
    game = table(2, cards=[ONE_TOOL]).gives(0, wood=1).places(0, "card 1")
    game.places(1, "hunt", 5).places(0, "quarry", 4).everybody_hunts()
    game.resolves(0, "card 1").pays(wood=1)
    game.resolves(0, "quarry").rolls(1, 1, 1, 1).uses_tools(0)
    assert game.stone(0) == 1


def test_a_one_use_tool_card_before_the_quarry_helps_there() -> None:
    """A5, C11: the Anniversary book's tip on the order of use."""
    game = table(2, cards=[ONE_USE_TOOL_4]).gives(0, wood=1).places(0, "card 1")
    game.places(1, "hunt", 5).places(0, "quarry", 4).everybody_hunts()
    game.resolves(0, "card 1").pays(wood=1)
    game.resolves(0, "quarry").rolls(3, 1, 1, 1).uses_tools(one_use=[4])
    assert game.stone(0) == 2


def test_taken_after_the_quarry_the_tool_card_is_too_late() -> None:
    """A5"""
    game = table(2, cards=[ONE_TOOL]).gives(0, wood=1).places(0, "card 1")
    game.places(1, "hunt", 5).places(0, "quarry", 4).everybody_hunts()
    game.resolves(0, "quarry").rolls(1, 1, 1, 1).resolves(0, "card 1").pays(wood=1)
    assert game.stone(0) == 0
    assert game.tools(0) == [1, 0, 0]
