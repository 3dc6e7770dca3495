"""The worth of a player's position in points: what is scored, and what the rest promises."""

from mypy_extensions import i64

from stoneage.rules import ONE_USE, Player, tool_points
from stoneage.rules import worth as pips_of
from stoneage.rules.bits import bit, number_in
from stoneage.rules.bundle import held, size
from stoneage.rules.components import CARDS, CULTURES, FARMERS, HUT_BUILDERS, SHAMANS, TOOL_MAKERS
from stoneage.rules.terms import GOLD, WOOD

from .weights import Weights


def worth(player: Player, rounds: float, weights: Weights) -> float:
    """Nothing hidden counts: not even the player's own extra card, which cannot be lost."""
    soon = min(rounds, 1.0)
    points = float(player.score)
    points += _stock(player, soon, weights)
    points += _larder(player, rounds, weights)
    points += float(player.agriculture) * weights.agriculture * rounds
    points += float(tool_points(player)) * weights.tool * rounds
    points += float(player.figures) * weights.figure * rounds
    points += float(pips_of(player, player.unused & ONE_USE)) * weights.one_use_tool * soon
    points += _cards(player, rounds, weights)
    if player.may_choose:
        points += 2.0 + (weights.choice_card - 2.0) * soon
    return points


def _stock(player: Player, soon: float, weights: Weights) -> float:
    """Resources: their worth while there is time to use them, one point each at the end."""
    number = float(size(player.resources))
    if number == 0.0:
        return 0.0
    value = 0.0
    for resource in range(WOOD, GOLD + 1):
        value += float(held(player.resources, resource)) * (weights.of(resource) - 1.0)
    if number > weights.stock_limit:
        usable = weights.stock_limit + (number - weights.stock_limit) * weights.surplus
        value *= usable / number
    return number + value * soon


def _larder(player: Player, rounds: float, weights: Weights) -> float:
    """Food for the coming meal, which must not be missing, and for some meals after it."""
    eaten = float(player.figures - player.chasing - player.agriculture)
    left = float(player.food) - eaten
    if left < 0.0:
        return max(left * weights.hunger, -10.0)
    useful = max(eaten, 0.0) * min(rounds, weights.meals_ahead)
    return min(left, useful) * weights.food


def _cards(player: Player, rounds: float, weights: Weights) -> float:
    different: i64 = 0
    repeated: i64 = 0
    seen: i64 = 0
    points = 0.0
    agriculture = float(player.agriculture) + weights.farmer * rounds
    tools = float(tool_points(player)) + weights.tool_maker * rounds
    buildings = float(number_in(player.buildings)) + weights.hut_builder * rounds
    figures = float(player.figures) + weights.shaman * rounds
    cards = player.cards
    index: i64 = 0
    while cards:
        if cards & 1:
            card = CARDS[index]
            icons = float(card.icons)
            if card.bottom == FARMERS:
                points += icons * min(agriculture, 10.0)
            elif card.bottom == TOOL_MAKERS:
                points += icons * min(tools, 12.0)
            elif card.bottom == HUT_BUILDERS:
                points += icons * buildings
            elif card.bottom == SHAMANS:
                points += icons * min(figures, 10.0)
            elif seen >> card.bottom & 1:
                repeated += 1
            else:
                seen |= bit(card.bottom)
                different += 1
        cards >>= 1
        index += 1
    potential = float(different) * weights.culture * min(rounds, float(CULTURES - different))
    return points + float(different * different + repeated * repeated) + potential
