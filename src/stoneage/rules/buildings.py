"""Buildings and igloos: their price and their points (B1 to B5, W1, I2)."""

from typing import Final

from mypy_extensions import i64

from .bits import bit
from .bundle import contains, one, payments, value
from .components import BUILDINGS, Building
from .state import STACK_BITS, Player, State
from .terms import (
    BUILDING_1,
    CODE,
    CODE_BITS,
    DECLINE,
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


def building_payments(state: State, player: Player) -> list[int]:
    """What the building shows (B2), or what the player chooses (B3, B4)."""
    building = building_at(state, state.location)
    if not building.price:
        return payments(player.resources, building.least, building.most, building.kinds, PAY_ACTION)
    if not contains(player.resources, building.price):
        return [DECLINE]
    paid = building.price << CODE_BITS
    ways: list[int] = [DECLINE, paid | PAY_ACTION]
    if state.ruleset.harsh_winter and contains(player.resources - building.price, one(STONE)):
        ways.append(int(paid | PAY_EXTRA_ACTION))
    return ways


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
