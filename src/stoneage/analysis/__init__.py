"""What happened in a game, what was luck, and what would have been better."""

from .coach import THINGS, Advice, Thing, advise
from .document import REVISION, Moment, Review, SeatSummary
from .hinting import Hint, Hinted, hint
from .reasons import Idea, Reason
from .reviewing import Reviewer, review
from .weighing import Effort
from .wording import choice_text, percent, reason_text, turning_point_text

__all__ = [
    "REVISION",
    "THINGS",
    "Advice",
    "Effort",
    "Hint",
    "Hinted",
    "Idea",
    "Moment",
    "Reason",
    "Review",
    "Reviewer",
    "SeatSummary",
    "Thing",
    "advise",
    "choice_text",
    "hint",
    "percent",
    "reason_text",
    "review",
    "turning_point_text",
]
