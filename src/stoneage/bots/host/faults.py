"""What a program can do wrong; each fault has a name that never changes."""

from typing import Literal, get_args

from msgspec import Struct

FaultName = Literal[
    "cannot-start",
    "ended",
    "closed-output",
    "too-slow",
    "too-long",
    "not-utf-8",
    "not-json",
    "wrong-content",
    "other-protocol",
    "wrong-id",
    "no-such-choice",
]
FAULTS: tuple[FaultName, ...] = get_args(FaultName)

MOST_LETTERS = 300


class Fault(Struct, frozen=True, kw_only=True):
    """One fault of a program, and what it had to say about it."""

    bot: str
    game: int  # from 1
    decision: int  # the id of the question; 0 before the first
    name: FaultName
    detail: str
    stderr: tuple[str, ...] = ()  # its last lines
    forfeits: bool = False  # the last fault that was borne in this game


class Misbehaved(Exception):
    """A program broke the protocol; never leaves this package."""

    def __init__(self, name: FaultName, detail: str) -> None:
        super().__init__(name, detail)
        self.name: FaultName = name
        self.detail = detail


def shown(line: bytes) -> str:
    """What a program wrote, fit to be shown: short, and without control characters."""
    text = line[: MOST_LETTERS * 4].decode("utf-8", "replace").strip()
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return printable if len(text) <= MOST_LETTERS else f"{printable[:MOST_LETTERS]}…"
