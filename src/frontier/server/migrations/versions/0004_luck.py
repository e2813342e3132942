"""Nonces that are promised before they are told"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Towards the new schema."""
    op.add_column("seats", sa.Column("commitment", sa.String(length=64), nullable=True))
    op.add_column("tables", sa.Column("reveal_by", sa.Double(), nullable=True))


def downgrade() -> None:
    """Back again."""
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("reveal_by")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.drop_column("commitment")
