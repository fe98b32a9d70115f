"""Sandboxes, and positions that are shared by link."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("sandbox", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.create_table(
        "positions",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("content", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("used", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_positions")),
    )
    op.create_index(op.f("ix_positions_used"), "positions", ["used"], unique=False)
