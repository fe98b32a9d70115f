"""Lessons: which one a table is of, and how far people are."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.JSON(none_as_null=True), nullable=True))
    op.create_table(
        "lessons",
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("lesson", sa.String(length=32), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("slips", sa.Integer(), nullable=False),
        sa.Column("shown", sa.Boolean(), nullable=False),
        sa.Column("stars", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_lessons_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", "lesson", name=op.f("pk_lessons")),
    )
    op.create_index(op.f("ix_lessons_lesson_step"), "lessons", ["lesson", "step"])
