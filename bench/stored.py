"""Many stored games: start-up, memory and lists with few of them and with a hundred thousand."""

import argparse
import asyncio
import contextlib
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from pathlib import Path

import httpx

from bench.load import memory
from stoneage.bots.planner.bot import Planner
from stoneage.record.writing import to_json
from stoneage.server.store.store import open_store
from stoneage.server.tables.document import written
from stoneage.server.tables.playing import moved
from stoneage.server.tables.recording import record_of
from stoneage.server.tables.seating import new_table, seat_bot, start
from stoneage.server.tables.table import HostedTable, Person
from stoneage.server.wire.settings import TableSettings
from stoneage.table.choices import choices
from stoneage.table.seeing import view

ME = Person("me", "Ann")


def finished_table() -> HostedTable:
    """A whole game of four, the first seat a person's."""
    table = new_table("table", "watch", "5e" * 32, ME, TableSettings(listed=True))
    for seat in range(1, 4):
        table = seat_bot(table, ME, seat, "planner", {"planner"}).table
    table = start(table, ME, 0).table

    rng, bot = random.Random(1), Planner()
    while table.document.status == "running" and table.game is not None:
        state = table.game.state
        action = bot.choose(view(state, table.to_act), choices(state), rng, 1)
        table = moved(table, action, 0).table
    return table


def fill(path: Path, games: int) -> None:
    """Copies of one finished game under other ids, as a club would have after years."""
    asyncio.run(open_store(f"sqlite:///{path}").close())
    table = finished_table()
    document = written(table.document)
    record = zlib.compress(to_json(record_of(table)).encode())
    with contextlib.closing(sqlite3.connect(path)) as database, database:
        database.execute("PRAGMA synchronous=OFF")
        database.execute("INSERT INTO people VALUES ('me', 'Ann', NULL, 0)")
        numbers = range(games)
        database.executemany(
            "INSERT INTO tables (id, watch, status, listed, version, document, created_at,"
            " changed_at) VALUES (?, ?, 'over', 1, ?, ?, ?, ?)",
            ((f"t{n}", f"w{n}", table.version, document, n, n) for n in numbers),
        )
        database.executemany(
            "INSERT INTO seats VALUES (?, 0, 'me')", ((f"t{number}",) for number in numbers)
        )
        database.executemany(
            "INSERT INTO records VALUES (?, ?)", ((f"t{number}", record) for number in numbers)
        )


@contextlib.contextmanager
def serving(path: Path) -> Iterator[tuple[str, int, float]]:
    """A server on this file: its address, its process, and how long it took to start."""
    command = [sys.executable, "-m", "stoneage.cli", "serve", "--port", "0", "--grace", "0"]
    command += ["--database", f"sqlite:///{path}", "--log-level", "error"]
    begin = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        took = time.perf_counter() - begin
        address = next(word for word in line.split() if word.startswith("http"))
        try:
            yield address.rstrip("/"), server.pid, took
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)


def measure(games: int) -> dict[str, float]:
    with tempfile.TemporaryDirectory(prefix="stoneage-stored-") as folder:
        path = Path(folder) / "club.sqlite"
        fill(path, games)
        with serving(path) as (address, server, took):
            lists = min(seconds_of(f"{address}/api/lobby") for _ in range(5))
            replay = seconds_of(f"{address}/api/tables/t0") if games else 0.0
            return {
                "file, MB": path.stat().st_size / 1e6,
                "start-up, s": took,
                "memory, MB": memory(server) / 1e3,
                "lobby, ms": 1000 * lists,
                "opening an old game, ms": 1000 * replay,
            }


def seconds_of(address: str) -> float:
    begin = time.perf_counter()
    httpx.get(address).raise_for_status()
    return time.perf_counter() - begin


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench stored", description=__doc__)
    parser.add_argument("--games", type=int, nargs="+", default=[0, 1_000, 100_000])
    arguments = parser.parse_args()
    columns = {games: measure(games) for games in arguments.games}
    print(f"{'stored games':<28}" + "".join(f"{games:>12,}" for games in columns))
    for name in next(iter(columns.values())):
        print(f"{name:<28}" + "".join(f"{column[name]:>12,.1f}" for column in columns.values()))


if __name__ == "__main__":
    main()
