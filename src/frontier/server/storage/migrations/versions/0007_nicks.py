"""Names of people who play at one device"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the name that a seat may have of its own."""
    op.add_column("seats", sa.Column("nick", sa.String(length=40), nullable=True))


def downgrade() -> None:
    """Drop the names of seats."""
    # Not as a batch: in SQLite that makes the table anew, and dropping the old one would delete all seats and logs.
    op.drop_column("seats", "nick")
