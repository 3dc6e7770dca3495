"""Where the points of a game came from."""

from collections.abc import Sequence

from msgspec.structs import replace

from stoneage.server.wire.history import PointsBySource
from stoneage.table import Game, OtherRules
from stoneage.table.events import (
    BuildingTaken,
    CardTaken,
    Event,
    FinalScoringDone,
    IglooTaken,
    PointsScored,
    Starved,
)


def points_by_source(game: Game) -> tuple[PointsBySource, ...]:
    """Of every seat; nothing if the rules of today lead elsewhere."""
    try:
        events = [event for each in game.walk() for event in each.told()]
    except OtherRules:
        return ()
    return tuple(_of_seat(events, seat) for seat in range(game.options.players))


def _of_seat(events: Sequence[Event], seat: int) -> PointsBySource:
    found = PointsBySource()
    for event in events:
        match event:
            case BuildingTaken() | IglooTaken() if event.seat == seat:
                found = replace(found, buildings=found.buildings + event.points)
            case CardTaken() | PointsScored() if event.seat == seat:
                found = replace(found, cards=found.cards + event.points)
            case Starved() if event.seat == seat:
                found = replace(found, hunger=found.hunger - event.points)
            case FinalScoringDone(seat=scored, scoring=scoring) if scored == seat:
                found = replace(
                    found,
                    cultures=scoring.cultures + scoring.repeated_cultures,
                    multipliers=scoring.farmers
                    + scoring.tool_makers
                    + scoring.hut_builders
                    + scoring.shamans,
                    goods=scoring.resources,
                )
    return found
