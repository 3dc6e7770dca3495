"""The first tables."""

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    Text,
    UniqueConstraint,
    text,
)

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        Column("id", Text(), nullable=False),
        Column("name", Text(), nullable=False),
        Column("language", Text(), nullable=True),
        Column("created_at", BigInteger(), nullable=False),
        PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "replays",
        Column("id", Text(), nullable=False),
        Column("record", LargeBinary(), nullable=False),
        Column("created_at", BigInteger(), nullable=False),
        PrimaryKeyConstraint("id", name="pk_replays"),
    )
    op.create_table(
        "tables",
        Column("id", Text(), nullable=False),
        Column("watch", Text(), nullable=False),
        Column("status", Text(), nullable=False),
        Column("listed", Boolean(), nullable=False),
        Column("version", Integer(), nullable=False),
        Column("to_act", Integer(), nullable=True),
        Column("due_at", BigInteger(), nullable=True),
        Column("created_at", BigInteger(), nullable=False),
        Column("changed_at", BigInteger(), nullable=False),
        Column("document", LargeBinary(), nullable=False),
        CheckConstraint("status IN ('open', 'running', 'over')", name=op.f("ck_tables_status")),
        PrimaryKeyConstraint("id", name="pk_tables"),
        UniqueConstraint("watch", name="uq_tables_watch"),
    )
    op.create_index(
        "ix_tables_due_at",
        "tables",
        ["due_at"],
        sqlite_where=text("due_at IS NOT NULL"),
        postgresql_where=text("due_at IS NOT NULL"),
    )
    op.create_index(
        "ix_tables_status_listed_changed_at", "tables", ["status", "listed", "changed_at"]
    )
    op.create_table(
        "chat",
        Column("table_id", Text(), nullable=False),
        Column("number", Integer(), nullable=False),
        Column("seat", Integer(), nullable=True),
        Column("person_id", Text(), nullable=False),
        Column("name", Text(), nullable=False),
        Column("text", Text(), nullable=False),
        Column("at", BigInteger(), nullable=False),
        ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_chat_person_id"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id"),
        PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
    )
    op.create_table(
        "entries",
        Column("table_id", Text(), nullable=False),
        Column("version", Integer(), nullable=False),
        Column("back", Integer(), nullable=False),
        Column("moves", Text(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id"),
        PrimaryKeyConstraint("table_id", "version", name="pk_entries"),
    )
    op.create_table(
        "links",
        Column("token_hash", Text(), nullable=False),
        Column("person_id", Text(), nullable=False),
        Column("expires_at", BigInteger(), nullable=False),
        ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_links_person_id"),
        PrimaryKeyConstraint("token_hash", name="pk_links"),
    )
    op.create_index("ix_links_person_id", "links", ["person_id"])
    op.create_table(
        "mutes",
        Column("table_id", Text(), nullable=False),
        Column("person_id", Text(), nullable=False),
        Column("seat", Integer(), nullable=False),
        ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_mutes_person_id"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_mutes_table_id"),
        PrimaryKeyConstraint("table_id", "person_id", "seat", name="pk_mutes"),
    )
    op.create_table(
        "records",
        Column("table_id", Text(), nullable=False),
        Column("record", LargeBinary(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_records_table_id"),
        PrimaryKeyConstraint("table_id", name="pk_records"),
    )
    op.create_table(
        "seats",
        Column("table_id", Text(), nullable=False),
        Column("seat", Integer(), nullable=False),
        Column("person_id", Text(), nullable=True),
        ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_seats_person_id"),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_person_id", "seats", ["person_id"])
    op.create_table(
        "sessions",
        Column("token_hash", Text(), nullable=False),
        Column("person_id", Text(), nullable=False),
        Column("created_at", BigInteger(), nullable=False),
        Column("seen_at", BigInteger(), nullable=False),
        ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_sessions_person_id"),
        PrimaryKeyConstraint("token_hash", name="pk_sessions"),
    )
    op.create_index("ix_sessions_person_id", "sessions", ["person_id"])
