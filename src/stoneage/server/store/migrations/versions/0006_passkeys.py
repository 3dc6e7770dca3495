"""Passkeys, and what is known of the devices of a person."""

from alembic import op
from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKeyConstraint,
    LargeBinary,
    PrimaryKeyConstraint,
    Text,
)

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("sessions", Column("device", Text(), nullable=True))
    op.add_column("sessions", Column("way", Text(), nullable=True))
    op.create_table(
        "passkeys",
        Column("id", Text(), nullable=False),
        Column("person_id", Text(), nullable=False),
        Column("public_key", LargeBinary(), nullable=False),
        Column("sign_count", BigInteger(), nullable=False),
        Column("device", Text(), nullable=True),
        Column("created_at", BigInteger(), nullable=False),
        Column("used_at", BigInteger(), nullable=True),
        ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_passkeys_person_id"),
        PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_person_id", "passkeys", ["person_id"])
    op.create_table(
        "challenges",
        Column("challenge_hash", Text(), nullable=False),
        Column("person_id", Text(), nullable=True),
        Column("expires_at", BigInteger(), nullable=False),
        ForeignKeyConstraint(["person_id"], ["people.id"], name="fk_challenges_person_id"),
        PrimaryKeyConstraint("challenge_hash", name="pk_challenges"),
    )
    op.create_index("ix_challenges_person_id", "challenges", ["person_id"])
    op.create_index("ix_challenges_expires_at", "challenges", ["expires_at"])
