"""The best action, or nearly the best where noise is wanted."""

from mypy_extensions import i64

from stoneage.bots.rng.xorshift import Xorshift
from stoneage.rules import State

from .expectimax import Lookahead, candidates


def choose(state: State, lookahead: Lookahead, noise: float, rng: Xorshift) -> i64:
    """The best of the legal actions, by what the seat to act may know.

    Every worth is misjudged by up to `noise` points.
    """
    actions = candidates(state)
    if len(actions) == 1:
        return actions[0]
    values = lookahead.values(state, actions)
    best: i64 = 0
    most = -1e9
    for index in range(len(actions)):
        value = values[index]
        if noise:
            value += misjudgement(noise, rng)
        if value > most:
            most = value
            best = index
    return actions[best]


def misjudgement(noise: float, rng: Xorshift) -> float:
    """From -noise to +noise, in steps of a thousandth of it, each as likely as the others."""
    return noise * float(rng.below(2001) - 1000) * 0.001
