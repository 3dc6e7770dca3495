"""Expectimax: from the worth of positions to a choice, dice averaged. Compiled."""

from .expectimax import Lookahead, candidates, is_needed, is_wasteful
from .policy import choose
from .rolls import dice_with

__all__ = ["Lookahead", "candidates", "choose", "dice_with", "is_needed", "is_wasteful"]
