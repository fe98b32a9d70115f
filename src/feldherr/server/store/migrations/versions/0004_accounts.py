"""Whether an address is confirmed, addresses that wait to be, and which mails went out lately."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("people", sa.Column("confirmed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "confirmations",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("email", sa.String(length=254), nullable=False),
        sa.Column("password", sa.String(length=200), nullable=True),
        sa.Column("expires", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_confirmations_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_confirmations")),
        sa.UniqueConstraint("person_id", name=op.f("uq_confirmations_person_id")),
    )
    op.create_index(op.f("ix_confirmations_expires"), "confirmations", ["expires"], unique=False)
    op.create_table(
        "mails",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("recipient", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_mails")),
    )
    op.create_index(op.f("ix_mails_recipient_kind"), "mails", ["recipient", "kind"], unique=False)
    op.create_index(op.f("ix_mails_at"), "mails", ["at"], unique=False)
