"""How much of a game the person at a seat has seen, on whatever screen, and what kinds of questions a table asks."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("seats", sa.Column("seen", sa.Integer()))
    op.add_column("tables", sa.Column("asks", sa.JSON(none_as_null=True), nullable=False, server_default="{}"))
