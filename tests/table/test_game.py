"""A game at a table, in typed values."""

import random
from functools import partial

import pytest

from stoneage import Game, IllegalAction, IllegalSetup, Options
from stoneage.table.actions import Place, Resolve, Roll
from stoneage.table.chance import chance_of
from stoneage.table.errors import NoOdds, NoSuchMove, NoSuchSeat
from stoneage.table.events import FiguresPlaced
from stoneage.table.notation import UnreadableMove
from stoneage.table.options import HouseValues, IglooValue, RewardValue, house_values, options_of
from stoneage.table.position import Position
from tests.dealing import dealt
from tests.rules.scenario import table


def test_the_same_seed_gives_the_same_game() -> None:
    """S4 to S6: the deal comes from the chance that is given."""
    assert Game.new(Options(players=3), 5).state == Game.new(Options(players=3), 5).state
    assert Game.new(None, random.Random(5)).state == Game.new(None, 5).state
    assert Game.new(None, 5).state != Game.new(None, 6).state


def test_a_start_player_can_be_named() -> None:
    """S6: at random by default, or named by the table."""
    assert {Game.new(Options(players=2), seed).state.start for seed in range(20)} == {0, 1}
    assert Game.new(Options(players=4), 1, start=2).seat == 2
    with pytest.raises(IllegalSetup, match="start player"):
        Game.new(Options(players=2), 1, start=2)


def test_nobody_moves_for_another_seat() -> None:
    """P1: the seat to act, and no other."""
    game = Game.new(Options(players=2), 1, start=0)
    before = game.state.copy()
    with pytest.raises(IllegalAction, match="not-your-turn"):
        game.push(Place("hut", 2), seat=1)
    with pytest.raises(IllegalAction, match="wrong-number-of-figures"):
        game.push(Place("hut", 1), seat=0)
    with pytest.raises(IllegalAction, match="no-such-action"):
        game.push(Place("hut", 99))
    assert game.state == before
    assert game.moves == ()


def test_a_game_waits_for_its_dice() -> None:
    """Chance is a player like others: tests and records choose the dice."""
    scene = table(2).places(0, "hunt", 5).places(1, "hunt", 5)
    game = Game(scene.state).push(Resolve("hunt"))
    assert game.seat is None
    assert game.choices == []
    with pytest.raises(IllegalAction, match="not-these-dice"):
        game.push(Roll((1, 2, 3)))
    game = game.push(Roll((1, 2, 3, 4, 5)))
    assert game.moves == (Resolve("hunt"), Roll((1, 2, 3, 4, 5)))
    assert game.state.players[0].food == 12 + 7


def test_dice_fall_only_where_they_are_awaited() -> None:
    """`roll` waits for nobody, `roll_once` says that there was nothing to roll."""
    game, chance = dealt(Options(players=2), 1)
    assert game.roll(chance) is game
    with pytest.raises(IllegalAction, match="no-roll-awaited"):
        game.roll_once(chance)


def test_a_story_can_be_told_from_any_move() -> None:
    """What happened since the last look."""
    game = Game.new(Options(players=2), 1, start=0)
    game = game.push(Place("hut", 2)).push(Place("hunt", 3))
    assert [type(event) for event in game.events()] == [FiguresPlaced, FiguresPlaced]
    assert game.events(since=1) == [FiguresPlaced(seat=1, at="hunt", figures=3)]


def test_house_values_are_options() -> None:
    """L3, L6, I2: what no rulebook gives can be replaced, and comes back out of the rules."""
    ours = house_values(Options().ruleset().house)
    assert ours.igloos[0] == IglooValue(wood=3, points=9)
    row = (RewardValue("tools"),) * 5
    own = HouseValues(
        penalties=(1, 1, 1, 1),
        rewards=(row, row, row, row),
        igloos=(IglooValue(gold=1, points=20), *ours.igloos[1:]),
    )
    options = Options(players=2, igloos=True, house=own)
    assert options_of(options.ruleset()) == options
    assert options_of(Options().ruleset()) == Options()


def test_impossible_house_values_are_refused() -> None:
    """I2: an igloo for nothing cannot be taken."""
    ours = house_values(Options().ruleset().house)
    free = HouseValues(
        penalties=ours.penalties,
        rewards=ours.rewards,
        igloos=(IglooValue(points=9), *ours.igloos[1:]),
    )
    with pytest.raises(IllegalSetup, match="igloos"):
        Options(house=free).ruleset()


def test_moves_are_taken_as_text_too() -> None:
    game = Game.deal(Options(players=2))
    assert game.push("forest*3") == game.push(Place("forest", 3))
    assert game.text(Place("forest", 3)) == "forest*3"
    with pytest.raises(IllegalAction, match="wrong-number-of-figures"):
        game.push("hut")
    with pytest.raises(UnreadableMove, match="forest of three"):
        game.push("forest of three")


def test_a_deal_by_name() -> None:
    """S4, S5: the first cards lie on the display, the rest follows in printed order."""
    options = Options(players=3, wild_animals=True)
    game = Game.deal(options, deck=["civ09", "civ07"], buildings=["bld28"], start=2)
    assert game.view().display == ("civ09", "civ07", "civ01", "civ02")
    assert game.view().stacks[0].top == "bld28"
    assert game.seat == 2
    for deck, buildings in ((["civ99"], []), (["civ01", "civ01"], []), ([], ["x"])):
        with pytest.raises(IllegalSetup):
            Game.deal(options, deck=deck, buildings=buildings)
    with pytest.raises(IllegalSetup, match="no animal"):
        Game.deal(options, deck=["wolf"])
    with pytest.raises(IllegalSetup, match="there is no wolf"):
        Game.deal(Options(players=3), deck=["wolf"])


def test_odds_before_placing() -> None:
    """A3, T3: exact, with the tools that are left."""
    game = Game.of(Position.set_up(Options(players=2), players=[{"tools": (1, 1)}]))
    assert game.odds("quarry", 1, with_tools=False).at_least == (1.0, 2 / 6)
    assert game.odds("quarry", 1).at_least == (1.0, 4 / 6)
    with pytest.raises(NoOdds, match="no dice are rolled at hut"):
        game.odds("hut", 2)
    for figures in (-1, 0, 11):
        with pytest.raises(NoOdds, match=f"{figures} figures"):
            game.odds("quarry", figures)


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_are_only_so_many_seats(seat: int) -> None:
    """C2: not even the last one is seen by counting from behind."""
    game = Game.new(Options(players=2, closed_cards=True), seed=1)
    for ask in (game.view, partial(game.events, 0)):
        with pytest.raises(NoSuchSeat, match=f"seat {seat} of 2"):
            ask(seat)


@pytest.mark.parametrize("moves", [-1, 2])
def test_there_are_only_so_many_moves(moves: int) -> None:
    game = Game.new(Options(players=2), seed=1).push("forest*3")
    for ask in (game.events, game.at):
        with pytest.raises(NoSuchMove, match=f"move {moves} of 1"):
            ask(moves)


def test_dice_come_from_anywhere() -> None:
    """A generator, a chance of one's own, a function that is asked for one, or nothing at all."""
    scene = table(2).places(0, "hunt", 5).places(1, "hunt", 5)
    game = Game(scene.state).push(Resolve("hunt"))
    assert game.roll(random.Random(3)) == game.roll(chance_of(3))
    assert game.roll(lambda _: chance_of(3)) == game.roll(chance_of(3))
    assert not game.roll().awaits_dice


def test_a_choice_of_another_position_is_no_choice_here() -> None:
    """P5: also where both positions were asked for theirs, and the value is the very same."""
    game = Game(table(2).state)
    hut = next(choice for choice in game.choices if choice == Place("hut", 2))
    after = game.push(hut)
    assert hut not in after.choices
    with pytest.raises(IllegalAction, match="full"):
        after.push(hut)


def test_a_choice_may_be_pushed_as_it_was_offered_or_as_an_equal_value() -> None:
    game = Game(table(2).state)
    for choice in game.choices:
        twin = game.text(choice)
        assert game.push(choice) == game.push(twin) == Game(game.first).push(choice)
        assert game.push(choice).told() == game.push(twin).told()


def test_a_list_of_choices_is_its_own() -> None:
    game = Game(table(2).state)
    offered = game.choices
    chosen = offered.pop()
    assert offered != game.choices
    assert game.push(chosen).moves == (chosen,)
