"""Chances to win in whole millionths: they add up exactly, and are the same on every machine."""

from collections.abc import Iterable, Sequence

WHOLE = 1_000_000

Chances = tuple[int, ...]
"""One number a seat, in millionths, together `WHOLE`."""


def in_millionths(shares: Sequence[float]) -> Chances:
    """Rounded so that the sum stays whole: what is left goes to the largest remainders."""
    exact = [share * WHOLE for share in shares]
    rounded = [int(each) for each in exact]
    by_remainder = sorted(range(len(exact)), key=lambda seat: (rounded[seat] - exact[seat], seat))
    for seat in by_remainder[: WHOLE - sum(rounded)]:
        rounded[seat] += 1
    return tuple(rounded)


def mean(several: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(several) for column in zip(*several, strict=True)]


def change(before: Chances, after: Chances) -> Chances:
    return tuple(new - old for old, new in zip(before, after, strict=True))


def shares(millionths: Iterable[int]) -> tuple[float, ...]:
    """As they are written down: parts of 1."""
    return tuple(each / WHOLE for each in millionths)
