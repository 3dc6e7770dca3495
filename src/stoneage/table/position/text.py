"""A position in one line, as FEN is for chess; docs/positions.md explains it."""

import re
from collections.abc import Iterator, Sequence
from typing import TypeVar

import msgspec

from stoneage.table.options import Options
from stoneage.table.seats import LETTERS
from stoneage.table.view import Awaited

from .errors import IllegalPosition
from .layout import Layout, PlayerBoard

BETWEEN = " | "
NOTHING = "-"
VARIANTS = {"w": "harsh_winter", "a": "wild_animals", "i": "igloos", "c": "closed_cards"}
GOODS = {"w": "wood", "b": "brick", "s": "stone", "g": "gold"}
NUMBERS = ("score", "food", "agriculture", "figures", "chasing")
LISTS = ("cards", "buildings", "igloos")
FRESH = PlayerBoard()

T = TypeVar("T")

TABLE = re.compile(r"([234])([waic]*)(\{\S*\})? (\d{1,3}) ([A-D]) ([A-D]) (\S+)")
AWAITED = re.compile(
    r"(?:(?P<seat>[A-D]):)?(?P<decision>[a-z-]+)(?:@(?P<at>[a-z0-9-]+))?(?::(?P<aim>[a-z-]+))?"
    r"(?:\[(?P<dice>[1-6]+)\])?(?:!(?P<missing>\d{1,2}))?"
)


def write(layout: Layout) -> str:
    """The line of a position."""
    parts = [_table(layout)]
    parts += [_player(*each) for each in zip(LETTERS, layout.players, strict=False)]
    parts.append(" ".join(("display", *(card or NOTHING for card in layout.display))))
    parts.append(" ".join(("deck", *(layout.deck or (NOTHING,)))))
    parts.append(" ".join(("stacks", *(",".join(left) or NOTHING for left in layout.stacks))))
    if layout.options.wild_animals:
        parts.append(" ".join(("animals", layout.animal or NOTHING, *layout.waiting_animals)))
    return BETWEEN.join(parts)


def read(text: str) -> Layout:
    """The layout of such a line, not checked yet; `IllegalPosition` where it is not one."""
    head, *parts = text.strip().split(BETWEEN)
    found = TABLE.fullmatch(head)
    if found is None:
        raise IllegalPosition("table", f"{head!r} is no beginning of a position")
    players, variants, house, round_, start, turn, awaited = found.groups()
    options = _converted("options", _options(players, variants, house), Options)
    boards = _boards(parts[: options.players])
    rest = dict(_named(parts[options.players :]))
    wanted = {"display", "deck", "stacks"} | ({"animals"} if options.wild_animals else set())
    if rest.keys() != wanted:
        raise IllegalPosition("table", f"{', '.join(sorted(wanted))} are to be named once each")
    active, *waiting = rest.get("animals", [NOTHING])
    raw = {
        "options": msgspec.to_builtins(options),
        "round": int(round_),
        "start": LETTERS.index(start),
        "turn": LETTERS.index(turn),
        "awaited": _read_awaited(awaited, LETTERS.index(turn)),
        "players": boards,
        "display": [None if card == NOTHING else card for card in rest["display"]],
        "deck": [card for card in rest["deck"] if card != NOTHING],
        "stacks": [[] if left == NOTHING else left.split(",") for left in rest["stacks"]],
        "animal": None if active == NOTHING else active,
        "waiting_animals": waiting,
    }
    return _converted("table", raw, Layout)


def _table(layout: Layout) -> str:
    options = layout.options
    variants = "".join(letter for letter, name in VARIANTS.items() if getattr(options, name))
    house = "" if options.house is None else msgspec.json.encode(options.house).decode()
    head = f"{options.players}{variants}{house}"
    seats = f"{LETTERS[layout.start]} {LETTERS[layout.turn]}"
    return f"{head} {layout.round} {seats} {_awaited(layout.awaited, layout.turn)}"


def _awaited(awaited: Awaited, turn: int) -> str:
    seat = "" if awaited.seat in (None, turn) else f"{LETTERS[awaited.seat]}:"
    at = f"@{awaited.at}" if awaited.at else ""
    aim = f":{awaited.aim}" if awaited.aim else ""
    dice = f"[{''.join(map(str, awaited.dice))}]" if awaited.dice else ""
    missing = f"!{awaited.missing_food}" if awaited.missing_food else ""
    return f"{seat}{awaited.decision}{at}{aim}{dice}{missing}"


def _read_awaited(text: str, turn: int) -> dict[str, object]:
    found = AWAITED.fullmatch(text)
    if found is None:
        raise IllegalPosition("awaited", f"{text!r} is nothing that a game waits for")
    is_nobodys = found["decision"] in ("roll", "nothing")
    seat = turn if found["seat"] is None else LETTERS.index(found["seat"])
    return {
        "decision": found["decision"],
        "seat": None if is_nobodys else seat,
        "at": found["at"],
        "aim": found["aim"],
        "dice": [int(face) for face in found["dice"] or ""],
        "missing_food": int(found["missing"] or 0),
    }


def _player(letter: str, board: PlayerBoard) -> str:
    return " ".join((letter, *_belongings(board)))


def _belongings(board: PlayerBoard) -> Iterator[str]:
    """Whatever is not as at the beginning of a game."""
    for name in NUMBERS:
        if getattr(board, name) != getattr(FRESH, name):
            yield f"{name}={getattr(board, name)}"
    if board.placed:
        there = (at if number == 1 else f"{at}*{number}" for at, number in board.placed.items())
        yield f"placed={','.join(there)}"
    goods = "".join(f"{getattr(board, name)}{letter}" for letter, name in GOODS.items())
    if goods != "0w0b0s0g":
        yield f"goods={re.sub('(?<![0-9])0[wbsg]', '', goods)}"
    if board.tools:
        used = ("*" if space in board.used_tools else "" for space in (1, 2, 3))
        tools = zip(board.tools, used, strict=False)
        yield f"tools={','.join(f'{value}{mark}' for value, mark in tools)}"
    if board.one_use_tools:
        yield f"once={','.join(map(str, board.one_use_tools))}"
    if board.may_choose_resources:
        yield "choice=yes"
    for name in LISTS:
        if getattr(board, name):
            yield f"{name}={','.join(getattr(board, name))}"
    if board.extra_card is not None:
        yield f"extra={board.extra_card}"


def _boards(parts: Sequence[str]) -> list[dict[str, object]]:
    boards: list[dict[str, object]] = []
    for letter, part in zip(LETTERS, parts, strict=False):
        name, *words = part.split(" ")
        if name != letter:
            raise IllegalPosition("players", f"{part!r} where player {letter} should be")
        boards.append(_read_belongings(f"player {letter}", words))
    return boards


def _read_belongings(whose: str, words: Sequence[str]) -> dict[str, object]:
    board: dict[str, object] = {}
    for word in words:
        name, _, value = word.partition("=")
        try:
            content = _read_belonging(name, value)
        except ValueError:
            raise IllegalPosition(whose, f"{word!r} is nothing that a player has") from None
        if content.keys() & board.keys():
            raise IllegalPosition(whose, f"{name} is named twice")
        board |= content
    return board


def _read_belonging(name: str, value: str) -> dict[str, object]:
    listed = value.split(",")
    match name:
        case "placed":
            counts = (each.partition("*") for each in listed)
            return {"placed": {at: int(number or 1) for at, _, number in counts}}
        case "goods":
            found = re.findall(r"(\d+)([wbsg])", value)
            if "".join(map("".join, found)) != value or len(dict(map(reversed, found))) < len(
                found
            ):
                raise ValueError(value)
            return {GOODS[letter]: int(number) for number, letter in found}
        case "tools":
            values = [int(each.removesuffix("*")) for each in listed]
            used = [space for space, each in enumerate(listed, 1) if each.endswith("*")]
            return {"tools": values, "used_tools": used}
        case "once":
            return {"one_use_tools": [int(each) for each in listed]}
        case "choice" if value == "yes":
            return {"may_choose_resources": True}
        case "extra":
            return {"extra_card": value}
        case _ if name in LISTS:
            return {name: listed}
        case _ if name in NUMBERS:
            return {name: int(value)}
    raise ValueError(name)


def _options(players: str, variants: str, house: str | None) -> dict[str, object]:
    if list(variants) != [letter for letter in VARIANTS if letter in variants]:
        raise IllegalPosition("options", f"{variants!r}: each variant once, in the order waic")
    try:
        values = None if house is None else msgspec.json.decode(house)
    except msgspec.DecodeError as error:
        raise IllegalPosition("options", str(error)) from None
    agreed = {VARIANTS[letter]: True for letter in variants}
    return {"players": int(players), **agreed, "house": values}


def _named(parts: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
    seen: set[str] = set()
    for part in parts:
        name, *words = part.split(" ")
        if name in seen:
            raise IllegalPosition(name, "named twice")
        seen.add(name)
        yield name, words


def _converted(where: str, raw: object, type_: type[T]) -> T:
    try:
        return msgspec.convert(raw, type_)
    except msgspec.ValidationError as error:
        raise IllegalPosition(where, str(error)) from None
