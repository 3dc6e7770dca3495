"""What the seat to act may do, in typed values."""

from stoneage.rules import State, legal_actions

from .actions import Action
from .codec import decode


def choices(state: State, seat: int | None = None) -> list[Action]:
    """Every choice of the seat to act; for any other seat there is none."""
    if seat is not None and seat != state.current:
        return []
    return [decode(number) for number in legal_actions(state)]
