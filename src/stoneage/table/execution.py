"""Making a move: the only place where a typed move leads to the next position.

Every execution leaves its trail behind: the position before the move, after it, and after each
step that nobody decides. The story is told from the trail, never by a second execution.
"""

from collections.abc import Sequence

from stoneage.rules import State, trail_of_action, trail_of_choice, trail_of_roll

from .actions import Action, AnyMove, Roll
from .codec import encode


def execute(before: State, move: AnyMove, offered: Sequence[int] = ()) -> list[State]:
    """The trail of a move, or `IllegalAction`; what was offered needs no second check."""
    if isinstance(move, Roll):
        return trail_of_roll(before, [*move.dice])
    number = encode(move)
    return trail_of_choice(before, number) if number in offered else trail_of_action(before, number)


def execute_choice(before: State, choice: Action) -> list[State]:
    """The trail of one of the choices that the rules offered here, which need no check."""
    return trail_of_choice(before, encode(choice))
