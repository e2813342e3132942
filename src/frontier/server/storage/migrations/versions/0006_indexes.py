"""Indexes that let people be deleted without reading everything"""

from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

COLUMNS = (("chat", "person"), ("mutes", "muted"), ("mutes", "owner"), ("tables", "host"))


def upgrade() -> None:
    """Create the indexes of the columns that name a person."""
    for table, column in COLUMNS:
        op.create_index(op.f(f"ix_{table}_{column}"), table, [column], unique=False)


def downgrade() -> None:
    """Drop the indexes of the columns that name a person."""
    for table, column in COLUMNS:
        op.drop_index(op.f(f"ix_{table}_{column}"), table_name=table)
