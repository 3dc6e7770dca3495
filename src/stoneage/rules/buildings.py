"""Buildings and igloos: their price and their points (B1 to B5, W1, I2)."""

from typing import Final

from mypy_extensions import i64

from .bits import bit
from .bundle import contains, held, holds_any, offer_bundles, one, value
from .components import BUILDINGS, Building
from .offer import Offer
from .state import STACK_BITS, Player, State
from .terms import (
    BUILDING_1,
    CODE,
    CODE_BITS,
    IGLOO_1,
    NEXT_LOCATION,
    PAY_ACTION,
    PAY_EXTRA_ACTION,
    STONE,
)

POINTS_FOR_INSULATION: Final[i64] = 5


def building_at(state: State, location: i64) -> Building:
    if location >= IGLOO_1:
        return state.ruleset.house.igloos[location - IGLOO_1]
    return BUILDINGS[state.top_of(location - BUILDING_1)]


def offer_building_payments(state: State, player: Player, offer: Offer) -> None:
    """What the building shows (B2), insulated in winter (W1); or what is chosen (B3, B4)."""
    building = building_at(state, state.location)
    if not building.price:
        stock = player.resources
        offer_bundles(offer, stock, building.least, building.most, building.kinds, PAY_ACTION)
    elif contains(player.resources, building.price):
        paid = building.price << CODE_BITS
        offer.add(paid | PAY_ACTION)
        if state.ruleset.harsh_winter and held(player.resources - building.price, STONE):
            offer.add(paid | PAY_EXTRA_ACTION)


def can_pay_building(state: State, player: Player) -> bool:
    building = building_at(state, state.location)
    if building.price:
        return contains(player.resources, building.price)
    return holds_any(player.resources, building.least, building.kinds)


def take_building(state: State, player: Player, action: i64) -> None:
    building = building_at(state, state.location)
    paid = action >> CODE_BITS
    player.resources -= paid
    player.score += building.points if building.price else value(paid)
    if action & CODE == PAY_EXTRA_ACTION:
        player.resources -= one(STONE)
        player.score += POINTS_FOR_INSULATION
    if state.location >= IGLOO_1:
        player.igloos |= bit(state.location - IGLOO_1)
    else:
        stack = state.location - BUILDING_1
        player.buildings |= bit(state.top_of(stack))
        state.built += bit(STACK_BITS * stack)
    player.call_home(state.location)
    state.decision = NEXT_LOCATION
