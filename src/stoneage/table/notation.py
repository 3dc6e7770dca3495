"""Moves as people write them: one word each, the same both ways."""

import re
from collections.abc import Callable

from .actions import (
    AnyMove,
    Decline,
    Feed,
    Pay,
    Payment,
    Place,
    Resolve,
    Roll,
    Starve,
    TakeDie,
    TakeResources,
    TakeReward,
    UseTools,
)
from .names import LOCATIONS

RESOURCE_LETTERS = "wbsg"


class UnreadableMove(ValueError):
    """The text stands for no move."""


def write_move(move: AnyMove) -> str:
    """The move as one word without spaces."""
    match move:
        case Place(at, figures):
            return at if figures == 1 else f"{at}*{figures}"
        case Resolve(at):
            return f">{at}"
        case Roll(dice):
            return f"[{''.join(map(str, dice))}]"
        case UseTools(tools, one_use):
            once = "!" + _listed(one_use) if one_use else ""
            return f"+{_listed(tools)}{once}" if tools or one_use else "+0"
        case Pay(extra=extra):
            return f"={_resources(move)}{'+' if extra else ''}"
        case TakeResources():
            return _with_resources("take", move)
        case TakeReward(as_one=as_one):
            return _with_resources("as-1" if as_one else "reward", move)
        case Feed():
            return _with_resources("feed", move)
        case TakeDie(face):
            return f"die{face}"
        case Decline():
            return "-"
        case Starve():
            return "starve"


def read_move(text: str) -> AnyMove:
    """The move that is written so, and in no other way; or `UnreadableMove`."""
    for pattern, read in READERS:
        found = pattern.fullmatch(text)
        if found:
            return read(found)
    raise UnreadableMove(text)


def _listed(numbers: tuple[int, ...]) -> str:
    return ",".join(map(str, numbers))


def _with_resources(word: str, payment: Payment) -> str:
    resources = _resources(payment)
    return f"{word}:{resources}" if resources else word


def _resources(payment: Payment) -> str:
    numbers = (payment.wood, payment.brick, payment.stone, payment.gold)
    written = zip(numbers, RESOURCE_LETTERS, strict=True)
    return "".join(f"{number}{letter}" for number, letter in written if number)


def _read_place(found: re.Match[str]) -> Place:
    return Place(LOCATIONS[LOCATIONS.index(found[1])], int(found[2] or 1))


def _read_resolve(found: re.Match[str]) -> Resolve:
    return Resolve(LOCATIONS[LOCATIONS.index(found[1])])


def _read_roll(found: re.Match[str]) -> Roll:
    return Roll(tuple(map(int, found[1])))


def _read_tools(found: re.Match[str]) -> UseTools:
    return UseTools(_numbers(found[1]), _numbers(found[2]))


def _read_pay(found: re.Match[str]) -> Pay:
    return Pay(*_amounts(found), extra=found["extra"] is not None)


def _read_named(found: re.Match[str]) -> AnyMove:
    wood, brick, stone, gold = _amounts(found)
    match found["word"]:
        case "take":
            return TakeResources(wood, brick, stone, gold)
        case "feed":
            return Feed(wood, brick, stone, gold)
        case word:
            return TakeReward(wood, brick, stone, gold, as_one=word == "as-1")


def _numbers(listed: str | None) -> tuple[int, ...]:
    return tuple(map(int, listed.split(","))) if listed else ()


def _amounts(found: re.Match[str]) -> tuple[int, int, int, int]:
    wood, brick, stone, gold = (int(found[letter] or 0) for letter in RESOURCE_LETTERS)
    return wood, brick, stone, gold


AT = f"({'|'.join(LOCATIONS)})"
RESOURCES = "".join(f"(?:(?P<{letter}>[1-9]|10){letter})?" for letter in RESOURCE_LETTERS)

READERS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], AnyMove]], ...] = (
    (re.compile(rf"{AT}(?:\*([2-9]|10))?"), _read_place),
    (re.compile(f">{AT}"), _read_resolve),
    (re.compile(r"\[([1-6]*)\]"), _read_roll),
    (re.compile(r"\+(?:0|(?=.)([1-3](?:,[1-3])*)?(?:!([2-4](?:,[2-4])*))?)"), _read_tools),
    (re.compile(rf"={RESOURCES}(?P<extra>\+)?"), _read_pay),
    (re.compile(rf"(?P<word>take|feed|reward|as-1)(?::(?=.){RESOURCES})?"), _read_named),
    (re.compile("die([1-6])"), lambda found: TakeDie(int(found[1]))),
    (re.compile("-"), lambda _: Decline()),
    (re.compile("starve"), lambda _: Starve()),
)
