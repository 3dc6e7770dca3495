"""Reading a program's lines: the expected message, or the name of what is wrong with it."""

from typing import TypeVar

import msgspec

from .faults import Misbehaved, shown
from .protocol import PROTOCOL, Choice, Greeting

Answer = TypeVar("Answer", Greeting, Choice)


def greeting_in(line: bytes) -> Greeting:
    """The program's hello, in our version of the protocol and with a name that can be shown."""
    greeting = _message(line, Greeting)
    if greeting.protocol != PROTOCOL:
        detail = f"it speaks protocol {greeting.protocol}, not {PROTOCOL}"
        raise Misbehaved("other-protocol", detail)
    if not greeting.name.isprintable():
        raise Misbehaved("wrong-content", "its name has characters that cannot be shown")
    return greeting


def choice_in(line: bytes, asked: int, choices: int) -> int:
    """The place of the chosen action among so many, as the answer to the question asked."""
    answer = _message(line, Choice)
    if answer.id != asked:
        raise Misbehaved("wrong-id", f"it answered question {answer.id}, asked was {asked}")
    if not 0 <= answer.choice < choices:
        detail = f"it chose {answer.choice}, offered were 0 to {choices - 1}"
        raise Misbehaved("no-such-choice", detail)
    return answer.choice


def _message(line: bytes, kind: type[Answer]) -> Answer:
    try:
        return msgspec.json.decode(line.decode(), type=kind)
    except UnicodeDecodeError:
        raise Misbehaved("not-utf-8", shown(line)) from None
    except msgspec.ValidationError as error:
        raise Misbehaved("wrong-content", f"{error}: {shown(line)}") from None
    except (msgspec.DecodeError, RecursionError):
        raise Misbehaved("not-json", shown(line)) from None
