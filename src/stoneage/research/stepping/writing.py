"""Numbers are written into a row; each function gives the index after what it wrote."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

MOST: Final[i64] = 32767


def put(values: vec[i16], at: i64, number: i64) -> i64:
    """Write one number, as far as it fits; gives the index after it."""
    values[at] = i16(max(-MOST, min(number, MOST)))
    return at + 1


def put_bits(values: vec[i16], at: i64, mask: i64, number: i64) -> i64:
    """Write so many bits, the lowest first."""
    for index in range(number):
        values[at + index] = i16(mask >> index & 1)
    return at + number


def put_one(values: vec[i16], at: i64, chosen: i64, number: i64) -> i64:
    """Write so many zeros, and a one at the chosen place if it is among them."""
    for index in range(number):
        values[at + index] = 0
    if 0 <= chosen < number:
        values[at + chosen] = 1
    return at + number
