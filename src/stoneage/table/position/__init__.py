"""Positions in names."""

from .errors import IllegalPosition
from .layout import PlayerBoard
from .position import Position

__all__ = ["IllegalPosition", "PlayerBoard", "Position"]
