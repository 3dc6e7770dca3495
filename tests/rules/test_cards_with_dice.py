"""Civilization cards with dice: dice for all, and a resource by dice."""

import pytest

from stoneage.rules import terms
from stoneage.rules.errors import IllegalAction
from tests.rules import pieces
from tests.rules.scenario import Table, choose, die, table


def buying(card: int, players: int = 2, start: int = 0) -> Table:
    """The start player has paid for this card on space 1; their other figures hunt."""
    game = table(players, cards=[card], start=start).gives(start, wood=1)
    game.places(start, "card 1").everybody_hunts()
    return game.resolves(start, "card 1").pays(wood=1).awaits("roll", start)


def refuses_dice(game: Table, *faces: int) -> None:
    with pytest.raises(IllegalAction) as refused:
        game.rolls(*faces)
    assert refused.value.reason == "not-these-dice"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_dice_fall_as_there_are_players(players: int) -> None:
    """C3: not one more or less."""
    game = buying(pieces.DICE_FOR_ALL, players)
    refuses_dice(game, *[1] * (players - 1))
    refuses_dice(game, *[1] * (players + 1))
    game.rolls(*range(1, players + 1)).awaits("take die", 0)


def test_the_four_players_of_the_books_take_their_dice() -> None:
    """C3: the English and Chinese books' example, with 5, 6, 2 and 2."""
    game = buying(pieces.DICE_FOR_ALL, players=4).rolls(5, 6, 2, 2)
    game.takes_die(0, 5).takes_die(1, 6).awaits("resolve", 0)
    assert game.tools(0) == [1, 0, 0]
    assert game.player(1).agriculture == 1
    assert [game.brick(seat) for seat in range(4)] == [0, 0, 1, 1]


def test_the_buyer_takes_first_and_the_others_follow_clockwise() -> None:
    """C3: from the buyer round the table, whoever the start player is."""
    game = table(4, cards=[pieces.DICE_FOR_ALL], start=1).gives(2, wood=1)
    game.places(1, "hunt", 5).places(2, "card 1").everybody_hunts()
    game.resolves(1, "hunt").rolls_all(1).resolves(2, "card 1").pays(wood=1)
    game.rolls(1, 2, 3, 4)
    game.takes_die(2, 4).takes_die(3, 2).takes_die(0, 3).awaits("resolve", 2)
    assert [game.gold(2), game.brick(3), game.stone(0), game.wood(1)] == [1, 1, 1, 1]


def test_after_the_dice_the_buyer_goes_on_with_their_turn() -> None:
    """C3, A1: their figure is home, the others' stay where they are."""
    game = buying(pieces.DICE_FOR_ALL, players=3, start=2).rolls(1, 2, 3)
    game.takes_die(2, 1).takes_die(0, 3).awaits("resolve", 2)
    assert game.player(2).home == 1
    assert game.player(2).figures_at(terms.CARD_1) == 0
    assert [game.player(seat).home for seat in (0, 1)] == [0, 0]
    assert game.dice() == []


@pytest.mark.parametrize(
    ("face", "wood", "brick", "stone", "gold", "tool", "agriculture"),
    [
        (1, 1, 0, 0, 0, 0, 0),
        (2, 0, 1, 0, 0, 0, 0),
        (3, 0, 0, 1, 0, 0, 0),
        (4, 0, 0, 0, 1, 0, 0),
        (5, 0, 0, 0, 0, 1, 0),
        (6, 0, 0, 0, 0, 0, 1),
    ],
)
def test_each_face_brings_its_item(
    face: int, wood: int, brick: int, stone: int, gold: int, tool: int, agriculture: int
) -> None:
    """C3: 1 wood, 2 brick, 3 stone, 4 gold, 5 a tool, 6 agriculture."""
    other = 1 if face > 1 else 2
    game = buying(pieces.DICE_FOR_ALL).rolls(other, face).takes_die(0, face)
    found = (game.wood(0), game.brick(0), game.stone(0), game.gold(0))
    assert found == (wood, brick, stone, gold)
    assert sum(game.tools(0)) == tool
    assert game.player(0).agriculture == agriculture


def test_each_player_takes_one_of_the_dice_that_are_left() -> None:
    """C3: a die that is gone, or never fell, cannot be taken."""
    game = buying(pieces.DICE_FOR_ALL, players=3).rolls(2, 4, 6)
    assert game.legal() == [die(2), die(4), die(6)]
    game.refuses(die(1), "no-such-die").refuses(die(3), "no-such-die")
    game.takes_die(0, 4).awaits("take die", 1)
    game.refuses(die(4), "no-such-die")
    assert game.legal() == [die(2), die(6)]


def test_of_two_equal_dice_one_stays() -> None:
    """C3: taking a six leaves the other six."""
    game = buying(pieces.DICE_FOR_ALL, players=3).rolls(6, 1, 6).takes_die(0, 6)
    assert game.dice() == [1, 6]
    assert game.legal() == [die(1), die(6)]


def test_taking_a_die_is_not_optional() -> None:
    """C3: nobody can do without, not even with nothing to gain."""
    game = buying(pieces.DICE_FOR_ALL).sets(0, agriculture=10).has_tools(0, 4, 4, 4).rolls(5, 6)
    game.refuses(terms.DECLINE, "no-such-die")
    assert game.legal() == [die(5), die(6)]
    game.takes_die(0, 6)
    assert game.player(0).agriculture == 10
    assert game.tools(1) == [1, 0, 0]


def test_a_tool_beyond_twelve_points_is_lost() -> None:
    """C3, A2: the die is taken and gives nothing."""
    game = buying(pieces.DICE_FOR_ALL).has_tools(0, 4, 4, 4).rolls(5, 6).takes_die(0, 5)
    assert game.tools(0) == [4, 4, 4]
    assert game.player(1).agriculture == 1


def test_equal_dice_are_taken_without_a_question() -> None:
    """C3: where all show the same there is nothing to choose."""
    game = buying(pieces.DICE_FOR_ALL, players=4).rolls(3, 3, 3, 3).awaits("resolve", 0)
    assert [game.stone(seat) for seat in range(4)] == [1, 1, 1, 1]


def test_tools_never_change_the_dice_for_all() -> None:
    """C3, T3: nobody is asked for tools, and they stay unused."""
    game = buying(pieces.DICE_FOR_ALL).has_tools(0, 1, 1).sets(0, unused=3 | 8).rolls(1, 2)
    game.awaits("take die", 0).takes_die(0, 2)
    assert game.unused_tools(0) == [0, 1]
    assert game.one_use_tools(0) == [2]


def test_two_resources_of_choice_wait_while_dice_are_taken() -> None:
    """C3, D12: taking a die is none of the moments of that card."""
    game = buying(pieces.DICE_FOR_ALL).sets(0, may_choose=1).rolls(1, 2)
    game.refuses(choose(gold=2), "no-such-die")


def test_a_second_card_of_dice_falls_for_all_again() -> None:
    """C3: every such card has its own roll."""
    game = table(2, cards=[pieces.DICE_FOR_ALL, pieces.ANOTHER_DICE_FOR_ALL]).gives(0, wood=3)
    game.places(0, "card 1").places(1, "hunt", 5).places(0, "card 2").everybody_hunts()
    game.resolves(0, "card 1").pays(wood=1).rolls(4, 4)
    game.resolves(0, "card 2").pays(wood=2).rolls(3, 4).takes_die(0, 4)
    assert (game.gold(0), game.gold(1), game.stone(1)) == (2, 1, 1)


@pytest.mark.parametrize(
    ("card", "faces", "resource", "number"),
    [
        (pieces.DICE_FOR_WOOD, (2, 3), "wood", 1),
        (pieces.DICE_FOR_WOOD, (3, 3), "wood", 2),
        (pieces.DICE_FOR_WOOD, (6, 6), "wood", 4),
        (pieces.DICE_FOR_STONE, (2, 2), "stone", 0),
        (pieces.DICE_FOR_STONE, (4, 5), "stone", 1),
        (pieces.DICE_FOR_STONE, (4, 6), "stone", 2),
        (pieces.DICE_FOR_GOLD, (1, 4), "gold", 0),
        (pieces.DICE_FOR_GOLD, (5, 6), "gold", 1),
        (pieces.DICE_FOR_GOLD, (6, 6), "gold", 2),
    ],
)
def test_two_dice_bring_the_resource_on_the_card(
    card: int, faces: tuple[int, int], resource: str, number: int
) -> None:
    """C6, A4: one for each full 3, 5 or 6 of the total."""
    game = buying(card).rolls(*faces).awaits("resolve", 0)
    found = {"wood": game.wood(0), "stone": game.stone(0), "gold": game.gold(0)}
    assert found.pop(resource) == number
    assert set(found.values()) == {0}
    assert game.player(0).home == 1


def test_the_card_of_the_books_brings_wood_by_two_dice() -> None:
    """C6: the English and Chinese books' example."""
    assert buying(pieces.DICE_FOR_WOOD).rolls(5, 4).wood(0) == 3


@pytest.mark.parametrize("card", [pieces.DICE_FOR_WOOD, pieces.DICE_FOR_GOLD])
def test_a_resource_card_has_two_dice_at_any_table(card: int) -> None:
    """C6: two, with four players too."""
    game = buying(card, players=4)
    refuses_dice(game, 1)
    refuses_dice(game, 1, 1, 1)
    refuses_dice(game, 1, 1, 1, 1)
    game.rolls(1, 1).awaits("resolve", 0)


def test_tools_help_with_a_resource_by_dice() -> None:
    """C6, T3: unused tools are added, and are used for the round."""
    game = buying(pieces.DICE_FOR_GOLD).has_tools(0, 1, 2).rolls(5, 6).uses_tools(0)
    assert game.gold(0) == 2
    assert game.unused_tools(0) == [1]


def test_tools_may_stay_unused_at_a_resource_by_dice() -> None:
    """C6, T3: adding them is a choice."""
    game = buying(pieces.DICE_FOR_GOLD).has_tools(0, 1).rolls(5, 6).uses_tools()
    assert game.gold(0) == 1
    assert game.unused_tools(0) == [0]


def test_used_tools_do_not_help_a_second_time() -> None:
    """C6, T3: nobody is asked for a tool that is used."""
    game = buying(pieces.DICE_FOR_GOLD).has_tools(0, 1, used=[0]).rolls(5, 6)
    game.awaits("resolve", 0)
    assert game.gold(0) == 1
