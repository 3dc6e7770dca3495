"""What people at a table need: games, typed moves, views and events."""

from .actions import (
    Action,
    AnyMove,
    Decline,
    Feed,
    Pay,
    Place,
    Resolve,
    Roll,
    Starve,
    TakeDie,
    TakeResources,
    TakeReward,
    UseTools,
)
from .events import Event
from .game import Game, OtherRules
from .notation import UnreadableMove, read_move, write_move
from .odds import Odds
from .options import HouseValues, IglooValue, Options, RewardValue
from .position import IllegalPosition, PlayerBoard, Position
from .undo import CannotTakeBack
from .view import PlayerView, Result, ScoringView, View

__all__ = [
    "Action",
    "AnyMove",
    "CannotTakeBack",
    "Decline",
    "Event",
    "Feed",
    "Game",
    "HouseValues",
    "IglooValue",
    "IllegalPosition",
    "Odds",
    "Options",
    "OtherRules",
    "Pay",
    "Place",
    "PlayerBoard",
    "PlayerView",
    "Position",
    "Resolve",
    "Result",
    "RewardValue",
    "Roll",
    "ScoringView",
    "Starve",
    "TakeDie",
    "TakeResources",
    "TakeReward",
    "UnreadableMove",
    "UseTools",
    "View",
    "read_move",
    "write_move",
]
