"""How far a seat may take back its moves."""

import pytest

from stoneage.rules.errors import IllegalAction
from stoneage.table.actions import Action, Decline, Pay, Place, Resolve, Starve, UseTools
from stoneage.table.game import Game
from tests.rules.pieces import EXTRA_CARD, FOOD_4, FOOD_7, TWO_WOOD_ONE_BRICK
from tests.rules.scenario import Table, table


def played(scene: Table, *moves: Action | tuple[int, ...]) -> Game:
    """A game from this scene on; a tuple is a roll."""
    game = Game(scene.state)
    for move in moves:
        if isinstance(move, tuple):
            game.roll(*move)
        else:
            game.play(move)
    return game


def test_a_placement_stays_once_another_player_has_decided() -> None:
    """Undo never crosses another player's decision."""
    game = played(table(2), Place("hut", 2))
    assert game.may_take_back(0) == 1
    game.play(Place("field"))
    assert game.may_take_back(0) == 0
    assert game.may_take_back(1) == 1


def test_taking_back_restores_the_position() -> None:
    """The state after undo is the state before the move."""
    game = played(table(2))
    before = game.state.copy()
    game.play(Place("hut", 2))
    assert game.take_back(0) == Place("hut", 2)
    assert game.state == before
    assert game.steps == []


def test_several_own_moves_in_a_row_can_be_taken_back() -> None:
    """In phase 2 a player resolves one location after another."""
    scene = table(2).places(0, "hut", 2).places(1, "hunt", 5).places(0, "field")
    scene.everybody_hunts().resolves(0, "hut")
    game = played(scene, Resolve("field"))
    assert game.may_take_back(0) == 1
    game.play(Resolve("hunt"))
    assert game.may_take_back(0) == 2


def test_a_roll_cannot_be_taken_back() -> None:
    """Undo never crosses a roll, also not one without tools to choose."""
    scene = table(2).places(0, "hunt", 5).places(1, "hunt", 5).resolves(0, "hunt")
    game = played(scene, (1, 2, 3, 4, 5))
    assert game.may_take_back(0) == 0
    with pytest.raises(IllegalAction, match="nothing-to-take-back"):
        game.take_back(0)


def test_tools_can_be_taken_back_up_to_the_roll() -> None:
    """The choice of tools reveals nothing; the dice before it stay."""
    scene = table(2).has_tools(0, 1).places(0, "hunt", 4).places(1, "hunt", 5)
    scene.places(0, "forest", 1).resolves(0, "hunt")
    game = played(scene, (1, 2, 3, 4), UseTools(tools=(1,)))
    assert game.may_take_back(0) == 1


def test_a_building_that_was_turned_up_cannot_be_turned_down_again() -> None:
    """Undo never crosses newly revealed information."""
    scene = table(2, tiles=[TWO_WOOD_ONE_BRICK]).gives(0, wood=2, brick=1)
    scene.places(0, "building 1").everybody_hunts().resolves(0, "building 1")
    game = played(scene)
    game.play(Pay(wood=2, brick=1))
    assert game.may_take_back(0) == 0


def test_declining_a_building_can_be_taken_back() -> None:
    """Nothing is revealed by it."""
    scene = table(2, tiles=[TWO_WOOD_ONE_BRICK]).gives(0, wood=2, brick=1)
    scene.places(0, "building 1").everybody_hunts().resolves(0, "building 1")
    assert played(scene, Decline()).may_take_back(0) == 1


def test_the_last_building_of_a_stack_reveals_nothing() -> None:
    """No building is turned up under it."""
    scene = table(2).gives(0, wood=5, brick=5, stone=5, gold=5).leaves_in_stack(1, 1)
    scene.places(0, "building 1").everybody_hunts().resolves(0, "building 1")
    game = played(scene)
    game.play(next(choice for choice in game.choices if isinstance(choice, Pay)))
    assert game.state.has_empty_stack()
    assert game.may_take_back(0) == 1


def test_an_extra_card_cannot_be_given_back() -> None:
    """Its taker has seen it."""
    scene = table(2, cards=[EXTRA_CARD]).gives(0, wood=1)
    scene.places(0, "card 1").everybody_hunts().resolves(0, "card 1")
    assert played(scene, Pay(wood=1)).may_take_back(0) == 0


def test_a_card_that_reveals_nothing_can_be_given_back() -> None:
    """Food from a card is no news."""
    scene = table(2, cards=[FOOD_7, FOOD_4]).gives(0, wood=1)
    scene.places(0, "card 1").everybody_hunts().resolves(0, "card 1")
    assert played(scene, Pay(wood=1)).may_take_back(0) == 1


def test_the_end_of_the_game_is_final() -> None:
    """The final scoring shows cards that were hidden until then."""
    scene = table(2).gives(1, wood=9).leaves_in_stack(1, 0).sets(0, food=99).sets(1, food=0)
    scene.plays_on("feed")
    game = played(scene, Starve())
    assert game.is_over
    assert game.may_take_back(1) == 0
