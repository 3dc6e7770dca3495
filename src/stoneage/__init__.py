"""The board game Stone Age: its rules, its players and a place to play it."""

from stoneage.rules.errors import IllegalAction, IllegalSetup
from stoneage.table.game import Game
from stoneage.table.options import Options
from stoneage.table.view import View

__all__ = ["Game", "IllegalAction", "IllegalSetup", "Options", "View"]
