"""Bots in processes of their own: real processes, really killed."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from stoneage.processes.child_pool import PoolClosed
from stoneage.server.bots.bot_pool import BotPool
from stoneage.server.bots.bot_process import BotsByName, built_in_bots
from stoneage.table.chance import chance_of
from stoneage.table.game import Game
from stoneage.table.options import Options
from tests.server.bots.bots_that_fail import MARK, hopeless, troublesome
from tests.server.processes import environment, is_alive, until

GAME = Game.new(Options(players=2), 7, start=0)
VIEW = GAME.view(0)
CHOICES = GAME.choices


class Counted:
    """What was counted, in order."""

    def __init__(self) -> None:
        self.choices: list[str] = []
        self.failures: list[str] = []

    def count_choice(self, bot: str) -> None:
        self.choices.append(bot)

    def count_failure(self, remedy: str) -> None:
        self.failures.append(remedy)


@asynccontextmanager
async def bot_pool(
    bots: BotsByName = built_in_bots, processes: int = 1, patience: float = 60
) -> AsyncIterator[tuple[BotPool, Counted]]:
    counted = Counted()
    opened = BotPool(processes, counted, patience, bots)
    try:
        yield opened, counted
    finally:
        await opened.close()


async def first_process(opened: BotPool) -> int:
    await asyncio.to_thread(until, lambda: bool(opened.processes))
    return opened.processes[0]


def test_a_whole_game_is_played_by_bots_in_processes() -> None:
    """Every kind of decision goes there and back, and none failed."""

    async def play() -> None:
        chance = chance_of(3)
        game = Game.new(Options(players=2, harsh_winter=True), chance)
        names = ("planner", "woodcutter")
        async with bot_pool() as (opened, counted):
            decisions = 0
            while not game.is_over and game.seat is not None:
                view = game.view(game.seat)
                bot = names[game.seat]
                choice = await opened.choose(bot, view, game.choices, 1)
                game = game.push(choice).roll(chance)
                decisions += 1
            assert len(counted.choices) == decisions
            assert counted.failures == []
        assert game.result is not None

    asyncio.run(play())


def test_a_process_killed_in_the_middle_of_a_choice_is_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SIGKILL while the bot thinks: the same question is asked again, and answered."""
    mark = tmp_path / "mark"
    monkeypatch.setenv(MARK, str(mark))

    async def kill() -> None:
        async with bot_pool(troublesome) as (opened, counted):
            choice = asyncio.create_task(opened.choose("stuck-once", VIEW, CHOICES, 1))
            await asyncio.to_thread(until, mark.exists)
            [first] = opened.processes
            os.kill(first, signal.SIGKILL)
            assert await choice == CHOICES[-1]
            assert counted.failures == ["retried"]
            assert first not in opened.processes
            assert len(opened.processes) == 1

    asyncio.run(kill())


@pytest.mark.parametrize("bot", ["stumbler", "cheat", "nobody"])
def test_the_stand_in_answers_for_a_bot_that_fails_twice(bot: str) -> None:
    async def ask() -> None:
        async with bot_pool(troublesome) as (opened, counted):
            assert await opened.choose(bot, VIEW, CHOICES, 0.01) in CHOICES
            assert counted.failures == ["retried", "fallback-bot"]
            assert counted.choices == [bot]

    asyncio.run(ask())


def test_a_bot_that_never_answers_is_ended() -> None:
    """Both processes that were stuck with it are gone."""

    async def ask() -> None:
        async with bot_pool(troublesome, patience=0.3) as (opened, counted):
            choice = asyncio.create_task(opened.choose("sleeper", VIEW, CHOICES, 0.01))
            stuck = await first_process(opened)
            assert await choice in CHOICES
            assert counted.failures[:2] == ["retried", "fallback-bot"]
            assert not is_alive(stuck)

    asyncio.run(ask())


def test_any_choice_is_made_when_nobody_can_think() -> None:
    async def ask() -> None:
        async with bot_pool(hopeless) as (opened, counted):
            assert await opened.choose("planner", VIEW, CHOICES, 0.01) in CHOICES
            assert counted.failures == ["retried", "fallback-bot", "random-choice"]

    asyncio.run(ask())


def test_many_choices_share_few_processes() -> None:
    async def ask() -> None:
        async with bot_pool(processes=2) as (opened, counted):
            questions = [opened.choose("woodcutter", VIEW, CHOICES, 1) for _ in range(20)]
            answers = await asyncio.gather(*questions)
            assert all(answer in CHOICES for answer in answers)
            assert len(counted.choices) == 20
            assert 1 <= len(opened.processes) <= 2

    asyncio.run(ask())


def test_nobody_waits_while_a_bot_thinks() -> None:
    """The event loop turns many times during one choice."""

    async def count() -> None:
        async with bot_pool(troublesome) as (opened, _):
            choice = asyncio.create_task(opened.choose("waiter", VIEW, CHOICES, 0.5))
            turns = 0
            while not choice.done():
                await asyncio.sleep(0)
                turns += 1
            assert turns > 100

    asyncio.run(count())


def test_closing_ends_thinking_and_waiting_choices() -> None:
    async def close() -> None:
        opened = BotPool(1, bots=troublesome)
        choices = [
            asyncio.create_task(opened.choose("sleeper", VIEW, CHOICES, 60)) for _ in range(3)
        ]
        process = await first_process(opened)
        await opened.close()
        results = await asyncio.gather(*choices, return_exceptions=True)
        assert [type(result) for result in results] == [PoolClosed] * 3
        assert not is_alive(process)
        with pytest.raises(PoolClosed):
            await opened.choose("planner", VIEW, CHOICES, 1)

    asyncio.run(close())


def test_a_bot_process_does_not_outlive_a_killed_server(tmp_path: Path) -> None:
    """kill -9 of the process that asked, in the middle of a choice, and of one that is idle."""
    for bot in ("stuck-once", "planner"):
        asker = subprocess.Popen(
            [sys.executable, "-m", "tests.server.bots.asking_for_ever", bot],
            stdout=subprocess.PIPE,
            env=environment(**{MARK: str(tmp_path / "mark")}),
            text=True,
        )
        assert asker.stdout is not None
        process = int(asker.stdout.readline())
        assert is_alive(process)
        asker.kill()
        asker.wait()
        asker.stdout.close()
        until(gone(process))


def gone(process: int) -> Callable[[], bool]:
    return lambda: not is_alive(process)
