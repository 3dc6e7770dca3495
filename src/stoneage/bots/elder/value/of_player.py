"""What the net is told about one player: 93 numbers, the same for every seat."""

from typing import Final

from mypy_extensions import i64

from stoneage.rules.bits import number_in
from stoneage.rules.state import Player, State
from stoneage.rules.terms import (
    CLAY_PIT,
    FEED,
    FOREST,
    GAME_OVER,
    HUNT,
    PLACE,
    QUARRY,
    RIVER,
    ROUND_END,
)

from .net import Accumulator
from .outlook import Outlook
from .stock import QUARTERS

STEPS_OF_STOCK: Final[list[i64]] = [2, 4, 6, 8, 10, 13, 16, 20]
STEPS_OF_LARDER: Final[list[i64]] = [0, 2, 5, 9, 14]
STEPS_OF_HOME: Final[list[i64]] = [1, 2, 3, 5]


def put_player(
    features: Accumulator, state: State, seat: i64, outlook: Outlook, rounds: i64
) -> None:
    """Write the block of a seat; `rounds` are quarters of rounds left."""
    player = state.players[seat]
    _put_points(features, outlook)
    _put_steps(features, "agriculture at least #", outlook.agriculture, 1, 10)
    _put_steps(features, "figures at least #", outlook.figures, 6, 10)
    _put_steps(features, "tool points at least #", outlook.tools, 1, 12)
    _put_growth(features, outlook, rounds)
    features.put("buildings", outlook.buildings)
    features.put("igloos", outlook.igloos)
    _put_stock(features, outlook)
    _put_larder(features, state, seat, outlook)
    features.put("pips of unused tools", outlook.spare_pips)
    features.put("pips of one-use tools", outlook.one_use_pips)
    features.put("may choose two resources", outlook.may_choose)
    features.put("unseen cards", outlook.unseen_cards)
    home: i64 = player.home if state.decision == PLACE else 0
    features.put("figures at home while placing", home)
    for step in STEPS_OF_HOME:
        name = "at least # figures at home while placing"
        features.put_numbered(name, step, i64(home >= step))
    features.put("unpaid cards", outlook.unpaid_cards)
    features.put("unpaid buildings", outlook.unpaid_buildings)
    features.put("quarters missing for them", outlook.missing)
    features.put("dice for all to come", outlook.dice_for_all)
    _put_figures(features, player)


def _put_points(features: Accumulator, outlook: Outlook) -> None:
    """Points, as they stand."""
    of_cultures = outlook.different * outlook.different
    of_repeated = outlook.repeated * outlook.repeated
    of_farmers = outlook.farmers * outlook.agriculture
    of_tool_makers = outlook.tool_makers * outlook.tools
    of_hut_builders = outlook.hut_builders * outlook.buildings
    of_shamans = outlook.shamans * outlook.figures
    of_cards = of_farmers + of_tool_makers + of_hut_builders + of_shamans
    of_stock = outlook.stock.size() // QUARTERS + 2 * outlook.may_choose
    total = outlook.score + of_cultures + of_repeated + of_cards + of_stock
    features.put("score", outlook.score)
    features.put("total if the game ended now", total)
    features.put("points of cultures", of_cultures)
    features.put("points of repeated cultures", of_repeated)
    features.put("points of farmers", of_farmers)
    features.put("points of tool makers", of_tool_makers)
    features.put("points of hut builders", of_hut_builders)
    features.put("points of shamans", of_shamans)
    features.put("cultures", outlook.different)
    features.put("repeated cultures", outlook.repeated)
    features.put("icons of farmers", outlook.farmers)
    features.put("icons of tool makers", outlook.tool_makers)
    features.put("icons of hut builders", outlook.hut_builders)
    features.put("icons of shamans", outlook.shamans)


def _put_growth(features: Accumulator, outlook: Outlook, rounds: i64) -> None:
    """What the rounds left may add."""
    features.put("agriculture times rounds left", outlook.agriculture * rounds)
    features.put("tool points times rounds left", outlook.tools * rounds)
    features.put("figures times rounds left", outlook.figures * rounds)
    features.put("farmers icons times rounds left", outlook.farmers * rounds)
    features.put("tool makers icons times rounds left", outlook.tool_makers * rounds)
    features.put("hut builders icons times rounds left", outlook.hut_builders * rounds)
    features.put("shamans icons times rounds left", outlook.shamans * rounds)
    features.put("cultures times rounds left", outlook.different * rounds)


def _put_steps(features: Accumulator, name: str, number: i64, first: i64, last: i64) -> None:
    """One feature for every step that is reached."""
    for step in range(first, last + 1):
        features.put_numbered(name, step, i64(number >= step))


def _put_stock(features: Accumulator, outlook: Outlook) -> None:
    stock = outlook.stock
    size = stock.size()
    features.put("quarters of wood", stock.wood)
    features.put("quarters of brick", stock.brick)
    features.put("quarters of stone", stock.stone)
    features.put("quarters of gold", stock.gold)
    features.put("quarters of resources", size)
    for step in STEPS_OF_STOCK:
        features.put_numbered("at least # resources", step, i64(size >= step * QUARTERS))


def _put_larder(features: Accumulator, state: State, seat: i64, outlook: Outlook) -> None:
    """What is left in the larder after the next meal."""
    eaten = outlook.figures - state.players[seat].chasing - outlook.agriculture
    left = outlook.stock.food - eaten * QUARTERS
    meals = min(max(left, 0) // max(eaten, 1), 24) if eaten > 0 else 24
    features.put("quarters of food after the meal", min(max(left, -40), 100))
    features.put("quarters of food missing at the meal", max(-left, 0))
    for step in STEPS_OF_LARDER:
        features.put_numbered("at least # food after the meal", step, i64(left >= step * QUARTERS))
    features.put("meals that the food lasts, in quarters", meals)
    features.put("has eaten", i64(has_eaten(state, seat)))


def has_eaten(state: State, seat: i64) -> bool:
    """Whether a seat's meal of this round is over."""
    if state.decision in (ROUND_END, GAME_OVER):
        return True
    if state.decision != FEED:
        return False
    return (seat - state.start + state.ruleset.players) % state.ruleset.players < state.turn


def _put_figures(features: Accumulator, player: Player) -> None:
    features.put("figures at the hunt", player.figures_at(HUNT))
    features.put("figures at the forest", player.figures_at(FOREST))
    features.put("figures at the clay pit", player.figures_at(CLAY_PIT))
    features.put("figures at the quarry", player.figures_at(QUARRY))
    features.put("figures at the river", player.figures_at(RIVER))
    features.put("rolls to come", number_in(player.placed >> HUNT & 31))
    features.put("figures that chase", player.chasing)
