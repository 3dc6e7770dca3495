"""Cards, buildings, igloos and rewards in a few English words, read off their tables."""

from stoneage.rules import components as printed
from stoneage.rules.bundle import held
from stoneage.rules.components import Building
from stoneage.rules.house import Reward

from .names import BUILDINGS, CARDS, IGLOOS, RESOURCES, REWARDS
from .options import Options

BOTTOMS = (
    "healing",
    "art",
    "writing",
    "pottery",
    "time",
    "transport",
    "music",
    "weaving",
    "farmer",
    "tool maker",
    "hut builder",
    "shaman",
)
"""Eight cultures, then four professions, in the order of the tables."""


def card_text(name: str) -> str:
    """Both halves of a card: `7 food · pottery`."""
    return f"{top_text(name)} · {bottom_text(name)}"


def top_text(name: str) -> str:
    """What taking the card gives at once (C3 to C12)."""
    card = printed.CARDS[CARDS.index(name)]
    texts = {
        printed.ITEM_BY_DIE: "dice for all",
        printed.GAIN_FOOD: f"{card.amount} food",
        printed.GAIN_RESOURCE: f"{card.amount} {RESOURCES[card.good]}",
        printed.RESOURCE_BY_DICE: f"{card.amount} dice for {RESOURCES[card.good]}",
        printed.SCORE_POINTS: number_of(int(card.amount), "point"),
        printed.GAIN_TOOL: number_of(int(card.amount), "tool"),
        printed.GAIN_AGRICULTURE: f"{card.amount} agriculture",
        printed.EXTRA_CARD: number_of(int(card.amount), "extra card"),
        printed.ONE_USE_TOOL: f"one-use tool {card.amount}",
        printed.CHOOSE_RESOURCES: f"{card.amount} resources of choice",
    }
    return texts[card.top]


def bottom_text(name: str) -> str:
    """What the card counts for in the final scoring (E3)."""
    card = printed.CARDS[CARDS.index(name)]
    bottom = BOTTOMS[card.bottom]
    return bottom if card.bottom < printed.CULTURES else number_of(int(card.icons), bottom)


def building_text(name: str, options: Options) -> str:
    """Price and points of a building or igloo: `2 wood, 1 brick: 10 points`."""
    building = building_called(name, options)
    return f"{price_text(building)}: {points_text(building)}"


def building_called(name: str, options: Options) -> Building:
    if name in IGLOOS:
        return options.ruleset().house.igloos[IGLOOS.index(name)]
    return printed.BUILDINGS[BUILDINGS.index(name)]


def price_text(building: Building) -> str:
    """What must be paid (B2 to B4)."""
    if building.price:
        counts = [int(held(building.price, kind)) for kind in range(len(RESOURCES))]
        return ", ".join(
            f"{count} {resource}"
            for count, resource in zip(counts, RESOURCES, strict=True)
            if count
        )
    if building.kinds:
        return f"{building.most} resources of {number_of(int(building.kinds), 'kind')}"
    return f"{building.least} to {building.most} resources"


def points_text(building: Building) -> str:
    return number_of(int(building.points), "point") if building.price else "their value"


def reward_text(reward: Reward) -> str:
    """What one die of the chase brings (L6)."""
    kind = REWARDS[reward.kind]
    amount = int(reward.amount)
    return number_of(amount, kind.removesuffix("s")) if kind.endswith("s") else f"{amount} {kind}"


def number_of(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count} {thing}s"
