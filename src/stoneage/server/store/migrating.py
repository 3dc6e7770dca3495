"""Bringing a database up to date, however many processes start at once."""

from typing import TYPE_CHECKING, Final

from sqlalchemy import URL, Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from .engines import is_postgresql, why_not_opened, writing_engine
from .errors import CannotOpen
from .schema import REVISION

if TYPE_CHECKING:
    from alembic.config import Config

LOCK: Final = text("SELECT pg_advisory_xact_lock(hashtext('stoneage migrations'))")
VERSION: Final = text("SELECT version_num FROM alembic_version")
WRITE_ANEW: Final = text("UPDATE alembic_version SET version_num = version_num")
"""Changes nothing, and is written to the disk nevertheless."""


def migrate(url: URL) -> None:
    """Make what is missing, in one transaction that all other processes wait for.

    What may only be read is refused now, not when somebody makes the first move.
    """
    engine = writing_engine(url)
    try:
        with engine.begin() as connection:
            if is_postgresql(connection):
                connection.execute(LOCK)
            if revision(connection) != REVISION:
                upgrade(connection)
            connection.execute(WRITE_ANEW)
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


def check_known(found: str | None) -> None:
    """Whether a migration is one of ours, or `CannotOpen`."""
    # Loading alembic takes a while, and most starts have nothing to migrate.
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if found is not None and found not in known:
        raise CannotOpen("newer-database", f"{found}, here {REVISION}")


def upgrade(connection: Connection) -> None:
    """Run all migrations that the database has not seen yet."""
    from alembic import command  # noqa: PLC0415

    check_known(revision(connection))
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _config() -> "Config":
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", "stoneage.server.store:migrations")
    return config
