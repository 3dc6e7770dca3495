"""What is asked often is found by an index, however many games are stored. On both databases."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import Connection, Engine, Table, event

from stoneage.server.store import Store, personal
from stoneage.server.store.engines import is_postgresql
from stoneage.server.store.notices import NoticeRow, Notices
from stoneage.server.store.passkeys import Passkeys
from stoneage.server.store.schema import (
    addresses,
    challenges,
    chat,
    entries,
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
from stoneage.server.store.statements import insert
from tests.server.store.stored import FIRST, LINE, with_people

pytestmark = pytest.mark.anyio

STORED = 2_000
SORTED = (
    *("of_person", "finished_tables", "tables_with", "said_by"),
    *("subscriptions", "sessions", "passkeys"),
)
"""What is only of one person may be put into order."""
NOTICE = NoticeRow(
    table_id="many 7", version=1, person_id="person 7", target="mail", kind="turn", due_at=7
)


def fill(engine: Engine) -> None:
    """Many games, people and lines of chat."""
    rows: dict[Table, list[tuple[Any, ...]]] = {
        table: []
        for table in (
            *(people, sessions, links, tables, seats, entries, records, chat, mutes),
            *(notice_wishes, subscriptions, addresses, notices, passkeys, challenges),
        )
    }
    for n in range(STORED):
        person, table, status = f"person {n}", f"many {n}", ("open", "running", "over")[n % 3]
        due_at = n if n % 10 == 1 else None
        rows[people].append((person, "somebody", None, n))
        rows[sessions].append((f"token {n}", person, n, n, None, None))
        rows[passkeys].append((f"passkey {n}", person, b"", 0, None, n, n))
        rows[challenges].append((f"challenge {n}", person, n))
        rows[links].append((f"link {n}", person, n))
        rows[tables].append((table, f"watch {n}", status, n % 2 == 0, 1, None, due_at, n, n, b"{}"))
        rows[seats].append((table, 0, person))
        rows[entries].append((table, 1, 0, "move"))
        rows[records].append((table, b"x"))
        rows[mutes].append((table, person, 1))
        rows[notice_wishes].append((person, b"{}"))
        rows[subscriptions].append((f"endpoint {n}", person, f"token {n}", "", "", "", n))
        rows[addresses].append((person, "", f"confirm {n}", f"stop {n}", n, n))
        rows[notices].append((table, 1, person, "mail", "turn", n, 0))
        rows[chat].append((table, 1, 0, person, "somebody", "hello", n, None))
    with engine.begin() as connection:
        for kind, many in rows.items():
            insert(connection, kind, many)
        connection.exec_driver_sql("ANALYZE")


@contextmanager
def recorded(engine: Engine) -> Iterator[list[tuple[str, Any]]]:
    """The statements that are executed meanwhile, with their parameters."""
    statements: list[tuple[str, Any]] = []

    def record(_: object, __: object, statement: str, parameters: Any, *___: object) -> None:
        statements.append((statement, parameters))

    event.listen(engine, "before_cursor_execute", record)
    yield statements
    event.remove(engine, "before_cursor_execute", record)


def plan(connection: Connection, statement: str, parameters: Any) -> str:
    explain = "EXPLAIN " if is_postgresql(connection) else "EXPLAIN QUERY PLAN "
    rows = connection.exec_driver_sql(explain + statement, parameters)
    return "\n".join(str(row[-1]) for row in rows)


async def plans(engine: Engine, question: Callable[[], Awaitable[object]]) -> list[str]:
    """How the database does what a question asks of it."""
    with recorded(engine) as statements:
        await question()
    with engine.connect() as connection:
        found = [
            plan(connection, *statement)
            for statement in statements
            if statement[0].split()[0] in ("SELECT", "UPDATE", "DELETE")
            and "pg_notify" not in statement[0]
        ]
    assert found
    return found


def reads_whole_tables(plan: str) -> bool:
    return "Seq Scan" in plan or any(
        line.startswith("SCAN ") and "CONSTANT ROW" not in line and "USING" not in line
        for line in plan.splitlines()
        if line != "SCAN change"
    )


def sorts(plan: str) -> bool:
    return "Sort" in plan or "TEMP B-TREE" in plan


async def test_no_query_scans_a_whole_table(store: Store) -> None:
    await with_people(store)
    fill(store.writing)
    questions: dict[str, Callable[[], Awaitable[object]]] = {
        "table": lambda: store.table("many 7"),
        "table_by_watch": lambda: store.table_by_watch("watch 7"),
        "entries": lambda: store.entries("many 7", 0),
        "mutes": lambda: store.mutes("many 7", "person 7"),
        "due": lambda: store.due(50, 10),
        "listed": lambda: store.listed("open", 10),
        "of_person": lambda: store.of_person("person 7", 10),
        "person": lambda: store.person("person 7"),
        "person_of_session": lambda: store.person_of_session("token 7", 8),
        "chat": lambda: store.chat("many 7"),
        "finished_tables": lambda: personal.finished_tables(store, "person 5"),
        "tables_with": lambda: personal.tables_with(store, "person 7"),
        "documents": lambda: personal.documents(store, ["many 5"]),
        "said_by": lambda: personal.said_by(store, "person 7"),
        "sessions": lambda: Passkeys(store).sessions("person 7"),
        "passkeys": lambda: Passkeys(store).of_person("person 7"),
        "passkey": lambda: Passkeys(store).passkey("passkey 7"),
        "wishes": lambda: Notices(store).wishes(["person 7"]),
        "subscriptions": lambda: Notices(store).subscriptions("person 7"),
        "address": lambda: Notices(store).address("person 7"),
        "due notices": lambda: Notices(store).due(50, 10),
    }
    for name, question in questions.items():
        for found in await plans(store.reading, question):
            assert not reads_whole_tables(found), f"{name}: {found}"
            assert name in SORTED or not sorts(found), f"{name}: {found}"


async def test_no_write_scans_a_whole_table(store: Store) -> None:
    await with_people(store)
    fill(store.writing)
    writes: dict[str, Callable[[], Awaitable[object]]] = {
        "commit": lambda: store.commit(
            replace(FIRST, id="many 7", version=2, people=("anna", "ben"))
        ),
        "say": lambda: store.say(replace(LINE, table_id="many 7")),
        "take_link": lambda: store.take_link("link 7", 0),
        "end_session": lambda: store.end_session("token 7"),
        "take": lambda: Notices(store).take(NOTICE),
        "enqueue": lambda: Notices(store).enqueue([NOTICE]),
        "unsubscribe_session": lambda: Notices(store).unsubscribe_session("token 7"),
        "confirm_address": lambda: Notices(store).confirm_address("confirm 7", 1),
        "take_challenge": lambda: Passkeys(store).take_challenge("challenge 7", 1),
        "remove_passkey": lambda: Passkeys(store).remove("person 7", "passkey 7"),
        "stop_mail": lambda: Notices(store).stop_mail("stop 7"),
        "begin_forgetting": lambda: personal.begin_forgetting(store, "person 8"),
        "finish_forgetting": lambda: personal.finish_forgetting(store, "person 8"),
    }
    for name, write in writes.items():
        for found in await plans(store.writing, write):
            assert not reads_whole_tables(found), f"{name}: {found}"
