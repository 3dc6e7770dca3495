"""The village: tool maker, hut and field."""

import pytest

from tests.rules.pieces import DICE_FOR_ALL, ONE_AGRICULTURE, ONE_TOOL
from tests.rules.scenario import Table, table


def at_the_most() -> Table:
    """Seat 0 has 12 tool points, 10 figures and agriculture 10."""
    return table(2).has_tools(0, 4, 4, 4).sets(0, figures=10, agriculture=10, food=20)


def after_buying(game: Table) -> Table:
    """Seat 0 has just paid for card 1."""
    game.gives(0, wood=1).places(0, "card 1").everybody_hunts()
    return game.resolves(0, "card 1").pays(wood=1)


def test_the_hut_gives_a_new_figure() -> None:
    """A2, S3: two figures go home and bring a third, as in the 2008 books' example."""
    game = table(2).places(0, "hut", 2).everybody_hunts()
    assert game.player(0).home == 0
    game.resolves(0, "hut")
    assert game.player(0).figures == 6
    assert game.player(0).home == 3


def test_a_new_figure_joins_those_who_are_home_already() -> None:
    """A2: three came from the hunt before."""
    game = table(2).places(0, "hut", 2).everybody_hunts().resolves(0, "hunt").rolls(1, 1, 1)
    game.resolves(0, "hut")
    assert (game.player(0).figures, game.player(0).home) == (6, 6)


def test_the_hut_gives_nothing_else() -> None:
    """A2"""
    game = table(2).places(0, "hut", 2).everybody_hunts().resolves(0, "hut")
    assert game.tools(0) == [0, 0, 0]
    assert game.player(0).agriculture == 0
    assert game.player(0).food == 12
    assert game.player(1).figures == 5


def test_a_new_figure_can_be_placed_from_the_next_round_on() -> None:
    """A2"""
    game = table(2, start=1).places(1, "hunt", 5).places(0, "hut", 2).everybody_hunts()
    game.plays_on("place").awaits("place", 0)
    assert game.allows_placing("hunt") == [1, 2, 3, 4, 5, 6]


def test_a_new_figure_is_fed_in_its_first_round() -> None:
    """A2, F1: six figures eat after the hut was resolved."""
    game = table(2).places(0, "hut", 2).places(1, "forest", 5).places(0, "river", 3)
    game.plays_on("place")
    assert game.player(0).food == 12 - 6
    assert game.player(1).food == 12 - 5


def test_nobody_has_more_than_ten_figures() -> None:
    """S3, A2: the ninth becomes ten, the tenth stays ten, and both may go to the hut."""
    nine = table(2).sets(0, figures=9).places(0, "hut", 2).everybody_hunts().resolves(0, "hut")
    assert (nine.player(0).figures, nine.player(0).home) == (10, 3)
    ten = table(2).sets(0, figures=10).places(0, "hut", 2).everybody_hunts().resolves(0, "hut")
    assert (ten.player(0).figures, ten.player(0).home) == (10, 2)


def test_the_field_raises_agriculture_by_one() -> None:
    """A2"""
    game = table(2).sets(0, agriculture=3).places(0, "field").everybody_hunts()
    game.resolves(0, "field")
    assert game.player(0).agriculture == 4
    assert game.player(0).figures == 5
    assert game.player(0).home == 1
    assert game.tools(0) == [0, 0, 0]
    assert game.player(1).agriculture == 0


def test_agriculture_ends_at_ten() -> None:
    """A2: nine becomes ten, ten stays ten, and both may go to the field."""
    for before in (9, 10):
        game = table(2).sets(0, agriculture=before).places(0, "field").everybody_hunts()
        assert game.resolves(0, "field").player(0).agriculture == 10


def test_the_tool_maker_gives_one_tool() -> None:
    """A2, T1"""
    game = table(2).places(0, "tool maker").everybody_hunts().resolves(0, "tool maker")
    assert game.tools(0) == [1, 0, 0]
    assert game.player(0).figures == 5
    assert game.player(0).agriculture == 0
    assert game.player(0).home == 1
    assert game.tools(1) == [0, 0, 0]


@pytest.mark.parametrize(("at", "figures"), [("tool maker", 1), ("hut", 2), ("field", 1)])
def test_at_a_maximum_the_place_can_be_taken_and_gives_nothing(at: str, figures: int) -> None:
    """A2: it is kept from the others all the same."""
    game = at_the_most().places(0, at, figures)
    assert game.allows_placing(at) == []
    game.everybody_hunts().resolves(0, at)
    assert game.tools(0) == [4, 4, 4]
    assert game.player(0).figures == 10
    assert game.player(0).agriculture == 10
    assert game.player(0).home == figures


@pytest.mark.parametrize(("at", "figures"), [("tool maker", 1), ("hut", 2), ("field", 1)])
def test_the_village_gives_without_asking(at: str, figures: int) -> None:
    """D5: the next question is about the next location."""
    game = table(2).places(0, at, figures).everybody_hunts().resolves(0, at)
    game.awaits("resolve", 0)
    assert game.legal() == [3 * 16]


def test_a_card_gives_nothing_beyond_a_maximum() -> None:
    """A2, C8, C9"""
    for card in (ONE_TOOL, ONE_AGRICULTURE):
        game = table(2, cards=[card]).has_tools(0, 4, 4, 4).sets(0, agriculture=10)
        after_buying(game)
        assert game.tools(0) == [4, 4, 4]
        assert game.player(0).agriculture == 10
        assert game.player(0).cards == 2**card


def test_a_die_gives_nothing_beyond_a_maximum() -> None:
    """A2, C3: it must be taken all the same."""
    game = table(2, cards=[DICE_FOR_ALL]).has_tools(0, 4, 4, 4).sets(1, agriculture=10)
    after_buying(game).rolls(5, 6).takes_die(0, 5).awaits("resolve", 0)
    assert game.tools(0) == [4, 4, 4]
    assert game.player(1).agriculture == 10
    assert game.player(0).agriculture == 0


def test_a_reward_gives_nothing_beyond_a_maximum() -> None:
    """A2, L6"""
    game = table(2, wild_animals=True).is_threatened_by(0)
    game.has_tools(0, 4, 4, 3).sets(0, agriculture=10)
    game.places(0, "animal").places(1, "hunt", 5).places(0, "animal").places(0, "forest", 3)
    game.resolves(0, "forest").rolls(1, 1, 1).uses_tools()
    game.resolves(1, "hunt").rolls(1, 1, 1, 1, 1).awaits("roll", 0).rolls(5, 6)
    game.takes_reward().takes_reward().awaits("place")
    assert game.tools(0) == [4, 4, 4]
    assert game.player(0).agriculture == 10
