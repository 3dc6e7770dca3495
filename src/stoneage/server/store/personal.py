"""All that is stored about one person: their finished games, what they said, and its deletion."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy import BindParameter, Connection, bindparam, delete, select, update

from .people_writes import each
from .queries import ID
from .rows import ChatRow
from .schema import (
    addresses,
    challenges,
    chat,
    links,
    mutes,
    notice_wishes,
    notices,
    passkeys,
    people,
    records,
    seats,
    sessions,
    subscriptions,
    tables,
)
from .store import Store

FORGOTTEN: Final = ""
"""The name of somebody who is being deleted."""
PART: Final = 200
FORGOTTEN_AT_ONCE: Final = (
    *(notices, notice_wishes, subscriptions, addresses),
    *(passkeys, challenges, sessions, links, mutes),
)

IDS: Final[BindParameter[list[str]]] = bindparam("ids", expanding=True)
FINISHED: Final = (
    select(tables.c.id, tables.c.version, seats.c.seat)
    .join(seats, seats.c.table_id == tables.c.id)
    .where(seats.c.person_id == ID, tables.c.status == "over")
    .order_by(tables.c.id, seats.c.seat)
)
SEATED: Final = select(seats.c.table_id).where(seats.c.person_id == ID).distinct()
DOCUMENTS: Final = select(
    tables.c.id, tables.c.version, tables.c.created_at, tables.c.changed_at, tables.c.document
).where(tables.c.id.in_(IDS))
RECORDS: Final = select(records.c.table_id, records.c.record).where(records.c.table_id.in_(IDS))
SAID: Final = (
    select(
        chat.c.table_id,
        *(chat.c.number, chat.c.seat, chat.c.person_id, chat.c.name, chat.c.text, chat.c.at),
    )
    .where(chat.c.person_id == ID)
    .order_by(chat.c.table_id, chat.c.number)
)
HALF_FORGOTTEN: Final = select(people.c.id).where(people.c.name == FORGOTTEN)


class FinishedRow(Struct, frozen=True):
    """A table whose game is over, and the seats that a person had there."""

    id: str
    version: int
    seats: tuple[int, ...]


class DocumentRow(Struct, frozen=True):
    id: str
    version: int
    created_at: int
    changed_at: int
    document: bytes


async def finished_tables(store: Store, person_id: str) -> list[FinishedRow]:
    return await store.read(_read_finished, id=person_id)


async def tables_with(store: Store, person_id: str) -> list[str]:
    """The ids of all tables at which a person sits or has sat."""
    return await store.read(_read_seated, id=person_id)


async def documents(store: Store, ids: Sequence[str]) -> list[DocumentRow]:
    found: list[DocumentRow] = []
    for start in range(0, len(ids), PART):
        found += await store.read(_read_documents, ids=list(ids[start : start + PART]))
    return found


async def packed_records(store: Store, ids: Sequence[str]) -> dict[str, bytes]:
    """The records of these tables, as they are stored."""
    return await store.read(_read_records, ids=list(ids))


async def said_by(store: Store, person_id: str) -> list[tuple[str, ChatRow]]:
    """Every line that a person has said, with its table."""
    return await store.read(_read_said, id=person_id)


async def half_forgotten(store: Store) -> list[str]:
    """The people whose deletion was begun."""
    return await store.read(_read_half_forgotten)


async def begin_forgetting(store: Store, person_id: str) -> None:
    """Nobody is this person any more, and what only they could see is gone."""
    await store.writer.submit(_begin, person_id)


async def finish_forgetting(store: Store, person_id: str) -> None:
    """Of a person who sits at no table."""
    await store.writer.submit(_finish, person_id)


def _read_finished(connection: Connection, **key: str) -> list[FinishedRow]:
    found: dict[str, tuple[int, list[int]]] = {}
    for table_id, version, seat in connection.execute(FINISHED, key):
        found.setdefault(table_id, (version, []))[1].append(seat)
    return [FinishedRow(table, version, tuple(own)) for table, (version, own) in found.items()]


def _read_seated(connection: Connection, **key: str) -> list[str]:
    return list(connection.scalars(SEATED, key))


def _read_documents(connection: Connection, **key: list[str]) -> list[DocumentRow]:
    return [DocumentRow(*row) for row in connection.execute(DOCUMENTS, key)]


def _read_records(connection: Connection, **key: list[str]) -> dict[str, bytes]:
    return dict(connection.execute(RECORDS, key).all())


def _read_said(connection: Connection, **key: str) -> list[tuple[str, ChatRow]]:
    return [(row[0], ChatRow(*row[1:])) for row in connection.execute(SAID, key)]


def _read_half_forgotten(connection: Connection) -> list[str]:
    return list(connection.scalars(HALF_FORGOTTEN))


@each
def _begin(connection: Connection, person_id: str) -> None:
    for kept in FORGOTTEN_AT_ONCE:
        connection.execute(delete(kept).where(kept.c.person_id == person_id))
    nameless = {"person_id": None, "name": "", "text": ""}
    connection.execute(update(chat).where(chat.c.person_id == person_id).values(nameless))
    connection.execute(update(people).where(people.c.id == person_id).values(name=FORGOTTEN))


@each
def _finish(connection: Connection, person_id: str) -> None:
    connection.execute(update(seats).where(seats.c.person_id == person_id).values(person_id=None))
    connection.execute(delete(people).where(people.c.id == person_id))
