"""One process that thinks for people, and what crosses the pipe to it."""

from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import TypeVar

from msgspec import Struct, msgpack

from stoneage.analysis import Advice, Hint, Thing, advise, hint
from stoneage.processes import ChildLost, answer_requests
from stoneage.table import Action, UseTools, View

Thought = TypeVar("Thought", Hint, Advice)


class HintRequest(Struct, frozen=True, array_like=True, tag="hint"):
    """What would be good for the seat to act?"""

    view: View
    choices: tuple[Action, ...]


class AdviceRequest(Struct, frozen=True, array_like=True, tag="advice"):
    """What would the coach say?"""

    view: View
    choices: tuple[Action, ...]
    done: tuple[Thing, ...]
    chosen: UseTools | None


AnyRequest = HintRequest | AdviceRequest
REQUESTS: msgpack.Decoder[AnyRequest] = msgpack.Decoder(AnyRequest)
FAILED = b""


def serve_thoughts(pipe: Connection) -> None:
    """What the process does, until it is ended."""
    answer_requests(pipe, _reply)


def thought_read_as(kind: type[Thought]) -> Callable[[bytes], Thought]:
    """Reads a reply, or raises `ChildLost` where the thinking failed."""
    decoder = msgpack.Decoder(kind)

    def read(reply: bytes) -> Thought:
        if reply == FAILED:
            raise ChildLost("failed")
        return decoder.decode(reply)

    return read


def _reply(request: bytes) -> bytes:
    try:
        return msgpack.encode(_thought(REQUESTS.decode(request)))
    except Exception:
        return FAILED


def _thought(request: AnyRequest) -> Hint | Advice:
    if isinstance(request, HintRequest):
        return hint(request.view, request.choices)
    return advise(request.view, request.choices, request.done, request.chosen)
