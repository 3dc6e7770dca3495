"""Taking back a move at one keyboard: bots do not mind if their answers go with it."""

from collections.abc import Container
from typing import Literal

from stoneage.table.actions import Roll
from stoneage.table.game import Game
from stoneage.table.undo import has_revealed

Obstacle = Literal["nothing", "dice", "revealed", "others"]


class CannotTakeBack(Exception):
    """Something stands between now and the person's last move."""

    def __init__(self, obstacle: Obstacle) -> None:
        super().__init__(obstacle)
        self.obstacle = obstacle


def take_back(game: Game, seat: int, bots: Container[int]) -> int:
    """Back to before the seat's last move; how many moves of bots went with it.

    Or `CannotTakeBack`, changing nothing: never across a roll, anything newly revealed, or the
    decision of another person.
    """
    after = game.state
    for count, (before, move) in enumerate(reversed(game.steps)):
        if isinstance(move, Roll):
            raise CannotTakeBack("dice")
        if has_revealed(before, after):
            raise CannotTakeBack("revealed")
        if before.current == seat:
            del game.steps[-count - 1 :]
            game.state = before
            return count
        if before.current not in bots:
            raise CannotTakeBack("others")
        after = before
    raise CannotTakeBack("nothing")
