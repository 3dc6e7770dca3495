"""Colours for those who want them: every seat has its own, beside its letter."""

import os
import re
from collections.abc import Mapping
from typing import TextIO

from stoneage.table import LETTERS

BOLD, PLAIN = "\033[1m", "\033[0m"
OF_SEATS = dict(zip(LETTERS, ("\033[36m", "\033[33m", "\033[35m", "\033[32m"), strict=True))

RINGS = re.compile(r"\[[A-D0-9· ]+\]")
SEAT = re.compile(r"\b[A-D]\b")
HEADING = re.compile(r"(?![A-D] )[^\s>\d]")  # begins at the edge of the board, with a word
NUMBER = re.compile(r"(?<![(\w])\d+\)(?= )")


def wants_colours(stream: TextIO, environment: Mapping[str, str] = os.environ) -> bool:
    """On a terminal, unless NO_COLOR is set or the terminal can do nothing."""
    return stream.isatty() and not environment.get("NO_COLOR") and environment.get("TERM") != "dumb"


def painted(line: str) -> str:
    """Seats in their colours, numbers of choices bold."""
    line = NUMBER.sub(lambda found: BOLD + found[0] + PLAIN, line)
    line = SEAT.sub(lambda found: OF_SEATS[found[0]] + found[0] + PLAIN, line)
    return RINGS.sub(lambda found: _rings(found[0]), line)


def _rings(text: str) -> str:
    return re.sub(r"[A-D]", lambda found: OF_SEATS[found[0]] + found[0] + PLAIN, text)


def painted_board(line: str) -> str:
    return bold(line) if HEADING.match(line) else painted(line)


def bold(line: str) -> str:
    return BOLD + line + PLAIN if line else line
