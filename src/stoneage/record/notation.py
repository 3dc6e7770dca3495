"""A whole record as people read it: headings, then the moves by round, phase and seat."""

import textwrap

import msgspec

from stoneage.rules import terms
from stoneage.table import LETTERS, PHASES, Game, Result, write_move

from .record import VERSION, Record
from .replay import check

HEADING = "Stone-Age-Record"
WIDTH = 88
FACE_DOWN = "?"


def write_notation(record: Record, game: Game | None = None) -> str:
    """The record as text that `read_notation` reads back; `BadRecord` if it cannot be replayed.

    Where pieces still lie face down, whoever knows them brings the game along.
    """
    game = game or check(record)
    headings = [f"[{name} {_json(value)}]" for name, value in _headings(record)]
    return "\n".join([*headings, "", *_paragraphs(game)]) + "\n"


def whereabouts(game: Game) -> list[tuple[str, ...]]:
    """The round, the phase and the seat of each move."""
    before = [earlier.state for earlier in game.walk()][:-1]
    return [
        (
            f"{state.round}.",
            PHASES.get(int(state.decision), "using"),
            LETTERS[state.current],
        )
        for state in before
    ]


def result_in_words(result: Result) -> str:
    totals = ", ".join(
        f"{letter} {scoring.total}"
        for letter, scoring in zip(LETTERS, result.scoring, strict=False)
    )
    winners = " and ".join(LETTERS[seat] for seat in result.winners)
    return f"{totals}; won by {winners}; ended by {result.cause}"


def _headings(record: Record) -> list[tuple[str, object]]:
    headings: list[tuple[str, object]] = [
        (HEADING, VERSION),
        ("Digest", record.digest),  # so early that a text cut off later misses its digest
        ("Rules", record.rules),
        ("Options", record.options),
        *zip(LETTERS, record.seats, strict=False),
        ("Start", LETTERS[record.start]),
        ("Cards", " ".join(_short(name, "civ") for name in record.deal.cards)),
        ("Buildings", _stacks(record.deal.buildings)),
        ("Fair-Dice", record.fair),
        ("Hints", record.hints or None),
        ("Coach", record.coach or None),
        ("Result", None if record.result is None else result_in_words(record.result)),
    ]
    return [heading for heading in headings if heading[1] is not None]


def _stacks(buildings: tuple[str | None, ...]) -> str:
    names = [_short(name, "bld") for name in buildings]
    height = int(terms.STACK)
    stacks = [names[first : first + height] for first in range(0, len(names), height)]
    return " / ".join(" ".join(stack) for stack in stacks)


def _short(name: str | None, prefix: str) -> str:
    return FACE_DOWN if name is None else name.removeprefix(prefix)


def _new(here: tuple[str, ...], last: tuple[str, ...]) -> tuple[str, ...]:
    """From the first difference on: a new phase names its seat again, a new round its phase."""
    for index in range(len(here)):
        if here[index] != last[index]:
            return here[index:]
    return ()


def _paragraphs(game: Game) -> list[str]:
    """One for each phase of each round."""
    paragraphs: list[list[str]] = []
    last: tuple[str, ...] = ("", "", "")
    for here, move in zip(whereabouts(game), game.moves, strict=True):
        labels = _new(here, last)
        if len(labels) > 1:
            paragraphs.append([])
        paragraphs[-1] += [*labels, write_move(move)]
        last = here
    return [_filled(words) for words in paragraphs]


def _filled(words: list[str]) -> str:
    return textwrap.fill(
        " ".join(words),
        WIDTH,
        initial_indent="" if words[0].endswith(".") else "   ",
        subsequent_indent="     ",
        break_long_words=False,
        break_on_hyphens=False,
    )


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
