"""Lessons: the tables they are played at, and who has done which"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the lesson of a table, and the lessons that people have done."""
    op.add_column("tables", sa.Column("lesson", sa.String(length=120), nullable=True))
    op.create_table(
        "lessons_done",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("lesson", sa.String(length=100), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_lessons_done_person_people"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "lesson", name=op.f("pk_lessons_done")),
    )


def downgrade() -> None:
    """Drop what is kept of lessons."""
    op.drop_table("lessons_done")
    # Not as a batch: in SQLite that makes the table anew, and dropping the old one would delete all seats and logs.
    op.drop_column("tables", "lesson")
