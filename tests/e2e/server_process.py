"""A real server in a process of its own, and tables that are set on it as if people had played."""

import asyncio
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from msgspec.structs import replace

from stoneage.record.writing import to_json
from stoneage.server.services.accounts import digest
from stoneage.server.store.engines import parsed
from stoneage.server.store.ids import new_id
from stoneage.server.store.rows import NewTable, PersonRow, SessionRow, TableChange
from stoneage.server.store.store import Store
from stoneage.server.tables.document import Document, written
from stoneage.server.tables.recording import record_of
from stoneage.server.tables.table import HostedTable
from tests.server.processes import PATIENCE, environment
from tests.server.tables.hosted import in_notation

NO_LIMIT = "9999/s burst 9999"
LIMITS = ("commands", "chat", "tables", "people", "imports", "reviews", "reads", "mails")


@dataclass(frozen=True)
class Planted:
    """A table on the server: its addresses, and the cookies of the people at it."""

    id: str
    watch: str
    cookies: tuple[str, ...]


class ServerProcess:
    """Always at the same address, whatever happens to its process."""

    def __init__(self, folder: Path, grace: float = 0, host: str = "127.0.0.1") -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder.as_posix()}/server.sqlite"
        self.log = folder / "server.log"
        self.command = [
            *(sys.executable, "-m", "stoneage.cli", "serve", "--port", str(self.port)),
            *("--host", host),
            *("--database", self.database, "--log-level", "error"),
            *("--bot-processes", "1", "--grace", str(grace)),
            *(f"--limit-{kind}={NO_LIMIT}" for kind in LIMITS),
        ]
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command, stdout=log, stderr=log, env=environment(), start_new_session=True
            )
        end = time.monotonic() + PATIENCE
        while not self._is_ready():
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < end, "the server did not start"
            time.sleep(0.05)

    def kill(self) -> None:
        """Without a word, as when the power fails."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)

    def announce_end(self) -> None:
        """The server tells everybody, waits for its grace and ends."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)

    def await_end(self) -> None:
        assert self.process is not None
        self.process.wait(PATIENCE)

    def plant(self, table: HostedTable, owners: Sequence[int] = (0, 0, 0, 0)) -> Planted:
        """Store a table under new names; `owners` says which person has which seat."""
        number = max(owners[: len(table.document.seats)]) + 1
        names = [table.document.seats[owners.index(owner)].name for owner in range(number)]
        people = [PersonRow(id=new_id(), name=name, created_at=now()) for name in names]
        tokens = tuple(new_id() for _ in people)
        seats = tuple(
            replace(seat, person=people[owner].id) if seat.person is not None else seat
            for seat, owner in zip(table.document.seats, owners, strict=False)
        )
        planted = Planted(new_id(), new_id(), tokens)
        document = replace(table.document, host=people[0].id, watch=planted.watch, seats=seats)
        finish(self._store(planted, people, table, document))
        return planted

    async def _store(
        self, planted: Planted, people: list[PersonRow], table: HostedTable, document: Document
    ) -> None:
        store = Store(parsed(self.database))
        sitting = tuple(seat.person for seat in document.seats)
        for person, token in zip(people, planted.cookies, strict=True):
            await store.add_person(person)
            session = SessionRow(
                token_hash=digest(token), person_id=person.id, created_at=now(), seen_at=now()
            )
            await store.add_session(session)
        await store.create_table(
            NewTable(
                id=planted.id,
                watch=planted.watch,
                listed=document.settings.listed,
                document=written(document),
                people=sitting,
                at=now(),
            )
        )
        is_over = document.status == "over"
        await store.commit(
            TableChange(
                id=planted.id,
                version=1,
                document=written(document),
                status=document.status,
                to_act=table.to_act,
                due_at=document.deadline if table.acting_bot is None else now(),
                at=now(),
                moves=() if table.game is None else in_notation(table.game.moves),
                record=to_json(record_of(table)).encode() if is_over else None,
            )
        )
        await store.close()

    def _is_ready(self) -> bool:
        try:
            with urlopen(f"{self.address}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            return False


def now() -> int:
    return int(time.time() * 1000)


def finish(work: Coroutine[None, None, None]) -> None:
    """In a thread of its own: playwright has a loop running in this one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


@contextmanager
def opened(server: ServerProcess) -> Iterator[ServerProcess]:
    """A running server that is never left behind."""
    try:
        server.start()
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.kill()
