"""The door for a page: questions with answers, and tables that are followed."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

from msgspec import Struct, json

from stoneage.record import BadRecord
from stoneage.server.hall.problems import (
    problem,
    problem_of_record,
    refused_by_store,
    status_of,
)
from stoneage.server.store.errors import StoreError
from stoneage.server.telemetry.logs import note
from stoneage.server.wire.messages import Rejected
from stoneage.server.wire.refusals import Problem, Refused

from .answers import answer
from .feed import Send, TableFeed
from .key_values import KeyValues
from .requests import Answer, read_request
from .tables_here import TablesHere

MADE = {("POST", "people"), ("POST", "tables"), ("POST", "replays"), ("POST", "what-if")}
"""What brings something new into the world, by the last word of its path."""


class Since(Struct, frozen=True, kw_only=True):
    since: int | None = None


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


class BrowserApp:
    """What a server's routes are, for one page and the tables in its worker."""

    def __init__(self, texts: KeyValues, now: Callable[[], int] = wall_clock) -> None:
        self.here = TablesHere(texts, now)

    async def open(self) -> None:
        """Take up the turns of bots that a closed page has left, and watch the clocks."""
        await self.here.rows.open()
        self.here.hall.tasks.spawn(self.here.scheduler.run_forever())

    async def ask(
        self, method: str, path: str, body: str | None = None, key: str | None = None
    ) -> Answer:
        request = read_request(method, path, body, key)
        try:
            found = await answer(self.here, request)
        except Refused as refused:
            return await self._refusal(refused)
        except StoreError as failure:
            return await self._refusal(refused_by_store(failure))
        except BadRecord as error:
            return _problem(problem_of_record(error, await self.here.owner.language()))
        except Exception as error:
            note("internal-error", level=logging.ERROR, error=error)
            return await self._refusal(Refused("our-fault"))
        if isinstance(found, Rejected):
            return Answer(status_of(found.code), _text(found))
        is_made = (method, request.parts[-1]) in MADE
        return Answer(201 if is_made else 200, _text(found))

    async def follow(self, path: str, send: Send) -> "Following":
        """Follow the table at `/tables/ID/socket?since=…`; or `Refused`."""
        request = read_request("GET", path, None, None)
        match request.parts:
            case "tables", table_id, "socket":
                live = await self.here.hall.tables.latest(table_id)
            case _:
                raise Refused("no-such-table")
        person, language = await self.here.owner.person(), await self.here.owner.language()
        feed = TableFeed(self.here.hall, live, person, language, send)
        return Following(feed, asyncio.create_task(feed.run(request.asked(Since).since)))

    async def on_remote_change(self, table_id: str, version: int) -> None:
        """Another page has changed a table."""
        await self.here.hall.tables.on_remote_change(table_id, version)

    async def _refusal(self, refused: Refused) -> Answer:
        return _problem(problem(refused, await self.here.owner.language()))


class Following(Struct, frozen=True):
    """A table that is followed, until it is closed."""

    feed: TableFeed
    task: asyncio.Task[None]

    async def receive(self, text: str) -> None:
        await self.feed.receive(text)

    def close(self) -> None:
        self.task.cancel()


def _problem(why: Problem) -> Answer:
    return Answer(status_of(why.code), _text(why))


def _text(found: Any) -> str:
    return (found if isinstance(found, bytes) else json.encode(found)).decode()
