"""Making a move: the only place where a typed move leads to the next position.

Every execution leaves its trail behind: the position before the move, after it, and after each
step that nobody decides. The story is told from the trail, never by a second execution.
"""

from stoneage.rules import State, trail_of_action, trail_of_choice, trail_of_roll

from .actions import Action, AnyMove, Roll
from .codec import encode


def execute(before: State, move: AnyMove) -> list[State]:
    """The trail of a move, or `IllegalAction`."""
    if isinstance(move, Roll):
        return trail_of_roll(before, [*move.dice])
    return trail_of_action(before, encode(move))


def execute_choice(before: State, choice: Action) -> list[State]:
    """The trail of one of the choices that the rules offered here, which need no check."""
    return trail_of_choice(before, encode(choice))
