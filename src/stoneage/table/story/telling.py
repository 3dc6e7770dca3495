"""The story of a move: what it did, and what happened by itself after it.

The execution of the move passed through one position after another; each step is told on its own.
"""

from collections.abc import Sequence
from itertools import pairwise

from msgspec.structs import replace

from stoneage.rules import State, terms
from stoneage.table.actions import (
    AnyMove,
    Decline,
    Feed,
    Pay,
    Place,
    Resolve,
    Roll,
    Starve,
    TakeDie,
    TakeResources,
    TakeReward,
    UseTools,
)
from stoneage.table.events import Event, ExtraCardTaken, FiguresPlaced, PhaseBegan, TurnBegan

from .animals import next_chase, next_reward, reward_taken
from .cards import die_taken, next_die
from .change import Change
from .feeding import fed, next_meal, starved
from .paying import declined, paid, resources_chosen
from .rounds import round_ended
from .using import dice_rolled, location_chosen, next_turn, tools_used

STEPS = {
    int(terms.NEXT_LOCATION): next_turn,
    int(terms.NEXT_DIE): next_die,
    int(terms.NEXT_CHASE): next_chase,
    int(terms.NEXT_REWARD): next_reward,
    int(terms.NEXT_MEAL): next_meal,
    int(terms.ROUND_END): round_ended,
}


def told(move: AnyMove, trail: Sequence[State]) -> list[Event]:
    """Everything that happened along the trail of an executed move, secrets included."""
    events = _move_told(Change(trail[0], trail[1], int(trail[0].current)), move)
    for earlier, now in pairwise(trail[1:]):
        change = Change(earlier, now, int(earlier.current))
        events += STEPS[int(earlier.decision)](change)
    return events


def seen_by(seat: int | None, event: Event) -> Event:
    """The event as a seat, or a spectator, may know it: only the extra card is secret (C10)."""
    if isinstance(event, ExtraCardTaken) and event.seat != seat:
        return replace(event, card=None)
    return event


def _move_told(change: Change, move: AnyMove) -> list[Event]:
    match move:
        case Place():
            return _figures_placed(change, move)
        case Resolve():
            return location_chosen(change)
        case Roll():
            return dice_rolled(change, move)
        case UseTools():
            return tools_used(change, move)
        case Pay():
            return paid(change, move)
        case Decline():
            return declined(change)
        case TakeResources():
            return resources_chosen(change)
        case TakeDie(face):
            return die_taken(change, face)
        case TakeReward():
            return reward_taken(change, move)
        case Feed():
            return fed(change, move)
        case Starve():
            return starved(change)


def _figures_placed(change: Change, move: Place) -> list[Event]:
    """Phase 2 begins with the start player: the animal has too few rings for all their figures."""
    placed = FiguresPlaced(change.seat, move.at, move.figures)
    if change.after.decision == terms.PLACE:
        return [placed]
    return [placed, PhaseBegan("using"), TurnBegan(int(change.after.start))]
