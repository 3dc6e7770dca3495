"""What people at a table need: games, typed moves, views and events."""

from .actions import (
    Action,
    AnyMove,
    Decline,
    Feed,
    Pay,
    Payment,
    Place,
    Resolve,
    Roll,
    Starve,
    TakeDie,
    TakeResources,
    TakeReward,
    UseTools,
)
from .board import draw_text
from .chance import chance_of, rolled
from .columns import in_columns, packed
from .errors import NoOdds, NoSuchMove, NoSuchSeat
from .events import Event
from .game import Game, OtherRules
from .languages import ENGLISH, LANGUAGES, language_of
from .notation import UnreadableMove, read_move, write_move
from .odds import Odds
from .options import HouseValues, IglooValue, Options, RewardValue
from .pieces import (
    building_called,
    building_text,
    card_text,
    dice_text,
    goods_text,
    payment_text,
    reward_text,
    top_text,
)
from .position import IllegalPosition, PlayerBoard, Position
from .seats import LETTERS
from .seeing import PHASES, awaited, result, turn
from .transcript import Transcript
from .undo import CannotTakeBack
from .view import Awaited, PlayerView, Result, ScoringView, View
from .words import Argument, Words

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "LETTERS",
    "PHASES",
    "Action",
    "AnyMove",
    "Argument",
    "Awaited",
    "CannotTakeBack",
    "Decline",
    "Event",
    "Feed",
    "Game",
    "HouseValues",
    "IglooValue",
    "IllegalPosition",
    "NoOdds",
    "NoSuchMove",
    "NoSuchSeat",
    "Odds",
    "Options",
    "OtherRules",
    "Pay",
    "Payment",
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
    "Transcript",
    "UnreadableMove",
    "UseTools",
    "View",
    "Words",
    "awaited",
    "building_called",
    "building_text",
    "card_text",
    "chance_of",
    "dice_text",
    "draw_text",
    "goods_text",
    "in_columns",
    "language_of",
    "packed",
    "payment_text",
    "read_move",
    "result",
    "reward_text",
    "rolled",
    "top_text",
    "turn",
    "write_move",
]
