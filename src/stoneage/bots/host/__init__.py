"""Bots in any language: programs that speak JSON lines (docs/bot-protocol.md)."""

from .checkup import CheckUp, GameChecked, check_up
from .faults import Fault, shown
from .hosted import HostedBot
from .program import Direction

__all__ = ["CheckUp", "Direction", "Fault", "GameChecked", "HostedBot", "check_up", "shown"]
