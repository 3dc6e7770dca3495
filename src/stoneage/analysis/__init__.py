"""What happened in a game, what was luck, and what would have been better."""

from .coach import Advice, advise
from .document import REVISION, Review, SeatSummary
from .hinting import Hint, hint
from .reviewing import Reviewer, review
from .weighing import Effort
from .wording import choice_text, percent, reason_text, turning_point_text

__all__ = [
    "REVISION",
    "Advice",
    "Effort",
    "Hint",
    "Review",
    "Reviewer",
    "SeatSummary",
    "advise",
    "choice_text",
    "hint",
    "percent",
    "reason_text",
    "review",
    "turning_point_text",
]
