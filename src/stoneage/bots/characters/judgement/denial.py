"""What others would have made of the cards and buildings where somebody stands."""

from mypy_extensions import i64

from stoneage.rules import Player, State, building_at, cost_of, tool_points
from stoneage.rules.bits import bit, number_in
from stoneage.rules.bundle import contains, size
from stoneage.rules.components import (
    CARDS,
    CULTURES,
    FARMERS,
    HUT_BUILDERS,
    TOOL_MAKERS,
    Card,
)
from stoneage.rules.terms import ANIMAL, BUILDING_1, CARD_1


def needed_by_others(state: State, seat: i64) -> i64:
    """Points that the one who needs each of them most would have got, all added up."""
    placed = state.players[seat].placed
    points: i64 = 0
    for location in range(CARD_1, ANIMAL):
        if not placed >> location & 1:
            continue
        most: i64 = 0
        for other in range(len(state.players)):
            if other != seat:
                most = max(most, points_for(state, state.players[other], location))
        points += most
    return points


def points_for(state: State, player: Player, location: i64) -> i64:
    """Of a card or building, for whoever has the resources in hand."""
    if location >= BUILDING_1:
        building = building_at(state, location)
        if building.price:
            return building.points if contains(player.resources, building.price) else 0
        held = min(size(player.resources), building.most)
        return 4 * held if held >= building.least else 0
    card = state.card_on(location - CARD_1)
    if card < 0 or size(player.resources) < cost_of(location):
        return 0
    return points_of_bottom(player, CARDS[card])


def points_of_bottom(player: Player, card: Card) -> i64:
    if card.bottom == FARMERS:
        return card.icons * player.agriculture
    if card.bottom == TOOL_MAKERS:
        return card.icons * tool_points(player)
    if card.bottom == HUT_BUILDERS:
        return card.icons * number_in(player.buildings)
    if card.bottom >= CULTURES:
        return card.icons * player.figures
    seen = cultures_of(player)
    return 0 if seen >> card.bottom & 1 else 2 * number_in(seen) + 1


def cultures_of(player: Player) -> i64:
    """A mask of the culture symbols that everybody sees."""
    seen: i64 = 0
    for index in range(len(CARDS)):
        if player.cards >> index & 1 and CARDS[index].bottom < CULTURES:
            seen |= bit(CARDS[index].bottom)
    return seen
