"""The board game Stone Age: its rules, its players and a place to play it.

>>> from stoneage import Game, Options
>>> game = Game.new(Options(players=2), seed=7).push("forest*3")
"""

from importlib.metadata import PackageNotFoundError, version

from stoneage.record import BadRecord, Record, verify
from stoneage.rules.errors import IllegalAction, IllegalSetup
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

try:
    __version__ = version("stoneage")
except PackageNotFoundError:  # the sources of a checkout that was never installed
    __version__ = "0+unknown"

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
    "verify",
]
