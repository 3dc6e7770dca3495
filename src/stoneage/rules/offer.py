"""The actions on offer: one growing row of numbers that every question writes into.

A list of Python ints would be made and thrown away at every decision, which costs half of the
speed; search reuses one offer for a whole game.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

ROOM: Final[i64] = 64  # at the beginning; few questions have more answers


@final
@mypyc_attr(acyclic=True)
class Offer:
    """What the current player may do, in a fixed order."""

    __slots__ = ("_actions", "number")

    def __init__(self) -> None:
        self._actions: vec[i64] = vec[i64](capacity=ROOM)
        self.number: i64 = 0

    def clear(self) -> None:
        """Forget the actions; the room that they took is kept."""
        self.number = 0

    def add(self, action: i64) -> None:
        if self.number == len(self._actions):
            self._actions = append(self._actions, action)
        else:
            self._actions[self.number] = action
        self.number += 1

    def at(self, index: i64) -> i64:
        """The action at an index from 0 to `number` - 1."""
        return self._actions[index]

    def holds(self, action: i64) -> bool:
        for index in range(self.number):
            if self._actions[index] == action:
                return True
        return False

    def numbers(self) -> vec[i64]:
        """The actions, in a row of their own."""
        return self._actions[: self.number]

    def listed(self) -> list[int]:
        return [action for action in self.numbers()]  # noqa: C416 - list() would take much longer


# So many that the list need not shrink when one is taken.
_spare: Final = [Offer() for _ in range(8)]


def borrowed() -> Offer:
    """An offer for one question: making a new one would take longer than answering."""
    try:
        return _spare.pop()
    except IndexError:
        return Offer()


def give_back(offer: Offer) -> None:
    """Whoever borrowed it has no more use for it."""
    _spare.append(offer)
