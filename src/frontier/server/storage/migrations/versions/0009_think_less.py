"""Think less: tables whose bots are in a hurry"""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add whether the bots of a table think less; so far they do not."""
    op.add_column("tables", sa.Column("think_less", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Let all bots think as long as they like."""
    op.drop_column("tables", "think_less")
