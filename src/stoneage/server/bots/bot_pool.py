"""Bots choose in processes of their own: the server never waits for one, nor falls with one."""

import asyncio
import logging
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Lock
from typing import Protocol

from msgspec.structs import replace

from stoneage.server.tables.document import STAND_IN
from stoneage.server.telemetry.logs import Fields, note
from stoneage.table.actions import Action
from stoneage.table.view import View

from .bot_process import BotProcess, BotsByName, ChoiceRequest, NoChoice, built_in_bots

RETRIED, FALLBACK, RANDOM = "retried", "fallback-bot", "random-choice"
"""What was done when a bot gave no answer, the worst last."""


class Counters(Protocol):
    """Where it is counted what bots do."""

    def count_choice(self, bot: str) -> None: ...
    def count_failure(self, remedy: str) -> None: ...


class BotPoolClosed(Exception):
    """The server is ending: there will be no answer."""


class BotPool:
    """At most so many processes, started when they are needed and replaced when they fail.

    A bot that has not answered `patience` seconds after its time is taken for lost.
    """

    def __init__(
        self,
        processes: int,
        counters: Counters | None = None,
        patience: float = 10.0,
        bots: BotsByName = built_in_bots,
    ) -> None:
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="bots")
        self._counters = counters
        self._patience = patience
        self._bots = bots
        self._lock = Lock()
        self._idle: list[BotProcess] = []
        self._all: set[BotProcess] = set()
        self._closed = Event()

    @property
    def processes(self) -> list[int]:
        """The ids of those that are alive."""
        with self._lock:
            return [process.id for process in self._all]

    async def choose(
        self, bot: str, view: View, choices: Sequence[Action], seconds: float
    ) -> Action:
        """One of the choices, whatever happens to the bot; or `BotPoolClosed`."""
        request = ChoiceRequest(bot, secrets.randbits(64), seconds, view, tuple(choices))
        if self._closed.is_set():
            raise BotPoolClosed
        answer = asyncio.get_running_loop().run_in_executor(self._threads, self._answer, request)
        chosen = choices[await answer]
        if self._counters is not None:
            self._counters.count_choice(bot)
        return chosen

    async def close(self) -> None:
        """End all processes, also those that are busy, and wait for their end."""
        with self._lock:
            self._closed.set()
            processes = list(self._all)
        await asyncio.to_thread(self._end, processes)

    def _end(self, processes: list[BotProcess]) -> None:
        for process in processes:
            process.kill()
        self._threads.shutdown()

    def _answer(self, request: ChoiceRequest) -> int:
        """The index of the choice; this runs in a thread."""
        stand_in = replace(request, bot=STAND_IN)
        for asked, remedy in ((request, RETRIED), (request, FALLBACK), (stand_in, RANDOM)):
            try:
                return self._ask(asked)
            except NoChoice as failure:
                self._report(request.bot, remedy, failure)
        return secrets.randbelow(len(request.choices))

    def _ask(self, request: ChoiceRequest) -> int:
        process = self._taken()
        try:
            index = process.choose(request, self._patience)
        except NoChoice:
            self._drop(process)
            raise
        with self._lock:
            self._idle.append(process)
        return index

    def _taken(self) -> BotProcess:
        with self._lock:
            if self._closed.is_set():
                raise BotPoolClosed
            if self._idle:
                return self._idle.pop()
        process = BotProcess(self._bots)
        with self._lock:
            self._all.add(process)
        if self._closed.is_set():
            self._drop(process)
            raise BotPoolClosed
        return process

    def _drop(self, process: BotProcess) -> None:
        process.kill()
        with self._lock:
            self._all.discard(process)

    def _report(self, bot: str, remedy: str, failure: NoChoice) -> None:
        if self._closed.is_set():
            raise BotPoolClosed
        note("bot-failed", Fields(bot=bot, remedy=remedy, why=failure.why), logging.WARNING)
        if self._counters is not None:
            self._counters.count_failure(remedy)
