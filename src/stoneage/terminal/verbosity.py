"""Which events are worth a sentence: every event has its place here, and mypy proves it."""

from typing import Literal, assert_never

from stoneage.table.events import (
    AgricultureRose,
    AnimalAppeared,
    AnimalBecameActive,
    AnimalDrivenOff,
    AnimalSurrounded,
    BuildingDeclined,
    BuildingTaken,
    BuildingTurnedUp,
    CardDeclined,
    CardSlid,
    CardTaken,
    CardTurnedUp,
    DiceRolled,
    DieTaken,
    Event,
    ExtraCardMissed,
    ExtraCardRevealed,
    ExtraCardTaken,
    FigureJoined,
    FiguresPlaced,
    FiguresWentHome,
    FinalScoringDone,
    FoodEaten,
    FoodGained,
    FoodHarvested,
    GameEnded,
    GameWon,
    GoodsGathered,
    IglooDeclined,
    IglooTaken,
    LocationChosen,
    NothingGained,
    OneUseToolGained,
    PhaseBegan,
    PointsScored,
    ResourceChoiceGained,
    ResourcesChosen,
    ResourcesEaten,
    ResourcesGained,
    RewardTaken,
    RoundBegan,
    StackEmptied,
    Starved,
    ToolGained,
    ToolsRefreshed,
    ToolsUsed,
    TurnBegan,
)
from stoneage.table.names import RESOURCES

GATHERED = (*RESOURCES, "food")

Verbosity = Literal["always", "own", "in-full", "never"]
"""In short news, too; there only to the player who did it; only in the full story; not at all."""


def verbosity_of(event: Event) -> Verbosity:
    """A roll for goods is told to others by what it brought."""
    match event:
        case LocationChosen() | FiguresWentHome() | ToolsRefreshed():
            return "never"
        case TurnBegan() | CardSlid():
            return "in-full"
        case ToolsUsed():
            return "own"
        case DiceRolled():
            return "own" if event.aim in GATHERED else "always"
        case (
            FiguresPlaced()
            | PhaseBegan()
            | GoodsGathered()
            | ToolGained()
            | FigureJoined()
            | AgricultureRose()
            | NothingGained()
            | FoodGained()
            | ResourcesGained()
            | PointsScored()
            | OneUseToolGained()
            | ResourceChoiceGained()
            | ResourcesChosen()
            | CardTaken()
            | CardDeclined()
            | ExtraCardTaken()
            | ExtraCardMissed()
            | DieTaken()
            | BuildingTaken()
            | BuildingDeclined()
            | BuildingTurnedUp()
            | StackEmptied()
            | IglooTaken()
            | IglooDeclined()
            | AnimalSurrounded()
            | RewardTaken()
            | AnimalDrivenOff()
            | FoodHarvested()
            | FoodEaten()
            | ResourcesEaten()
            | Starved()
            | CardTurnedUp()
            | AnimalAppeared()
            | AnimalBecameActive()
            | RoundBegan()
            | GameEnded()
            | ExtraCardRevealed()
            | FinalScoringDone()
            | GameWon()
        ):
            return "always"
    assert_never(event)
