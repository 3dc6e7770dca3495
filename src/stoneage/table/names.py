"""The names of things in JSON, text and Python: one word each, the same everywhere."""

from functools import lru_cache
from typing import Literal, get_args

LocationName = Literal[
    "tool-maker",
    "hut",
    "field",
    "hunt",
    "forest",
    "clay-pit",
    "quarry",
    "river",
    "card-1",
    "card-2",
    "card-3",
    "card-4",
    "building-1",
    "building-2",
    "building-3",
    "building-4",
    "igloo-1",
    "igloo-2",
    "igloo-3",
    "igloo-4",
    "animal",
]
ResourceName = Literal["wood", "brick", "stone", "gold"]
AimName = Literal["wood", "brick", "stone", "gold", "food", "dice-for-all", "reward"]
AnimalName = Literal["polar-bear", "wild-boar", "wolf", "raptor"]
DecisionName = Literal[
    "place",
    "resolve",
    "use-tools",
    "pay",
    "take-die",
    "take-reward",
    "feed",
    "roll",
    "nothing",
]
PhaseName = Literal["placing", "using", "feeding", "over"]
EndName = Literal["cards", "buildings"]
RewardName = Literal["points", "food", "resources", "tools", "agriculture"]

LOCATIONS: tuple[LocationName, ...] = get_args(LocationName)
RESOURCES: tuple[ResourceName, ...] = get_args(ResourceName)
AIMS: tuple[AimName, ...] = get_args(AimName)
ANIMALS: tuple[AnimalName, ...] = get_args(AnimalName)
DECISIONS: tuple[DecisionName, ...] = get_args(DecisionName)
REWARDS: tuple[RewardName, ...] = get_args(RewardName)

CARDS: tuple[str, ...] = tuple(f"civ{number:02}" for number in range(1, 37))
BUILDINGS: tuple[str, ...] = tuple(f"bld{number:02}" for number in range(1, 29))
IGLOOS: tuple[str, ...] = tuple(f"igloo{number}" for number in range(1, 5))
PIECES: tuple[str, ...] = (*CARDS, *ANIMALS)
"""What the deck is made of."""


@lru_cache(maxsize=1 << 14)  # a view asks for the same few masks again and again
def in_mask(mask: int, names: tuple[str, ...]) -> tuple[str, ...]:
    """The names whose bits are set."""
    return tuple(name for index, name in enumerate(names) if mask >> index & 1)


@lru_cache(maxsize=1 << 14)
def mask_of(chosen: tuple[str, ...], names: tuple[str, ...]) -> int:
    return sum(1 << names.index(name) for name in chosen)
