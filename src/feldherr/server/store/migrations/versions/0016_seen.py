"""How much of a game the person at a seat has seen, on whatever screen."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("seats", sa.Column("seen", sa.Integer()))
