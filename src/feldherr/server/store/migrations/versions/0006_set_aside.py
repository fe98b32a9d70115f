"""Work that cannot be done for a table is remembered."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "set_aside",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("work", sa.String(length=16), nullable=False),
        sa.Column("program", sa.String(length=120), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_set_aside_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "work", name=op.f("pk_set_aside")),
    )
