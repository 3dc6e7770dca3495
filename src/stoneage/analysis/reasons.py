"""Why a choice is good, in typed values that every language has words for."""

from typing import Literal

from msgspec import Struct

from stoneage.table import (
    Action,
    Decline,
    Feed,
    Pay,
    Place,
    Resolve,
    Starve,
    TakeDie,
    TakeResources,
    TakeReward,
    UseTools,
    View,
)
from stoneage.table.names import RESOURCES, AimName, LocationName
from stoneage.table.odds import GOODS

from .facts import (
    building_points,
    building_that_lacks,
    card_points,
    goods_of_tools,
    hunger,
    hunted,
    is_last_ring,
    is_wanted_by_others,
)

Idea = Literal[
    "food", "growth", "tools", "cards", "buildings", "resources", "blocking", "order", "saving"
]
ReasonName = Literal[
    "feeds-everybody",
    "less-hunger",
    "stocks-food",
    "new-figure",
    "every-harvest",
    "better-tool",
    "for-building",
    "fetches",
    "last-ring",
    "blocks",
    "new-culture",
    "multiplies",
    "card-top",
    "building-points",
    "drives-off",
    "more-goods",
    "keeps-tools",
    "cheap-payment",
    "keeps-resources",
    "cheap-meal",
    "starving-is-cheaper",
    "at-once",
    "dice-first",
    "pays-now",
    "reward",
]

IDEAS: dict[ReasonName, Idea] = {
    "feeds-everybody": "food",
    "less-hunger": "food",
    "stocks-food": "food",
    "new-figure": "growth",
    "every-harvest": "growth",
    "better-tool": "tools",
    "for-building": "buildings",
    "fetches": "resources",
    "last-ring": "blocking",
    "blocks": "blocking",
    "new-culture": "cards",
    "multiplies": "cards",
    "card-top": "cards",
    "building-points": "buildings",
    "drives-off": "growth",
    "more-goods": "tools",
    "keeps-tools": "saving",
    "cheap-payment": "saving",
    "keeps-resources": "saving",
    "cheap-meal": "food",
    "starving-is-cheaper": "saving",
    "at-once": "order",
    "dice-first": "order",
    "pays-now": "order",
    "reward": "growth",
}


class Reason(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One reason; what it is about, where its sentence needs it."""

    name: ReasonName
    at: LocationName | None = None
    good: AimName | None = None
    number: int = 0

    @property
    def idea(self) -> Idea:
        return IDEAS[self.name]


def reasons_for(view: View, choice: Action) -> tuple[Reason, ...]:
    """What speaks for a choice of the seat to act, the strongest first; at least one."""
    match choice:
        case Place():
            return (*_for_place(view, choice.at, choice.figures),)
        case Resolve():
            return (_for_resolving(choice.at),)
        case UseTools():
            good = view.awaited.aim
            more = goods_of_tools(view, choice) - goods_of_tools(view, UseTools())
            name: ReasonName = "more-goods" if more else "keeps-tools"
            return (Reason(name=name, good=good, number=more),)
        case Pay():
            return _for_paying(view, choice)
        case Decline():
            return (Reason(name="keeps-resources"),)
        case TakeDie():
            return (_for_die(choice.face),)
        case TakeResources():
            return (Reason(name="pays-now"),)
        case TakeReward():
            return (Reason(name="reward"),)
        case Feed():
            return (Reason(name="cheap-meal", number=view.awaited.missing_food),)
        case Starve():
            return (Reason(name="starving-is-cheaper"),)


def _for_place(view: View, at: LocationName, figures: int) -> list[Reason]:
    kind = at.partition("-")[0]
    found: list[Reason] = []
    if at == "hunt":
        found.append(_for_hunting(view, figures))
    elif at == "hut":
        found.append(Reason(name="new-figure"))
    elif at == "field":
        found.append(Reason(name="every-harvest"))
    elif at == "tool-maker":
        found.append(Reason(name="better-tool"))
    elif at == "animal":
        found.append(Reason(name="drives-off"))
    elif kind == "card":
        found.append(_for_card(view, at))
    elif kind in {"building", "igloo"}:
        found.append(Reason(name="building-points", at=at, number=building_points(view, at)))
    else:
        found.append(_for_gathering(view, at))
    if is_last_ring(view, at, figures):
        found.append(Reason(name="last-ring", at=at))
    elif is_wanted_by_others(view, at):
        found.append(Reason(name="blocks", at=at))
    return found


def _for_hunting(view: View, figures: int) -> Reason:
    missing = hunger(view)
    if missing <= 0:
        return Reason(name="stocks-food")
    enough = hunted(view, figures) >= missing
    return Reason(name="feeds-everybody" if enough else "less-hunger", number=missing)


def _for_gathering(view: View, at: LocationName) -> Reason:
    good = GOODS[at]
    building = building_that_lacks(view, good)
    if building is not None:
        return Reason(name="for-building", at=building, good=good)
    return Reason(name="fetches", good=good)


def _for_card(view: View, at: LocationName) -> Reason:
    culture, profession = card_points(view, at)
    if culture:
        return Reason(name="new-culture", number=culture)
    if profession:
        return Reason(name="multiplies", number=profession)
    return Reason(name="card-top", at=at)


def _for_resolving(at: LocationName) -> Reason:
    if at in {"tool-maker", "hut", "field"}:
        return Reason(name="at-once", at=at)
    return Reason(name="dice-first" if at in GOODS else "pays-now", at=at)


def _for_paying(view: View, paid: Pay) -> tuple[Reason, ...]:
    at = view.awaited.at
    if at is not None and at.startswith("card"):
        return (Reason(name="cheap-payment"), _for_card(view, at))
    points = 3 * paid.wood + 4 * paid.brick + 5 * paid.stone + 6 * paid.gold
    return (Reason(name="building-points", at=at, number=points),)


def _for_die(face: int) -> Reason:
    if face == 5:
        return Reason(name="better-tool")
    if face == 6:
        return Reason(name="every-harvest")
    return Reason(name="fetches", good=RESOURCES[face - 1])
