"""Analyses of finished games: one for each seat, as far as somebody asked for it."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.String(length=32)),
        sa.Column("progress", sa.Double(), nullable=False),
        sa.Column("lease", sa.Double(), nullable=False),
        sa.Column("content", sa.LargeBinary()),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_analyses_table_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_analyses_person_id"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_analyses")),
    )
    op.create_index(op.f("ix_analyses_person_id"), "analyses", ["person_id"])
