"""What happened in a game, what was luck, and what would have been better."""

from .coach import Advice, advise
from .document import Review
from .hinting import Hint, hint
from .reviewing import Reviewer, review
from .weighing import Effort

__all__ = ["Advice", "Effort", "Hint", "Review", "Reviewer", "advise", "hint", "review"]
