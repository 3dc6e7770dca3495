"""Masks: sets of small numbers as the bits of one number.

`1 << n` with the literal on the left is 32 bits wide when mypyc has compiled it, so every mask is
made here, where the shifted number is an argument.
"""

from mypy_extensions import i64


def shifted(number: i64, places: i64) -> i64:
    return number << places


def bit(index: i64) -> i64:
    return shifted(1, index)


def number_in(mask: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
