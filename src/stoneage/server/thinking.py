"""Bots think in processes of their own: the server never waits for one, nor falls with one."""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Lock
from typing import Protocol

from msgspec import msgpack
from msgspec.structs import replace

from stoneage.server.telemetry.logs import Fields, note
from stoneage.table.actions import Action
from stoneage.table.view import View

from .thinker import BotsByName, Lost, Question, Thinker, built_in_bots

STAND_IN = "planner"
ASKED_AGAIN, STOOD_IN, DRAWN = "asked-again", "stood-in", "drawn"
"""What was done when a bot gave no answer, the worst last."""


class Tally(Protocol):
    """Who counts what bots do."""

    def count_choice(self, bot: str) -> None: ...
    def count_repair(self, remedy: str) -> None: ...


class ThinkersClosed(Exception):
    """The server is ending: there will be no answer."""


class Thinkers:
    """At most so many processes, started when they are needed and replaced when they fail.

    A bot that has not answered `patience` seconds after its time is taken for lost.
    """

    def __init__(
        self,
        processes: int,
        tally: Tally | None = None,
        patience: float = 10.0,
        bots: BotsByName = built_in_bots,
    ) -> None:
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="thinking")
        self._tally = tally
        self._patience = patience
        self._bots = bots
        self._lock = Lock()
        self._idle: list[Thinker] = []
        self._all: set[Thinker] = set()
        self._closed = Event()

    @property
    def processes(self) -> list[int]:
        """The ids of those that are alive."""
        with self._lock:
            return [thinker.process_id for thinker in self._all]

    async def choose(
        self, bot: str, view: View, choices: Sequence[Action], seconds: float
    ) -> Action:
        """One of the choices, whatever happens to the bot; or `ThinkersClosed`."""
        question = Question(bot, secrets.randbits(64), seconds, view, tuple(choices))
        if self._closed.is_set():
            raise ThinkersClosed
        answer = asyncio.get_running_loop().run_in_executor(self._threads, self._answer, question)
        chosen = choices[await answer]
        if self._tally is not None:
            self._tally.count_choice(bot)
        return chosen

    async def close(self) -> None:
        """End all processes, also those that think, and wait for their end."""
        with self._lock:
            self._closed.set()
            thinkers = list(self._all)
        await asyncio.to_thread(self._end, thinkers)

    def _end(self, thinkers: list[Thinker]) -> None:
        for thinker in thinkers:
            thinker.kill()
        self._threads.shutdown()

    def _answer(self, question: Question) -> int:
        """The index of the choice; this runs in a thread."""
        stand_in = replace(question, bot=STAND_IN)
        for asked, remedy in ((question, ASKED_AGAIN), (question, STOOD_IN), (stand_in, DRAWN)):
            try:
                return self._ask(asked)
            except Lost as lost:
                self._repair(question.bot, remedy, lost)
        return secrets.randbelow(len(question.choices))

    def _ask(self, question: Question) -> int:
        thinker = self._taken()
        try:
            limit = question.seconds + self._patience
            index = thinker.answer(msgpack.encode(question), limit)
        except Lost:
            self._drop(thinker)
            raise
        with self._lock:
            self._idle.append(thinker)
        return index

    def _taken(self) -> Thinker:
        with self._lock:
            if self._closed.is_set():
                raise ThinkersClosed
            if self._idle:
                return self._idle.pop()
        thinker = Thinker(self._bots)
        with self._lock:
            self._all.add(thinker)
        if self._closed.is_set():
            self._drop(thinker)
            raise ThinkersClosed
        return thinker

    def _drop(self, thinker: Thinker) -> None:
        thinker.kill()
        with self._lock:
            self._all.discard(thinker)

    def _repair(self, bot: str, remedy: str, lost: Lost) -> None:
        if self._closed.is_set():
            raise ThinkersClosed
        note("bot-repaired", Fields(bot=bot, remedy=remedy, why=lost.why), logging.WARNING)
        if self._tally is not None:
            self._tally.count_repair(remedy)
