"""`stoneage admin`: what whoever runs a server does besides"""

import argparse
import sys
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING

from .argument_values import words_for
from .outcomes import DONE, Misuse
from .serving import cannot_open_text, failed, settings_from

if TYPE_CHECKING:
    from stoneage.server.store import Status, Store, TableRow
    from stoneage.table import Words

STATUSES: "tuple[Status, ...]" = ("running", "open")
COLUMNS = ("table", "status", "age", "changed", "seats", "moves")
MOST = 100_000
STEP = 10_000
MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000


def backup(asked: argparse.Namespace) -> int:
    """All that is stored at this moment, into a file; the server may go on."""
    from stoneage.server.store import backup as copying

    words = words_for(asked)
    url = _database(words, asked)

    def copy() -> None:
        copying.backup(url, asked.file, _progress(words))
        print(words.say("admin-backed-up", file=str(asked.file)))

    return _carefully(words, copy)


def restore(asked: argparse.Namespace) -> int:
    """A backup into an empty database of either kind."""
    from stoneage.server.store import backup as copying

    words = words_for(asked)
    url = _database(words, asked)

    def copy() -> None:
        copying.restore(asked.file, url, _progress(words))
        print(words.say("admin-restored", file=str(asked.file)))

    return _carefully(words, copy)


def list_tables(asked: argparse.Namespace) -> int:
    """The tables where people wait or play."""
    words = words_for(asked)
    url = _database(words, asked)

    async def show(store: "Store") -> None:
        from stoneage.table import in_columns

        rows = [
            await _row(words, store, table)
            for status in STATUSES
            for table in await store.all_tables(status, asked.most)
        ]
        if not rows:
            print(words.say("admin-no-tables"))
            return
        heads = [words.say(f"admin-column-{name}") for name in COLUMNS]
        print(*in_columns([heads, *rows], numbers=range(5, 6)), sep="\n")

    return _carefully(words, lambda: _with_store(url, show))


def close_table(asked: argparse.Namespace) -> int:
    """End a table for good, by its id or by the digest that the list and the log show."""
    words = words_for(asked)
    url = _database(words, asked)

    async def close(store: "Store") -> None:
        from stoneage.server.hall import Hall
        from stoneage.server.telemetry import digest_of
        from stoneage.server.wire import Refused

        found = await _found(store, asked.table)
        if len(found) != 1:
            complaint = "admin-several-tables" if found else "admin-no-such-table"
            raise Misuse(words.say(complaint, table=asked.table))
        try:
            await Hall(store, 1, _now, 0).close(found[0])
        except Refused:
            raise Misuse(words.say("admin-over", table=asked.table)) from None
        print(words.say("admin-closed", table=digest_of(found[0])))

    return _carefully(words, lambda: _with_store(url, close))


def _database(words: "Words", asked: argparse.Namespace) -> str:
    return settings_from(words, {"database": asked.database}).database


def _carefully(words: "Words", work: Callable[[], None]) -> int:
    from stoneage.server.store import CannotOpen, StoreError

    try:
        work()
    except CannotOpen as error:
        return failed(cannot_open_text(words, error))
    except StoreError as error:
        return failed(words.say("database-unreachable", detail=" ".join(str(error).split())))
    return DONE


def _with_store(url: str, work: "Callable[[Store], Coroutine[None, None, None]]") -> None:
    import asyncio

    from stoneage.server.store import open_store

    async def run() -> None:
        store = open_store(url, may_make=False)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


async def _row(words: "Words", store: "Store", table: "TableRow") -> list[str]:
    from stoneage.server.tables.document import read
    from stoneage.server.telemetry import digest_of

    seats = read(table.document).seats
    entries = await store.entries(table.id)
    taken = words.say(
        "admin-seats",
        people=sum(seat.person is not None for seat in seats),
        bots=sum(seat.bot is not None for seat in seats),
        free=sum(seat.is_open for seat in seats),
    )
    return [
        digest_of(table.id),
        words.say(f"admin-status-{table.status}"),
        _age(words, table.created_at),
        _age(words, table.changed_at),
        taken,
        str(sum(len(entry.moves) - entry.back for entry in entries)),
    ]


async def _found(store: "Store", wanted: str) -> list[str]:
    """The ids of the tables that are meant."""
    from stoneage.server.telemetry import digest_of

    if await store.table(wanted) is not None:
        return [wanted]
    return [
        table.id
        for status in STATUSES
        for table in await store.all_tables(status, MOST)
        if digest_of(table.id) == wanted.lower()
    ]


def _age(words: "Words", since: int) -> str:
    passed = max(0, _now() - since)
    if passed < HOUR:
        return words.say("admin-minutes", number=passed // MINUTE)
    if passed < 2 * DAY:
        return words.say("admin-hours", number=passed // HOUR)
    return words.say("admin-days", number=passed // DAY)


def _progress(words: "Words") -> Callable[[int, int], None] | None:
    """Said now and then, to whoever looks on."""
    if not sys.stderr.isatty():
        return None

    def show(done: int, total: int) -> None:
        if done // STEP != (done - 1) // STEP or done == total:
            print(words.say("admin-copied", done=done, total=total), end="\r", file=sys.stderr)
            if done == total:
                print(file=sys.stderr)

    return show


def _now() -> int:
    return time.time_ns() // 1_000_000
