"""The story of phase 2: turns, the village, hunting and gathering (A1 to A5, T3, L3)."""

from stoneage.rules import penalty, terms, worth
from stoneage.rules.bundle import held
from stoneage.rules.dice import total
from stoneage.table.actions import Roll, UseTools
from stoneage.table.events import (
    AnimalSurrounded,
    DiceRolled,
    Event,
    FigureJoined,
    GoodName,
    GoodsGathered,
    LocationChosen,
    NothingGained,
    PhaseBegan,
    ToolsUsed,
    TurnBegan,
)
from stoneage.table.names import AIMS, ANIMALS, RESOURCES

from .change import Change
from .gains import agriculture_gained, figures_gone_home, tools_gained
from .paying import declined_for_want

GOODS: tuple[GoodName, ...] = (*RESOURCES, "food")


def next_turn(change: Change) -> list[Event]:
    """The same player goes on, or the next one, or phase 2 is over (A1, L6)."""
    before, after = change.before, change.after
    if after.decision == terms.NEXT_CHASE:
        return [AnimalSurrounded(ANIMALS[after.threat - 1])]
    if after.decision == terms.NEXT_MEAL:
        return [PhaseBegan("feeding")]
    if after.turn != before.turn:
        return [TurnBegan(int(after.in_turn()))]
    return []


def location_chosen(change: Change) -> list[Event]:
    """The village gives at once; dice or a payment are awaited elsewhere (A1, A2)."""
    chosen = LocationChosen(change.seat, change.at)
    if change.location < terms.HUNT:
        return [chosen, *_village(change), *figures_gone_home(change)]
    return [chosen, *declined_for_want(change)]


def _village(change: Change) -> list[Event]:
    if change.location == terms.TOOL_MAKER:
        return tools_gained(change, 1)
    if change.location == terms.FIELD:
        return agriculture_gained(change, 1)
    if change.now.figures == change.was.figures:
        return [NothingGained(change.seat, change.at, "figure")]
    return [FigureJoined(change.seat, change.at, int(change.now.figures))]


def dice_rolled(change: Change, move: Roll) -> list[Event]:
    """Dice fell; without an unused tool the goods follow at once (T3)."""
    rolled = DiceRolled(change.seat, change.at, AIMS[change.after.aim], move.dice)
    if change.after.decision != terms.NEXT_LOCATION:
        return [rolled]
    return [rolled, *_gathered(change, sum(move.dice))]


def tools_used(change: Change, move: UseTools) -> list[Event]:
    gathered = _gathered(change, int(total(change.before.dice)))
    if not move.tools and not move.one_use:
        return gathered
    return [ToolsUsed(change.seat, move.tools, move.one_use), *gathered]


def _gathered(change: Change, dice_pips: int) -> list[Event]:
    was, now, good = change.was, change.now, change.after.aim
    if good == terms.FOOD:
        amount = now.food - was.food
    else:
        amount = held(now.resources, good) - held(was.resources, good)
    goods = GoodsGathered(
        seat=change.seat,
        at=change.at,
        good=GOODS[good],
        amount=int(amount),
        dice_pips=dice_pips,
        tool_pips=int(worth(was, was.unused & ~now.unused)),
        penalty=int(penalty(change.before)),
    )
    return [goods, *figures_gone_home(change)]
