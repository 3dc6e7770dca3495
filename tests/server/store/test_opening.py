"""Opening a store: made where there is none, refused by name where that cannot be."""

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from stoneage.server.store import CannotOpen, migrations, open_store
from stoneage.server.store.engines import is_postgresql, parsed, writing_engine
from stoneage.server.store.schema import REVISION, metadata
from tests.server.full_disk import disk_full
from tests.server.store.stored import ANNA, with_people

AT_ONCE = 3
OPEN = """
import sys
import alembic.command
from stoneage.server.store import open_store
print("ready", flush=True)
sys.stdin.readline()
open_store(sys.argv[1])
"""


@pytest.fixture(params=["sqlite", "empty_postgresql"])
def empty_url(request: pytest.FixtureRequest) -> str:
    """A database in which nothing was made yet."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


def open_and_close(url: str) -> None:
    async def opened() -> None:
        await open_store(url).close()

    asyncio.run(opened())


def reason_for(url: str) -> str:
    with pytest.raises(CannotOpen) as refusal:
        open_store(url)
    return refusal.value.reason


def execute(url: str, statement: str) -> None:
    engine = writing_engine(parsed(url))
    with engine.begin() as connection:
        connection.exec_driver_sql(statement)
    engine.dispose()


def test_the_migrations_make_exactly_the_tables_that_the_program_expects(empty_url: str) -> None:
    open_and_close(empty_url)
    engine = writing_engine(parsed(empty_url))
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        connection.exec_driver_sql("DROP INDEX ix_seats_person_id")
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
        assert [kind for kind, _ in differences] == ["add_index"]
    engine.dispose()


SQLITE_DEFINITIONS = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL"
POSTGRESQL_DEFINITIONS = """
SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
UNION SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
FROM pg_constraint WHERE connamespace = 'public'::regnamespace
"""


def lines_of(definition: str) -> list[str]:
    """Without quotes; a column that was added later has a line of its own, too."""
    return re.sub(r", (?=\w+ [A-Z])", ",\n", definition.replace('"', "")).splitlines()


def definitions(connection: Connection) -> list[list[str]]:
    """All indices and constraints, whatever order their table has them in; names without quotes."""
    statement = POSTGRESQL_DEFINITIONS if is_postgresql(connection) else SQLITE_DEFINITIONS
    return sorted(
        sorted(line.strip(" ,\t") for line in lines_of(definition))
        for definition in connection.exec_driver_sql(statement).scalars()
        if "alembic_version" not in definition
    )


def test_the_migrations_make_the_same_indices_and_constraints(empty_url: str) -> None:
    """Conditions and all, which alembic does not compare."""
    open_and_close(empty_url)
    engine = writing_engine(parsed(empty_url))
    with engine.begin() as connection:
        migrated = definitions(connection)
        metadata.drop_all(connection)
        metadata.create_all(connection)
        assert "due_at IS NOT NULL" in str(migrated)
        assert migrated == definitions(connection)
    engine.dispose()


def test_the_newest_migration_is_the_one_that_is_looked_for() -> None:
    folder = Path(str(migrations.__file__)).parent
    assert ScriptDirectory(str(folder)).get_heads() == [REVISION]


def test_processes_that_start_at_once_make_the_database_once(empty_url: str) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", OPEN, empty_url],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        for _ in range(AT_ONCE)
    ]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline().strip() == b"ready"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write(b"\n")
        process.stdin.flush()
    assert [process.communicate()[1] for process in processes] == [b""] * AT_ONCE
    assert [process.returncode for process in processes] == [0] * AT_ONCE
    open_and_close(empty_url)


def test_what_was_stored_is_there_when_the_store_is_opened_again(database_url: str) -> None:
    async def write_and_read() -> None:
        first = open_store(database_url)
        await with_people(first)
        await first.close()
        second = open_store(database_url)
        assert await second.person(ANNA.id) == ANNA
        await second.close()

    asyncio.run(write_and_read())


def test_a_database_of_a_newer_program_is_refused_and_left_alone(database_url: str) -> None:
    open_and_close(database_url)
    execute(database_url, "UPDATE alembic_version SET version_num = '9999'")
    assert reason_for(database_url) == "newer-database"
    execute(database_url, f"UPDATE alembic_version SET version_num = '{REVISION}'")
    open_and_close(database_url)


@pytest.mark.parametrize(
    "url", ["", "stoneage.db", "sqlite://", "sqlite:///:memory:", "mysql://a@b/c", "http://x:y/"]
)
def test_other_urls_are_no_databases_of_ours(url: str) -> None:
    assert reason_for(url) == "unknown-database"


def test_a_database_server_that_does_not_answer_is_unreachable(tmp_path: Path) -> None:
    assert reason_for(f"postgresql://nobody@/nothing?host={tmp_path}") == "unreachable"


def test_a_database_that_is_not_there_is_unreachable(postgresql_url: str) -> None:
    assert reason_for(postgresql_url.replace("/stoneage_", "/missing_")) == "unreachable"


def test_another_file_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna, " * 500, encoding="utf-8")
    assert reason_for(f"sqlite:///{path}") == "not-a-database"
    assert path.read_text(encoding="utf-8") == "Dear Anna, " * 500


def test_a_place_that_cannot_be_written_is_named_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert reason_for(f"sqlite:///{tmp_path}/file/stoneage.db") == "not-writable"
    assert reason_for(f"sqlite:///{tmp_path}") == "not-writable"


@pytest.mark.skipif(os.name != "posix", reason="rights are others elsewhere")
def test_nobody_else_on_the_machine_reads_a_database(tmp_path: Path) -> None:
    """A new one, what SQLite lays beside it, and one that an earlier version left open to all."""
    file = tmp_path / "club" / "stoneage.db"

    async def rights_of_all() -> dict[str, int]:
        store = open_store(f"sqlite:///{file}")
        await with_people(store)
        rights = {path.name: path.stat().st_mode & 0o777 for path in file.parent.iterdir()}
        await store.close()
        return rights

    before = os.umask(0o022)
    try:
        rights = asyncio.run(rights_of_all())
    finally:
        os.umask(before)
    assert rights == dict.fromkeys(("stoneage.db", "stoneage.db-wal", "stoneage.db-shm"), 0o600)
    file.chmod(0o644)
    open_and_close(f"sqlite:///{file}")
    assert file.stat().st_mode & 0o777 == 0o600
    file.chmod(0o640)
    open_and_close(f"sqlite:///{file}")
    assert file.stat().st_mode & 0o777 == 0o640


def test_a_database_that_can_only_be_read_is_named_so_at_once(database_url: str) -> None:
    """Not when the first move is made."""
    open_and_close(database_url)
    if database_url.startswith("postgresql"):
        name = parsed(database_url).database
        execute(database_url, f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        assert reason_for(database_url) == "not-writable"
    else:
        with disk_full():
            assert reason_for(database_url) == "not-writable"


def test_a_role_that_may_not_make_tables_is_told_so(empty_postgresql_url: str) -> None:
    execute(empty_postgresql_url, "CREATE ROLE guest LOGIN")
    try:
        url = empty_postgresql_url.replace("stoneage@", "guest@")
        assert reason_for(url) == "not-writable"
    finally:
        execute(empty_postgresql_url, "DROP ROLE guest")


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(CannotOpen) as refusal:
        open_store("postgresql://anybody@127.0.0.1/anything")
    assert (refusal.value.reason, refusal.value.detail) == ("driver-missing", "psycopg")


def test_sqlite_is_set_to_lose_nothing(sqlite_url: str) -> None:
    open_and_close(sqlite_url)
    engine = writing_engine(parsed(sqlite_url))
    with engine.begin() as connection:
        settings = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        }
    engine.dispose()
    full = 2
    assert settings == {
        "journal_mode": "wal",
        "synchronous": full,
        "foreign_keys": 1,
        "busy_timeout": 10_000,
    }


def test_postgresql_commits_synchronously_whatever_is_configured(postgresql_url: str) -> None:
    name = parsed(postgresql_url).database
    execute(postgresql_url, f"ALTER DATABASE {name} SET synchronous_commit = off")
    engine = writing_engine(parsed(postgresql_url))
    with engine.begin() as connection:
        assert connection.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
    engine.dispose()
