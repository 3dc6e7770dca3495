"""Whether a game can stand like this. What the rules allow is asked of the rules."""

from collections import Counter
from collections.abc import Iterable, Sequence

from stoneage.rules import terms
from stoneage.rules.components import CARDS as CARD_TABLE
from stoneage.rules.components import CHOOSE_RESOURCES, EXTRA_CARD, ONE_USE_TOOL
from stoneage.table.names import ANIMALS, BUILDINGS, CARDS, IGLOOS, PIECES
from stoneage.table.seats import LETTERS

from .errors import IllegalPosition
from .layout import Layout, PlayerBoard

STACK, SPACES = int(terms.STACK), int(terms.SPACES)
TOOL_SPACES = 3


def check(layout: Layout) -> None:
    """Nothing, or `IllegalPosition`: seats, pieces and boards (S1 to S6, T1, T2, C10 to C12)."""
    layout.options.ruleset()
    _check_seats(layout)
    _check_cards(layout)
    _check_animals(layout)
    _check_buildings(layout)
    _check_igloos(layout)
    for seat, board in enumerate(layout.players):
        _check_board(f"player {LETTERS[seat]}", board)


def _check_seats(layout: Layout) -> None:
    players = layout.options.players
    if len(layout.players) != players:
        raise IllegalPosition("players", f"{len(layout.players)} boards for {players} players")
    for name in ("start", "turn"):
        if not 0 <= getattr(layout, name) < players:
            raise IllegalPosition(name, "none of the players")
    if layout.round < 1:
        raise IllegalPosition("round", "rounds are counted from 1")


def _check_cards(layout: Layout) -> None:
    if len(layout.display) != SPACES:
        raise IllegalPosition("display", f"{SPACES} spaces, empty ones included")
    shown = [card for card in layout.display if card is not None]
    _check_names("display", shown, CARDS)
    _check_names("deck", layout.deck, PIECES)
    places = {"the display": shown, "the deck": [each for each in layout.deck if each in CARDS]}
    for letter, board in zip(LETTERS, layout.players, strict=False):
        extra = () if board.extra_card is None else (board.extra_card,)
        _check_names(f"player {letter}: cards", (*board.cards, *extra), CARDS)
        places[f"player {letter}"] = [*board.cards, *extra]
    _check_partition("cards", places, CARDS)


def _check_animals(layout: Layout) -> None:
    here = [each for each in layout.deck if each in ANIMALS]
    here += layout.waiting_animals
    here += [] if layout.animal is None else [layout.animal]
    if here and not layout.options.wild_animals:
        raise IllegalPosition("animals", f"{here[0]} without the wild animals")
    _check_names("animals", here, ANIMALS)
    _check_once("animals", here)


def _check_buildings(layout: Layout) -> None:
    players = layout.options.players
    if len(layout.stacks) != players:
        raise IllegalPosition("stacks", f"{players} players have {players} stacks")
    for number, left in enumerate(layout.stacks, 1):
        _check_names(f"stack {number}", left, BUILDINGS)
        if len(left) > STACK:
            raise IllegalPosition(f"stack {number}", f"more than {STACK} buildings")
    owned = [name for board in layout.players for name in board.buildings]
    _check_names("buildings", owned, BUILDINGS)
    _check_once("buildings", [*owned, *(name for left in layout.stacks for name in left)])
    gone = players * STACK - sum(map(len, layout.stacks))
    if gone != len(owned):
        raise IllegalPosition("stacks", f"{gone} buildings are gone, players own {len(owned)}")


def _check_igloos(layout: Layout) -> None:
    owned = [name for board in layout.players for name in board.igloos]
    if owned and not layout.options.igloos:
        raise IllegalPosition("igloos", f"{owned[0]} in a game without igloos")
    _check_names("igloos", owned, IGLOOS)
    _check_once("igloos", owned)


def _check_board(whose: str, board: PlayerBoard) -> None:
    if board.home < 0:
        raise IllegalPosition(f"{whose}: placed", f"more than {board.figures} figures")
    if "animal" in board.placed:
        raise IllegalPosition(f"{whose}: placed", "figures on the animal are named by `chasing`")
    _check_tools(whose, board)
    held = [CARD_TABLE[CARDS.index(name)] for name in board.cards]
    one_use = [int(card.amount) for card in held if card.top == ONE_USE_TOOL]
    for value in board.one_use_tools:
        if value not in one_use or board.one_use_tools.count(value) > 1:
            raise IllegalPosition(f"{whose}: one_use_tools", f"no card with a {value}")
    if board.may_choose_resources and not any(card.top == CHOOSE_RESOURCES for card in held):
        raise IllegalPosition(f"{whose}: may_choose_resources", "the card is not held")
    if board.extra_card is not None and not any(card.top == EXTRA_CARD for card in held):
        raise IllegalPosition(f"{whose}: extra_card", "the card that draws it is not held")


def _check_tools(whose: str, board: PlayerBoard) -> None:
    """The first three are ones, every later one raises a lowest one (T1, T2)."""
    tools = board.tools
    lowest = min(tools, default=1) if len(tools) == TOOL_SPACES else 1
    highest = lowest + (1 if len(tools) == TOOL_SPACES else 0)
    if not all(lowest <= value <= highest for value in tools):
        raise IllegalPosition(f"{whose}: tools", f"{_listed(tools)}: the lowest ones rise first")
    for space in board.used_tools:
        if space > len(tools) or board.used_tools.count(space) > 1:
            raise IllegalPosition(f"{whose}: used_tools", f"no tool to use on space {space}")


def _check_names(where: str, names: Iterable[str], known: Sequence[str]) -> None:
    for name in names:
        if name not in known:
            raise IllegalPosition(where, f"there is no {name}")


def _check_once(where: str, names: Iterable[str]) -> None:
    for name, times in Counter(names).items():
        if times > 1:
            raise IllegalPosition(where, f"{name} is there {times} times")


def _check_partition(where: str, places: dict[str, list[str]], pieces: Sequence[str]) -> None:
    _check_once(where, (name for names in places.values() for name in names))
    found = {name for names in places.values() for name in names}
    for name in pieces:
        if name not in found:
            raise IllegalPosition(where, f"{name} is nowhere: not in {', '.join(places)}")


def _listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))
