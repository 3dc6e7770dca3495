"""Many tables under load, and a server that is killed with SIGKILL again and again."""

import asyncio
import contextlib
import random
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import IO

from tests.server.processes import PATIENCE, environment

from .player import COMMANDS_AT_ONCE, Player

SHORTEST, LONGEST = 0.3, 1.5
"""Seconds of play between two kills."""


@dataclass
class Report:
    """What the drill went through."""

    kills: int
    tables: int
    acknowledged: int
    found_later: int
    finished: int


class Server:
    """A real server in a process of its own, always at the same address."""

    def __init__(self, database: str, workers: int = 1) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.command = [
            *(sys.executable, "-m", "stoneage.cli", "serve", "--port", str(self.port)),
            *("--database", database, "--workers", str(workers), "--log-level", "error"),
            *("--bot-processes", "1", "--grace", "0"),
            *(f"--limit-{kind}={COMMANDS_AT_ONCE}" for kind in ("commands", "tables", "reads")),
            f"--limit-people={COMMANDS_AT_ONCE}",
        ]
        self.process: subprocess.Popen[str] | None = None

    async def start(self) -> None:
        self.process = await asyncio.to_thread(
            subprocess.Popen,
            self.command,
            stdout=subprocess.PIPE,
            text=True,
            env=environment(),
            start_new_session=True,
        )
        assert self.process.stdout is not None
        await asyncio.to_thread(_first_line, self.process.stdout)

    async def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await asyncio.to_thread(self.process.communicate)


def _first_line(output: IO[str]) -> None:
    assert "127.0.0.1" in output.readline(), "the server did not start"


@contextlib.contextmanager
def never_left_behind(server: Server) -> Iterator[None]:
    try:
        yield
    finally:
        if server.process is not None and server.process.poll() is None:
            server.process.kill()
            server.process.communicate()


async def drill(
    database: str,
    kills: int,
    tables: int,
    seed: int = 1,
    tell: Callable[[str], None] = lambda _: None,
) -> Report:
    """Play, kill, restart; then compare what was promised with what is there."""
    chance = random.Random(seed)
    server = Server(database)
    with never_left_behind(server):
        await server.start()
        everybody: list[Player] = []
        playing: set[asyncio.Task[None]] = set()
        for kill in range(kills + 1):
            _fill(everybody, playing, server.address, tables, seed)
            await _go_on(everybody, playing)
            await asyncio.sleep(chance.uniform(SHORTEST, LONGEST))
            _raise_failures(playing)
            if kill < kills:
                await server.kill()
                await server.start()
                tell(f"kill {kill + 1}: {sum(each.acknowledged for each in everybody)} moves")
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await compare(everybody)
        await server.kill()
    return Report(
        kills=kills,
        tables=len(everybody),
        acknowledged=sum(each.acknowledged for each in everybody),
        found_later=sum(each.found for each in everybody),
        finished=sum(each.is_over for each in everybody),
    )


def _fill(
    everybody: list[Player],
    playing: set[asyncio.Task[None]],
    address: str,
    tables: int,
    seed: int,
) -> None:
    """New tables for those whose game is over; every third has bots."""
    playing.difference_update([task for task in playing if task.done() and not task.exception()])
    while len(playing) < tables:
        number = len(everybody)
        player = Player(address, bots=2 if number % 3 == 0 else 0, seed=seed * 1000 + number)
        everybody.append(player)
        playing.add(asyncio.create_task(player.play()))


async def _go_on(everybody: list[Player], playing: set[asyncio.Task[None]]) -> None:
    """After every start the games go on."""
    before = sum(player.acknowledged for player in everybody)
    async with asyncio.timeout(PATIENCE):
        while sum(player.acknowledged for player in everybody) == before:
            _raise_failures(playing)
            await asyncio.sleep(0.05)


def _raise_failures(playing: set[asyncio.Task[None]]) -> None:
    for task in playing:
        if task.done() and task.exception() is not None:
            task.result()


async def compare(everybody: list[Player]) -> None:
    """Every promised move is there, in its place, once; and nothing else is."""
    for player in everybody:
        if not player.table:
            continue
        made = await player.made()
        promised = player.moves
        assert made[: len(promised)] == promised
        extra = made[len(promised) :]
        assert extra in ([], [player.pending[1]] if player.pending else [])
        assert await player.is_fair()
