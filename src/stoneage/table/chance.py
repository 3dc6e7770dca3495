"""What chance decides, from outside the rules: generators, deals by name, dice as a move."""

import random
from collections.abc import Sequence

from stoneage.rules import Chance, IllegalSetup, random_dice
from stoneage.rules.dice import faces_of

from .actions import Roll
from .decode_table import DecodeTable


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
    roll: Roll = ROLLS.value(random_dice(dice, chance))
    return roll


def _roll(dice: int) -> Roll:
    return Roll(tuple(faces_of(dice)))


ROLLS = DecodeTable(_roll)
"""There are some eight thousand of them, and most games roll the same."""


def named_first(names: Sequence[str], pieces: Sequence[str], where: str) -> list[int]:
    """The numbers of all pieces, these first and the others in printed order."""
    for name in names:
        if name not in pieces:
            raise IllegalSetup(f"{where}: there is no {name}")
    first = [pieces.index(name) for name in names]
    return first + [number for number in range(len(pieces)) if number not in first]
