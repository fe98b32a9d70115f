"""Answers to positions of the day: one for each person, game and day."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "puzzle_answers",
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("puzzle", sa.String(length=32), nullable=False),
        sa.Column("answer", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person_id"], ["people.id"], name=op.f("fk_puzzle_answers_person_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person_id", "game", "day", name=op.f("pk_puzzle_answers")),
    )
    op.create_index(op.f("ix_puzzle_answers_puzzle_day"), "puzzle_answers", ["puzzle", "day"])
