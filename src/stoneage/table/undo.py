"""What stands against taking a move back: dice, anything newly revealed, another player."""

from typing import Literal

from stoneage.rules import State, terms

Obstacle = Literal["nothing", "dice", "revealed", "others"]


class CannotTakeBack(Exception):
    """Something stands between now and the seat's last move."""

    def __init__(self, obstacle: Obstacle) -> None:
        super().__init__(obstacle)
        self.obstacle = obstacle


def has_revealed(before: State, after: State) -> bool:
    """Whether cards were drawn or shown at the end, or a building was turned up, on the way."""
    if after.drawn != before.drawn or after.decision == terms.GAME_OVER:
        return True
    return any(
        before.gone_from(stack) != after.gone_from(stack) != terms.STACK
        for stack in range(before.ruleset.players)
    )
