"""How far a share of wins can be trusted."""

from math import sqrt

TWO_SIDED_95 = 1.959963984540054


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson 1927); games of one deal count as independent.

    Rotating the seats over the same deals makes the truth narrower than this, not wider.
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    squared = TWO_SIDED_95**2
    middle = (share + squared / (2 * games)) / (1 + squared / games)
    spread = sqrt(share * (1 - share) / games + squared / (4 * games**2))
    half = TWO_SIDED_95 * spread / (1 + squared / games)
    low = middle - half if wins > 0 else 0.0
    high = middle + half if wins < games else 1.0
    return low, high
