"""The tables of the database, the same in SQLite and PostgreSQL."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

# The newest migration: a database that has it is opened without looking for others.
REVISION: Final = "0006"

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text),
    Column("created_at", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("person_id", ForeignKey(people.c.id), nullable=False, index=True),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("device", Text),
    Column("way", Text),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person_id", ForeignKey(people.c.id), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("device", Text),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)

challenges = Table(
    "challenges",
    metadata,
    Column("challenge_hash", Text, primary_key=True),
    Column("person_id", ForeignKey(people.c.id), index=True),
    Column("expires_at", BigInteger, nullable=False, index=True),
)

links = Table(
    "links",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("person_id", ForeignKey(people.c.id), nullable=False, index=True),
    Column("expires_at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("watch", Text, nullable=False, unique=True),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("to_act", Integer),
    Column("due_at", BigInteger),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("document", LargeBinary, nullable=False),  # last: what is long slows what comes after it
    CheckConstraint("status IN ('open', 'running', 'over')", name="status"),
    Index(None, "status", "listed", "changed_at"),
)
Index(
    None,
    tables.c.due_at,
    sqlite_where=tables.c.due_at.is_not(None),
    postgresql_where=tables.c.due_at.is_not(None),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", ForeignKey(people.c.id), index=True),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("back", Integer, nullable=False),
    Column("moves", Text, nullable=False),
)

records = Table(
    "records",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("record", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("person_id", ForeignKey(people.c.id), index=True),  # None: they have deleted themselves
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("key", Text),
)

mutes = Table(
    "mutes",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("person_id", ForeignKey(people.c.id), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True),
)

notice_wishes = Table(
    "notice_wishes",
    metadata,
    Column("person_id", ForeignKey(people.c.id), primary_key=True),
    Column("wishes", LargeBinary, nullable=False),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("endpoint_hash", Text, primary_key=True),
    Column("person_id", ForeignKey(people.c.id), nullable=False, index=True),
    Column("session_hash", Text, nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

addresses = Table(
    "addresses",
    metadata,
    Column("person_id", ForeignKey(people.c.id), primary_key=True),
    Column("address", Text, nullable=False),
    Column("token_hash", Text, nullable=False, unique=True),
    Column("stop_token", Text, nullable=False, unique=True),
    Column("asked_at", BigInteger, nullable=False),
    Column("confirmed_at", BigInteger),
)

notices = Table(
    "notices",
    metadata,
    Column("table_id", ForeignKey(tables.c.id), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("person_id", ForeignKey(people.c.id), primary_key=True, index=True),
    Column("target", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("due_at", BigInteger, nullable=False, index=True),
    Column("attempts", Integer, nullable=False),
)

replays = Table(
    "replays",
    metadata,
    Column("id", Text, primary_key=True),
    Column("record", LargeBinary, nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("game_id", Text, primary_key=True),  # of a table, or of a record brought along
    Column("effort", Text, primary_key=True),
    Column("version", Integer, primary_key=True),  # of the analysis: a newer one reviews anew
    Column("moves", Integer, nullable=False),
    Column("reviewed", Integer, nullable=False),
    Column("is_done", Boolean, nullable=False),
    Column("has_failed", Boolean, nullable=False),
    Column("claim", Text),  # of the process that works on it
    Column("claimed_until", BigInteger),
    Column("summary", LargeBinary),
    Column("review", LargeBinary),  # last: what is long slows what comes after it
)
