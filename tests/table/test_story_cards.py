"""The story of civilization cards and of wild animals."""

import pytest

from stoneage.table.actions import Pay, Place, Resolve, Roll, TakeDie, TakeResources, TakeReward
from stoneage.table.events import (
    AgricultureRose,
    AnimalAppeared,
    AnimalBecameActive,
    AnimalDrivenOff,
    AnimalSurrounded,
    CardDeclined,
    CardTaken,
    CardTurnedUp,
    DiceRolled,
    DieTaken,
    Event,
    ExtraCardMissed,
    ExtraCardTaken,
    FiguresPlaced,
    FiguresWentHome,
    FoodGained,
    GoodsGathered,
    OneUseToolGained,
    PhaseBegan,
    PointsScored,
    ResourceChoiceGained,
    Resources,
    ResourcesChosen,
    ResourcesGained,
    RewardTaken,
    RoundBegan,
    Starved,
    ToolGained,
)
from stoneage.table.game import Game
from stoneage.table.names import CARDS
from stoneage.table.story import seen_by
from tests.rules import pieces
from tests.rules.scenario import Table, table
from tests.table.telling import kinds, tells, working


def buying(card: int, players: int = 2) -> Table:
    """Seat 0 is about to pay one wood for this card."""
    game = table(players, cards=[card]).gives(0, wood=1)
    return working(game, "card 1").resolves(0, "card 1").awaits("pay", 0)


@pytest.mark.parametrize(
    ("card", "gain"),
    [
        (pieces.FOOD_7, FoodGained(0, "card-1", 7)),
        (pieces.TWO_STONE, ResourcesGained(0, "card-1", Resources(stone=2))),
        (pieces.THREE_POINTS, PointsScored(0, "card-1", 3)),
        (pieces.ONE_TOOL, ToolGained(0, "card-1", 1, 1)),
        (pieces.ONE_AGRICULTURE, AgricultureRose(0, "card-1", 1)),
        (pieces.ONE_USE_TOOL_3, OneUseToolGained(0, "card-1", 3)),
        (pieces.TWO_OF_CHOICE, ResourceChoiceGained(0, "card-1")),
        (pieces.EXTRA_CARD, ExtraCardTaken(0, "card-1", "civ04")),
    ],
)
def test_a_card_is_paid_for_and_gives_what_its_top_half_shows(card: int, gain: Event) -> None:
    """C1, C4, C5, C7 to C12."""
    taken = CardTaken(0, "card-1", CARDS[card], Resources(wood=1), gold_traded=False, points=0)
    events = tells(buying(card), Pay(wood=1))
    assert events == [taken, gain, FiguresWentHome(0, "card-1", 1)]


def test_traded_gold_is_part_of_the_price() -> None:
    """W2, C7: its six points are not those of the card's top half."""
    game = table(2, cards=[pieces.THREE_POINTS], harsh_winter=True).gives(0, wood=1, gold=1)
    events = tells(working(game, "card 1"), Resolve("card-1"), Pay(wood=1, extra=True))
    price = Resources(wood=1, gold=1)
    assert events[:2] == [
        CardTaken(0, "card-1", "civ22", price, gold_traded=True, points=6),
        PointsScored(0, "card-1", 3),
    ]


def test_a_resource_by_dice_comes_after_the_roll() -> None:
    """C6."""
    game = buying(pieces.DICE_FOR_GOLD)
    assert kinds(tells(game, Pay(wood=1))) == ["CardTaken"]
    assert tells(game, Roll((6, 6))) == [
        DiceRolled(0, "card-1", "gold", (6, 6)),
        GoodsGathered(0, "card-1", "gold", 2, dice_pips=12, tool_pips=0, penalty=0),
        FiguresWentHome(0, "card-1", 1),
    ]


def test_dice_for_all_are_taken_by_choice_until_they_are_alike() -> None:
    """C3."""
    game = buying(pieces.DICE_FOR_ALL, players=4)
    tells(game, Pay(wood=1))
    assert tells(game, Roll((5, 6, 2, 2))) == [
        DiceRolled(0, "card-1", "dice-for-all", (5, 6, 2, 2))
    ]
    assert tells(game, TakeDie(5)) == [
        DieTaken(0, "card-1", 5, by_choice=True),
        ToolGained(0, "card-1", 1, 1),
    ]
    assert tells(game, TakeDie(6)) == [
        DieTaken(1, "card-1", 6, by_choice=True),
        AgricultureRose(1, "card-1", 1),
        DieTaken(2, "card-1", 2, by_choice=False),
        ResourcesGained(2, "card-1", Resources(brick=1)),
        DieTaken(3, "card-1", 2, by_choice=False),
        ResourcesGained(3, "card-1", Resources(brick=1)),
        FiguresWentHome(0, "card-1", 1),
    ]


def test_only_its_taker_hears_which_extra_card_they_got() -> None:
    """C10: through the game as well as event by event."""
    game = Game(buying(pieces.EXTRA_CARD).state).push(Pay(wood=1))
    assert ExtraCardTaken(0, "card-1", "civ04") in game.events(seat=0)
    for other in (1, None):
        assert ExtraCardTaken(0, "card-1", None) in game.events(seat=other)
        assert seen_by(other, FoodGained(0, "card-1", 7)) == FoodGained(0, "card-1", 7)


def test_an_animal_on_top_of_the_deck_appears_before_the_extra_card() -> None:
    """D7."""
    deck = [pieces.EXTRA_CARD, 0, 1, 2, pieces.WOLF, pieces.FOOD_4]
    game = table(2, cards=deck, wild_animals=True).gives(0, wood=1)
    events = tells(working(game, "card 1"), Resolve("card-1"), Pay(wood=1))
    assert events[1:3] == [AnimalAppeared("wolf"), ExtraCardTaken(0, "card-1", "civ04")]


def test_an_empty_deck_has_no_extra_card() -> None:
    """C10."""
    game = buying(pieces.EXTRA_CARD).leaves_in_deck(0)
    assert tells(game, Pay(wood=1))[1] == ExtraCardMissed(0, "card-1")


def test_two_chosen_resources_may_still_not_be_enough() -> None:
    """C12, D12: for a building in phase 2, or for the meal."""
    game = table(2, tiles=[pieces.FIVE_OF_THREE_KINDS]).sets(0, may_choose=1)
    working(game, "building 1").resolves(0, "building 1")
    assert kinds(tells(game, TakeResources(wood=2))) == [
        "ResourcesChosen",
        "BuildingDeclined",
        "FiguresWentHome",
    ]
    game = table(2).sets(0, may_choose=1, food=0).everybody_hunts()
    assert tells(game, TakeResources(wood=1, gold=1)) == [
        ResourcesChosen(0, Resources(wood=1, gold=1))
    ]
    game = table(2).sets(0, may_choose=1, food=0).everybody_hunts()
    game.resolves(0, "hunt").rolls_all(1).resolves(1, "hunt").rolls_all(1).awaits("feed", 0)
    assert tells(game, TakeResources(wood=2))[:2] == [
        ResourcesChosen(0, Resources(wood=2)),
        Starved(0, 10, by_choice=False),
    ]


def test_a_card_that_nobody_can_pay_stays() -> None:
    """C1."""
    game = working(table(2, cards=[pieces.FOOD_7]), "card 1")
    assert CardDeclined(0, "card-1", "civ03", by_choice=False) in tells(game, Resolve("card-1"))


def test_a_drawn_animal_appears_and_becomes_active() -> None:
    """L2, L7: before the card that fills the space."""
    deck = [0, 1, 2, 3, pieces.POLAR_BEAR, pieces.RAPTOR, pieces.FOOD_5]
    game = table(2, cards=deck, wild_animals=True).sets(0, food=9).sets(1, food=9)
    game.state.clear_space(3)
    game.everybody_hunts().resolves(0, "hunt").rolls_all(1).resolves(1, "hunt")
    events = tells(game, Roll((1,) * 5))
    assert events[-5:] == [
        AnimalAppeared("polar-bear"),
        AnimalAppeared("raptor"),
        CardTurnedUp("card-4", "civ11"),
        AnimalBecameActive("polar-bear", 3),
        RoundBegan(2, 1),
    ]


def test_an_animal_is_surrounded_rewarded_and_driven_off() -> None:
    """L4 to L6: a 1 leaves no choice, any other die may be used as a 1."""
    game = table(2, wild_animals=True).is_threatened_by(2)
    assert tells(game, Place("animal")) == [FiguresPlaced(0, "animal", 1)]
    game.places(1, "hunt", 5).places(0, "animal").everybody_hunts()
    game.resolves(0, "hunt").rolls(1, 1, 1).resolves(1, "hunt")
    assert tells(game, Roll((1,) * 5))[-1] == AnimalSurrounded("wolf")
    assert tells(game, Roll((5, 1))) == [
        DiceRolled(0, "animal", "reward", (5, 1)),
        RewardTaken(0, 1, as_one=False, by_choice=False, reward="points", amount=3),
        PointsScored(0, "animal", 3),
    ]
    assert tells(game, TakeReward())[:5] == [
        RewardTaken(0, 5, as_one=False, by_choice=True, reward="tools", amount=1),
        ToolGained(0, "animal", 1, 1),
        FiguresWentHome(0, "animal", 2),
        AnimalDrivenOff("wolf"),
        PhaseBegan("feeding"),
    ]


@pytest.mark.parametrize(
    ("face", "move", "events"),
    [
        (2, TakeReward(), [FoodGained(0, "animal", 3)]),
        (3, TakeReward(gold=1), [ResourcesGained(0, "animal", Resources(gold=1))]),
        (6, TakeReward(), [AgricultureRose(0, "animal", 1)]),
        (6, TakeReward(as_one=True), [PointsScored(0, "animal", 3)]),
    ],
)
def test_each_reward_is_told_with_what_it_brings(
    face: int, move: TakeReward, events: list[Event]
) -> None:
    """L6."""
    game = table(2, wild_animals=True).is_threatened_by(1)
    game.places(0, "animal").places(1, "animal").everybody_hunts()
    game.resolves(0, "hunt").rolls_all(1).resolves(1, "hunt").rolls_all(1).rolls(face)
    told = tells(game, move)
    assert isinstance(told[0], RewardTaken)
    assert (told[0].face, told[0].as_one) == (face, move.as_one)
    assert told[1:] == [*events, FiguresWentHome(0, "animal", 1)]
