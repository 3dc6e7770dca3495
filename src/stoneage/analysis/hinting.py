"""Hints: the idea first, then the three best choices with their chances and reasons."""

from collections.abc import Sequence

from msgspec import Struct

from stoneage.table import Action, View

from .chances import WHOLE
from .reasons import Idea, Reason, reasons_for
from .scales import scales_for
from .weighing import Effort

HINTED = 3


class Hinted(Struct, frozen=True, kw_only=True):
    """A choice that is worth a thought."""

    choice: Action
    chance: float  # of the seat to act, to win
    reasons: tuple[Reason, ...]  # the strongest first


class Hint(Struct, frozen=True, kw_only=True):
    """What to think of, and what to do."""

    idea: Idea
    choices: tuple[Hinted, ...]  # the best first


def hint(view: View, choices: Sequence[Action], effort: Effort = "quick") -> Hint:
    """For the seat to act, by what it sees."""
    seat = view.awaited.seat or 0
    weighed = scales_for(effort, len(view.players)).weigh(view, choices)
    best = tuple(
        Hinted(
            choice=each.choice,
            chance=each.chances[seat] / WHOLE,
            reasons=reasons_for(view, each.choice),
        )
        for each in weighed[:HINTED]
    )
    return Hint(idea=best[0].reasons[0].idea, choices=best)
