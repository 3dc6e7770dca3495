"""The generator of the bots, compiled together with the rules."""

from typing import Final, final

from mypy_extensions import i64

from stoneage.rules import Chance
from stoneage.rules.dice import of_face

LOW_32: Final[i64] = 0xFFFFFFFF


@final
class Xorshift(Chance):
    """A small generator that gives the same numbers on every machine (Marsaglia 2003)."""

    def __init__(self, seed: i64 = 0) -> None:
        mixed = (seed & LOW_32) * 2654435761 + 88675123
        self.x: i64 = (mixed & LOW_32) or 1

    def below(self, limit: i64) -> i64:
        """As likely as the others to one part in ten million, which no playout notices."""
        x = self.x
        x ^= x << 13 & LOW_32
        x ^= x >> 17
        x ^= x << 5 & LOW_32
        self.x = x
        return x * limit >> 32

    def dice(self, number: i64) -> i64:
        """Like `random_dice`, without its call of an unknown source."""
        dice: i64 = 0
        for _ in range(number):
            dice += of_face(1 + self.below(6))
        return dice
