"""Phase 2, who resolves what and when."""

import pytest

from stoneage.rules.terms import FIELD, FOREST, HUNT, TOOL_MAKER
from tests.rules.pieces import FOOD_7, TWO_WOOD_ONE_BRICK
from tests.rules.scenario import Table, resolve, table


def with_three_locations() -> Table:
    """Seat 0 stands at the tool maker, in the field and in the forest; seat 1 hunts."""
    game = table(2).places(0, "tool maker").places(1, "hunt", 5)
    return game.places(0, "field").places(0, "forest", 3).awaits("resolve", 0)


def test_a_player_chooses_the_order_of_their_locations() -> None:
    """A1: any of those they stand at, and no other."""
    game = with_three_locations()
    assert game.legal() == [TOOL_MAKER * 16, FIELD * 16, FOREST * 16]
    game.refuses(resolve("hunt"), "no-figure-there").refuses(resolve("hut"), "no-figure-there")
    game.resolves(0, "field")
    assert game.legal() == [TOOL_MAKER * 16, FOREST * 16]
    game.resolves(0, "forest").rolls(1, 1, 1)
    assert game.legal() == [TOOL_MAKER * 16]
    game.resolves(0, "tool maker").awaits("resolve", 1)
    assert game.legal() == [HUNT * 16]


def test_a_location_is_resolved_once() -> None:
    """A1"""
    game = with_three_locations().resolves(0, "field")
    game.refuses(resolve("field"), "no-figure-there")
    assert game.player(0).agriculture == 1


def test_the_figures_of_a_resolved_location_go_home() -> None:
    """A1: those of the others stay where they are."""
    game = with_three_locations()
    assert game.player(0).home == 0
    assert game.resolves(0, "forest").rolls(1, 1, 1).player(0).home == 3
    assert game.resolves(0, "tool maker").player(0).home == 4
    assert game.player(0).figures_at(FIELD) == 1
    assert game.player(1).home == 0


@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_start_player_is_done_before_the_next_one_clockwise(start: int) -> None:
    """A1: all their locations come first, then those of their left neighbour."""
    order = [start, (start + 1) % 3, (start + 2) % 3]
    game = table(3, start=start)
    for seat, at in zip(order, ("forest", "clay pit", "quarry"), strict=True):
        game.places(seat, at, 1)
    for seat in order:
        game.places(seat, "hunt", 4)
    for seat, at in zip(order, ("forest", "clay pit", "quarry"), strict=True):
        game.resolves(seat, "hunt").rolls(1, 1, 1, 1)
        game.resolves(seat, at).rolls(1)
    game.awaits("place", order[1])


def test_phase_two_begins_when_all_have_placed() -> None:
    """A1, P7: with the start player, whoever placed last."""
    game = table(3, start=2).places(2, "hunt", 5).places(0, "hunt", 5).places(1, "hunt", 1)
    game.awaits("place", 1).places(1, "forest", 4).awaits("resolve", 2)


def test_food_card_then_hunt_or_hunt_then_food_card() -> None:
    """A1: both orders bring the same."""
    for order in (("card 1", "hunt"), ("hunt", "card 1")):
        game = table(2, cards=[FOOD_7]).gives(0, gold=1).places(0, "card 1").everybody_hunts()
        for at in order:
            game.resolves(0, at)
            if at == "hunt":
                game.rolls(1, 1, 1, 1)
            else:
                game.pays(gold=1)
        assert game.player(0).food == 12 + 7 + 2
        game.awaits("resolve", 1)


def test_a_declined_building_stays_and_the_figure_goes_home() -> None:
    """A1, B1: the books' tip that a place can be taken only to keep others out."""
    game = table(2, tiles=[TWO_WOOD_ONE_BRICK]).gives(0, wood=2, brick=1)
    game.places(0, "building 1").everybody_hunts().resolves(0, "building 1").declines()
    assert game.state.top_of(0) == TWO_WOOD_ONE_BRICK
    assert game.player(0).home == 1
    assert (game.wood(0), game.brick(0), game.player(0).score) == (2, 1, 0)


def test_what_is_missing_can_be_gathered_before_it_is_paid() -> None:
    """A5: and not afterwards."""
    game = table(2, cards=[FOOD_7]).places(0, "card 1").places(1, "hunt", 5)
    game.places(0, "forest", 4)
    late = Table(game.state.copy())
    game.resolves(0, "forest").rolls(1, 1, 1, 1).resolves(0, "card 1").pays(wood=1)
    assert game.player(0).cards == 2**FOOD_7
    late.resolves(0, "card 1").awaits("resolve", 0).resolves(0, "forest").rolls(1, 1, 1, 1)
    assert late.player(0).cards == 0
    assert late.wood(0) == 1
