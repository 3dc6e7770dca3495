"""Hints are thought out in a real process, which may really be killed."""

import asyncio
import os
import signal

from stoneage.analysis import Thing, advise, hint
from stoneage.server.thinking.thinking_pool import ThinkingPool
from stoneage.server.thinking.thinking_process import AdviceRequest, HintRequest
from stoneage.table.game import Game
from stoneage.table.options import Options

GAME = Game.new(Options(players=2), 7, start=0)
VIEW, CHOICES = GAME.view(0), tuple(GAME.choices)
DONE: tuple[Thing, ...] = ("place",)


def test_a_killed_process_is_replaced_and_the_same_hint_is_given() -> None:
    async def ask() -> None:
        opened = ThinkingPool()
        try:
            advice = await opened.advise(AdviceRequest(VIEW, CHOICES, DONE, None))
            assert advice == advise(VIEW, CHOICES, DONE)
            [first] = opened.processes
            os.kill(first, signal.SIGKILL)
            assert await opened.hint(HintRequest(VIEW, CHOICES)) == hint(VIEW, CHOICES)
            assert first not in opened.processes
        finally:
            await opened.close()

    asyncio.run(ask())
