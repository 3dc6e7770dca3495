"""The printed cards and buildings: a table each, in printed order, one row a piece."""

from typing import Final, final

from mypy_extensions import i64

from .bundle import bundle, value
from .terms import BRICK, GOLD, STONE, WOOD

# The top half of a card: what taking it gives at once (C3 to C12).
ITEM_BY_DIE: Final[i64] = 0
GAIN_FOOD: Final[i64] = 1
GAIN_RESOURCE: Final[i64] = 2
RESOURCE_BY_DICE: Final[i64] = 3
SCORE_POINTS: Final[i64] = 4
GAIN_TOOL: Final[i64] = 5
GAIN_AGRICULTURE: Final[i64] = 6
EXTRA_CARD: Final[i64] = 7
ONE_USE_TOOL: Final[i64] = 8
CHOOSE_RESOURCES: Final[i64] = 9

# The bottom half: a culture symbol on green, or a profession on sand (E3).
HEALING: Final[i64] = 0
ART: Final[i64] = 1
WRITING: Final[i64] = 2
POTTERY: Final[i64] = 3
TIME: Final[i64] = 4
TRANSPORT: Final[i64] = 5
MUSIC: Final[i64] = 6
WEAVING: Final[i64] = 7
CULTURES: Final[i64] = 8
FARMERS: Final[i64] = 8
TOOL_MAKERS: Final[i64] = 9
HUT_BUILDERS: Final[i64] = 10
SHAMANS: Final[i64] = 11


@final
class Card:
    """A civilization card: `amount` of `good` at the top, `icons` of `bottom` at the bottom."""

    __slots__ = ("amount", "bottom", "good", "icons", "top")

    def __init__(self, top: i64, good: i64, amount: i64, bottom: i64, icons: i64) -> None:
        self.top: i64 = top
        self.good: i64 = good
        self.amount: i64 = amount
        self.bottom: i64 = bottom
        self.icons: i64 = icons

    def numbers(self) -> tuple[int, ...]:
        """What it is made with."""
        return int(self.top), int(self.good), int(self.amount), int(self.bottom), int(self.icons)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Card) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(self.numbers())

    def __repr__(self) -> str:
        return f"Card{self.numbers()}"

    def __reduce__(self) -> tuple[object, ...]:
        return Card, self.numbers()


@final
class Building:
    """What a building or igloo costs: `price`, or `least` to `most` resources of `kinds` kinds."""

    __slots__ = ("kinds", "least", "most", "points", "price")

    def __init__(self, price: i64, points: i64, least: i64, most: i64, kinds: i64) -> None:
        self.price: i64 = price  # a bundle; 0 = the player chooses what to pay
        self.points: i64 = points
        self.least: i64 = least
        self.most: i64 = most
        self.kinds: i64 = kinds  # 0 = any number of kinds

    def numbers(self) -> tuple[int, ...]:
        """What it is made with."""
        costs = int(self.price), int(self.points)
        return *costs, int(self.least), int(self.most), int(self.kinds)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Building) and self.numbers() == other.numbers()

    def __hash__(self) -> int:
        return hash(self.numbers())

    def __repr__(self) -> str:
        return f"Building{self.numbers()}"

    def __reduce__(self) -> tuple[object, ...]:
        return Building, self.numbers()


def fixed_price(wood: i64, brick: i64, stone: i64, gold: i64) -> Building:
    """A building of B2: its points are the sum of what it costs."""
    price = bundle(wood, brick, stone, gold)
    return Building(price, value(price), 0, 0, 0)


def free_price(least: i64, most: i64, kinds: i64) -> Building:
    """A building of B3 or B4: its points are the sum of what is paid."""
    return Building(0, 0, least, most, kinds)


CARDS: Final[list[Card]] = [
    Card(ITEM_BY_DIE, 0, 0, TOOL_MAKERS, 2),
    Card(ONE_USE_TOOL, 0, 4, TOOL_MAKERS, 1),
    Card(GAIN_FOOD, 0, 7, POTTERY, 1),
    Card(GAIN_FOOD, 0, 4, HUT_BUILDERS, 1),
    Card(EXTRA_CARD, 0, 1, WRITING, 1),
    Card(GAIN_RESOURCE, BRICK, 1, SHAMANS, 2),
    Card(ITEM_BY_DIE, 0, 0, TRANSPORT, 1),
    Card(GAIN_RESOURCE, STONE, 2, TRANSPORT, 1),
    Card(ITEM_BY_DIE, 0, 0, WRITING, 1),
    Card(GAIN_RESOURCE, STONE, 1, SHAMANS, 1),
    Card(GAIN_FOOD, 0, 5, HEALING, 1),
    Card(ITEM_BY_DIE, 0, 0, POTTERY, 1),
    Card(RESOURCE_BY_DICE, GOLD, 2, ART, 1),
    Card(GAIN_TOOL, 0, 1, ART, 1),
    Card(ITEM_BY_DIE, 0, 0, HUT_BUILDERS, 2),
    Card(ONE_USE_TOOL, 0, 3, TOOL_MAKERS, 1),
    Card(ONE_USE_TOOL, 0, 2, TOOL_MAKERS, 2),
    Card(ITEM_BY_DIE, 0, 0, TOOL_MAKERS, 2),
    Card(GAIN_FOOD, 0, 1, WEAVING, 1),
    Card(GAIN_RESOURCE, GOLD, 1, SHAMANS, 1),
    Card(ITEM_BY_DIE, 0, 0, FARMERS, 1),
    Card(SCORE_POINTS, 0, 3, MUSIC, 1),
    Card(GAIN_AGRICULTURE, 0, 1, TIME, 1),
    Card(RESOURCE_BY_DICE, WOOD, 2, SHAMANS, 2),
    Card(ITEM_BY_DIE, 0, 0, FARMERS, 2),
    Card(GAIN_RESOURCE, STONE, 1, FARMERS, 1),
    Card(GAIN_AGRICULTURE, 0, 1, FARMERS, 1),
    Card(SCORE_POINTS, 0, 3, MUSIC, 1),
    Card(RESOURCE_BY_DICE, STONE, 2, SHAMANS, 1),
    Card(GAIN_FOOD, 0, 3, FARMERS, 2),
    Card(CHOOSE_RESOURCES, 0, 2, HEALING, 1),
    Card(GAIN_FOOD, 0, 3, WEAVING, 1),
    Card(ITEM_BY_DIE, 0, 0, TIME, 1),
    Card(ITEM_BY_DIE, 0, 0, HUT_BUILDERS, 1),
    Card(SCORE_POINTS, 0, 3, HUT_BUILDERS, 3),
    Card(GAIN_FOOD, 0, 2, HUT_BUILDERS, 2),
]

BUILDINGS: Final[list[Building]] = [
    fixed_price(2, 1, 0, 0),
    fixed_price(2, 0, 1, 0),
    fixed_price(2, 0, 0, 1),
    fixed_price(1, 2, 0, 0),
    fixed_price(1, 1, 1, 0),
    fixed_price(1, 1, 1, 0),
    fixed_price(1, 1, 0, 1),
    fixed_price(1, 1, 0, 1),
    fixed_price(1, 0, 2, 0),
    fixed_price(1, 0, 1, 1),
    fixed_price(1, 0, 1, 1),
    fixed_price(0, 2, 1, 0),
    fixed_price(0, 2, 0, 1),
    fixed_price(0, 1, 2, 0),
    fixed_price(0, 1, 1, 1),
    fixed_price(0, 1, 1, 1),
    fixed_price(0, 0, 2, 1),
    free_price(4, 4, 1),
    free_price(4, 4, 2),
    free_price(4, 4, 3),
    free_price(4, 4, 4),
    free_price(5, 5, 1),
    free_price(5, 5, 2),
    free_price(5, 5, 3),
    free_price(5, 5, 4),
    free_price(1, 7, 0),
    free_price(1, 7, 0),
    free_price(1, 7, 0),
]
