"""Why a bot plays for somebody, what a table proposes, its name and moment, lines that nobody said, and vacations."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    plain = sa.JSON(none_as_null=True)
    op.add_column("tables", sa.Column("name", sa.String(length=60), nullable=True))
    op.add_column("tables", sa.Column("moment", plain, nullable=True))
    op.add_column("tables", sa.Column("proposals", plain, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("paused_by", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("removed", plain, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("when_full", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.drop_column("tables", "agreed")
    op.add_column("seats", sa.Column("why", sa.String(length=8), nullable=True))
    op.add_column("seats", sa.Column("offered", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("taken_over", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("away_until", sa.Double(), nullable=True))
    op.add_column("seats", sa.Column("away_days", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("seats", sa.Column("vacation", sa.String(length=32), nullable=True))
    op.execute("UPDATE seats SET why = 'left' WHERE stand_in")
    op.add_column("chat", sa.Column("kind", sa.String(length=16), nullable=False, server_default="said"))
    op.add_column("chat", sa.Column("facts", plain, nullable=True))
    op.create_table(
        "vacations",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("first", sa.String(length=10), nullable=False),
        sa.Column("days", sa.Integer(), nullable=False),
        sa.Column("start", sa.Double(), nullable=False),
        sa.Column("end", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_vacations_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_vacations")),
    )
    op.create_index(op.f("ix_vacations_person_id"), "vacations", ["person_id"], unique=False)
    op.create_index(op.f("ix_vacations_end"), "vacations", ["end"], unique=False)
