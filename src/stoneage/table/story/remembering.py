"""What may be told of the past: the one place that decides it, for every door (C2, C10)."""

from collections.abc import Iterable

from stoneage.rules import terms
from stoneage.table.events import (
    AtLocation,
    CardSlid,
    CardTurnedUp,
    Event,
    FiguresPlaced,
    FiguresWentHome,
    LocationChosen,
)
from stoneage.table.names import LOCATIONS

from .telling import seen_by

CARD_SPACES = LOCATIONS[terms.CARD_1 : terms.CARD_1 + terms.SPACES]


def remembered(
    events: Iterable[Event], seat: int | None, are_cards_closed: bool
) -> tuple[Event, ...]:
    """What a seat, or a spectator, may be told later of what happened.

    While cards are closed that is who moved what: neither a card that was taken is named, nor
    one that lay where it was taken, for the two together say what lies face down.
    """
    return tuple(
        seen_by(seat, event) for event in events if not (are_cards_closed and _is_about_card(event))
    )


def _is_about_card(event: Event) -> bool:
    if isinstance(event, CardSlid | CardTurnedUp):
        return True
    if isinstance(event, FiguresPlaced | LocationChosen | FiguresWentHome):
        return False
    return isinstance(event, AtLocation) and event.at in CARD_SPACES
