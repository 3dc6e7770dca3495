"""What the net is told about one player: 93 numbers, the same for every seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stoneage.rules import Player, State
from stoneage.rules.bits import number_in
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

STEPS_OF_AGRICULTURE: Final = vec[i64](range(1, 11))
STEPS_OF_FIGURES: Final = vec[i64](range(6, 11))
STEPS_OF_TOOLS: Final = vec[i64](range(1, 13))
STEPS_OF_STOCK: Final = vec[i64]([2, 4, 6, 8, 10, 13, 16, 20])
STEPS_OF_LARDER: Final = vec[i64]([0, 2, 5, 9, 14])
STEPS_OF_HOME: Final = vec[i64]([1, 2, 3, 5])


def put_player(
    features: Accumulator, state: State, seat: i64, outlook: Outlook, rounds: i64
) -> None:
    """Write the block of a seat; `rounds` are quarters of rounds left."""
    player = state.players[seat]
    _put_points(features, outlook)
    features.put_steps("agriculture at least #", STEPS_OF_AGRICULTURE, outlook.agriculture)
    features.put_steps("figures at least #", STEPS_OF_FIGURES, outlook.figures)
    features.put_steps("tool points at least #", STEPS_OF_TOOLS, outlook.tools)
    _put_growth(features, outlook, rounds)
    features.put("buildings", outlook.buildings)
    features.put("igloos", outlook.igloos)
    _put_stock(features, outlook)
    _put_larder(features, state, seat, outlook)
    features.put("pips of unused tools", outlook.spare_pips)
    features.put("pips of one-use tools", outlook.one_use_pips)
    features.put("may choose two resources", outlook.may_choose)
    features.put("unseen cards", outlook.unseen_cards)
    home: i64 = 0
    if state.decision == PLACE:
        home = player.home
    features.put("figures at home while placing", home)
    features.put_steps("at least # figures at home while placing", STEPS_OF_HOME, home)
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


def _put_stock(features: Accumulator, outlook: Outlook) -> None:
    stock = outlook.stock
    size = stock.size()
    features.put("quarters of wood", stock.wood)
    features.put("quarters of brick", stock.brick)
    features.put("quarters of stone", stock.stone)
    features.put("quarters of gold", stock.gold)
    features.put("quarters of resources", size)
    features.put_steps("at least # resources", STEPS_OF_STOCK, size // QUARTERS)


def _put_larder(features: Accumulator, state: State, seat: i64, outlook: Outlook) -> None:
    """What is left in the larder after the next meal."""
    eaten = outlook.figures - state.players[seat].chasing - outlook.agriculture
    left = outlook.stock.food - eaten * QUARTERS
    meals: i64 = 24
    if eaten > 0:
        meals = min(max(left, 0) // eaten, 24)
    features.put("quarters of food after the meal", min(max(left, -40), 100))
    features.put("quarters of food missing at the meal", max(-left, 0))
    features.put_steps("at least # food after the meal", STEPS_OF_LARDER, left // QUARTERS)
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
