"""Whether a bot's last thought was cut short."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("seats", sa.Column("hurried", sa.Boolean(), server_default=sa.false(), nullable=False))
