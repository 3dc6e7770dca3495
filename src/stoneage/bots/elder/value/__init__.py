"""What a position is worth: features in whole numbers, and the net that judges them. Compiled."""

from .features import Perspective, is_alike
from .net import Net

__all__ = ["Net", "Perspective", "is_alike"]
