"""The story of a round: placing, using figures, paying, feeding, and what follows by itself."""

import pytest

from stoneage.table.actions import Decline, Feed, Pay, Place, Resolve, Roll, Starve, UseTools
from stoneage.table.events import (
    AgricultureRose,
    BuildingDeclined,
    BuildingTaken,
    BuildingTurnedUp,
    CardDeclined,
    CardSlid,
    CardTurnedUp,
    DiceRolled,
    ExtraCardRevealed,
    FigureJoined,
    FiguresPlaced,
    FiguresWentHome,
    FinalScoringDone,
    FoodEaten,
    FoodHarvested,
    GameEnded,
    GameWon,
    GoodsGathered,
    IglooDeclined,
    IglooTaken,
    LocationChosen,
    NothingGained,
    PhaseBegan,
    Resources,
    ResourcesEaten,
    RoundBegan,
    StackEmptied,
    Starved,
    ToolGained,
    ToolsRefreshed,
    ToolsUsed,
    TurnBegan,
)
from stoneage.table.names import LocationName
from tests.rules import pieces
from tests.rules.scenario import Table, table
from tests.table.telling import kinds, tells, working


def test_placing_is_told_and_nothing_more() -> None:
    """P1."""
    assert tells(table(2), Place("forest", 3)) == [FiguresPlaced(0, "forest", 3)]


def test_the_last_placement_begins_phase_2() -> None:
    """P7, A1: the start player's turn, whoever placed last."""
    game = table(2, start=1).places(1, "hunt", 5)
    assert tells(game, Place("hunt", 5)) == [
        FiguresPlaced(0, "hunt", 5),
        PhaseBegan("using"),
        TurnBegan(1),
    ]


def test_the_village_gives_at_once() -> None:
    """A2, T1: the third tool raises the unused one of two equal tools."""
    game = table(4).has_tools(0, 2, 1, 1, used=[1])
    game.places(0, "hut", 2).places(1, "hunt", 5).places(2, "hunt", 5).places(3, "hunt", 5)
    game.places(0, "field").places(0, "tool maker").places(0, "hunt")
    assert tells(game, Resolve("hut")) == [
        LocationChosen(0, "hut"),
        FigureJoined(0, "hut", 6),
        FiguresWentHome(0, "hut", 2),
    ]
    assert tells(game, Resolve("field"))[1] == AgricultureRose(0, "field", 1)
    assert tells(game, Resolve("tool-maker"))[1] == ToolGained(0, "tool-maker", 3, 2)


@pytest.mark.parametrize(
    ("at", "figures", "what"), [("tool-maker", 1, "tool"), ("hut", 2, "figure"), ("field", 1, "")]
)
def test_at_a_maximum_nothing_is_gained(at: LocationName, figures: int, what: str) -> None:
    """A2."""
    game = table(2).has_tools(0, 4, 4, 4).sets(0, figures=10, agriculture=10)
    working(game, at.replace("-", " "), figures)
    events = tells(game, Resolve(at))
    assert kinds(events) == ["LocationChosen", "NothingGained", "FiguresWentHome"]
    assert isinstance(events[1], NothingGained)
    assert events[1].what == (what or "agriculture")


def test_without_tools_the_goods_follow_the_roll() -> None:
    """A4: in the order in which the dice fell."""
    game = working(table(2), "quarry", 3)
    assert tells(game, Resolve("quarry")) == [LocationChosen(0, "quarry")]
    assert tells(game, Roll((6, 1, 5))) == [
        DiceRolled(0, "quarry", "stone", (6, 1, 5)),
        GoodsGathered(0, "quarry", "stone", 2, dice_pips=12, tool_pips=0, penalty=0),
        FiguresWentHome(0, "quarry", 3),
    ]


def test_tools_join_a_roll_before_the_animal_takes_its_part() -> None:
    """T3, C11, L3: 5 pips, 3 and 2 of tools, less 3 for the polar bear."""
    game = table(2, wild_animals=True).is_threatened_by(0).has_tools(0, 1, 3)
    game.player(0).unused |= 8
    working(game, "forest", 2)
    rolled = DiceRolled(0, "forest", "wood", (4, 1))
    assert tells(game, Resolve("forest"), Roll((4, 1))) == [rolled]
    assert tells(game, UseTools((2,), (2,)))[:2] == [
        ToolsUsed(0, (2,), (2,)),
        GoodsGathered(0, "forest", "wood", 2, dice_pips=5, tool_pips=5, penalty=3),
    ]


def test_tools_that_stay_unused_are_not_told() -> None:
    """T3."""
    game = working(table(2).has_tools(0, 1), "river", 1)
    events = tells(game, Resolve("river"), Roll((6,)), UseTools())
    assert kinds(events) == ["GoodsGathered", "FiguresWentHome"]


def test_the_next_turn_begins_when_all_figures_are_home() -> None:
    """A1."""
    game = table(2).everybody_hunts()
    assert tells(game, Resolve("hunt"), Roll((1,) * 5))[-1] == TurnBegan(1)


def test_a_building_is_taken_and_the_next_one_turned_up() -> None:
    """B1, B2, W1: the price and the points hold what the insulation adds."""
    game = table(2, tiles=[pieces.TWO_WOOD_ONE_BRICK, 5], harsh_winter=True)
    working(game.gives(0, wood=2, brick=1, stone=1), "building 1")
    assert tells(game, Resolve("building-1")) == [LocationChosen(0, "building-1")]
    price = Resources(wood=2, brick=1, stone=1)
    assert tells(game, Pay(wood=2, brick=1, extra=True)) == [
        BuildingTaken(0, "building-1", "bld01", price, insulated=True, points=15),
        BuildingTurnedUp("building-1", "bld06"),
        FiguresWentHome(0, "building-1", 1),
    ]


def test_the_last_building_empties_its_stack() -> None:
    """B1, E2."""
    tiles = [0, 1, 2, 3, 4, 5, pieces.WOOD_BRICK_GOLD]
    game = table(2, tiles=tiles).leaves_in_stack(1, 1).gives(0, wood=1, brick=1, gold=1)
    working(game, "building 1")
    events = tells(game, Resolve("building-1"), Pay(wood=1, brick=1, gold=1))
    assert events[1] == StackEmptied("building-1")


def test_an_igloo_is_taken() -> None:
    """I2."""
    game = working(table(2, igloos=True).gives(0, wood=3), "igloo 1")
    assert tells(game, Resolve("igloo-1"), Pay(wood=3)) == [
        IglooTaken(0, "igloo-1", "igloo1", Resources(wood=3), insulated=False, points=9),
        FiguresWentHome(0, "igloo-1", 1),
    ]


@pytest.mark.parametrize(
    ("at", "event"),
    [
        ("card-1", CardDeclined(0, "card-1", "civ01", by_choice=True)),
        ("building-1", BuildingDeclined(0, "building-1", "bld01", by_choice=True)),
        ("igloo-1", IglooDeclined(0, "igloo-1", "igloo1", by_choice=True)),
    ],
)
def test_whoever_declines_takes_their_figure_home(
    at: LocationName, event: CardDeclined | BuildingDeclined | IglooDeclined
) -> None:
    """C1, B1, I2."""
    game = working(table(2, igloos=True).gives(0, wood=5, brick=5), at.replace("-", " "))
    assert tells(game, Resolve(at), Decline()) == [event, FiguresWentHome(0, at, 1)]


def test_whoever_cannot_pay_declines_without_a_choice() -> None:
    """B1."""
    game = working(table(2), "building 1")
    assert tells(game, Resolve("building-1")) == [
        LocationChosen(0, "building-1"),
        BuildingDeclined(0, "building-1", "bld01", by_choice=False),
        FiguresWentHome(0, "building-1", 1),
    ]


def at_the_meal() -> Table:
    """Seat 1 is about to roll for their five hunters; then everybody eats."""
    game = table(2).everybody_hunts().resolves(0, "hunt").rolls(1, 1, 1, 1, 1)
    return game.resolves(1, "hunt").sets(0, food=0).sets(1, food=9)


def test_everybody_harvests_and_eats() -> None:
    """F1: seat 1 has two food more from hunting."""
    game = at_the_meal().sets(0, food=3, agriculture=4)
    assert tells(game, Roll((1,) * 5))[3:7] == [
        PhaseBegan("feeding"),
        FoodHarvested(0, 4),
        FoodEaten(0, 5, missing=0),
        FoodEaten(1, 5, missing=0),
    ]


def test_whoever_is_short_of_food_pays_resources() -> None:
    """F2."""
    game = at_the_meal().sets(0, food=3).gives(0, wood=1, gold=4)
    assert tells(game, Roll((1,) * 5))[-1] == FoodEaten(0, 3, missing=2)
    assert tells(game, Feed(wood=1, gold=1))[:2] == [
        ResourcesEaten(0, Resources(wood=1, gold=1)),
        FoodEaten(1, 5, missing=0),
    ]


def test_starving_costs_ten_points_by_choice_or_not() -> None:
    """F3."""
    game = at_the_meal()
    assert tells(game, Roll((1,) * 5))[4:6] == [
        FoodEaten(0, 0, missing=5),
        Starved(0, 10, by_choice=False),
    ]
    game = at_the_meal().gives(0, wood=9)
    assert tells(game, Roll((1,) * 5), Starve())[0] == Starved(0, 10, by_choice=True)


def test_cards_slide_and_come_when_a_round_begins() -> None:
    """N1 to N3."""
    game = at_the_meal().has_tools(1, 2, 1, used=[0])
    game.state.clear_space(0)
    game.state.clear_space(2)
    events = tells(game, Roll((1,) * 5), UseTools())
    assert events[-6:] == [
        CardSlid("card-2", "card-1", "civ02"),
        CardSlid("card-4", "card-2", "civ04"),
        CardTurnedUp("card-3", "civ05"),
        CardTurnedUp("card-4", "civ06"),
        ToolsRefreshed(1, (1,)),
        RoundBegan(2, 1),
    ]


def test_too_few_cards_end_the_game() -> None:
    """E1, E3, E4, C10: the extra card is revealed."""
    game = at_the_meal().leaves_in_deck(0).owns(1, extra_card=pieces.FOOD_7)
    game.state.clear_space(3)
    events = tells(game, Roll((1,) * 5))
    assert kinds(events[-5:]) == [
        "GameEnded",
        "ExtraCardRevealed",
        "FinalScoringDone",
        "FinalScoringDone",
        "GameWon",
    ]
    assert events[-5:-3] == [GameEnded("cards"), ExtraCardRevealed(1, "civ03")]
    scorings = [event.scoring for event in events if isinstance(event, FinalScoringDone)]
    assert [scoring.total for scoring in scorings] == [-10, 1]
    assert scorings[1].cultures == 1
    assert events[-1] == GameWon((1,))


def test_an_empty_stack_ends_the_game() -> None:
    """E2, E4: shared among equals."""
    game = at_the_meal().sets(0, food=5).leaves_in_stack(2, 0)
    events = tells(game, Roll((1,) * 5))
    assert GameEnded("buildings") in events
    assert events[-1] == GameWon((0, 1))
