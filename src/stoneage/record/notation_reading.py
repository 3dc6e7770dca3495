"""Reading the notation of people: line breaks, comments and left out labels are tolerated."""

import re
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from stoneage.table import LETTERS, UnreadableMove, read_move

from .errors import BadRecord
from .notation import FACE_DOWN, HEADING, result_in_words, whereabouts
from .reading import parsed, plain_text, record_from
from .record import FORMAT, Record
from .replay import check, replay

TOKEN = re.compile(
    r"(?P<nothing>\s+|;[^\n]*|\{[^{}]*\})"
    r"|^\[(?P<heading>[A-Z][A-Za-z-]*) (?P<value>[^\n]*)\][ \t\r]*$"
    r"|(?P<word>[^\s;{}]+|[{}])",
    re.MULTILINE,
)
LABEL = re.compile(r"[1-9][0-9]*\.|placing|using|feeding|[A-D]")
PLACES = {
    "version": HEADING,
    "rules": "Rules",
    "options": "Options",
    "seats": "A",
    "start": "Start",
    "deal.cards": "Cards",
    "deal.buildings": "Buildings",
    "fair": "Fair-Dice",
    "hints": "Hints",
    "coach": "Coach",
    "result": "Result",
    "digest": "Digest",
}
HEADINGS = {*PLACES.values(), *LETTERS}


class Heading(NamedTuple):
    line: int
    value: object


class Word(NamedTuple):
    line: int
    labels: tuple[str, ...]  # that stand before it
    move: str


class Page(NamedTuple):
    """A text, cut into headings and moves."""

    headings: dict[str, Heading]
    words: list[Word]


def read_notation(text: bytes | str) -> Record:
    """A record whose every move is legal, and whose result and digest are right."""
    record = decode_notation(text)
    check(record)
    return record


def decode_notation(text: bytes | str) -> Record:
    """A record whose every move is legal, whatever its digest says."""
    page = _cut(plain_text(text))
    try:
        return _record(page)
    except BadRecord as error:
        place = f"line {_line(page, error.place)}, {error.place}"
        raise BadRecord(place, error.reason, error.detail) from None


def _cut(text: str) -> Page:
    page = Page({}, [])
    before: list[str] = []
    line = 1
    for token in TOKEN.finditer(text):
        name, word = token["heading"], token["word"]
        if name:
            if name not in HEADINGS or name in page.headings:
                raise BadRecord(f"line {line}", "unknown-heading", name)
            page.headings[name] = Heading(line, _value(line, token["value"]))
        elif word and LABEL.fullmatch(word):
            before.append(word)
        elif word:
            page.words.append(Word(line, tuple(before), word))
            before.clear()
        line += token[0].count("\n")
    return page


def _value(line: int, text: str) -> object:
    try:
        return parsed(text)
    except BadRecord as error:
        raise BadRecord(f"line {line}", error.reason, error.detail) from None


def _record(page: Page) -> Record:
    values = {name: heading.value for name, heading in page.headings.items()}
    if HEADING not in values:
        raise BadRecord("format", "not-a-record")
    record = record_from(
        {
            "format": FORMAT,
            "version": values[HEADING],
            "rules": values.get("Rules"),
            "options": values.get("Options"),
            "seats": [values[letter] for letter in LETTERS if letter in values],
            "start": _seat(values.get("Start")),
            "deal": {
                "cards": _pieces(values.get("Cards"), "civ"),
                "buildings": _pieces(values.get("Buildings"), "bld"),
            },
            "moves": [_move(index, word.move) for index, word in enumerate(page.words)],
            "fair": values.get("Fair-Dice"),
            "hints": values.get("Hints", []),
            "coach": values.get("Coach", False),
            "digest": values.get("Digest"),
        }
    )
    game = replay(record)
    for index, here in enumerate(whereabouts(game)):
        if not set(page.words[index].labels) <= set(here):
            raise BadRecord(f"moves[{index}]", "wrong-label", " ".join(here))
    result = "" if game.result is None else result_in_words(game.result)
    if values.get("Result", result) != result:
        raise BadRecord("result", "wrong-result", result)
    return replace(record, result=game.result)


def _seat(letter: object) -> object:
    return LETTERS.index(letter) if letter in tuple(LETTERS) else letter


def _pieces(text: object, prefix: str) -> object:
    if not isinstance(text, str):
        return text
    names = text.replace("/", " ").split()
    return [None if name == FACE_DOWN else _full(name, prefix) for name in names]


def _full(name: str, prefix: str) -> str:
    return prefix + name if name.isdecimal() else name


def _move(index: int, word: str) -> object:
    try:
        return msgspec.to_builtins(read_move(word))
    except UnreadableMove:
        raise BadRecord(f"moves[{index}]", "unreadable", word[:80]) from None


def _line(page: Page, place: str) -> int:
    move = re.match(r"moves\[(\d+)\]", place)
    if move:
        return page.words[int(move[1])].line
    for start, name in PLACES.items():
        if place.startswith(start) and name in page.headings:
            return page.headings[name].line
    return 1
