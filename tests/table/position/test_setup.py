"""Positions that are set up by hand: what is named is there, the rest comes from a fresh box."""

import copy
import pickle
from typing import Any

import pytest

from stoneage.rules.errors import IllegalSetup
from stoneage.table.actions import Feed, Place, Resolve, Starve
from stoneage.table.game import Game
from stoneage.table.options import Options
from stoneage.table.position import IllegalPosition, PlayerBoard, Position

TWO = Options(players=2)
VARIANTS = Options(players=3, wild_animals=True, igloos=True)
TOOL_3, EXTRA, CHOICE = "civ16", "civ05", "civ31"


def test_nothing_named_is_the_printed_order() -> None:
    assert Position.set_up(TWO) == Game.deal(TWO).position


def test_what_is_named_is_there() -> None:
    position = Position.set_up(
        VARIANTS,
        players=[
            {"score": -3, "wood": 2, "tools": (2, 2, 1), "used_tools": (1,), "figures": 8},
            PlayerBoard(food=1, cards=("civ05",), buildings=("bld09",), igloos=("igloo2",)),
        ],
        display=["civ10", "civ11", "civ12", "civ13"],
        deck=["civ20", "raptor"],
        stacks=[["bld20"], ["bld21", "bld22"]],
        left=[7, 6, 7],
        animal="wolf",
        waiting_animals=["wild-boar"],
        gone_animals=["polar-bear"],
        round=4,
        start="C",
        turn="A",
    )
    view = Game.of(position).view()
    assert (view.round, view.start, view.awaited.seat) == (4, 2, 0)
    assert view.display == ("civ10", "civ11", "civ12", "civ13")
    assert position.deck[:2] == ("civ20", "raptor")
    assert [stack.top for stack in view.stacks][:2] == ["bld20", "bld21"]
    assert [stack.left for stack in view.stacks] == [7, 6, 7]
    assert (view.animal, view.waiting_animals, view.gone_animals) == (
        "wolf",
        ("wild-boar",),
        ("polar-bear",),
    )
    assert view.players[0].score == -3
    assert [tool.used for tool in view.players[0].tools] == [True, False, False]
    assert view.players[1].igloos == ("igloo2",)
    assert view.players[2].food == 12


def test_a_seed_shuffles_what_is_not_named() -> None:
    first, second = (Position.set_up(TWO, deck=["civ36"], seed=seed) for seed in (1, 2))
    assert first.display[0] == second.display[0] == "civ36"
    assert first.deck != second.deck
    assert first.stacks != second.stacks
    assert first == Position.set_up(TWO, deck=["civ36"], seed=1)


def test_figures_get_to_work() -> None:
    """A1: whoever is in turn resolves what they stand at."""
    board = {"placed": {"quarry": 2, "card-1": 1}}
    game = Game.of(Position.set_up(TWO, players=[{}, board], phase="using", start="B", turn="B"))
    assert game.choices == [Resolve("quarry"), Resolve("card-1")]


def test_a_hungry_player_is_asked() -> None:
    """F1, F2: the harvest comes first."""
    hungry = {"food": 1, "agriculture": 2, "wood": 2}
    game = Game.of(Position.set_up(TWO, players=[hungry], phase="feeding"))
    assert game.choices == [Starve(), Feed(wood=2)]


def test_a_game_that_is_over_is_scored() -> None:
    """E2: an empty stack ended it."""
    owned = tuple(f"bld{number:02}" for number in range(1, 8))
    board = {"score": 50, "buildings": owned}
    game = Game.of(Position.set_up(TWO, players=[board], left=[0, 7], phase="over"))
    assert game.result is not None
    assert game.result.winners == (0,)


REFUSED: list[tuple[dict[str, Any], str, str]] = [
    ({"players": [{}, {}, {}]}, "players", "3 boards for 2 players"),
    ({"players": [{"luck": 3}]}, "player A", "luck"),
    ({"players": [{}, {"food": "much"}]}, "player B", "food"),
    ({"players": [PlayerBoard(agriculture=11)]}, "player A", "agriculture"),
    ({"start": "E"}, "start", "'E' is no player's letter"),
    ({"turn": "C"}, "turn", "none of the players"),
    ({"round": 0}, "round", "from 1"),
    ({"display": ["civ01"]}, "display", "4 spaces"),
    ({"display": ["civ01", "civ02", "civ03", None]}, "awaited place", "empty"),
    ({"display": ["civ01", "civ01", "civ02", "civ03"]}, "cards", "civ01 is there 2 times"),
    ({"deck": ["civ77"]}, "deck", "there is no civ77"),
    ({"players": [{"cards": ["civ01"]}, {"cards": ["civ01"]}]}, "cards", "2 times"),
    ({"players": [{"buildings": ["hut"]}]}, "buildings", "there is no hut"),
    ({"players": [{"buildings": ["bld01"]}], "left": [7, 7]}, "stacks", "0 buildings are gone"),
    ({"left": [7]}, "stacks", "2 players have 2 stacks"),
    ({"left": [8, 6]}, "stack 1", "more than 7"),
    ({"stacks": [["tower"]]}, "stack 1", "there is no tower"),
    ({"players": [{"igloos": ["igloo1"]}]}, "igloos", "without igloos"),
    ({"animal": "wolf"}, "animals", "without the wild animals"),
    ({"players": [{"tools": (3, 1, 1)}]}, "player A: tools", "lowest ones rise first"),
    ({"players": [{"tools": (2,)}]}, "player A: tools", "lowest ones rise first"),
    ({"players": [{"tools": (1,), "used_tools": (2,)}]}, "player A: used_tools", "space 2"),
    ({"players": [{"one_use_tools": (3,)}]}, "player A: one_use_tools", "no card with a 3"),
    ({"players": [{"may_choose_resources": True}]}, "player A: may_choose_resources", "not held"),
    ({"players": [{"extra_card": "civ01"}]}, "player A: extra_card", "not held"),
    ({"players": [{"placed": {"forest": 6}}]}, "player A: placed", "more than 5 figures"),
    ({"players": [{"placed": {"animal": 1}}]}, "player A: placed", "chasing"),
    ({"players": [{"placed": {"moon": 1}}]}, "player A", "placed"),
    ({"players": [{"placed": {"hut": 1}}]}, "hut", "1 figures"),
    ({"players": [{"placed": {"field": 2}}]}, "field", "2 figures"),
    ({"players": [{"placed": {"field": 1}}] * 2}, "field", "one player only"),
    ({"players": [{"placed": {"quarry": 1}}] * 2}, "quarry", "not all of them"),
    ({"players": [{"figures": 9, "placed": {"river": 8}}]}, "river", "more than 7"),
    ({"players": [{"placed": {"building-3": 1}}]}, "building-3", "nothing lies there"),
    ({"players": [{"placed": {"igloo-1": 1}}]}, "igloo-1", "nothing lies there"),
    ({"players": [{"chasing": 1}]}, "chasing", "room"),
    (
        {"players": [{"placed": {"hut": 2, "field": 1}}, {"placed": {"tool-maker": 1}}]},
        "hut",
        "stays empty",
    ),
    ({"players": [{"placed": {"hunt": 5}}]}, "awaited place", "A cannot place"),
    ({"phase": "using"}, "turn", "no figures at work"),
    ({"phase": "feeding"}, "turn", "not asked at the meal"),
    ({"phase": "feeding", "players": [{"placed": {"hunt": 1}}]}, "phase", "still at work"),
    ({"phase": "over"}, "awaited nothing", "left"),
    (
        {"players": [{"buildings": [f"bld0{number}" for number in range(1, 8)]}], "left": [0, 7]},
        "awaited place",
        "the game is over",
    ),
]


@pytest.mark.parametrize(("named", "where", "why"), REFUSED)
def test_what_cannot_be_is_refused_by_name(named: dict[str, Any], where: str, why: str) -> None:
    with pytest.raises(IllegalPosition) as refusal:
        Position.set_up(TWO, **named)
    assert refusal.value.where == where
    assert why in refusal.value.why
    assert isinstance(refusal.value, IllegalSetup)


def test_cards_that_work_for_their_owner_must_be_held() -> None:
    """C10 to C12: with the card it is another matter."""
    board = {
        "cards": [TOOL_3, EXTRA, CHOICE],
        "one_use_tools": (3,),
        "extra_card": "civ01",
        "may_choose_resources": True,
    }
    seen = Game.of(Position.set_up(TWO, players=[board])).view(0).players[0]
    assert seen.one_use_tools == (3,)
    assert seen.extra_card == "civ01"
    assert seen.may_choose_resources


def test_a_position_is_a_value() -> None:
    position = Position.set_up(VARIANTS, players=[{"wood": 1}])
    for twin in (pickle.loads(pickle.dumps(position)), copy.deepcopy(position)):
        assert twin == position
        assert repr(twin) == repr(position)
    refusal = pickle.loads(pickle.dumps(IllegalPosition("deck", "torn")))
    assert (refusal.where, refusal.why) == ("deck", "torn")


def test_a_game_goes_on_from_it() -> None:
    game = Game.of(Position.set_up(TWO, players=[{"figures": 6}]))
    assert game.push(Place("forest", 6)).view().players[0].home == 0
