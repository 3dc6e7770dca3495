"""The messages between host and program, one JSON line each (docs/bot-protocol.md)."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from stoneage.table import Action, Result, View

PROTOCOL: Literal[1] = 1

Id = Annotated[int, Meta(ge=1)]
ProgramName = Annotated[str, Meta(min_length=1, max_length=40)]


class Message(Struct, frozen=True, tag_field="type"):
    """One line. Parts that a reader does not know are left unread."""


class Hello(Message, frozen=True, tag="hello"):
    """The host's first line to a program that was just started."""

    protocol: int
    rules: int


class Choose(Message, frozen=True, tag="choose"):
    """The host asks for a decision: all that the seat may see, and what it may do."""

    id: Id
    view: View
    choices: tuple[Action, ...]
    seconds: float


class End(Message, frozen=True, tag="end"):
    """The game is over, or was broken off without a result."""

    result: Result | None


class Greeting(Message, frozen=True, tag="hello"):
    """The program's answer to the hello."""

    protocol: int
    name: ProgramName


class Choice(Message, frozen=True, tag="choice"):
    """The program's answer to a question: a place in its list of choices, from 0."""

    id: int
    choice: int


ToProgram = Hello | Choose | End
FromProgram = Greeting | Choice


def line_of(message: Message) -> bytes:
    """The message as it goes over the wire."""
    return msgspec.json.encode(message) + b"\n"
