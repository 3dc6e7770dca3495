"""Many live tables at once: how many moves become durable, and how soon everybody sees them.

Starts a real server in its own process; people are simulated here, one WebSocket each.
"""

import argparse
import asyncio
import contextlib
import gc
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import httpx
import msgspec
import uvloop
import websockets
from websockets.asyncio.client import ClientConnection

PLAYERS = 4
WITHOUT_LIMITS = "999999/s burst 999999"
AT_ONCE = 50
RECORD = Path(__file__).parents[1] / "tests" / "games" / "four-players-cards.json"
"""What is reviewed meanwhile."""
TURNS = 3  # with and without reviews, one after the other, so that both see the same machine
PERCENTS = (50, 95, 99)


class Heard(msgspec.Struct, tag=False):
    """The part of a message that a simulated person needs."""

    message: str
    version: int = 0
    choices: list[msgspec.Raw] = []
    code: str = ""


HEARD = msgspec.json.Decoder(Heard)
MADE = msgspec.json.Decoder(dict[str, str])


class Load:
    """What is measured, from the first move on."""

    def __init__(self) -> None:
        self.sent_at: dict[tuple[int, int], float] = {}
        self.seen_by: dict[tuple[int, int], int] = {}
        self.latencies: list[float] = []
        self.acknowledged = 0
        self.refused: dict[str, int] = {}
        self.reviews = 0  # finished

    def sent(self, table: int, version: int) -> None:
        self.sent_at[table, version] = time.perf_counter()

    def saw(self, table: int, before: int, version: int) -> None:
        """One more person has seen all versions up to this one."""
        for each in range(before + 1, version + 1):
            key = (table, each)
            self.seen_by[key] = self.seen_by.get(key, 0) + 1
            if self.seen_by[key] == PLAYERS:
                del self.seen_by[key]
                begin = self.sent_at.pop(key, None)
                if begin is not None:
                    self.latencies.append(time.perf_counter() - begin)


class Table:
    """One table of simulated people, whose decision is drawn by lot."""

    def __init__(self, number: int, load: Load) -> None:
        self.number = number
        self.load = load
        self.asked: tuple[Guest, int, list[msgspec.Raw]] | None = None
        self.is_over = False

    def move(self, rng: random.Random) -> bytes | None:
        if self.asked is None:
            return None
        _, version, choices = self.asked
        self.load.sent(self.number, version + 1)
        action = bytes(rng.choice(choices))
        return b'{"command":"play","version":%d,"action":%s}' % (version, action)


class Guest:
    """One person with one connection."""

    def __init__(self, table: Table, socket: ClientConnection) -> None:
        self.table = table
        self.socket = socket
        self.version = 0

    async def listen(self, at_full_speed: asyncio.Event, rng: random.Random) -> None:
        load = self.table.load
        async for text in self.socket:
            heard = HEARD.decode(text)
            if heard.message == "accepted":
                load.acknowledged += 1
            elif heard.message == "rejected":
                load.refused[heard.code] = load.refused.get(heard.code, 0) + 1
            elif heard.message == "update":
                load.saw(self.table.number, self.version, heard.version)
                self.version = heard.version
                if heard.choices:
                    self.table.asked = (self, heard.version, heard.choices)
                    if at_full_speed.is_set():
                        await self.act(rng)

    async def act(self, rng: random.Random) -> None:
        move = self.table.move(rng)
        self.table.asked = None
        if move is not None:
            await self.socket.send(move.decode())


@contextlib.contextmanager
def serving(database: str, workers: int) -> Iterator[tuple[str, int]]:
    """A server of its own; its address and process id."""
    limits = [
        f"--limit-{kind}={WITHOUT_LIMITS}"
        for kind in ("commands", "chat", "tables", "people", "imports", "reviews", "reads")
    ]
    command = [sys.executable, "-m", "stoneage.cli", "serve", "--port", "0", "--database", database]
    command += ["--workers", str(workers), "--cache-tables", "5000", "--grace", "0"]
    command += ["--log-level", "warning", "--max-connections", "100000", *limits]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        address = next(word for word in line.split() if word.startswith("http"))
        try:
            yield address.rstrip("/"), server.pid
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)


async def seated(address: str, number: int, load: Load) -> tuple[Table, list[Guest]]:
    """Four people come in, sit down and start."""
    table = Table(number, load)
    cookies: list[str] = []
    path = ""
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        for seat in range(PLAYERS):
            client.cookies.clear()
            await client.post("/api/people", json={"name": f"Guest {seat}"})
            cookies.append(f"stoneage={client.cookies['stoneage']}")
            if seat == 0:
                made = await client.post("/api/tables", json={})
                path = f"/api/tables/{made.json()['id']}"
            else:
                sit = {"command": "sit-down", "seat": seat}
                (await client.post(f"{path}/commands", json=sit)).raise_for_status()
    guests: list[Guest] = []
    for cookie in cookies:
        socket = await websockets.connect(
            f"{address.replace('http', 'ws', 1)}{path}/socket",
            additional_headers={"cookie": cookie},
            compression=None,
            ping_interval=None,
            open_timeout=60,
        )
        guests.append(Guest(table, socket))
    await guests[0].socket.send('{"command":"start"}')
    return table, guests


@contextlib.asynccontextmanager
async def party(
    address: str, tables: int, load: Load, full: asyncio.Event, rng: random.Random
) -> AsyncIterator[list[Table]]:
    """All tables with all guests, listening."""
    room = asyncio.Semaphore(AT_ONCE)
    listening: list[asyncio.Task[None]] = []

    async def come(number: int) -> Table:
        async with room:
            table, guests = await seated(address, number, load)
        for guest in guests:
            listening.append(asyncio.create_task(guest.listen(full, rng)))
        return table

    ready = await asyncio.gather(*(come(number) for number in range(tables)))
    await asyncio.sleep(2)
    yield list(ready)
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)


async def at_human_pace(
    tables: list[Table], rate: float, seconds: float, rng: random.Random
) -> None:
    """So many moves a second over all tables, each at a moment of its own."""
    end = time.perf_counter() + seconds
    due = time.perf_counter()
    index = 0
    while due < end:
        due += rng.expovariate(rate)
        pause = due - time.perf_counter()
        if pause > 0:
            await asyncio.sleep(pause)
        for _ in range(len(tables)):
            index = (index + 1) % len(tables)
            asked = tables[index].asked
            if asked is not None:
                await asked[0].act(rng)
                break


async def brought_along(address: str, number: int) -> list[str]:
    """So many games that are over; to bring them is no part of what is measured."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        await client.post("/api/people", json={"name": "Reviewer"})
        answers = [
            await client.post("/api/replays", content=RECORD.read_bytes()) for _ in range(number)
        ]
    return [answer.json()["id"] for answer in answers]


async def reviewing(address: str, people: int, games: list[str], load: Load, end: float) -> None:
    """So many people review games, one after another, and await what comes of each."""

    async def one_after_another() -> None:
        async with httpx.AsyncClient(base_url=address, timeout=60) as client:
            await client.post("/api/people", json={"name": "Reviewer"})
            while time.perf_counter() < end and games:
                path = f"/api/replays/{games.pop()}/review"
                status = (await client.post(path, json={})).json()["status"]
                while status == "running":
                    await asyncio.sleep(0.5)
                    status = (await client.get(path, params={"brief": True})).json()["status"]
                assert status == "done", status
                load.reviews += 1

    await asyncio.gather(*(one_after_another() for _ in range(people)))


async def side_by_side(
    arguments: argparse.Namespace,
    address: str,
    tables: list[Table],
    load: Load,
    rng: random.Random,
) -> None:
    """Moves at human pace, now without reviews and now with them, and how much longer they take."""
    taken: dict[int, list[float]] = {0: [], arguments.reviews: []}
    games = await brought_along(address, round(TURNS * arguments.seconds))
    for people in [*taken] * TURNS:
        end = time.perf_counter() + arguments.seconds
        reviews = asyncio.create_task(reviewing(address, people, games, load, end))
        load.latencies.clear()
        await at_human_pace(tables, arguments.rate, arguments.seconds, rng)
        taken[people] += load.latencies
        await reviews  # those that were begun, so that the next turn is without
    print("| people who review | moves | p50 | p95 | p99 | reviews finished |")
    print("|--:|--:|--:|--:|--:|--:|")
    for people, latencies in taken.items():
        times = " | ".join(f"{1000 * percentile(latencies, each):.1f} ms" for each in PERCENTS)
        print(f"| {people} | {len(latencies):,} | {times} | {load.reviews if people else 0} |")
    without, with_them = taken.values()
    ratios = (percentile(with_them, each) / percentile(without, each) for each in PERCENTS)
    print(f"| ratio | | {' | '.join(f'{each:.2f}' for each in ratios)} | |")


async def measure(arguments: argparse.Namespace, address: str, server: int) -> dict[str, float]:
    rng = random.Random(1)
    load, full = Load(), asyncio.Event()
    empty = memory(server)
    async with party(address, arguments.tables, load, full, rng) as tables:
        if arguments.reviews:
            await side_by_side(arguments, address, tables, load, rng)
            return {}
        used = memory(server)
        found = {"memory per table, kB": (used - empty) / arguments.tables}
        load.acknowledged = 0
        load.latencies.clear()
        print("at human pace …", file=sys.stderr, flush=True)
        begin = time.perf_counter()
        await at_human_pace(tables, arguments.rate, arguments.seconds, rng)
        found["human pace, moves/s"] = load.acknowledged / (time.perf_counter() - begin)
        await asyncio.sleep(1)
        found |= percentiles("human pace", load.latencies)
        load.acknowledged = 0
        load.latencies.clear()
        print("at full speed …", file=sys.stderr, flush=True)
        full.set()
        begin = time.perf_counter()
        busy, own = cpu_seconds(server), time.process_time()
        for table in tables:
            if table.asked is not None:
                await table.asked[0].act(rng)
        await asyncio.sleep(arguments.seconds)
        found["full speed, moves/s"] = load.acknowledged / (time.perf_counter() - begin)
        found |= percentiles("full speed", load.latencies)
        moves = load.acknowledged
        found["server's CPU per move, ms"] = 1000 * (cpu_seconds(server) - busy) / moves
        found["guests' CPU per move, ms"] = 1000 * (time.process_time() - own) / moves
        full.clear()
        print("refused:", load.refused, file=sys.stderr)
    return found


def percentiles(name: str, latencies: list[float]) -> dict[str, float]:
    return {
        f"{name}, p{percent}, ms": 1000 * percentile(latencies, percent) for percent in PERCENTS
    }


def percentile(numbers: list[float], percent: int) -> float:
    return sorted(numbers)[min(len(numbers) * percent // 100, len(numbers) - 1)]


def memory(process: int) -> float:
    """Kilobytes of a process and its children that are resident."""
    total = 0.0
    for each in [process, *children(process)]:
        status = Path(f"/proc/{each}/status").read_text(encoding="utf-8")
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        total += float(line.split()[1])
    return total


def cpu_seconds(process: int) -> float:
    """What a process and its children have used."""
    total = 0.0
    for each in [process, *children(process)]:
        fields = Path(f"/proc/{each}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total


def children(process: int) -> list[int]:
    listed = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="utf-8")
    own = [int(each) for each in listed.split()]
    return own + [below for each in own for below in children(each)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench load", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200, help="moves a second at human pace")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--database", help="a URL; a new SQLite file without it")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument(
        "--reviews", type=int, default=0, help="people who review games: moves without and with"
    )
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="stoneage-load-") as folder:
        database = arguments.database or f"sqlite:///{folder}/load.sqlite"
        with serving(database, arguments.workers) as (address, server):
            gc.disable()  # the guests share the machine with the server they measure
            found = uvloop.run(measure(arguments, address, server))
    for name, value in found.items():
        print(f"{name:<32}{value:>12,.2f}")


if __name__ == "__main__":
    main()
