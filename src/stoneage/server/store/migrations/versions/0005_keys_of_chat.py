"""A line of chat that is sent again with its key is written once."""

from alembic import op
from sqlalchemy import Column, Text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    # SQLite would add it in a form of its own.
    is_sqlite = op.get_bind().dialect.name == "sqlite"
    with op.batch_alter_table("chat", recreate="always" if is_sqlite else "never") as chat:
        chat.add_column(Column("key", Text(), nullable=True))
