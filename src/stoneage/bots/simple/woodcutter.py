"""Woodcutter follows a script: wood for cards, just enough food, and whatever comes along."""

from collections.abc import Iterator, Sequence
from random import Random

from stoneage.rules import TOOL_SPACES
from stoneage.rules.bundle import bundle, contains, divisor, holds_any, value
from stoneage.rules.components import Building
from stoneage.rules.terms import HIGHEST_TOOL, MOST_AGRICULTURE, MOST_FIGURES
from stoneage.table import (
    Action,
    Pay,
    Payment,
    Place,
    PlayerView,
    Resolve,
    TakeDie,
    TakeResources,
    TakeReward,
    UseTools,
    View,
    building_called,
)
from stoneage.table.names import AIMS, IGLOOS, LocationName
from stoneage.table.odds import penalty_of

VILLAGE: tuple[LocationName, ...] = ("tool-maker", "hut", "field")
WILDERNESS: tuple[LocationName, ...] = ("forest", "clay-pit", "quarry", "river")
CARD_PLACES: tuple[LocationName, ...] = ("card-1", "card-2", "card-3", "card-4")
STACK_PLACES: tuple[LocationName, ...] = ("building-1", "building-2", "building-3", "building-4")
IGLOO_PLACES: tuple[LocationName, ...] = ("igloo-1", "igloo-2", "igloo-3", "igloo-4")
ORDER_OF_WORK = (
    *VILLAGE,
    *reversed(WILDERNESS),
    "hunt",
    *CARD_PLACES,
    *STACK_PLACES,
    *IGLOO_PLACES,
)
MOST_TOOL_POINTS = int(TOOL_SPACES * HIGHEST_TOOL)
TOOL_FACE, AGRICULTURE_FACE = 5, 6


class Woodcutter:
    """Fixed rules in a fixed order: no luck, no looking ahead."""

    def choose(self, view: View, choices: Sequence[Action], rng: Random, seconds: float) -> Action:
        if view.seat is None:
            return choices[0]
        own = view.players[view.seat]
        match view.awaited.decision:
            case "place":
                return _first(_wishes(view, own), choices)
            case "resolve":
                return _first((Resolve(at) for at in ORDER_OF_WORK), choices)
            case "use-tools":
                return max(choices, key=lambda action: _harvest(view, own, action))
            case "take-die":
                return max(choices, key=lambda action: _liking_of_die(own, action))
            case "take-reward":
                return max(choices, key=_liking_of_reward)
            case "feed":
                return max(choices, key=_liking_of_meal)
        is_card = view.awaited.at in CARD_PLACES
        return max(choices, key=lambda action: _liking_of_payment(is_card, action))


def _first(wishes: Iterator[Action], choices: Sequence[Action]) -> Action:
    return next((wish for wish in wishes if wish in choices), choices[0])


def _wishes(view: View, own: PlayerView) -> Iterator[Place]:
    """Where to place, best first; a wish that is no choice is passed over."""
    yield from _cards_to_pay(own)
    if own.agriculture < MOST_AGRICULTURE:
        yield Place("field")
    if own.figures < MOST_FIGURES:
        yield Place("hut", 2)
    if _tool_points(own) < MOST_TOOL_POINTS:
        yield Place("tool-maker")
    yield from _buildings_to_pay(view, own)
    yield Place("animal")
    yield from _crowds("hunt", min(_hunters_needed(own), own.home))
    for at in WILDERNESS:
        yield from _crowds(at, own.home)


def _cards_to_pay(own: PlayerView) -> Iterator[Place]:
    """The cheapest first, as long as one resource a figure would pay for them all (C1)."""
    promised = sum(cost for cost, at in enumerate(CARD_PLACES, 1) if at in own.placed)
    gathering = sum(own.placed.get(at, 0) for at in WILDERNESS)
    stock = own.wood + own.brick + own.stone + own.gold
    for cost, at in enumerate(CARD_PLACES, 1):
        if promised + cost <= stock + gathering + own.home - 1:
            yield Place(at)


def _buildings_to_pay(view: View, own: PlayerView) -> Iterator[Place]:
    """Buildings and igloos for which the stock would do (B2 to B4, I2)."""
    stock = bundle(own.wood, own.brick, own.stone, own.gold)
    for at, stack in zip(STACK_PLACES, view.stacks, strict=False):
        if stack.top and _can_pay(stock, building_called(stack.top, view.options)):
            yield Place(at)
    for at, igloo in zip(IGLOO_PLACES, IGLOOS, strict=True):
        if igloo in view.igloos and _can_pay(stock, building_called(igloo, view.options)):
            yield Place(at)


def _can_pay(stock: int, building: Building) -> bool:
    if building.price:
        return contains(stock, building.price)
    return holds_any(stock, building.least, building.kinds)


def _hunters_needed(own: PlayerView) -> int:
    """Four hunters bring seven food on average."""
    fed = own.food + own.agriculture + own.placed.get("field", 0)
    hungry = own.figures - own.chasing - fed
    return max(0, -(-hungry * 4 // 7))


def _crowds(at: LocationName, most: int) -> Iterator[Place]:
    """As many figures as there is room for."""
    for figures in range(most, 0, -1):
        yield Place(at, figures)


def _harvest(view: View, own: PlayerView, action: Action) -> tuple[int, int, int]:
    """The most goods, then the fewest one-use tools, then the fewest tools (T3, L3)."""
    if view.awaited.aim is None or not isinstance(action, UseTools):
        return 0, 0, 0
    one_use = sum(action.one_use)
    pips = one_use + sum(own.tools[space - 1].value for space in action.tools)
    total = sum(view.awaited.dice) + pips - penalty_of(view)
    return max(total, 0) // int(divisor(AIMS.index(view.awaited.aim))), -one_use, -pips


def _liking_of_die(own: PlayerView, action: Action) -> int:
    """The highest face that is still of use (C3)."""
    face = action.face if isinstance(action, TakeDie) else 0
    if face == AGRICULTURE_FACE and own.agriculture == MOST_AGRICULTURE:
        return 0
    if face == TOOL_FACE and _tool_points(own) == MOST_TOOL_POINTS:
        return 0
    return face


def _liking_of_reward(action: Action) -> tuple[bool, int]:
    """What the die shows, in the dearest resources (L6)."""
    if isinstance(action, TakeReward):
        return not action.as_one, _value(action)
    return False, 0


def _liking_of_meal(action: Action) -> tuple[bool, int]:
    """The cheapest resources rather than ten points (F2, F3)."""
    return (True, -_value(action)) if isinstance(action, Payment) else (False, 0)


def _liking_of_payment(is_card: bool, action: Action) -> tuple[int, bool, int]:
    """As little as possible for a card, as many points as possible for a building (C1, B5)."""
    if isinstance(action, Pay):
        return 2, action.extra, -_value(action) if is_card else _value(action)
    if isinstance(action, TakeResources):
        return 1, False, _value(action)
    return 0, False, 0


def _tool_points(own: PlayerView) -> int:
    return sum(tool.value for tool in own.tools)


def _value(paid: Payment) -> int:
    return int(value(bundle(paid.wood, paid.brick, paid.stone, paid.gold)))
