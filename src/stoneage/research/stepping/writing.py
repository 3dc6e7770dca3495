"""Numbers are written into a row of them, from an index on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

MOST: Final[i64] = 32767


def within(number: i64) -> i16:
    """The number, as far as it fits."""
    return i16(max(-MOST, min(number, MOST)))


def put_bits(values: vec[i16], at: i64, mask: i64, number: i64) -> None:
    """Write so many bits, the lowest first."""
    for index in range(number):
        values[at + index] = i16(mask >> index & 1)


def put_zeros(values: vec[i16], at: i64, number: i64) -> None:
    for index in range(number):
        values[at + index] = 0
