"""Bots and hints, thought out where the tables are: a worker has no processes of its own."""

import asyncio
import secrets
from collections.abc import Sequence
from random import Random

from stoneage.analysis import Advice, Hint, advise, hint
from stoneage.bots import BOTS, THOROUGH, Bot
from stoneage.server.thinking.thinking_process import AdviceRequest, HintRequest
from stoneage.table import Action, View

OFFERED = tuple(bot for bot in BOTS if bot not in THOROUGH)
"""Those that are as strong here as elsewhere: whoever searches would find too little in time."""


class OwnBots:
    """They choose one after the other, and see no more than their view."""

    def __init__(self) -> None:
        self._seated: dict[str, Bot] = {}

    async def choose(
        self, bot: str, view: View, choices: Sequence[Action], seconds: float
    ) -> Action:
        await asyncio.sleep(0)  # what people have sent meanwhile comes first
        if bot not in self._seated:
            self._seated[bot] = BOTS[bot]()
        return self._seated[bot].choose(view, choices, Random(secrets.randbits(64)), seconds)


class OwnThinking:
    """What the hall asks for hints."""

    async def hint(self, request: HintRequest) -> Hint:
        return hint(request.view, request.choices)

    async def advise(self, request: AdviceRequest) -> Advice:
        return advise(request.view, request.choices, request.done, request.chosen)
