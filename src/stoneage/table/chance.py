"""Where chance comes from outside the rules: Python's generators, and dice as a typed move."""

import random

from stoneage.rules.chance import Chance, random_dice
from stoneage.rules.dice import faces_of

from .actions import Roll


class GeneratorChance(Chance):
    """Chance from Python's own generator."""

    def __init__(self, generator: random.Random) -> None:
        self.generator = generator

    def below(self, limit: int) -> int:
        return self.generator.randrange(limit)


def chance_of(source: Chance | random.Random | int | None) -> Chance:
    """A number is the seed of a generator; without one every game is new."""
    if isinstance(source, Chance):
        return source
    if isinstance(source, random.Random):
        return GeneratorChance(source)
    return GeneratorChance(random.Random(source))


def rolled(dice: int, chance: Chance) -> Roll:
    """So many dice, as chance lets them fall."""
    return Roll(tuple(faces_of(random_dice(dice, chance))))
