"""Environments for research: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

`stoneage_v0` is the module for PettingZoo, `StoneAgeEnv` the class for Gymnasium, `stone_age` the
game for OpenSpiel, `VectorEnv` the fast one. They share one action space and one observation.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from .actions import action_names
from .entries import Entry, entries, observation_names
from .errors import (
    ActionNotLegal,
    EnvironmentMisused,
    GameIsOver,
    NotReset,
    WrongSeed,
    WrongShape,
)
from .learner import StoneAgeEnv
from .stepping import ACTIONS
from .vector_env import VectorEnv

if TYPE_CHECKING:
    from . import stone_age as stone_age
    from . import stoneage_v0 as stoneage_v0

__all__ = [
    "ACTIONS",
    "ActionNotLegal",
    "Entry",
    "EnvironmentMisused",
    "GameIsOver",
    "NotReset",
    "StoneAgeEnv",
    "VectorEnv",
    "WrongSeed",
    "WrongShape",
    "action_names",
    "entries",
    "observation_names",
    "stone_age",
    "stoneage_v0",
]


def __getattr__(name: str) -> object:
    """Each standard is imported by whoever asks for it: OpenSpiel is an extra of its own."""
    if name in ("stone_age", "stoneage_v0"):
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
