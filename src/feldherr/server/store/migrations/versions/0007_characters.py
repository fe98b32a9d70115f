"""Whom a bot plays at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("seats", sa.Column("character", sa.String(length=32), nullable=True))
