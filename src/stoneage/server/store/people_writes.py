"""Writing people, their sessions and links, and what they say."""

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any, Final, TypeVar

from msgspec.structs import astuple
from sqlalchemy import Connection, bindparam, delete, func, select, text, tuple_, update

from .engines import is_postgresql
from .notifications import CHAT, notify
from .rows import LinkRow, NewChatRow, PersonRow, ReplayRow, SessionRow
from .schema import chat, links, mutes, people, replays, sessions, subscriptions
from .statements import insert

Row = TypeVar("Row")
Result = TypeVar("Result")

# Not the table's row: whoever changes tables locks those, and the two must not deadlock.
LOCK_CHAT: Final = text("SELECT pg_advisory_xact_lock(hashtextextended(:id, 0))")
LAST_NUMBERS: Final = (
    select(chat.c.table_id, func.max(chat.c.number))
    .where(chat.c.table_id.in_(bindparam("ids", expanding=True)))
    .group_by(chat.c.table_id)
)

WRITTEN: Final = select(chat.c.table_id, chat.c.person_id, chat.c.key, chat.c.number).where(
    tuple_(chat.c.table_id, chat.c.person_id, chat.c.key).in_(bindparam("keys", expanding=True))
)


def each(
    write: Callable[[Connection, Row], Result],
) -> Callable[[Connection, Sequence[Row]], list[Result]]:
    """The same for many rows, one after another: for what happens seldom."""

    @wraps(write)
    def write_all(connection: Connection, rows: Sequence[Row]) -> list[Result]:
        return [write(connection, row) for row in rows]

    return write_all


def add_people(connection: Connection, rows: Sequence[PersonRow]) -> list[None]:
    insert(connection, people, [astuple(row) for row in rows])
    return [None] * len(rows)


def add_sessions(connection: Connection, rows: Sequence[SessionRow]) -> list[None]:
    insert(connection, sessions, [astuple(row) for row in rows])
    return [None] * len(rows)


def add_replays(connection: Connection, rows: Sequence[ReplayRow]) -> list[None]:
    insert(connection, replays, [astuple(row) for row in rows])
    return [None] * len(rows)


@each
def rename(connection: Connection, change: tuple[str, str, str | None]) -> bool:
    person_id, name, language = change
    renamed = update(people).where(people.c.id == person_id).values(name=name, language=language)
    return connection.execute(renamed).rowcount == 1


@each
def see_session(connection: Connection, seen: tuple[str, int]) -> None:
    token_hash, now = seen
    touched = update(sessions).where(sessions.c.token_hash == token_hash)
    connection.execute(touched.values(seen_at=now))


@each
def end_session(connection: Connection, token_hash: str) -> None:
    """Whoever has it is nobody, and is told nothing any more."""
    connection.execute(delete(subscriptions).where(subscriptions.c.session_hash == token_hash))
    connection.execute(delete(sessions).where(sessions.c.token_hash == token_hash))


@each
def add_link(connection: Connection, row: tuple[LinkRow, int]) -> None:
    """A new link; those of the same person that nobody used in time go."""
    link, now = row
    of_same_person = links.c.person_id == link.person_id
    connection.execute(delete(links).where(of_same_person, links.c.expires_at <= now))
    insert(connection, links, [astuple(link)])


@each
def take_link(connection: Connection, taking: tuple[str, int]) -> str | None:
    """Whom a link leads to; it is gone afterwards."""
    token_hash, now = taking
    taken = delete(links).where(links.c.token_hash == token_hash, links.c.expires_at > now)
    person: str | None = connection.scalar(taken.returning(links.c.person_id))
    return person


def say(connection: Connection, lines: Sequence[NewChatRow]) -> list[int]:
    """The numbers of new lines: at every table 1, 2, 3 and so on."""
    ids = sorted({line.table_id for line in lines})
    if is_postgresql(connection):
        for table_id in ids:
            connection.execute(LOCK_CHAT, {"id": table_id})
    last = dict(connection.execute(LAST_NUMBERS, {"ids": ids}).all())
    known = _numbers_by_key(connection, lines)
    numbers: list[int] = []
    rows: list[tuple[Any, ...]] = []
    for line in lines:
        number = known.get(_key(line))
        if number is None:
            number = last[line.table_id] = last.get(line.table_id, 0) + 1
            table_id, *said = astuple(line)
            rows.append((table_id, number, *said))
            if line.key is not None:
                known[_key(line)] = number
        numbers.append(number)
    insert(connection, chat, rows)
    notify(connection, [(table_id, CHAT) for table_id in ids])
    return numbers


def _key(line: NewChatRow) -> tuple[str, str, str | None]:
    return line.table_id, line.person_id, line.key


def _numbers_by_key(
    connection: Connection, lines: Sequence[NewChatRow]
) -> dict[tuple[str, str, str | None], int]:
    """Of those lines that were written before."""
    keys = [_key(line) for line in lines if line.key is not None]
    if not keys:
        return {}
    found = connection.execute(WRITTEN, {"keys": keys})
    return {(table_id, person_id, key): number for table_id, person_id, key, number in found}


@each
def mute(connection: Connection, muting: tuple[str, str, int]) -> None:
    _unmute(connection, muting)
    insert(connection, mutes, [muting])


@each
def unmute(connection: Connection, muting: tuple[str, str, int]) -> None:
    _unmute(connection, muting)


def _unmute(connection: Connection, muting: tuple[str, str, int]) -> None:
    table_id, person_id, seat = muting
    connection.execute(
        delete(mutes).where(
            mutes.c.table_id == table_id, mutes.c.person_id == person_id, mutes.c.seat == seat
        )
    )
