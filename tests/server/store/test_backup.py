"""Backups: everything of one moment, from either database into either."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from stoneage.server.store import CannotOpen, Store, open_store
from stoneage.server.store.backup import ROWS_PER_BATCH, backup, restore
from stoneage.server.store.engines import parsed, reading_engine, writing_engine
from stoneage.server.store.notices import AddressRow, NoticeRow, Notices, SubscriptionRow
from stoneage.server.store.passkeys import ChallengeRow, PasskeyRow, Passkeys
from stoneage.server.store.review_store import ReviewStore
from stoneage.server.store.rows import (
    LinkRow,
    ReplayRow,
    ReviewClaim,
    ReviewKey,
    SessionRow,
)
from stoneage.server.store.schema import metadata
from tests.server.store.stored import ANNA, FIRST, LINE, another_table, with_people

pytestmark = pytest.mark.anyio

TABLES = 250


@pytest.fixture
def other_sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/other/stoneage.db"


@pytest.fixture(params=["other_sqlite_url", "empty_postgresql_url"])
def new_url(request: pytest.FixtureRequest) -> str:
    """A database in which nothing was made yet."""
    url: str = request.getfixturevalue(request.param)
    return url


async def tell(store: Store, table_id: str) -> None:
    """What somebody wants to be told, and a message that waits."""
    notices = Notices(store)
    await notices.put_wishes(ANNA.id, b"{}")
    await notices.subscribe(
        SubscriptionRow(
            endpoint_hash="e",
            person_id=ANNA.id,
            session_hash="s",
            endpoint="https://push.example/1",
            key="k",
            auth="a",
            created_at=4,
        )
    )
    await notices.put_address(
        AddressRow(
            person_id=ANNA.id, address="a@example.org", token_hash="t", stop_token="u", asked_at=5
        )
    )
    notice = NoticeRow(
        table_id=table_id, version=2, person_id=ANNA.id, target="mail", kind="over", due_at=6
    )
    await notices.enqueue([notice])


async def make_passkey(store: Store) -> None:
    passkeys = Passkeys(store)
    key = PasskeyRow(
        id="p", person_id=ANNA.id, public_key=b"k", sign_count=0, device=None, created_at=7
    )
    await passkeys.add(key)
    await passkeys.challenge(ChallengeRow(challenge_hash="c", person_id=None, expires_at=8), 0)


async def fill(url: str) -> None:
    """Some rows of every kind."""
    store = open_store(url)
    await with_people(store)
    rows = [another_table(number) for number in range(TABLES)]
    await asyncio.gather(*(store.create_table(row) for row in rows))
    await asyncio.gather(*(store.commit(replace(FIRST, id=row.id)) for row in rows))
    ended = replace(FIRST, id=rows[0].id, version=2, status="over", record=b"{}", due_at=7)
    assert await store.commit(ended)
    await store.say(replace(LINE, table_id=rows[0].id, text="ж 石器 🪨"))
    await store.mute(rows[0].id, ANNA.id, 1)
    await store.add_session(SessionRow(token_hash="s", person_id=ANNA.id, created_at=1, seen_at=2))
    await store.add_link(LinkRow(token_hash="l", person_id=ANNA.id, expires_at=2**40), now=0)
    await store.add_replay(ReplayRow(id="r", record=b"[]", created_at=3))
    key = ReviewKey(game_id="r", effort="quick", version=1)
    await tell(store, rows[0].id)
    await make_passkey(store)
    await ReviewStore(store).claim(ReviewClaim(key=key, claim="c", moves=3, now=1, until=2))
    await store.close()


def everything(url: str) -> dict[str, set[tuple[Any, ...]]]:
    engine = reading_engine(parsed(url))
    with engine.connect() as connection:
        rows = {
            table.name: {tuple(row) for row in connection.execute(select(table))}
            for table in metadata.sorted_tables
        }
    engine.dispose()
    return rows


def reason_for(work: Callable[[], None]) -> str:
    with pytest.raises(CannotOpen) as refusal:
        work()
    return refusal.value.reason


async def test_a_backup_brings_everything_from_any_database_to_any(
    database_url: str, new_url: str, tmp_path: Path
) -> None:
    await fill(database_url)
    path = tmp_path / "backups" / "monday.db"
    steps: list[tuple[int, int]] = []
    backup(database_url, path, lambda done, total: steps.append((done, total)))
    before = everything(database_url)
    assert all(before.values())
    total = sum(map(len, before.values()))
    assert steps[-1] == (total, total)
    assert all(
        0 < b[0] - a[0] <= ROWS_PER_BATCH for a, b in zip([(0, 0), *steps], steps, strict=False)
    )
    assert everything(f"sqlite:///{path}") == before
    restore(path, new_url)
    assert everything(new_url) == before
    store = open_store(new_url)
    assert await store.commit(replace(FIRST, id="table 1", version=2))
    await store.close()


async def test_a_backup_is_one_file_and_restoring_leaves_it_as_it_was(
    sqlite_url: str, tmp_path: Path
) -> None:
    await fill(sqlite_url)
    folder = tmp_path / "backups"
    backup(sqlite_url, folder / "monday.db")
    assert [path.name for path in folder.iterdir()] == ["monday.db"]
    assert (folder / "monday.db").stat().st_mode & 0o077 == 0
    content = (folder / "monday.db").read_bytes()
    restore(folder / "monday.db", f"sqlite:///{tmp_path}/new.db")
    assert [path.name for path in folder.iterdir()] == ["monday.db"]
    assert (folder / "monday.db").read_bytes() == content


async def test_a_backup_holds_one_moment_while_the_game_goes_on(
    database_url: str, tmp_path: Path
) -> None:
    """At every step of the copy another change is made to every table; none of them is in it."""
    await fill(database_url)
    before = everything(database_url)
    store = open_store(database_url)
    loop = asyncio.get_running_loop()
    version = 1

    async def change_all() -> None:
        nonlocal version
        version += 1
        ids = [f"table {number}" for number in range(1, TABLES)]
        changes = [replace(FIRST, id=table_id, version=version) for table_id in ids]
        assert all(await asyncio.gather(*map(store.commit, changes)))

    def disturb(_: int, __: int) -> None:
        asyncio.run_coroutine_threadsafe(change_all(), loop).result(30)

    path = tmp_path / "backup.db"
    await asyncio.to_thread(backup, database_url, path, disturb)
    await store.close()
    assert version > 3
    assert everything(database_url) != before
    assert everything(f"sqlite:///{path}") == before


async def test_a_backup_that_fails_leaves_no_file(database_url: str, tmp_path: Path) -> None:
    await fill(database_url)

    def fall_over(done: int, _: int) -> None:
        if done > ROWS_PER_BATCH:
            raise ZeroDivisionError

    folder = tmp_path / "backups"
    with pytest.raises(ZeroDivisionError):
        backup(database_url, folder / "monday.db", fall_over)
    assert list(folder.iterdir()) == []
    backup(database_url, folder / "monday.db")
    assert [path.name for path in folder.iterdir()] == ["monday.db"]


async def test_a_restoration_that_fails_restores_nothing(
    sqlite_url: str, new_url: str, tmp_path: Path
) -> None:
    await fill(sqlite_url)
    backup(sqlite_url, tmp_path / "backup.db")

    def fall_over(done: int, _: int) -> None:
        if done > ROWS_PER_BATCH:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        restore(tmp_path / "backup.db", new_url, fall_over)
    assert not any(everything(new_url).values())
    restore(tmp_path / "backup.db", new_url)
    assert everything(new_url) == everything(sqlite_url)


async def test_nothing_that_is_there_is_overwritten(database_url: str, tmp_path: Path) -> None:
    await fill(database_url)
    path = tmp_path / "backup.db"
    backup(database_url, path)
    content, before = path.read_bytes(), everything(database_url)
    assert reason_for(lambda: backup(database_url, path)) == "already-there"
    assert reason_for(lambda: restore(path, database_url)) == "not-empty"
    assert (path.read_bytes(), everything(database_url)) == (content, before)


def test_what_is_not_there_or_no_database_cannot_be_copied(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna, " * 500, encoding="utf-8")
    new, missing = f"sqlite:///{tmp_path}/new.db", tmp_path / "missing.db"
    assert reason_for(lambda: backup(f"sqlite:///{missing}", tmp_path / "x")) == "unreachable"
    assert reason_for(lambda: restore(missing, new)) == "unreachable"
    assert reason_for(lambda: restore(letter, new)) == "not-a-database"
    assert reason_for(lambda: backup(f"sqlite:///{letter}", tmp_path / "x")) == "not-a-database"
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


async def test_a_database_or_backup_of_another_version_is_named_so(
    database_url: str, new_url: str, tmp_path: Path
) -> None:
    await fill(database_url)
    path = tmp_path / "backup.db"
    backup(database_url, path)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert reason_for(lambda: restore(path, new_url)) == "newer-database"
    engine = writing_engine(parsed(database_url))
    for version, reason in (("9999", "newer-database"), (None, "other-version")):
        with engine.begin() as writing:
            writing.exec_driver_sql("DELETE FROM alembic_version")
            if version is not None:
                writing.exec_driver_sql(f"INSERT INTO alembic_version VALUES ('{version}')")
        assert reason_for(lambda: backup(database_url, tmp_path / "x")) == reason
    engine.dispose()
