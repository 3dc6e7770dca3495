"""The rules of the game: pure, typed, and compiled where a C compiler is at hand."""

from . import state
from .animals import reward_for
from .buildings import POINTS_FOR_INSULATION, building_at
from .cards import POINTS_FOR_TRADED_GOLD, TOOL_FACE, cost_of, take_what_is_shown
from .chance import ANYBODY, Chance, let_fall, random_deal, random_dice, shuffled
from .errors import ClosedReason, IllegalAction, IllegalReason, IllegalSetup
from .feeding import POINTS_LOST, eaters
from .game import (
    DICE_OF_A_CARD,
    apply_unchecked,
    deal,
    dice_awaited,
    is_over,
    legal_actions,
    offer_actions,
    perform,
    roll_unchecked,
    see_dice,
    step,
    trail_of_action,
    trail_of_choice,
    trail_of_dice,
    trail_of_roll,
)
from .gathering import gain, goods_for, penalty
from .odds import expected, totals, yields
from .offer import Offer, borrowed, give_back
from .placing import (
    can_place,
    chasers,
    figures_in,
    is_igloo_gone,
    is_in_play,
    occupied,
    standing_figures,
    visitors,
)
from .reasons import why_closed
from .rounds import fill_display, laid_out
from .ruleset import Ruleset
from .scoring import Scoring, final_scores, tie_break, winners
from .state import CARD_BITS, FIGURE_BITS, STACK_BITS, Player, State
from .tools import ONE_USE, TOOL_SPACES, gain_tool, tool_on, tool_points, worth
from .village import gain_agriculture, gain_figure

__all__ = [
    "ANYBODY",
    "CARD_BITS",
    "DICE_OF_A_CARD",
    "FIGURE_BITS",
    "ONE_USE",
    "POINTS_FOR_INSULATION",
    "POINTS_FOR_TRADED_GOLD",
    "POINTS_LOST",
    "RULES_VERSION",
    "STACK_BITS",
    "TOOL_FACE",
    "TOOL_SPACES",
    "Chance",
    "ClosedReason",
    "IllegalAction",
    "IllegalReason",
    "IllegalSetup",
    "Offer",
    "Player",
    "Ruleset",
    "Scoring",
    "State",
    "apply_unchecked",
    "borrowed",
    "building_at",
    "can_place",
    "chasers",
    "cost_of",
    "deal",
    "dice_awaited",
    "eaters",
    "expected",
    "figures_in",
    "fill_display",
    "final_scores",
    "gain",
    "gain_agriculture",
    "gain_figure",
    "gain_tool",
    "give_back",
    "goods_for",
    "is_compiled",
    "is_igloo_gone",
    "is_in_play",
    "is_over",
    "laid_out",
    "legal_actions",
    "let_fall",
    "occupied",
    "offer_actions",
    "penalty",
    "perform",
    "random_deal",
    "random_dice",
    "reward_for",
    "roll_unchecked",
    "see_dice",
    "shuffled",
    "standing_figures",
    "step",
    "take_what_is_shown",
    "tie_break",
    "tool_on",
    "tool_points",
    "totals",
    "trail_of_action",
    "trail_of_choice",
    "trail_of_dice",
    "trail_of_roll",
    "visitors",
    "why_closed",
    "winners",
    "worth",
    "yields",
]

RULES_VERSION = 1
"""Raised whenever the same record could end differently under these rules."""


def is_compiled() -> bool:
    return not (state.__file__ or "").endswith(".py")
