"""Puzzles: what came of those that people have tried"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the results of puzzles."""
    op.create_table(
        "puzzle_results",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("puzzle", sa.String(length=100), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("credit", sa.Double(), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=True),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_puzzle_results_person_people"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "puzzle", name=op.f("pk_puzzle_results")),
    )


def downgrade() -> None:
    """Drop the results of puzzles."""
    op.drop_table("puzzle_results")
