"""Halls with real stores, people in them, and stores that are watched or that fail."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random

from stoneage.server.hall.hall import Hall
from stoneage.server.hall.live_table import LiveTable
from stoneage.server.hall.scheduler import Scheduler
from stoneage.server.store import Store, open_store
from stoneage.server.store.rows import PersonRow, TableChange
from stoneage.server.tables.table import Person
from stoneage.server.wire.commands import Play, SeatBot, SitDown, Start
from stoneage.server.wire.settings import TableSettings
from stoneage.table.actions import Action
from stoneage.table.choices import choices
from stoneage.table.options import Options
from stoneage.table.view import View
from tests.server.tables.hosted import ANNA, NOON, PEOPLE

ROOM = 100
PATIENCE = 5_000
PATIENT = 30
"""Seconds after which something that must happen has not happened."""


class Clock:
    """A time that the tests tell."""

    def __init__(self) -> None:
        self.time = NOON

    def __call__(self) -> int:
        return self.time


class WatchedStore(Store):
    """Notes when a commit begins and is durable; it can be told to fail or to wait."""

    diary: list[str]
    fails: Callable[[TableChange], Exception | None]
    gate: asyncio.Event

    @classmethod
    def at(cls, url: str) -> "WatchedStore":
        plain = open_store(url)
        plain.__class__ = cls
        assert isinstance(plain, cls)
        plain.diary = []
        plain.fails = lambda _: None
        plain.gate = asyncio.Event()
        plain.gate.set()
        return plain

    async def commit(self, change: TableChange) -> bool:
        self.diary.append(f"append {change.version}")
        await self.gate.wait()
        failure = self.fails(change)
        if failure is not None:
            raise failure
        is_first = await super().commit(change)
        self.diary.append(f"{'commit' if is_first else 'lost'} {change.version}")
        return is_first


def database_of(hall: Hall) -> Store:
    """The store of a hall that has a database."""
    assert isinstance(hall.store, Store)
    return hall.store


class Thinking:
    """Bots that take what comes first, or fail as they are told."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.failure: Exception | None = None

    async def choose(
        self, bot: str, view: View, choices: Sequence[Action], seconds: float
    ) -> Action:
        assert view.awaited.seat == view.seat
        assert seconds > 0
        self.asked.append(bot)
        await asyncio.sleep(0)
        if self.failure is not None:
            raise self.failure
        return choices[0]


async def know_people(store: Store) -> None:
    for person in PEOPLE:
        if await store.person(person.id) is None:
            await store.add_person(PersonRow(id=person.id, name=person.name, created_at=NOON))


@asynccontextmanager
async def hall_on(url: str, clock: Clock | None = None, room: int = ROOM) -> AsyncIterator[Hall]:
    """A hall whose store can be watched."""
    store = WatchedStore.at(url)
    await know_people(store)
    hall = Hall(store, room, clock or Clock(), PATIENCE)
    try:
        yield hall
    finally:
        await hall.tasks.finish()
        await store.close()


def watched(hall: Hall) -> WatchedStore:
    assert isinstance(hall.store, WatchedStore)
    return hall.store


def scheduler_of(hall: Hall, thinking: Thinking | None = None) -> Scheduler:
    return Scheduler(hall, thinking or Thinking(), 0.1)


async def begun(
    hall: Hall,
    people: Sequence[Person | str] = PEOPLE[:2],
    settings: TableSettings | None = None,
) -> str:
    """The id of a table whose first move is awaited."""
    settings = settings or TableSettings(options=Options(players=len(people)), start=0)
    table = await hall.open_table(ANNA, settings)
    for number, player in enumerate(people):
        if isinstance(player, str):
            await hall.do(table.id, ANNA, SeatBot(seat=number, bot=player))
        elif number:
            await hall.do(table.id, player, SitDown(seat=number))
    await hall.do(table.id, ANNA, Start())
    return table.id


def next_move(live: LiveTable, generator: Random) -> tuple[Person, Play]:
    """A legal move of whoever is asked."""
    table = live.table
    assert table.game is not None
    assert table.to_act is not None
    asked = table.document.seats[table.to_act].person
    person = next(person for person in PEOPLE if person.id == asked)
    action = generator.choice(choices(table.game.state))
    return person, Play(version=table.version, action=action)


async def play_on(hall: Hall, table_id: str, moves: int, seed: int = 1) -> LiveTable:
    generator = Random(seed)
    live = await hall.tables.get(table_id)
    for _ in range(moves):
        if live.table.to_act is None:
            break
        person, move = next_move(live, generator)
        await hall.do(table_id, person, move)
        live = await hall.tables.get(table_id)
    return live


async def until(condition: Callable[[], bool]) -> None:
    """Wait for what must become true."""
    async with asyncio.timeout(PATIENT):
        while not condition():  # noqa: ASYNC110, no event tells of it
            await asyncio.sleep(0.002)
