"""When a question was asked, a pause began and a game was over, and how much of it a stand-in has played."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("tables", sa.Column("paused_at", sa.Double()))
    op.add_column("tables", sa.Column("ended_at", sa.Double()))
    op.add_column("tables", sa.Column("asked_at", sa.Double()))
    op.add_column("seats", sa.Column("given", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("given_for", sa.Integer(), nullable=False, server_default="0"))
    ahead = "COALESCE((SELECT max(ahead) FROM clock), 0)"  # of the server's clock, by which these two are told
    op.execute(f"UPDATE tables SET asked_at = updated - {ahead} WHERE status = 'running'")
    op.execute(f"UPDATE tables SET paused_at = updated - {ahead} WHERE status = 'paused'")
    op.execute("UPDATE tables SET ended_at = updated WHERE status = 'over'")
    op.execute(
        "UPDATE seats SET given = (SELECT count(*) FROM moves WHERE moves.table_id = seats.table_id"
        " AND moves.seat = seats.seat AND moves.kind = 'move')"
        " - (SELECT count(*) FROM moves WHERE moves.table_id = seats.table_id"
        " AND moves.seat = seats.seat AND moves.kind = 'undo')"
    )
    op.execute("UPDATE seats SET given = 0 WHERE given < 0")  # throws into a tower of their own were corrected
