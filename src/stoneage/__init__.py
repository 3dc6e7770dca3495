"""The board game Stone Age: its rules, its players and a place to play it.

>>> from stoneage import Game, Options
>>> game = Game.new(Options(players=2), seed=7).push("forest*3")
"""

from importlib import import_module
from typing import TYPE_CHECKING

from stoneage.rules import IllegalAction, IllegalSetup
from stoneage.table import (
    Action,
    CannotTakeBack,
    Decline,
    Event,
    Feed,
    Game,
    IllegalPosition,
    Options,
    Pay,
    Place,
    PlayerBoard,
    Position,
    Resolve,
    Result,
    Roll,
    Starve,
    TakeDie,
    TakeResources,
    TakeReward,
    UnreadableMove,
    UseTools,
    View,
)

if TYPE_CHECKING:
    from stoneage import bots as bots
    from stoneage.record import BadRecord, Record, verify

    __version__: str

__all__ = [
    "Action",
    "BadRecord",
    "CannotTakeBack",
    "Decline",
    "Event",
    "Feed",
    "Game",
    "IllegalAction",
    "IllegalPosition",
    "IllegalSetup",
    "Options",
    "Pay",
    "Place",
    "PlayerBoard",
    "Position",
    "Record",
    "Resolve",
    "Result",
    "Roll",
    "Starve",
    "TakeDie",
    "TakeResources",
    "TakeReward",
    "UnreadableMove",
    "UseTools",
    "View",
    "__version__",
    "bots",
    "verify",
]


# Whoever only plays with games does not wait for records, bots and the search for a version.
_LATE = {"BadRecord": "record", "Record": "record", "verify": "record"}


def __getattr__(name: str) -> object:
    if name == "bots":
        return import_module("stoneage.bots")
    if name == "__version__":
        return _version()
    if name in _LATE:
        return getattr(import_module(f"stoneage.{_LATE[name]}"), name)
    raise AttributeError(f"module 'stoneage' has no attribute {name!r}")


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415

    try:
        return version("stoneage")
    except PackageNotFoundError:  # the sources of a checkout that was never installed
        return "0+unknown"
