"""Bringing a database up to date, however many processes start at once."""

from typing import Final

from sqlalchemy import URL, Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from .engines import is_postgresql, why_not_opened, writing_engine
from .errors import CannotOpen
from .schema import REVISION

LOCK: Final = text("SELECT pg_advisory_xact_lock(hashtext('stoneage migrations'))")
VERSION: Final = text("SELECT version_num FROM alembic_version")


def migrate(url: URL) -> None:
    """Make what is missing, in one transaction that all other processes wait for."""
    engine = writing_engine(url)
    try:
        with engine.begin() as connection:
            if is_postgresql(connection):
                connection.execute(LOCK)
            if revision(connection) != REVISION:
                upgrade(connection)
    except DBAPIError as error:
        raise why_not_opened(error) from error
    finally:
        engine.dispose()


def revision(connection: Connection) -> str | None:
    """The migration that the database has come to, or None where it has none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(VERSION)
    return found


def upgrade(connection: Connection) -> None:
    """Run all migrations that the database has not seen yet."""
    # Loading alembic takes a while, and most starts have nothing to migrate.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "stoneage.server.store:migrations")
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    found = revision(connection)
    if found is not None and found not in known:
        raise CannotOpen("newer-database", f"{found}, here {REVISION}")
    command.upgrade(config, "head")
