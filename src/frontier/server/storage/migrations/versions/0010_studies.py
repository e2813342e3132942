"""Studies: games that people look into; and tables whose game begins with a position"""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the studies of people, and the position that the game of a table begins with."""
    op.add_column("tables", sa.Column("start", sa.JSON(none_as_null=True), nullable=True))
    op.create_table(
        "studies",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_studies_person_people"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_studies")),
    )
    op.create_index(op.f("ix_studies_person"), "studies", ["person"])


def downgrade() -> None:
    """Drop the studies; games that began with a position cannot be read any more."""
    op.drop_table("studies")
    # Not as a batch: in SQLite that makes the table anew, and dropping the old one would delete all seats and logs.
    op.drop_column("tables", "start")
