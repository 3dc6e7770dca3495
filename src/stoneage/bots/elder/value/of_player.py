"""What the net is told about one player: 93 numbers, the same for every seat."""

from typing import Final

from mypy_extensions import i64

from stoneage.rules.state import Player, State
from stoneage.rules.terms import CARD_1, FEED, GAME_OVER, HUNT, PLACE, ROUND_END

from .net import Layer
from .outlook import Outlook
from .stock import QUARTERS

STEPS_OF_STOCK: Final[list[i64]] = [2, 4, 6, 8, 10, 13, 16, 20]
STEPS_OF_LARDER: Final[list[i64]] = [0, 2, 5, 9, 14]
NAMES: Final[list[str]] = [
    "score",
    "total if the game ended now",
    *[f"points of {kind}" for kind in ("cultures", "repeated cultures")],
    *[f"points of {kind}" for kind in ("farmers", "tool makers", "hut builders", "shamans")],
    "cultures",
    "repeated cultures",
    *[f"icons of {kind}" for kind in ("farmers", "tool makers", "hut builders", "shamans")],
    *[f"agriculture at least {step}" for step in range(1, 11)],
    *[f"figures at least {step}" for step in range(6, 11)],
    *[f"tool points at least {step}" for step in range(1, 13)],
    *[f"{what} times rounds left" for what in ("agriculture", "tool points", "figures")],
    *[f"{what} icons times rounds left" for what in ("farmers", "tool makers")],
    *[f"{what} icons times rounds left" for what in ("hut builders", "shamans")],
    "cultures times rounds left",
    "buildings",
    "igloos",
    *[f"quarters of {kind}" for kind in ("wood", "brick", "stone", "gold")],
    "quarters of resources",
    *[f"at least {step} resources" for step in STEPS_OF_STOCK],
    "quarters of food after the meal",
    "quarters of food missing at the meal",
    *[f"at least {step} food after the meal" for step in STEPS_OF_LARDER],
    "meals that the food lasts, in quarters",
    "has eaten",
    "pips of unused tools",
    "pips of one-use tools",
    "may choose two resources",
    "unseen cards",
    "figures at home while placing",
    *[f"at least {step} figures at home while placing" for step in (1, 2, 3, 5)],
    "unpaid cards",
    "unpaid buildings",
    "quarters missing for them",
    "dice for all to come",
    *[f"figures at the {place}" for place in ("hunt", "forest", "clay pit", "quarry", "river")],
    "rolls to come",
    "figures that chase",
]
SIZE: Final[i64] = len(NAMES)
ICONS_AND_ROUNDS: Final[i64] = NAMES.index("farmers icons times rounds left")


def put_player(
    layer: Layer, start: i64, state: State, seat: i64, outlook: Outlook, rounds: i64
) -> None:
    """Write the block of a seat; `rounds` are quarters of rounds left."""
    player = state.players[seat]
    at = _put_cards(layer, start, outlook, rounds)
    at = _put_steps(layer, at, outlook.agriculture, 1, 10)
    at = _put_steps(layer, at, outlook.figures, 6, 10)
    at = _put_steps(layer, at, outlook.tools, 1, 12)
    layer.put(at, outlook.agriculture * rounds)
    layer.put(at + 1, outlook.tools * rounds)
    layer.put(at + 2, outlook.figures * rounds)
    layer.put(at + 8, outlook.buildings)
    layer.put(at + 9, outlook.igloos)
    at = _put_stock(layer, at + 10, outlook)
    at = _put_larder(layer, at, state, seat, outlook)
    layer.put(at, outlook.spare_pips)
    layer.put(at + 1, outlook.one_use_pips)
    layer.put(at + 2, outlook.may_choose)
    layer.put(at + 3, outlook.unseen_cards)
    home: i64 = player.home if state.decision == PLACE else 0
    layer.put(at + 4, home)
    layer.put(at + 5, i64(home >= 1))
    layer.put(at + 6, i64(home >= 2))
    layer.put(at + 7, i64(home >= 3))
    layer.put(at + 8, i64(home >= 5))
    layer.put(at + 9, outlook.unpaid_cards)
    layer.put(at + 10, outlook.unpaid_buildings)
    layer.put(at + 11, outlook.missing)
    layer.put(at + 12, outlook.dice_for_all)
    _put_rolls(layer, at + 13, player)


def _put_cards(layer: Layer, start: i64, outlook: Outlook, rounds: i64) -> i64:
    """Points of the cards, as they stand and by what the rounds left may add."""
    farmers = outlook.farmers
    tool_makers = outlook.tool_makers
    hut_builders = outlook.hut_builders
    shamans = outlook.shamans
    of_cultures = outlook.different * outlook.different
    of_repeated = outlook.repeated * outlook.repeated
    of_farmers = farmers * outlook.agriculture
    of_tool_makers = tool_makers * outlook.tools
    of_hut_builders = hut_builders * outlook.buildings
    of_shamans = shamans * outlook.figures
    of_cards = of_farmers + of_tool_makers + of_hut_builders + of_shamans
    of_stock = outlook.stock.size() // QUARTERS + 2 * outlook.may_choose
    layer.put(start, outlook.score)
    layer.put(start + 1, outlook.score + of_cultures + of_repeated + of_cards + of_stock)
    layer.put(start + 2, of_cultures)
    layer.put(start + 3, of_repeated)
    layer.put(start + 4, of_farmers)
    layer.put(start + 5, of_tool_makers)
    layer.put(start + 6, of_hut_builders)
    layer.put(start + 7, of_shamans)
    layer.put(start + 8, outlook.different)
    layer.put(start + 9, outlook.repeated)
    layer.put(start + 10, farmers)
    layer.put(start + 11, tool_makers)
    layer.put(start + 12, hut_builders)
    layer.put(start + 13, shamans)
    layer.put(start + ICONS_AND_ROUNDS, farmers * rounds)
    layer.put(start + ICONS_AND_ROUNDS + 1, tool_makers * rounds)
    layer.put(start + ICONS_AND_ROUNDS + 2, hut_builders * rounds)
    layer.put(start + ICONS_AND_ROUNDS + 3, shamans * rounds)
    layer.put(start + ICONS_AND_ROUNDS + 4, outlook.different * rounds)
    return start + 14


def _put_steps(layer: Layer, at: i64, number: i64, first: i64, last: i64) -> i64:
    """One feature for every step that is reached."""
    for step in range(first, last + 1):
        layer.put(at, i64(number >= step))
        at += 1
    return at


def _put_stock(layer: Layer, at: i64, outlook: Outlook) -> i64:
    stock = outlook.stock
    size = stock.size()
    layer.put(at, stock.wood)
    layer.put(at + 1, stock.brick)
    layer.put(at + 2, stock.stone)
    layer.put(at + 3, stock.gold)
    layer.put(at + 4, size)
    at += 5
    for step in STEPS_OF_STOCK:
        layer.put(at, i64(size >= step * QUARTERS))
        at += 1
    return at


def _put_larder(layer: Layer, at: i64, state: State, seat: i64, outlook: Outlook) -> i64:
    """What is left in the larder after the next meal."""
    eaten = outlook.figures - state.players[seat].chasing - outlook.agriculture
    left = outlook.stock.food - eaten * QUARTERS
    layer.put(at, min(max(left, -40), 100))
    layer.put(at + 1, max(-left, 0))
    at += 2
    for step in STEPS_OF_LARDER:
        layer.put(at, i64(left >= step * QUARTERS))
        at += 1
    layer.put(at, min(max(left, 0) // max(eaten, 1), 24) if eaten > 0 else 24)
    layer.put(at + 1, i64(has_eaten(state, seat)))
    return at + 2


def has_eaten(state: State, seat: i64) -> bool:
    """Whether a seat's meal of this round is over."""
    if state.decision in (ROUND_END, GAME_OVER):
        return True
    if state.decision != FEED:
        return False
    return (seat - state.start + state.ruleset.players) % state.ruleset.players < state.turn


def _put_rolls(layer: Layer, at: i64, player: Player) -> None:
    rolls: i64 = 0
    for location in range(HUNT, CARD_1):
        figures = player.figures_at(location)
        layer.put(at, figures)
        rolls += i64(figures > 0)
        at += 1
    layer.put(at, rolls)
    layer.put(at + 1, player.chasing)
