"""Subscriptions to web push"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Towards the new schema."""
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.String(length=1000), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=30), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_subscriptions_person_people")),
        sa.PrimaryKeyConstraint("endpoint", name=op.f("pk_subscriptions")),
    )
    with op.batch_alter_table("subscriptions", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_subscriptions_person"), ["person"], unique=False)


def downgrade() -> None:
    """Back again."""
    with op.batch_alter_table("subscriptions", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_subscriptions_person"))

    op.drop_table("subscriptions")
