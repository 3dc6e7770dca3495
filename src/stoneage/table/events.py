"""What happened, as typed facts in the past tense: enough for a log, an animation, a screen reader.

Together they tell everything that changes on the table, so whoever knows the view before can
follow the game by them alone.
"""

from typing import Literal

from msgspec import Struct

from .names import AimName, AnimalName, EndName, LocationName, RewardName
from .view import ScoringView

GoodName = Literal["wood", "brick", "stone", "gold", "food"]
GainName = Literal["tool", "figure", "agriculture"]


class Resources(Struct, frozen=True, omit_defaults=True):
    """Resources that changed hands."""

    wood: int = 0
    brick: int = 0
    stone: int = 0
    gold: int = 0


class Happening(Struct, frozen=True, tag_field="event"):
    """Anything that happened at the table."""


class OfSeat(Happening, frozen=True):
    """Something that happened to one player."""

    seat: int


class AtLocation(OfSeat, frozen=True):
    """Something that happened to one player because of one location."""

    at: LocationName


class FiguresPlaced(AtLocation, frozen=True, tag="figures-placed"):
    """Figures left their board for a location (P1), or for the animal's card (L4)."""

    figures: int


class PhaseBegan(Happening, frozen=True, tag="phase-began"):
    """Placing is over, or all figures are home; phase 1 begins with the round."""

    phase: Literal["using", "feeding"]


class TurnBegan(OfSeat, frozen=True, tag="turn-began"):
    """A player's turn of phase 2 (A1)."""


class LocationChosen(AtLocation, frozen=True, tag="location-chosen"):
    """A player's figures there get to work (A1)."""


class FiguresWentHome(AtLocation, frozen=True, tag="figures-went-home"):
    """The location is resolved (A1), or the animal is driven off (L6)."""

    figures: int


class DiceRolled(AtLocation, frozen=True, tag="dice-rolled"):
    """Dice fell, in this order (A3, A4, C3, C6, L6)."""

    aim: AimName
    dice: tuple[int, ...]


class ToolsUsed(OfSeat, frozen=True, tag="tools-used"):
    """Tools, by their spaces, and one-use tools, by their values, joined a roll (T3, C11)."""

    tools: tuple[int, ...]
    one_use: tuple[int, ...]


class GoodsGathered(AtLocation, frozen=True, tag="goods-gathered"):
    """A roll brought goods: dice and tools, less what the animal takes (A3, A4, C6, L3)."""

    good: GoodName
    amount: int
    dice_pips: int
    tool_pips: int
    penalty: int


class ToolGained(AtLocation, frozen=True, tag="tool-gained"):
    """The tool on this space has this value now (T1)."""

    space: int
    value: int


class FigureJoined(AtLocation, frozen=True, tag="figure-joined"):
    """A figure came from the supply (A2)."""

    figures: int  # with the new one


class AgricultureRose(AtLocation, frozen=True, tag="agriculture-rose"):
    """Agriculture went up by one (A2)."""

    agriculture: int  # with the new one


class NothingGained(AtLocation, frozen=True, tag="nothing-gained"):
    """It was at its maximum already (A2)."""

    what: GainName


class FoodGained(AtLocation, frozen=True, tag="food-gained"):
    """Food from a card (C4) or a reward (L6)."""

    food: int


class ResourcesGained(AtLocation, frozen=True, tag="resources-gained"):
    """Resources from a card (C5), a die (C3) or a reward (L6)."""

    resources: Resources


class PointsScored(AtLocation, frozen=True, tag="points-scored"):
    """Points from a card (C7) or a reward (L6)."""

    points: int


class OneUseToolGained(AtLocation, frozen=True, tag="one-use-tool-gained"):
    """A one-use tool lies ready (C11)."""

    value: int


class ResourceChoiceGained(AtLocation, frozen=True, tag="resource-choice-gained"):
    """The card of two resources lies ready (C12)."""


class ResourcesChosen(OfSeat, frozen=True, tag="resources-chosen"):
    """The card of two resources was used (C12)."""

    resources: Resources


class CardTaken(AtLocation, frozen=True, tag="card-taken"):
    """A card was paid for; `points` are those of the gold traded on top of the price (C1, W2)."""

    card: str
    paid: Resources  # all of it
    gold_traded: bool
    points: int


class CardDeclined(AtLocation, frozen=True, tag="card-declined"):
    """The card stays; without `by_choice` its price could not be paid (C1)."""

    card: str
    by_choice: bool


class ExtraCardTaken(AtLocation, frozen=True, tag="extra-card-taken"):
    """The top card of the deck went to a player, who alone knows it (C10)."""

    card: str | None  # None for everybody else


class ExtraCardMissed(AtLocation, frozen=True, tag="extra-card-missed"):
    """The deck was empty (C10)."""


class DieTaken(AtLocation, frozen=True, tag="die-taken"):
    """One of the dice for all; without `by_choice` all that lay there were alike (C3)."""

    face: int
    by_choice: bool


class BuildingTaken(AtLocation, frozen=True, tag="building-taken"):
    """A building was paid for and scored (B1, W1)."""

    building: str
    paid: Resources  # all of it
    insulated: bool
    points: int  # all of them


class BuildingDeclined(AtLocation, frozen=True, tag="building-declined"):
    """The building stays; without `by_choice` its price could not be paid (B1)."""

    building: str
    by_choice: bool


class BuildingTurnedUp(Happening, frozen=True, tag="building-turned-up"):
    """The next building of a stack can be seen (B1)."""

    at: LocationName
    building: str


class StackEmptied(Happening, frozen=True, tag="stack-emptied"):
    """The last building of a stack is gone: this is the last round (E2)."""

    at: LocationName


class IglooTaken(AtLocation, frozen=True, tag="igloo-taken"):
    """An igloo was paid for and scored (I2, W1)."""

    igloo: str
    paid: Resources  # all of it
    insulated: bool
    points: int  # all of them


class IglooDeclined(AtLocation, frozen=True, tag="igloo-declined"):
    """The igloo stays; without `by_choice` its price could not be paid (I2)."""

    igloo: str
    by_choice: bool


class AnimalSurrounded(Happening, frozen=True, tag="animal-surrounded"):
    """All its rings are full: the chase begins (L6)."""

    animal: AnimalName


class RewardTaken(OfSeat, frozen=True, tag="reward-taken"):
    """A die of the chase was used, for its own reward or as a 1; the gain follows (L6)."""

    face: int
    as_one: bool
    by_choice: bool
    reward: RewardName
    amount: int


class AnimalDrivenOff(Happening, frozen=True, tag="animal-driven-off"):
    """It leaves the game (L6)."""

    animal: AnimalName


class FoodHarvested(OfSeat, frozen=True, tag="food-harvested"):
    """Food from agriculture (F1)."""

    food: int


class FoodEaten(OfSeat, frozen=True, tag="food-eaten"):
    """Food was paid for figures, and is missing for so many others (F1, F2)."""

    food: int
    missing: int


class ResourcesEaten(OfSeat, frozen=True, tag="resources-eaten"):
    """Resources were paid for the missing food (F2)."""

    resources: Resources


class Starved(OfSeat, frozen=True, tag="starved"):
    """Points lost; without `by_choice` the missing food could not be paid (F3)."""

    points: int
    by_choice: bool


class CardSlid(Happening, frozen=True, tag="card-slid"):
    """A card moved to a cheaper space (N2)."""

    came_from: LocationName
    at: LocationName
    card: str


class CardTurnedUp(Happening, frozen=True, tag="card-turned-up"):
    """A card came from the deck to a space (N2)."""

    at: LocationName
    card: str


class AnimalAppeared(Happening, frozen=True, tag="animal-appeared"):
    """An animal was drawn and waits beside the board (L2, D7)."""

    animal: AnimalName


class AnimalBecameActive(Happening, frozen=True, tag="animal-became-active"):
    """The first in line threatens everybody's rolls (L3, L7)."""

    animal: AnimalName
    penalty: int


class ToolsRefreshed(OfSeat, frozen=True, tag="tools-refreshed"):
    """The tools on these spaces are unused again (T4, N3)."""

    tools: tuple[int, ...]


class RoundBegan(Happening, frozen=True, tag="round-began"):
    """A new round, with a new start player (N1)."""

    round: int
    start: int


class GameEnded(Happening, frozen=True, tag="game-ended"):
    """No new round begins: too few cards, or an empty stack of buildings (E1, E2)."""

    cause: EndName


class ExtraCardRevealed(OfSeat, frozen=True, tag="extra-card-revealed"):
    """The cards lie open for the final scoring: this one nobody else knew (C10)."""

    card: str


class FinalScoringDone(OfSeat, frozen=True, tag="final-scoring-done"):
    """One player's points, category by category (E3)."""

    scoring: ScoringView


class GameWon(Happening, frozen=True, tag="game-won"):
    """The winner, or those who share the victory (E4)."""

    winners: tuple[int, ...]


Event = (
    FiguresPlaced
    | PhaseBegan
    | TurnBegan
    | LocationChosen
    | FiguresWentHome
    | DiceRolled
    | ToolsUsed
    | GoodsGathered
    | ToolGained
    | FigureJoined
    | AgricultureRose
    | NothingGained
    | FoodGained
    | ResourcesGained
    | PointsScored
    | OneUseToolGained
    | ResourceChoiceGained
    | ResourcesChosen
    | CardTaken
    | CardDeclined
    | ExtraCardTaken
    | ExtraCardMissed
    | DieTaken
    | BuildingTaken
    | BuildingDeclined
    | BuildingTurnedUp
    | StackEmptied
    | IglooTaken
    | IglooDeclined
    | AnimalSurrounded
    | RewardTaken
    | AnimalDrivenOff
    | FoodHarvested
    | FoodEaten
    | ResourcesEaten
    | Starved
    | CardSlid
    | CardTurnedUp
    | AnimalAppeared
    | AnimalBecameActive
    | ToolsRefreshed
    | RoundBegan
    | GameEnded
    | ExtraCardRevealed
    | FinalScoringDone
    | GameWon
)
"""What can happen; `game.events()` are of these."""
