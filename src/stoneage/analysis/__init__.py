"""What happened in a game, what was luck, and what would have been better."""

from .document import Review
from .reviewing import Reviewer, review
from .weighing import Effort

__all__ = ["Effort", "Review", "Reviewer", "review"]
