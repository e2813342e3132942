"""Nonces that are promised before they are told"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Towards the new schema."""
    op.add_column("seats", sa.Column("commitment", sa.String(length=64), nullable=True))
    op.add_column("tables", sa.Column("reveal_by", sa.Double(), nullable=True))


def downgrade() -> None:
    """Back again."""
    # Not as a batch: in SQLite that makes the table anew, and dropping the old one would delete all seats and logs.
    op.drop_column("tables", "reveal_by")
    op.drop_column("seats", "commitment")
