"""Standing orders of a seat, and when they are looked at."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("seats", sa.Column("orders", sa.JSON(none_as_null=True), nullable=True))
    op.add_column("seats", sa.Column("order_asked", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("order_due", sa.Double(), nullable=True))
    op.add_column("seats", sa.Column("carried", sa.JSON(none_as_null=True), nullable=True))
    op.create_index("ix_seats_order_due", "seats", ["order_due"])
