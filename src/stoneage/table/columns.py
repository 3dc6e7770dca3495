"""Text in columns, for languages whose letters take one column each or two."""

from collections.abc import Sequence
from itertools import zip_longest
from unicodedata import combining, east_asian_width


def width(text: str) -> int:
    """How many columns of a terminal the text takes."""
    return sum(_columns(letter) for letter in text)


def _columns(letter: str) -> int:
    if combining(letter):
        return 0
    return 2 if east_asian_width(letter) in "WF" else 1


def padded(text: str, columns: int) -> str:
    return text + " " * (columns - width(text))


def padded_left(text: str, columns: int) -> str:
    return " " * (columns - width(text)) + text


def in_columns(rows: Sequence[Sequence[str]], gap: int = 2, numbers: range = range(0)) -> list[str]:
    """Each column as wide as its widest cell; those of numbers end at the same place."""
    widths = [max(map(width, column)) for column in zip_longest(*rows, fillvalue="")]
    lines = []
    for row in rows:
        cells = [
            padded_left(cell, widths[place]) if place in numbers else padded(cell, widths[place])
            for place, cell in enumerate(row)
        ]
        lines.append((" " * gap).join(cells).rstrip())
    return lines


def side_by_side(left: Sequence[str], right: Sequence[str], gap: int) -> list[str]:
    edge = max(map(width, left)) + gap
    rows = zip_longest(left, right, fillvalue="")
    return [(padded(beginning, edge) + end).rstrip() for beginning, end in rows]


def packed(parts: Sequence[str], most: int, indent: str = "", between: str = " ") -> list[str]:
    """As many parts a line as fit; a line is broken between its parts only."""
    end = between.rstrip()
    lines: list[str] = []
    for part in parts:
        longer = f"{lines[-1]}{between}{part}" if lines else ""
        if lines and width(longer + end) <= most:
            lines[-1] = longer
        else:
            lines.append(indent + part)
    return [line + end for line in lines[:-1]] + lines[-1:]
