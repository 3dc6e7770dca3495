"""Every process is notified of every change, in the order of the commits; a gap is reported."""

import asyncio

import psycopg
import pytest
from msgspec.structs import replace

from stoneage.server.store import CannotOpen, open_store
from stoneage.server.store.bus import LocalBus, open_bus
from tests.server.store.stored import FIRST, LINE, NEW, another_table, with_people, with_table

pytestmark = pytest.mark.anyio


class Subscriber:
    """The notifications, and how often some may have been missed."""

    def __init__(self) -> None:
        self.news: list[tuple[str, int | str]] = []
        self.losses = 0
        self.changed = asyncio.Event()

    def on_change(self, table_id: str, what: int | str) -> None:
        self.news.append((table_id, what))
        self.changed.set()

    def on_lost(self) -> None:
        self.losses += 1
        self.changed.set()

    async def until(self, news: int, losses: int = 0) -> None:
        async with asyncio.timeout(30):
            while len(self.news) < news or self.losses < losses:
                self.changed.clear()
                await self.changed.wait()


async def test_every_change_is_notified_in_the_order_of_the_commits(postgresql_url: str) -> None:
    """Two processes' stores write, two buses deliver the same."""
    one, other = open_store(postgresql_url), open_store(postgresql_url)
    subscribers = [Subscriber(), Subscriber()]
    buses = [open_bus(postgresql_url) for _ in subscribers]
    for bus, subscriber in zip(buses, subscribers, strict=True):
        await bus.start(subscriber.on_change, subscriber.on_lost)
    await with_table(one)
    for version in range(1, 21):
        store = (one, other)[version % 2]
        assert await store.commit(replace(FIRST, version=version))
    await other.say(LINE)
    assert not await one.commit(replace(FIRST, version=20))
    await one.say(LINE)
    expected: list[tuple[str, int | str]] = [(NEW.id, version) for version in range(21)]
    expected += [(NEW.id, "chat")] * 2
    for bus, subscriber in zip(buses, subscribers, strict=True):
        await subscriber.until(len(expected))
        assert (subscriber.news, subscriber.losses) == (expected, 0)
        await bus.close()
    await one.close()
    await other.close()


async def test_changes_that_are_committed_together_are_all_notified(postgresql_url: str) -> None:
    store = open_store(postgresql_url)
    await with_people(store)
    subscriber, bus = Subscriber(), open_bus(postgresql_url)
    await bus.start(subscriber.on_change, subscriber.on_lost)
    rows = [another_table(number) for number in range(40)]
    await asyncio.gather(*(store.create_table(row) for row in rows))
    await asyncio.gather(*(store.commit(replace(FIRST, id=row.id)) for row in rows))
    await subscriber.until(80)
    assert sorted(subscriber.news[:40]) == sorted((row.id, 0) for row in rows)
    assert sorted(subscriber.news[40:]) == sorted((row.id, 1) for row in rows)
    await bus.close()
    await store.close()


async def test_a_bus_whose_connection_broke_reports_it_and_reconnects(postgresql_url: str) -> None:
    store = open_store(postgresql_url)
    await with_table(store)
    subscriber, bus = Subscriber(), open_bus(postgresql_url)
    await bus.start(subscriber.on_change, subscriber.on_lost)
    with psycopg.connect(postgresql_url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
            " WHERE datname = current_database() AND query LIKE 'LISTEN%'"
        )
    await store.commit(FIRST)
    await subscriber.until(news=0, losses=1)
    await store.commit(replace(FIRST, version=2))
    await subscriber.until(news=1)
    assert (subscriber.news[-1], subscriber.losses) == ((NEW.id, 2), 1)
    await bus.close()
    await store.close()


async def test_a_callback_that_fails_does_not_end_the_bus(postgresql_url: str) -> None:
    store = open_store(postgresql_url)
    faults: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(context))
    subscriber, bus = Subscriber(), open_bus(postgresql_url)

    def on_notification(table_id: str, what: int | str) -> None:
        subscriber.on_change(table_id, what)
        if what == 0:
            raise ZeroDivisionError

    await bus.start(on_notification, subscriber.on_lost)
    await with_table(store)
    await store.commit(FIRST)
    await subscriber.until(2)
    assert (len(faults), subscriber.losses) == (1, 0)
    await bus.close()
    await store.close()


async def test_a_bus_that_cannot_connect_says_so(postgresql_url: str) -> None:
    bus = open_bus(postgresql_url.replace("/stoneage_", "/missing_"))
    with pytest.raises(CannotOpen):
        await bus.start(lambda *_: None, lambda: None)


async def test_the_local_bus_notifies_nobody(sqlite_url: str) -> None:
    bus = open_bus(sqlite_url)
    assert isinstance(bus, LocalBus)
    await bus.start(lambda *_: None, lambda: None)
    await bus.close()
