"""The core of `Game`, compiled together with the rules: positions and the moves between them.

A move is any value here: what it means is known to the tables that are given from outside.
"""

from typing import Any, Self, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stoneage.rules import (
    Chance,
    IllegalAction,
    State,
    borrowed,
    dice_awaited,
    give_back,
    offer_actions,
    random_dice,
    trail_of_choice,
    trail_of_dice,
)
from stoneage.rules.terms import GAME_OVER, ROLL

from .decode_table import DecodeTable


@mypyc_attr(allow_interpreted_subclasses=True)
class History:
    """A first position, the moves since, and where they led. Every move makes the next history."""

    __slots__ = (
        "_before",
        "_length",
        "_offered",
        "_past",
        "_public_view",
        "_trail",
        "_transcript",
        "first",
        "state",
    )

    def __init__(self, first: State) -> None:
        self.first: State = first.copy()
        self.state: State = self.first
        # All moves, the latest outermost: histories that share a beginning share its moves.
        self._past: Any = None
        self._length: i64 = 0
        self._offered: vec[i64] = vec[i64]()  # what may be done, once it was asked for
        self._trail: list[State] = []  # of the last move, where it was executed here
        self._before: Self | None = None  # the last move, as far as it could be taken back
        self._transcript: Any = None  # of this game, or of an earlier part of it
        self._public_view: Any = None

    @property
    def is_over(self) -> bool:
        return self.state.decision == GAME_OVER

    @property
    def awaits_dice(self) -> bool:
        return self.state.decision == ROLL

    def _typed_offer(self, actions: DecodeTable) -> list[Any]:
        """Everything that the seat to act may do."""
        offer = borrowed()
        offer_actions(self.state, offer)
        self._offered = offer.numbers()
        give_back(offer)
        return [actions.value(number) for number in self._offered]

    def _after_choice(self, choice: object, actions: DecodeTable) -> Self | None:
        """What follows one of the values that were offered; None after any other value."""
        for number in self._offered:
            if actions.value(number) is choice:
                trail = trail_of_choice(self.state, number)
                return _followed(self, choice, trail[-1], trail, can_return=True)
        return None

    def _after_dice(self, chance: Chance, rolls: DecodeTable) -> Self:
        """What follows when the awaited dice fall as chance will have it, or `IllegalAction`."""
        if self.state.decision != ROLL:
            raise IllegalAction("no-roll-awaited")
        dice = random_dice(dice_awaited(self.state), chance)
        trail = trail_of_dice(self.state, dice)
        return _followed(self, rolls.value(dice), trail[-1], trail, can_return=False)

    def _followed_by(
        self, move: object, state: State, trail: list[State], can_return: bool
    ) -> Self:
        """What follows a move that led to this state, and whether it may be taken back."""
        return _followed(self, move, state, trail, can_return)


AnyHistory = TypeVar("AnyHistory", bound=History)


# No method: those of a class that has interpreted subclasses are looked up by name.
def _followed(
    history: AnyHistory, move: object, state: State, trail: list[State], can_return: bool
) -> AnyHistory:
    kind = type(history)
    after = kind.__new__(kind)
    after.first = history.first
    after.state = state
    after._past = (history._past, move)
    after._length = history._length + 1
    after._offered = vec[i64]()
    after._trail = trail
    after._before = history if can_return else None
    after._transcript = history._transcript
    after._public_view = None
    return after
