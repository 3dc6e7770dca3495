"""Turns: what one person did at once, and how far it can be taken back."""

from dataclasses import dataclass

from stoneage.rules.game import apply, roll
from stoneage.rules.state import State
from stoneage.table.actions import AnyMove, Roll
from stoneage.table.codec import encode
from stoneage.table.undo import Step, has_revealed


@dataclass(frozen=True, slots=True)
class Turn:
    """One thing that was done, and all that followed by itself: what is taken back as a whole."""

    seat: int
    steps: tuple[Step, ...]
    thought: int = 0  # so many milliseconds of the time for this decision were used


def make(state: State, move: AnyMove) -> None:
    """Make a move of a player or of chance, or raise `IllegalAction`."""
    if isinstance(move, Roll):
        roll(state, list(move.dice))
    else:
        apply(state, encode(move))


def followed_by(recent: tuple[Turn, ...], turn: Turn, after: State) -> tuple[Turn, ...]:
    """The turns that can be taken back after one more, the latest first of them."""
    is_anothers = bool(recent) and recent[-1].seat != turn.seat
    any_roll = any(isinstance(step.move, Roll) for step in turn.steps)
    if is_anothers or any_roll or has_revealed(turn.steps[0].before, after):
        return (turn,)
    return (*recent, turn)
