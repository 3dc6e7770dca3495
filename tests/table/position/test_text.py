"""A position in one line: written, read, and refused by name where it is none."""

import pytest

from stoneage.table.chance import chance_of
from stoneage.table.game import Game
from stoneage.table.options import Options, house_values
from stoneage.table.position import IllegalPosition, Position

PLAYERS = "A score=7 placed=forest*3,hut*2 goods=12w3g tools=2,1*,1 | B food=3 figures=7"
REST = (
    "display civ01 civ02 civ03 civ04 | deck civ05 civ06 civ07 civ08 civ09 civ10 civ11 civ12 civ13 "
    "civ14 civ15 civ16 civ17 civ18 civ19 civ20 civ21 civ22 civ23 civ24 civ25 civ26 civ27 civ28 "
    "civ29 civ30 civ31 civ32 civ33 civ34 civ35 civ36 | "
    "stacks bld01,bld02,bld03,bld04,bld05,bld06,bld07 bld08,bld09,bld10,bld11,bld12,bld13,bld14"
)
LINE = f"2 3 B B place | {PLAYERS} | {REST}"


def changed(old: str, new: str) -> str:
    assert old in LINE
    return LINE.replace(old, new, 1)


def test_a_line_says_what_lies_where() -> None:
    position = Position.read(LINE)
    assert (position.round, position.start, position.turn) == (3, 1, 1)
    anna, ben = position.players
    assert anna.placed == {"hut": 2, "forest": 3}
    assert (anna.score, anna.wood, anna.gold, anna.home) == (7, 12, 3, 0)
    assert (anna.tools, anna.used_tools) == ((2, 1, 1), (2,))
    assert (ben.food, ben.figures) == (3, 7)
    game = Game.of(position)
    assert game.seat == 1
    assert game.view(1).players[0].tools[1].used


def test_what_is_as_at_the_beginning_is_not_written() -> None:
    line = str(Position.of(Game.deal(Options(players=2), start=1).state))
    assert line == f"2 1 B B place | A | B | {REST}"


@pytest.mark.parametrize("seed", range(6))
def test_every_position_of_a_game_comes_back_and_plays_on_alike(seed: int) -> None:
    """All variants, every kind of decision, rolls and the end."""
    options = Options(
        players=2 + seed % 3,
        harsh_winter=seed % 2 == 0,
        wild_animals=seed % 3 != 1,
        igloos=seed % 2 == 1,
        closed_cards=seed % 3 == 0,
        house=house_values(Options().ruleset().house) if seed == 5 else None,
    )
    chance = chance_of(seed)
    game = Game.new(options, chance)
    seen = set()
    while True:
        seen.add(game.view().awaited.decision)
        position = game.position
        assert Position.read(str(position)) == position
        twin = Game.of(position)
        assert twin.view(0) == game.view(0)
        assert twin.choices == game.choices
        if game.is_over:
            break
        if game.awaits_dice:
            game = game.roll_once(chance)
            (move,) = game.moves_since(len(game) - 1)
        else:
            move = game.choices[chance.below(len(game.choices))]
            game = game.push(move)
        assert twin.push(move).position == game.position
    assert {"place", "resolve", "pay", "use-tools", "feed", "roll", "nothing"} <= seen


@pytest.mark.parametrize(
    ("line", "where"),
    [
        ("", "table"),
        ("5 1 A A place", "table"),
        ("2 1 A A place", "table"),
        (changed("2 3 B", "2ww 3 B"), "options"),
        (changed("2 3 B", "2iw 3 B"), "options"),
        (changed("2 3 B", '2{"penalties":1} 3 B'), "options"),
        (changed("2 3 B", "2{oops} 3 B"), "options"),
        (changed("2 3 B", "2 0 B"), "round"),
        (changed("3 B B place", "3 C B place"), "start"),
        (changed("3 B B place", "3 B D place"), "turn"),
        (changed("B B place", "B B dance"), "table"),
        (changed("B B place", "B B place@moon"), "table"),
        (changed("B B place", "B B place!!"), "awaited"),
        (changed("| A score", "| C score"), "players"),
        (changed("score=7", "score=many"), "player A"),
        (changed("score=7", "luck=7"), "player A"),
        (changed("score=7", "score=7 score=8"), "player A"),
        (changed("score=7", "choice=no"), "player A"),
        (changed("goods=12w3g", "goods=12w3g1w"), "player A"),
        (changed("goods=12w3g", "goods=12x"), "player A"),
        (changed("goods=12w3g", "goods=9999w"), "table"),
        (changed("forest*3", "moon*3"), "table"),
        (changed("tools=2,1*,1", "tools=5"), "table"),
        (changed("deck civ05", "deck civ99"), "deck"),
        (changed("deck civ05", "deck civ01"), "cards"),
        (changed("deck civ05 ", "deck "), "cards"),
        (changed("display civ01", "display civ99"), "display"),
        (changed("display civ01 civ02", "display civ02"), "display"),
        (changed("deck civ05", "deck wolf civ05"), "animals"),
        (changed("display", "shown"), "table"),
        (f"{LINE} | deck -", "deck"),
        (f"{LINE} | animals -", "table"),
    ],
)
def test_another_line_is_refused_by_name(line: str, where: str) -> None:
    with pytest.raises(IllegalPosition) as refusal:
        Position.read(line)
    assert refusal.value.where == where
    assert refusal.value.why in str(refusal.value)
