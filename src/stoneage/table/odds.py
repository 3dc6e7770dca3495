"""The odds of a roll in typed values, for screens and bots."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct

from stoneage.rules import expected, terms, yields

from .errors import NoOdds
from .names import AIMS, ANIMALS, AimName, LocationName
from .view import View

GOODS: dict[LocationName, AimName] = {
    "hunt": "food",
    "forest": "wood",
    "clay-pit": "brick",
    "quarry": "stone",
    "river": "gold",
}


class Odds(Struct, frozen=True):
    """What a roll yields: on average, and with which probability at least 0, 1, 2 …"""

    expected: float
    at_least: tuple[float, ...]


def penalty_of(view: View) -> int:
    """What the active animal takes from every roll (L3)."""
    if view.animal is None:
        return 0
    return int(view.options.ruleset().house.penalties[ANIMALS.index(view.animal)])


def odds(dice: int, aim: AimName, tools: Sequence[int] = (), penalty: int = 0) -> Odds:
    """The exact odds of a roll for a good, with all these tools and an active animal's penalty."""
    return _odds(dice, AIMS.index(aim), sum(tools), penalty)


def placing_odds(view: View, at: LocationName, figures: int, with_tools: bool) -> Odds:
    """What so many figures of the seat to act bring at a location, with all tools it has left."""
    if at not in GOODS:
        raise NoOdds(f"no dice are rolled at {at}")
    if not 1 <= figures <= terms.MOST_FIGURES:
        raise NoOdds(f"{figures} figures, but a player has from 1 to {terms.MOST_FIGURES}")
    tools = tools_left(view) if with_tools else []
    return odds(figures, GOODS[at], tools, penalty_of(view))


def tools_left(view: View) -> list[int]:
    """The tools that the seat to act can still use."""
    player = view.players[view.awaited.seat or 0]
    return [tool.value for tool in player.tools if not tool.used] + list(player.one_use_tools)


@lru_cache(maxsize=4096)  # before every placing the same few hundred are asked for
def _odds(dice: int, good: int, added: int, penalty: int) -> Odds:
    chances = yields(dice, good, [added], penalty)
    at_least = tuple(sum(chances[amount:]) for amount in range(len(chances)))
    return Odds(expected(dice, good, [added], penalty), at_least)
