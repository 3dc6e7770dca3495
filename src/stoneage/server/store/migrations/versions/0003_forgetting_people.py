"""What people said outlives them, without their name."""

from alembic import op
from sqlalchemy import Text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("chat") as chat:
        chat.alter_column("person_id", existing_type=Text(), nullable=True)
    op.create_index("ix_chat_person_id", "chat", ["person_id"])
    op.create_index("ix_mutes_person_id", "mutes", ["person_id"])
