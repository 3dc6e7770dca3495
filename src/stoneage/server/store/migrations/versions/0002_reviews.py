"""Reviews of games."""

from alembic import op
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    Text,
)

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "reviews",
        Column("game_id", Text(), nullable=False),
        Column("effort", Text(), nullable=False),
        Column("version", Integer(), nullable=False),
        Column("moves", Integer(), nullable=False),
        Column("reviewed", Integer(), nullable=False),
        Column("is_done", Boolean(), nullable=False),
        Column("has_failed", Boolean(), nullable=False),
        Column("claim", Text(), nullable=True),
        Column("claimed_until", BigInteger(), nullable=True),
        Column("summary", LargeBinary(), nullable=True),
        Column("review", LargeBinary(), nullable=True),
        PrimaryKeyConstraint("game_id", "effort", "version", name="pk_reviews"),
    )
