"""How far a seat may take back its moves."""

import random
from itertools import pairwise

import pytest

from stoneage.table.actions import AnyMove, Decline, Pay, Place, Resolve, Roll, Starve, UseTools
from stoneage.table.game import Game
from stoneage.table.options import Options
from stoneage.table.undo import CannotTakeBack, has_revealed
from tests.dealing import dealt
from tests.rules.pieces import EXTRA_CARD, FOOD_4, FOOD_7, TWO_WOOD_ONE_BRICK
from tests.rules.scenario import Table, table


def played(scene: Table, *moves: AnyMove) -> Game:
    """A game from this scene on."""
    game = Game(scene.state)
    for move in moves:
        game = game.push(move)
    return game


def test_a_placement_stays_once_another_player_has_decided() -> None:
    """Undo never crosses another player's decision."""
    game = played(table(2), Place("hut", 2))
    assert game.may_take_back(0) == 1
    after = game.push(Place("field"))
    assert after.may_take_back(0) == 0
    assert after.may_take_back(1) == 1
    with pytest.raises(CannotTakeBack, match="others"):
        after.take_back(0)


def test_taking_back_restores_the_position() -> None:
    """The game after undo is the game before the move."""
    game = played(table(2))
    before = game.state.copy()
    taken_back = game.push(Place("hut", 2)).take_back(0)
    assert taken_back == game
    assert taken_back.state == before
    assert taken_back.moves == ()


def test_several_own_moves_in_a_row_can_be_taken_back() -> None:
    """In phase 2 a player resolves one location after another."""
    scene = table(2).places(0, "hut", 2).places(1, "hunt", 5).places(0, "field")
    scene.everybody_hunts().resolves(0, "hut")
    game = played(scene, Resolve("field"))
    assert game.may_take_back(0) == 1
    further = game.push(Resolve("hunt"))
    assert further.may_take_back(0) == 2
    assert further.take_back(0) == game
    assert further.take_back(0).take_back(0) == played(scene)


def test_a_roll_cannot_be_taken_back() -> None:
    """Undo never crosses a roll, also not one without tools to choose."""
    scene = table(2).places(0, "hunt", 5).places(1, "hunt", 5).resolves(0, "hunt")
    game = played(scene, Roll((1, 2, 3, 4, 5)))
    assert game.may_take_back(0) == 0
    with pytest.raises(CannotTakeBack, match="dice"):
        game.take_back(0)


def test_tools_can_be_taken_back_up_to_the_roll() -> None:
    """The choice of tools reveals nothing; the dice before it stay."""
    scene = table(2).has_tools(0, 1).places(0, "hunt", 4).places(1, "hunt", 5)
    scene.places(0, "forest", 1).resolves(0, "hunt")
    game = played(scene, Roll((1, 2, 3, 4)), UseTools(tools=(1,)))
    assert game.may_take_back(0) == 1
    with pytest.raises(CannotTakeBack, match="dice"):
        game.take_back(0).take_back(0)


def test_a_building_that_was_turned_up_cannot_be_turned_down_again() -> None:
    """Undo never crosses newly revealed information."""
    scene = table(2, tiles=[TWO_WOOD_ONE_BRICK]).gives(0, wood=2, brick=1)
    scene.places(0, "building 1").everybody_hunts().resolves(0, "building 1")
    game = played(scene, Pay(wood=2, brick=1))
    assert game.may_take_back(0) == 0
    with pytest.raises(CannotTakeBack, match="revealed"):
        game.take_back(0)


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
    game = game.push(next(choice for choice in game.choices if isinstance(choice, Pay)))
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


def test_nothing_goes_back_behind_the_first_position() -> None:
    """Also not for a seat whose opponents all consent."""
    game = played(table(2))
    for consenting in ((), (0, 1)):
        with pytest.raises(CannotTakeBack, match="nothing"):
            game.take_back(0, consenting)
    with pytest.raises(CannotTakeBack, match="nothing"):
        game.push(Place("hut", 2)).take_back(1, (0,))


def test_moves_of_seats_that_consent_go_with_it() -> None:
    """As bots do at one keyboard; and no more of them than must."""
    game = played(table(3), Place("hut", 2))
    after = game.push(Place("field")).push(Place("forest", 2))
    assert after.take_back(0, (1, 2)) == game.at(0)
    assert after.take_back(1, (2,)) == game
    assert after.take_back(2, (0, 1)) == game.push(Place("field"))
    for consenting in ((), (1,), (2,)):
        with pytest.raises(CannotTakeBack, match="others"):
            after.take_back(0, consenting)


def test_what_was_done_before_something_was_revealed_stays_too() -> None:
    """B1: the next building lies open now."""
    scene = table(2, tiles=[TWO_WOOD_ONE_BRICK]).gives(0, wood=2, brick=1)
    scene.places(0, "building 1").everybody_hunts()
    game = played(scene, Resolve("building-1"))
    assert game.may_take_back(0) == 1
    after = game.push(Pay(wood=2, brick=1)).push(Resolve("hunt"))
    assert after.may_take_back(0) == 1
    with pytest.raises(CannotTakeBack, match="revealed"):
        after.take_back(0).take_back(0)


def test_a_building_is_turned_up_on_any_stack_of_the_table() -> None:
    """With two players there are two stacks (S5), and none beside them."""
    before = table(2).state
    assert not has_revealed(before, before.copy())
    for stack, is_turned_up in ((0, True), (1, True), (2, False)):
        after = before.copy()
        after.built += 1 << 4 * stack
        assert has_revealed(before, after) == is_turned_up


@pytest.mark.parametrize("seed", range(6))
def test_taking_back_restores_a_former_game_or_changes_nothing(seed: int) -> None:
    """In any position of a random game, for any seat, whoever the others are."""
    game, chance = dealt(Options(players=3), seed)
    chooser = random.Random(seed)
    games, taken_back = [game], 0
    for _ in range(150):
        if game.is_over:
            break
        game = game.push(chooser.choice(game.choices))
        games.append(game)
        while game.awaits_dice:
            game = game.roll_once(chance)
            games.append(game)
        seat = chooser.randrange(3)
        consenting = chooser.choice([(), (1, 2), (0,)])
        moves, now = game.moves, game.state.copy()
        if stands := obstacle(games, seat, consenting):
            with pytest.raises(CannotTakeBack, match=stands):
                game.take_back(seat, consenting)
        else:
            back = game.take_back(seat, consenting)
            assert back == games[len(back)]
            assert back.seat == seat
            taken_back += 1
        assert (game.moves, game.state) == (moves, now)
    assert taken_back


def obstacle(games: list[Game], seat: int, consenting: tuple[int, ...]) -> str | None:
    """What stands before the seat's last move, looked for from the end, position by position."""
    for after, before in pairwise(reversed(games)):
        if isinstance(after.moves[-1], Roll):
            return "dice"
        if has_revealed(before.state, after.state):
            return "revealed"
        if before.seat == seat:
            return None
        if before.seat not in consenting:
            return "others"
    return "nothing"
