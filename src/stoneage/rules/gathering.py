"""Hunting and gathering: dice, then tools, then goods (A3, A4, T3, L3)."""

from mypy_extensions import i64

from .bundle import divisor, with_more
from .dice import total
from .state import Player, State
from .terms import FOOD, FOREST, HUNT, NEXT_LOCATION, ROLL, USE_TOOLS
from .tools import use_tools


def gather(state: State, location: i64) -> None:
    """Chance rolls a die for every figure at the location (A3, A4, D15)."""
    roll_for(state, FOOD if location == HUNT else location - FOREST)


def roll_for(state: State, aim: i64) -> None:
    state.aim = aim
    state.decision = ROLL


def see_roll(state: State, player: Player) -> None:
    """The dice lie open: ask for tools if there is an unused one (T3)."""
    if player.unused:
        state.decision = USE_TOOLS
    else:
        bring_home(state, player, 0)


def bring_home(state: State, player: Player, tools: i64) -> None:
    """Turn dice and tools into goods; the figures go home."""
    pips = total(state.dice) + use_tools(player, tools)
    gain(player, state.aim, goods_for(pips - penalty(state), state.aim))
    state.dice = 0
    player.call_home(state.location)
    state.decision = NEXT_LOCATION


def goods_for(pips: i64, good: i64) -> i64:
    return pips // divisor(good) if pips > 0 else 0


def penalty(state: State) -> i64:
    """What the active animal takes from every such roll (L3)."""
    return state.ruleset.house.penalties[state.threat - 1] if state.threat else 0


def gain(player: Player, good: i64, number: i64) -> None:
    if good == FOOD:
        player.food += number
    else:
        player.resources = with_more(player.resources, good, number)
