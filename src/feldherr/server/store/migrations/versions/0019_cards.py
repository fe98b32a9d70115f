"""Cards of the coach that people have seen."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "cards",
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("card", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_cards_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", "card", name=op.f("pk_cards")),
    )
