"""The efforts by name."""

from .searching import DeepScales
from .weighing import Effort, QuickScales, Scales


def scales_for(effort: Effort, players: int) -> Scales:
    return DeepScales(players) if effort == "deep" else QuickScales(players)
