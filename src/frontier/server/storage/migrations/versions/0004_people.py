"""Sign-ins, scopes of tokens, bans, and when somebody was last here"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Towards the new schema."""
    op.create_table(
        "sign_ins",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sign_ins_person_people"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_sign_ins")),
    )
    with op.batch_alter_table("sign_ins", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_sign_ins_person"), ["person"], unique=False)

    op.create_table(
        "ended_cookies",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_ended_cookies_person_people"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_ended_cookies")),
    )
    with op.batch_alter_table("ended_cookies", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_ended_cookies_person"), ["person"], unique=False)

    # Tokens from before keep every right. Plain columns: SQLite adds them without copying the table.
    op.add_column("tokens", sa.Column("scopes", sa.String(40), nullable=False, server_default="read play chat"))
    op.add_column("people", sa.Column("seen", sa.Double(), nullable=True))
    op.add_column("people", sa.Column("ban", sa.String(length=200), nullable=True))
    op.add_column("people", sa.Column("ban_until", sa.Double(), nullable=True))


def downgrade() -> None:
    """Back again."""
    op.drop_column("people", "ban_until")
    op.drop_column("people", "ban")
    op.drop_column("people", "seen")
    op.drop_column("tokens", "scopes")
    for table in ("ended_cookies", "sign_ins"):
        with op.batch_alter_table(table, schema=None) as batch_op:
            batch_op.drop_index(batch_op.f(f"ix_{table}_person"))

        op.drop_table(table)
