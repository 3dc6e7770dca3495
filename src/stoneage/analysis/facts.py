"""What can be read off the board for a reason: hunger, rings, prices, icons."""

from stoneage.rules import components as printed
from stoneage.rules import goods_for
from stoneage.rules.bundle import held
from stoneage.rules.components import Building
from stoneage.rules.terms import RINGS
from stoneage.table import PlayerView, UseTools, View, building_called
from stoneage.table.names import AIMS, CARDS, IGLOOS, RESOURCES, AimName, LocationName
from stoneage.table.odds import odds, penalty_of

GATHERED_IN: dict[LocationName, AimName] = {
    "forest": "wood",
    "clay-pit": "brick",
    "quarry": "stone",
    "river": "gold",
}
"""Where there are seven rings."""

BUILDING_SPACES: tuple[LocationName, ...] = (
    "building-1",
    "building-2",
    "building-3",
    "building-4",
)
VALUES = (3, 4, 5, 6)  # points of wood, brick, stone and gold


def to_act(view: View) -> PlayerView:
    return view.players[view.awaited.seat or 0]


def hunger(view: View) -> int:
    """How much food the seat to act will be short of, with what its figures will hunt."""
    player = to_act(view)
    eaten = player.figures + (1 if "hut" in player.placed else 0) - player.chasing
    harvest = player.agriculture + (1 if "field" in player.placed else 0)
    there = player.food + harvest + int(hunted(view, player.placed.get("hunt", 0)))
    return max(eaten - there, 0)


def hunted(view: View, figures: int) -> float:
    """The food that so many hunters bring on average."""
    return odds(figures, "food", (), penalty_of(view)).expected


def is_last_ring(view: View, at: LocationName, figures: int) -> bool:
    """Whether these figures would fill the place."""
    if at not in GATHERED_IN:
        return False
    taken = sum(player.placed.get(at, 0) for player in view.players)
    return taken + figures == RINGS


def is_wanted_by_others(view: View, at: LocationName) -> bool:
    """Whether somebody who still has figures could take and pay the same piece."""
    kind = at.partition("-")[0]
    if kind not in {"building", "card", "hut"}:
        return False
    return any(
        player.home >= (2 if kind == "hut" else 1) and _could_use(view, player, at)
        for seat, player in enumerate(view.players)
        if seat != view.awaited.seat
    )


def _could_use(view: View, player: PlayerView, at: LocationName) -> bool:
    if at == "hut":
        return player.food + player.agriculture > player.figures
    if at.startswith("card"):
        return sum(stock(player)) >= int(at[-1]) and any(card_gains(view, player, at))
    building = building_at(view, at)
    return building is not None and is_affordable(player, building)


def stock(player: PlayerView) -> tuple[int, int, int, int]:
    return player.wood, player.brick, player.stone, player.gold


def building_at(view: View, at: LocationName) -> Building | None:
    """The building or igloo that lies at a location."""
    kind, _, number = at.partition("-")
    if kind == "igloo":
        return building_called(IGLOOS[int(number) - 1], view.options)
    top = view.stacks[int(number) - 1].top
    return None if top is None else building_called(top, view.options)


def is_affordable(player: PlayerView, building: Building) -> bool:
    own = stock(player)
    if building.price:
        return all(own[kind] >= held(building.price, kind) for kind in range(len(RESOURCES)))
    return sum(own) >= max(building.least, 1) and sum(map(bool, own)) >= building.kinds


def building_points(view: View, at: LocationName) -> int:
    """What it scores: its printed points, or the best that the stock could pay."""
    building = building_at(view, at)
    if building is None:
        return 0
    if building.price:
        return int(building.points)
    values: list[int] = []
    for value, number in zip(VALUES, stock(to_act(view)), strict=True):
        values += [value] * number
    return sum(values[-int(building.most) :])


def building_that_lacks(view: View, good: AimName) -> LocationName | None:
    """A building whose printed price lacks this resource, and nothing else."""
    own = stock(to_act(view))
    for index in range(len(view.stacks)):
        at = BUILDING_SPACES[index]
        building = building_at(view, at)
        if building is None or not building.price or _is_taken(view, at):
            continue
        short = [
            resource
            for kind, resource in enumerate(RESOURCES)
            if own[kind] < held(building.price, kind)
        ]
        if short == [good]:
            return at
    return None


def _is_taken(view: View, at: LocationName) -> bool:
    others = (player for seat, player in enumerate(view.players) if seat != view.awaited.seat)
    return any(at in player.placed for player in others)


def card_points(view: View, at: LocationName) -> tuple[int, int]:
    """What the card's bottom half adds for the seat to act: as a new culture, or as people."""
    return card_gains(view, to_act(view), at)


def card_gains(view: View, player: PlayerView, at: LocationName) -> tuple[int, int]:
    name = view.display[int(at[-1]) - 1]
    if name is None:
        return 0, 0
    card = printed.CARDS[CARDS.index(name)]
    owned = [printed.CARDS[CARDS.index(each)] for each in player.cards]
    if card.bottom < printed.CULTURES:
        different = {int(each.bottom) for each in owned if each.bottom < printed.CULTURES}
        is_new = int(card.bottom) not in different
        return (2 * len(different) + 1 if is_new else 0), 0
    counted = {
        int(printed.FARMERS): player.agriculture,
        int(printed.TOOL_MAKERS): sum(tool.value for tool in player.tools),
        int(printed.HUT_BUILDERS): len(player.buildings),
        int(printed.SHAMANS): player.figures,
    }
    return 0, int(card.icons) * counted[int(card.bottom)]


def goods_of_tools(view: View, use: UseTools) -> int:
    """What the fallen dice bring with these tools."""
    player, aim = to_act(view), view.awaited.aim
    if aim is None:
        return 0
    added = sum(player.tools[space - 1].value for space in use.tools) + sum(use.one_use)
    pips = sum(view.awaited.dice) + added - penalty_of(view)
    return int(goods_for(pips, AIMS.index(aim)))
