"""Every query of the store, in one statement each."""

from typing import Any, Final

from sqlalchemy import BindParameter, Connection, Row, bindparam, func, select

from .rows import (
    ChatRow,
    DueRow,
    EntryRow,
    PersonRow,
    ReviewRow,
    SeatedRow,
    SummaryRow,
    TableRow,
)
from .schema import (
    chat,
    entries,
    mutes,
    people,
    records,
    replays,
    reviews,
    seats,
    sessions,
    tables,
)

ID: Final[BindParameter[str]] = bindparam("id")
LIMIT: Final[BindParameter[int]] = bindparam("limit")

TABLE: Final = select(tables).where(tables.c.id == ID)
WATCHED: Final = select(tables).where(tables.c.watch == ID)
ENTRIES: Final = (
    select(entries.c.version, entries.c.back, entries.c.moves)
    .where(entries.c.table_id == ID, entries.c.version > bindparam("after"))
    .order_by(entries.c.version)
)
RECORD: Final = select(records.c.record).where(records.c.table_id == ID)
DUE: Final = (
    select(tables.c.id, tables.c.version, tables.c.due_at)
    .where(tables.c.due_at <= bindparam("before"))
    .order_by(tables.c.due_at)
    .limit(LIMIT)
)
LISTED: Final = (
    select(tables)
    .where(tables.c.status == bindparam("status"), tables.c.listed == bindparam("listed"))
    .order_by(tables.c.changed_at.desc())
    .limit(LIMIT)
)
ALL: Final = (
    select(tables)
    .where(tables.c.status == bindparam("status"))
    .order_by(tables.c.changed_at.desc())
    .limit(LIMIT)
)
_newest = (
    select(tables.c.id)
    .where(tables.c.id.in_(select(seats.c.table_id).where(seats.c.person_id == ID)))
    .order_by(tables.c.changed_at.desc())
    .limit(LIMIT)
)
OF_PERSON: Final = (
    select(tables, seats.c.seat)
    .join(seats, seats.c.table_id == tables.c.id)
    .where(tables.c.id.in_(_newest), seats.c.person_id == ID)
    .order_by(tables.c.changed_at.desc(), tables.c.id, seats.c.seat)
)
PERSON: Final = select(people).where(people.c.id == ID)
OF_SESSION: Final = (
    select(people, sessions.c.seen_at).join(sessions).where(sessions.c.token_hash == ID)
)
CHAT: Final = (
    select(chat.c.number, chat.c.seat, chat.c.person_id, chat.c.name, chat.c.text, chat.c.at)
    .where(chat.c.table_id == ID, chat.c.number > bindparam("after"))
    .order_by(chat.c.number)
)
MUTES: Final = select(mutes.c.seat).where(
    mutes.c.table_id == ID, mutes.c.person_id == bindparam("person")
)
REPLAY: Final = select(replays.c.record).where(replays.c.id == ID)
REVIEW: Final = select(
    reviews.c.moves,
    reviews.c.reviewed,
    reviews.c.is_done,
    reviews.c.has_failed,
    reviews.c.claimed_until,
    reviews.c.review,
).where(
    reviews.c.game_id == bindparam("game_id"),
    reviews.c.effort == bindparam("effort"),
    reviews.c.version == bindparam("version"),
)
SUMMARIES: Final = select(reviews.c.game_id, reviews.c.effort, reviews.c.summary).where(
    reviews.c.game_id.in_(bindparam("ids", expanding=True)),
    reviews.c.version == bindparam("version"),
    reviews.c.is_done,
)
COUNTS: Final = select(tables.c.status, func.count()).group_by(tables.c.status)


def read_table(connection: Connection, **key: str) -> TableRow | None:
    row = connection.execute(TABLE, key).first()
    return None if row is None else _table(row)


def read_watched(connection: Connection, **key: str) -> TableRow | None:
    row = connection.execute(WATCHED, key).first()
    return None if row is None else _table(row)


def read_entries(connection: Connection, **key: str | int) -> list[EntryRow]:
    return [
        EntryRow(version, back, tuple(moves.split("\n")) if moves else ())
        for version, back, moves in connection.execute(ENTRIES, key)
    ]


def read_due(connection: Connection, **key: int) -> list[DueRow]:
    return [DueRow(*row) for row in connection.execute(DUE, key)]


def read_listed(connection: Connection, **key: str | int) -> list[TableRow]:
    return [_table(row) for row in connection.execute(LISTED, {**key, "listed": True})]


def read_all(connection: Connection, **key: str | int) -> list[TableRow]:
    return [_table(row) for row in connection.execute(ALL, key)]


def read_of_person(connection: Connection, **key: str | int) -> list[SeatedRow]:
    found: dict[str, TableRow] = {}
    own: dict[str, list[int]] = {}
    for row in connection.execute(OF_PERSON, key):
        found.setdefault(row.id, _table(row))
        own.setdefault(row.id, []).append(row.seat)
    return [SeatedRow(table, tuple(own[table.id])) for table in found.values()]


def read_person(connection: Connection, **key: str) -> PersonRow | None:
    row = connection.execute(PERSON, key).first()
    return None if row is None else _person(row)


def read_of_session(connection: Connection, **key: str) -> tuple[PersonRow, int] | None:
    """Who has the session, and when it was last seen."""
    row = connection.execute(OF_SESSION, key).first()
    return None if row is None else (_person(row), row.seen_at)


def read_chat(connection: Connection, **key: str | int) -> list[ChatRow]:
    return [ChatRow(*row) for row in connection.execute(CHAT, key)]


def read_mutes(connection: Connection, **key: str) -> frozenset[int]:
    return frozenset(connection.scalars(MUTES, key))


def read_record(connection: Connection, **key: str) -> bytes | None:
    packed: bytes | None = connection.scalar(RECORD, key)
    return packed


def read_replay(connection: Connection, **key: str) -> bytes | None:
    packed: bytes | None = connection.scalar(REPLAY, key)
    return packed


def read_review(connection: Connection, **key: str | int) -> ReviewRow | None:
    row = connection.execute(REVIEW, key).first()
    return None if row is None else ReviewRow(*row)


def read_summaries(connection: Connection, **key: Any) -> list[SummaryRow]:
    return [SummaryRow(*row) for row in connection.execute(SUMMARIES, key)]


def read_counts(connection: Connection) -> dict[str, int]:
    counted: dict[str, int] = dict(connection.execute(COUNTS).all())
    return {status: counted.get(status, 0) for status in ("open", "running", "over")}


def _table(row: Row[Any]) -> TableRow:
    return TableRow(*row[: len(tables.columns)])


def _person(row: Row[Any]) -> PersonRow:
    return PersonRow(id=row.id, name=row.name, language=row.language, created_at=row.created_at)
