"""How far a seat may take back its moves."""

from collections.abc import Sequence
from typing import NamedTuple

from stoneage.rules import terms
from stoneage.rules.state import State

from .actions import AnyMove, Roll


class Step(NamedTuple):
    """One move and the state before it."""

    before: State
    move: AnyMove


def may_take_back(steps: Sequence[Step], now: State, seat: int) -> int:
    """How many of the last moves the seat may take back.

    Never across another player's decision, a roll, or anything newly revealed.
    """
    count = 0
    after = now
    for before, move in reversed(steps):
        is_own = not isinstance(move, Roll) and before.current == seat
        if not is_own or has_revealed(before, after):
            break
        count += 1
        after = before
    return count


def has_revealed(before: State, after: State) -> bool:
    """Whether cards were drawn or shown at the end, or a building was turned up, on the way."""
    if after.drawn != before.drawn or after.decision == terms.GAME_OVER:
        return True
    return any(
        before.gone_from(stack) != after.gone_from(stack) != terms.STACK
        for stack in range(before.ruleset.players)
    )
