"""Bots choose in processes of their own: the server never waits for one, nor falls with one."""

import logging
import secrets
from collections.abc import Sequence
from typing import Protocol

from msgspec import msgpack
from msgspec.structs import replace

from stoneage.processes import ChildLost, ChildPool
from stoneage.server.tables.document import STAND_IN
from stoneage.server.telemetry.logs import Fields, note
from stoneage.table import Action, View

from .bot_process import BotsByName, ChoiceRequest, built_in_bots, read_choice, serve_choices

RETRIED, FALLBACK, RANDOM = "retried", "fallback-bot", "random-choice"
"""What was done when a bot gave no answer, the worst last."""


class Counters(Protocol):
    """Where it is counted what bots do."""

    def count_choice(self, bot: str) -> None: ...
    def count_failure(self, remedy: str) -> None: ...


class BotPool:
    """At most so many processes in which bots choose.

    A bot that has not answered `patience` seconds after its time is taken for lost.
    """

    def __init__(
        self,
        processes: int,
        counters: Counters | None = None,
        patience: float = 10.0,
        bots: BotsByName = built_in_bots,
    ) -> None:
        self._pool = ChildPool(processes, serve_choices, bots)
        self._counters = counters
        self._patience = patience

    @property
    def processes(self) -> list[int]:
        """The ids of those that are alive."""
        return self._pool.processes

    async def choose(
        self, bot: str, view: View, choices: Sequence[Action], seconds: float
    ) -> Action:
        """One of the choices, whatever happens to the bot; or `PoolClosed`."""
        request = ChoiceRequest(bot, secrets.randbits(64), seconds, view, tuple(choices))
        chosen = choices[await self._answer(request)]
        if self._counters is not None:
            self._counters.count_choice(bot)
        return chosen

    async def close(self) -> None:
        """End all processes, also those that are busy, and wait for their end."""
        await self._pool.close()

    async def _answer(self, request: ChoiceRequest) -> int:
        """The index of the choice."""
        stand_in = replace(request, bot=STAND_IN)
        for asked, remedy in ((request, RETRIED), (request, FALLBACK), (stand_in, RANDOM)):
            try:
                seconds = asked.seconds + self._patience
                return await self._pool.ask(msgpack.encode(asked), seconds, read_choice)
            except ChildLost as failure:
                self._report(request.bot, remedy, failure)
        return secrets.randbelow(len(request.choices))

    def _report(self, bot: str, remedy: str, failure: ChildLost) -> None:
        note("bot-failed", Fields(bot=bot, remedy=remedy, why=failure.why), logging.WARNING)
        if self._counters is not None:
            self._counters.count_failure(remedy)
