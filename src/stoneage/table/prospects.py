"""What lies ahead of a seat: odds before placing, what a choice brings, what figures will eat.

Everything follows from what the seat sees anyway, so that a screen needs no rule of its own.
"""

from collections.abc import Sequence

from msgspec import Struct

from stoneage.rules import ClosedReason, Player, State, eaters, terms, why_closed

from .actions import Action, Decline, Place, Resolve
from .choices import choices
from .events import (
    AgricultureRose,
    BuildingTaken,
    CardTaken,
    Event,
    FoodGained,
    GoodsGathered,
    IglooTaken,
    PhaseBegan,
    PointsScored,
    ResourcesGained,
    Starved,
    ToolGained,
)
from .execution import execute_choice
from .names import LOCATIONS, RESOURCES, AimName, LocationName
from .odds import GOODS, Odds, odds, penalty_of, tools_left
from .remaining import Remaining, remaining
from .seeing import as_seen, scoring_view, view
from .story import told
from .view import ScoringView, View


class PlacingOdds(Struct, frozen=True, kw_only=True):
    """What so many figures at one location may bring."""

    at: LocationName
    figures: int
    good: AimName
    without_tools: Odds
    with_tools: Odds  # with all tools that are not used up yet


class Outcome(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a choice brings at once; what it costs stands in the choice."""

    points: int = 0
    food: int = 0
    wood: int = 0
    brick: int = 0
    stone: int = 0
    gold: int = 0
    tools: int = 0
    agriculture: int = 0


class Meal(Struct, frozen=True, kw_only=True):
    """The meal at the end of this round, as things stand (F1)."""

    figures: int
    harvest: int
    missing: int


class Prospects(Struct, frozen=True, kw_only=True):
    """For one seat at one moment, or for a spectator, who has no choices."""

    odds: tuple[PlacingOdds, ...]
    closed: dict[LocationName, ClosedReason]  # why the seat cannot place figures there
    outcomes: tuple[Outcome | None, ...]  # choice by choice; None where chance or others decide
    meals: tuple[Meal, ...]  # player by player; none once it has begun
    scoring: tuple[ScoringView, ...]  # if the game ended now, by the cards that the seat sees
    remaining: Remaining


def prospects(state: State, seat: int | None) -> Prospects:
    """What lies ahead of this seat; choices are its own only while it is to act."""
    seen = view(state, seat)
    is_asked = seat is not None and seen.awaited.seat == seat
    possible = choices(state) if is_asked else []
    is_eating = state.decision == terms.FEED
    is_over = state.decision == terms.GAME_OVER
    is_placing = is_asked and state.decision == terms.PLACE
    return Prospects(
        odds=_odds(seen, possible) if is_placing else (),
        closed=_closed(state, int(state.current)) if is_placing else {},
        outcomes=tuple(_outcome(state, choice) for choice in possible),
        meals=() if is_eating or is_over else tuple(map(_meal, state.players)),
        scoring=tuple(
            scoring_view(as_seen(state, player, is_over or index == seat))
            for index, player in enumerate(state.players)
        ),
        remaining=remaining(seen),
    )


def _odds(seen: View, possible: Sequence[Action]) -> tuple[PlacingOdds, ...]:
    tools, penalty = tools_left(seen), penalty_of(seen)
    return tuple(
        PlacingOdds(
            at=choice.at,
            figures=choice.figures,
            good=GOODS[choice.at],
            without_tools=odds(choice.figures, GOODS[choice.at], (), penalty),
            with_tools=odds(choice.figures, GOODS[choice.at], tools, penalty),
        )
        for choice in possible
        if isinstance(choice, Place) and choice.at in GOODS
    )


def _closed(state: State, seat: int) -> dict[LocationName, ClosedReason]:
    reasons = {name: why_closed(state, seat, index) for index, name in enumerate(LOCATIONS)}
    return {name: reason for name, reason in reasons.items() if reason}


def _outcome(state: State, choice: Action) -> Outcome | None:
    if isinstance(choice, Place | Resolve):
        return None
    if isinstance(choice, Decline):
        return Outcome()
    events = told(choice, execute_choice(state, choice))
    return _gained(events, int(state.current))


def _gained(events: Sequence[Event], seat: int) -> Outcome:
    gained = dict.fromkeys(Outcome.__struct_fields__, 0)
    for event in events:
        if isinstance(event, PhaseBegan):
            break  # the meal is another matter
        if getattr(event, "seat", None) != seat:
            continue
        match event:
            case GoodsGathered():
                gained[event.good] += event.amount
            case BuildingTaken() | IglooTaken() | CardTaken() | PointsScored():
                gained["points"] += event.points
            case Starved():
                gained["points"] -= event.points
            case FoodGained():
                gained["food"] += event.food
            case ResourcesGained():
                for name in RESOURCES:
                    gained[name] += getattr(event.resources, name)
            case ToolGained():
                gained["tools"] += 1
            case AgricultureRose():
                gained["agriculture"] += 1
    return Outcome(**gained)


def _meal(player: Player) -> Meal:
    eating = int(eaters(player))
    harvest = int(player.agriculture)
    missing = max(0, eating - harvest - int(player.food))
    return Meal(figures=eating, harvest=harvest, missing=missing)
