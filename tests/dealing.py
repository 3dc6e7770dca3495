"""New games together with the chance that dealt them, for their dice."""

from stoneage.rules.chance import Chance
from stoneage.table.chance import chance_of
from stoneage.table.game import Game
from stoneage.table.options import Options


def dealt(options: Options, seed: int, start: int | None = None) -> tuple[Game, Chance]:
    """Deal and dice come from one generator, so that a seed is a whole game."""
    chance = chance_of(seed)
    return Game.new(options, chance, start), chance
