"""Indexes that let people be deleted without reading everything"""

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

COLUMNS = (("chat", "person"), ("mutes", "muted"), ("mutes", "owner"), ("tables", "host"))


def upgrade() -> None:
    """Towards the new schema."""
    for table, column in COLUMNS:
        op.create_index(op.f(f"ix_{table}_{column}"), table, [column], unique=False)


def downgrade() -> None:
    """Back again."""
    for table, column in COLUMNS:
        op.drop_index(op.f(f"ix_{table}_{column}"), table_name=table)
