"""Notices by Web Push and by mail."""

from alembic import op
from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKeyConstraint,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    Text,
    UniqueConstraint,
)

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "notice_wishes",
        Column("person_id", Text(), nullable=False),
        Column("wishes", LargeBinary(), nullable=False),
        ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_notice_wishes_person_id"),
        PrimaryKeyConstraint("person_id", name="pk_notice_wishes"),
    )
    op.create_table(
        "subscriptions",
        Column("endpoint_hash", Text(), nullable=False),
        Column("person_id", Text(), nullable=False),
        Column("session_hash", Text(), nullable=False),
        Column("endpoint", Text(), nullable=False),
        Column("key", Text(), nullable=False),
        Column("auth", Text(), nullable=False),
        Column("created_at", BigInteger(), nullable=False),
        ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_subscriptions_person_id"),
        PrimaryKeyConstraint("endpoint_hash", name="pk_subscriptions"),
    )
    op.create_index("ix_subscriptions_person_id", "subscriptions", ["person_id"])
    op.create_index("ix_subscriptions_session_hash", "subscriptions", ["session_hash"])
    op.create_table(
        "addresses",
        Column("person_id", Text(), nullable=False),
        Column("address", Text(), nullable=False),
        Column("token_hash", Text(), nullable=False),
        Column("stop_token", Text(), nullable=False),
        Column("asked_at", BigInteger(), nullable=False),
        Column("confirmed_at", BigInteger(), nullable=True),
        ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_addresses_person_id"),
        PrimaryKeyConstraint("person_id", name="pk_addresses"),
        UniqueConstraint("token_hash", name="uq_addresses_token_hash"),
        UniqueConstraint("stop_token", name="uq_addresses_stop_token"),
    )
    op.create_table(
        "notices",
        Column("table_id", Text(), nullable=False),
        Column("version", Integer(), nullable=False),
        Column("person_id", Text(), nullable=False),
        Column("target", Text(), nullable=False),
        Column("kind", Text(), nullable=False),
        Column("due_at", BigInteger(), nullable=False),
        Column("attempts", Integer(), nullable=False),
        ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_notices_table_id"),
        ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_notices_person_id"),
        PrimaryKeyConstraint("table_id", "version", "person_id", "target", name="pk_notices"),
    )
    op.create_index("ix_notices_person_id", "notices", ["person_id"])
    op.create_index("ix_notices_due_at", "notices", ["due_at"])
