"""The server's clock, what clocks have given in advance, and changes that only their seat is told of."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "clock",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("value", sa.Double(), nullable=False),
        sa.Column("ahead", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_clock")),
    )
    op.add_column("tables", sa.Column("revision", sa.Integer(), nullable=False, server_default="1"))
    op.add_column("seats", sa.Column("advance", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("answers", sa.Integer(), nullable=False, server_default="0"))
    op.execute("UPDATE seats SET bank = due_at - asked_at WHERE bank IS NULL AND due_at IS NOT NULL")
