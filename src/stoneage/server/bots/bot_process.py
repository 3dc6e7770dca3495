"""One process in which bots choose, and the server's end of the pipe to it."""

import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from multiprocessing.connection import Connection
from random import Random

from msgspec import Struct, msgpack

from stoneage.bots.bot import Bot
from stoneage.bots.registry import BOTS
from stoneage.processes.child import Child, ChildLost
from stoneage.table.actions import Action
from stoneage.table.view import View

START_SECONDS = 60.0
"""For a process to come up on a busy machine."""

BotsByName = Callable[[], Mapping[str, Callable[[], Bot]]]


class NoChoice(Exception):
    """No choice came out of the process: it ended, was too slow, or its bot failed."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class ChoiceRequest(Struct, frozen=True, array_like=True):
    """What a process is asked; it replies with the index of a choice."""

    bot: str
    seed: int
    seconds: float
    view: View
    choices: tuple[Action, ...]


class ChoiceReply(Struct, frozen=True, array_like=True):
    """The index of the choice, or the kind of error that the bot raised."""

    index: int | None
    error: str = ""


REQUESTS = msgpack.Decoder(ChoiceRequest)
REPLIES = msgpack.Decoder(ChoiceReply)


def built_in_bots() -> Mapping[str, Callable[[], Bot]]:
    return BOTS


class BotProcess:
    """A process that answers one request at a time."""

    def __init__(self, bots: BotsByName) -> None:
        self._child = Child(serve_choices, bots, dies_with_parent=True)
        self._has_started = False
        self.id = self._child.id

    def choose(self, request: ChoiceRequest, patience: float) -> int:
        """The index of its choice, or `NoChoice`; after that it is of no use any more."""
        try:
            if not self._has_started:
                self._child.receive_bytes(START_SECONDS)
                self._has_started = True
            self._child.send_bytes(msgpack.encode(request))
            reply = REPLIES.decode(self._child.receive_bytes(request.seconds + patience))
        except ChildLost as lost:
            raise NoChoice(lost.why) from None
        if reply.index is None:
            raise NoChoice(reply.error)
        return reply.index

    def kill(self) -> None:
        self._child.kill()


def serve_choices(pipe: Connection, bots: BotsByName) -> None:
    """What the process does, until it is ended."""
    if hasattr(os, "nice"):
        os.nice(5)
    known = bots()
    seated: dict[str, Bot] = {}
    with suppress(EOFError, ConnectionError):
        pipe.send_bytes(b"")
        while True:
            request = REQUESTS.decode(pipe.recv_bytes())
            pipe.send_bytes(msgpack.encode(_reply(request, known, seated)))


def _reply(
    request: ChoiceRequest, known: Mapping[str, Callable[[], Bot]], seated: dict[str, Bot]
) -> ChoiceReply:
    try:
        if request.bot not in seated:
            seated[request.bot] = known[request.bot]()
        bot = seated[request.bot]
        chosen = bot.choose(request.view, request.choices, Random(request.seed), request.seconds)
        return ChoiceReply(request.choices.index(chosen))
    except Exception as error:
        return ChoiceReply(None, type(error).__name__)
