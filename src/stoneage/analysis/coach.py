"""The coach of the first game: what it advises, why, and which tools to add."""

from collections.abc import Collection, Sequence
from typing import Literal

from msgspec import Struct

from stoneage.table import Action, Feed, Pay, Place, Resolve, Starve, TakeDie, UseTools, View
from stoneage.table.names import LocationName
from stoneage.table.odds import GOODS

from .chances import WHOLE
from .facts import (
    GATHERED_IN,
    building_at,
    goods_of_tools,
    hunger,
    is_affordable,
    to_act,
)
from .reasons import reasons_for
from .scales import scales_for
from .weighing import Weighed

Thing = Literal["place", "roll", "tool", "card", "build", "feed"]
THINGS: tuple[Thing, ...] = ("place", "roll", "tool", "card", "build", "feed")
"""The six things that a newcomer sees once."""

CHEAP_LESSON = 0.05  # chance to win that something new may cost
PIPS = {"food": 2, "wood": 3, "brick": 4, "stone": 5, "gold": 6}


class Advice(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the coach says at a moment, what it points at, and what it would do."""

    words: str  # a message `web-coach-…` without its prefix
    args: dict[str, str | int] = {}
    points: tuple[str, ...] = ()  # names of spots on the screen
    choice: Action | None = None  # one of the choices
    add: UseTools | None = None  # the tools that still have to be added to those chosen


def advise(
    view: View,
    choices: Sequence[Action],
    done: Collection[Thing] = (),
    chosen: UseTools | None = None,
) -> Advice:
    """For the seat whose view this is; `chosen` are tools that lie ready but are not yet used."""
    if view.phase == "over":
        return Advice(words="over")
    if all(thing in done for thing in THINGS):
        return Advice(words="finished")
    if not choices or view.awaited.seat != view.seat:
        return Advice(words=_waiting(view))
    weighed = scales_for("quick", len(view.players)).weigh(view, choices)
    best = _instructive(weighed, view.awaited.seat or 0, done)
    if isinstance(best, UseTools):
        return _about_tools(view, choices, best, chosen or UseTools())
    return _said(view, best, done)


def _waiting(view: View) -> str:
    """What there is to look at while the other plays is said in the first round only."""
    is_again = view.phase == "placing" and view.round > 1
    return "waiting-again" if is_again else f"waiting-{view.phase}"


def _instructive(weighed: Sequence[Weighed], seat: int, done: Collection[Thing]) -> Action:
    """The best choice that shows something new, if that costs little; else the best of all."""
    meals = [each.choice for each in weighed if isinstance(each.choice, Feed)]
    if meals:
        return meals[0]  # a newcomer is not told to starve while there is something to pay with
    most = weighed[0].chances[seat]
    for each in weighed:
        thing = _shown_by(each.choice)
        if thing and thing not in done and most - each.chances[seat] <= CHEAP_LESSON * WHOLE:
            return each.choice
    return weighed[0].choice


def _shown_by(choice: Action) -> Thing | None:
    match choice:
        case Place("tool-maker"):
            return "tool"
        case Place(at) if at.startswith("card"):
            return "card"
        case Place(at) if at.startswith("building"):
            return "build"
        case Place(at) if at in GOODS:
            return "roll"
        case UseTools(tools, one_use) if tools or one_use:
            return "tool"
        case _:
            return None


def _said(view: View, choice: Action, done: Collection[Thing]) -> Advice:
    match choice:
        case Place():
            return _about_placing(view, choice, done)
        case Resolve(at):
            return _about_place(f"use-{_kind(at)}", choice, at)
        case Pay():
            return _about_paying(view, choice)
        case TakeDie(face):
            return Advice(words="take-die", args={"face": face}, choice=choice)
        case Feed() | Starve():
            words = "feed-short" if isinstance(choice, Feed) else "feed-starve"
            return Advice(words=words, args={"missing": view.awaited.missing_food}, choice=choice)
        case _:
            return Advice(words="any", choice=choice)


def _about_placing(view: View, choice: Place, done: Collection[Thing]) -> Advice:
    at = choice.at
    args: dict[str, str | int] = {"figures": choice.figures}
    if at == "tool-maker":
        words = "place-tool-maker-again" if to_act(view).tools else "place-tool-maker"
    elif at == "hunt":
        args["missing"] = hunger(view)
        is_rest = choice.figures == to_act(view).home
        words = "place-rest" if is_rest else "place-stock"
        words = "place-hunt" if args["missing"] else words
    elif at in GOODS:
        is_for_building = reasons_for(view, choice)[0].name == "for-building"
        words = "place-gather" if is_for_building else "place-fetch"
        words = words if "roll" in done else "place-gather-first"
    elif at.startswith(("igloo", "animal")):
        return Advice(words="any", points=(f"place:{at}",), choice=choice)
    elif at.startswith("building") and not _is_in_reach(view, at):
        words = "place-building-early"
    else:
        words = f"place-{_kind(at)}"
        if at.startswith("card"):
            args["cost"] = int(at[-1])
    return _about_place(words, choice, at, args)


def _is_in_reach(view: View, at: LocationName) -> bool:
    """Whether it can be paid now, or figures are out to fetch something."""
    player, building = to_act(view), building_at(view, at)
    is_payable = building is not None and is_affordable(player, building)
    return is_payable or any(player.placed.get(place) for place in GATHERED_IN)


def _about_place(
    words: str, choice: Action, at: LocationName, args: dict[str, str | int] | None = None
) -> Advice:
    said: dict[str, str | int] = {"at": at, **(args or {})}
    if at in GOODS:
        said |= {"good": GOODS[at], "pips": PIPS[GOODS[at]]}
    return Advice(words=words, args=said, points=(f"place:{at}",), choice=choice)


def _kind(at: LocationName) -> str:
    if at in GOODS:
        return "dice"
    return at if at == "tool-maker" else at.partition("-")[0]


def _about_tools(view: View, choices: Sequence[Action], best: UseTools, chosen: UseTools) -> Advice:
    """Never to add what lies there already; what is used up for good is called so."""
    if chosen in choices and _pips(view, chosen) == _pips(view, best):
        best = chosen  # tools of the same strength do as well
    tools = tuple(each for each in best.tools if each not in chosen.tools)
    one_use = tuple(each for each in best.one_use if each not in chosen.one_use)
    less, more = goods_of_tools(view, UseTools()), goods_of_tools(view, best)
    if one_use:
        words = "tools-use-once"
    elif tools:
        words = "tools-use"
    elif chosen != best:
        words = "tools-take-off"
    elif best != UseTools():
        words = "tools-ready"
    else:
        brings_more = any(
            isinstance(each, UseTools) and goods_of_tools(view, each) > less for each in choices
        )
        words = "tools-save" if brings_more else "tools-keep"
    return Advice(
        words=words,
        args={
            "pips": sum(view.awaited.dice),
            "more": more,
            "less": less,
        },
        points=("chips",) if chosen != best else (),
        choice=best,
        add=UseTools(tools, one_use) if tools or one_use else None,
    )


def _pips(view: View, use: UseTools) -> tuple[list[int], list[int]]:
    """The strength of these tools: those that come back, and those that do not."""
    tools = to_act(view).tools
    return sorted(tools[space - 1].value for space in use.tools), sorted(use.one_use)


def _about_paying(view: View, paid: Pay) -> Advice:
    at = view.awaited.at or "card-1"
    reason = reasons_for(view, paid)[0]
    return Advice(
        words=f"pay-{_kind(at)}",
        args={"cost": int(at[-1]), "points": reason.number},
        points=(f"place:{at}",),
        choice=paid,
    )
