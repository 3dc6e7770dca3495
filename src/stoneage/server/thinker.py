"""One process in which bots think, and the thread's end of the pipe to it."""

import os
import signal
from collections.abc import Callable, Mapping
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random

from msgspec import Struct, msgpack

from stoneage.bots.bot import Bot
from stoneage.bots.registry import BOTS
from stoneage.table.actions import Action
from stoneage.table.view import View

from .parent import end_with_parent

CONTEXT = get_context("spawn")
STARTING = 60.0
"""Seconds for a process to come up on a busy machine."""

BotsByName = Callable[[], Mapping[str, Callable[[], Bot]]]


class Lost(Exception):
    """No answer came out of the process: it ended, was too slow, or its bot failed."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Question(Struct, frozen=True, array_like=True):
    """What a process is asked; it answers with the index of a choice."""

    bot: str
    seed: int
    seconds: float
    view: View
    choices: tuple[Action, ...]


class Answer(Struct, frozen=True, array_like=True):
    """The index of the choice, or the kind of error that the bot raised."""

    index: int | None
    error: str = ""


READER = msgpack.Decoder(Question)
ANSWERS = msgpack.Decoder(Answer)


def built_in_bots() -> Mapping[str, Callable[[], Bot]]:
    return BOTS


class Thinker:
    """A process that answers one question at a time."""

    def __init__(self, bots: BotsByName) -> None:
        self._pipe, their_end = CONTEXT.Pipe()
        self._process = CONTEXT.Process(target=think, args=(their_end, bots), daemon=True)
        self._process.start()
        their_end.close()
        self._has_started = False
        self.process_id = self._process.pid or 0

    def answer(self, question: bytes, limit: float) -> int:
        """The index of its choice, or `Lost`; after that it is of no use any more."""
        try:
            if not self._has_started:
                self._receive(STARTING)
                self._has_started = True
            self._pipe.send_bytes(question)
            answer = ANSWERS.decode(self._receive(limit))
        except (EOFError, OSError):
            raise Lost("ended") from None
        if answer.index is None:
            raise Lost(answer.error)
        return answer.index

    def kill(self) -> None:
        self._process.kill()
        self._process.join()

    def _receive(self, limit: float) -> bytes:
        if not self._pipe.poll(limit):
            raise Lost("too slow")
        return self._pipe.recv_bytes()


def think(pipe: Connection, bots: BotsByName) -> None:
    """What the process does, until it is ended."""
    # Whoever presses Control-C means the server, which ends its thinkers when it is ready.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(5)
    known = bots()
    seated: dict[str, Bot] = {}
    try:
        pipe.send_bytes(b"")
        while True:
            pipe.send_bytes(
                msgpack.encode(_answer(READER.decode(pipe.recv_bytes()), known, seated))
            )
    except (EOFError, ConnectionError):
        pass


def _answer(
    question: Question, known: Mapping[str, Callable[[], Bot]], seated: dict[str, Bot]
) -> Answer:
    try:
        if question.bot not in seated:
            seated[question.bot] = known[question.bot]()
        bot = seated[question.bot]
        chosen = bot.choose(
            question.view, question.choices, Random(question.seed), question.seconds
        )
        return Answer(question.choices.index(chosen))
    except Exception as error:
        return Answer(None, type(error).__name__)
