"""Who may talk at a table, and whom its host keeps away"""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Towards the new schema. At tables from before those who sit go on talking; the host may let others talk again."""
    op.add_column("tables", sa.Column("chat", sa.String(length=10), nullable=False, server_default="seated"))
    op.create_table(
        "bans",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_bans_person_people"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_bans_table_tables"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "person", name=op.f("pk_bans")),
    )


def downgrade() -> None:
    """Back again."""
    op.drop_table("bans")
    # Not as a batch: in SQLite that makes the table anew, and dropping the old one would delete all seats and logs.
    op.drop_column("tables", "chat")
