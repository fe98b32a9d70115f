"""Ratings of people, who follows and blocks whom, and tournaments."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean(), server_default=sa.false(), nullable=False))
    _people()
    _tournaments()


def _people() -> None:
    op.create_table(
        "ties",
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("other_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_ties_person_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other_id"], ["people.id"], name=op.f("fk_ties_other_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", "other_id", name=op.f("pk_ties")),
    )
    op.create_index(op.f("ix_ties_other_id"), "ties", ["other_id"])
    op.create_table(
        "ratings",
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("opponents", sa.Integer(), nullable=False),
        sa.Column("abandoned", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f("fk_ratings_person_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", "game", "pace", name=op.f("pk_ratings")),
    )
    op.create_index(op.f("ix_ratings_game_pace_mu"), "ratings", ["game", "pace", "mu"])
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("pace", sa.String(length=8), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_rated_games_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_rated_games")),
        sa.UniqueConstraint("number", name=op.f("uq_rated_games_number")),
    )
    of_game = sa.ForeignKeyConstraint(
        ["table_id"], ["rated_games.table_id"], name=op.f("fk_rated_seats_table_id"), ondelete="CASCADE"
    )
    op.create_table(
        "rated_seats",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.String(length=32)),
        sa.Column("level", sa.String(length=32)),
        sa.Column("place", sa.Integer()),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        of_game,
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_rated_seats")),
    )
    op.create_index(op.f("ix_rated_seats_person_id"), "rated_seats", ["person_id"])


def _tournaments() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("creator", sa.String(length=32)),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("options", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("pace", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("size", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("places", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("opened", sa.Double(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tournaments")),
    )
    op.create_index(op.f("ix_tournaments_creator"), "tournaments", ["creator"])
    op.create_index(op.f("ix_tournaments_status_updated"), "tournaments", ["status", "updated"])

    def of_tournament(name: str) -> sa.ForeignKeyConstraint:
        key = op.f(f"fk_{name}_tournament_id")
        return sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"], name=key, ondelete="CASCADE")

    op.create_table(
        "tournament_entries",
        sa.Column("tournament_id", sa.String(length=32), nullable=False),
        sa.Column("entry", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.String(length=32)),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("present", sa.Boolean(), nullable=False),
        of_tournament("tournament_entries"),
        sa.PrimaryKeyConstraint("tournament_id", "entry", name=op.f("pk_tournament_entries")),
        sa.UniqueConstraint("tournament_id", "person_id", name=op.f("uq_tournament_entries_tournament_id_person_id")),
    )
    op.create_index(op.f("ix_tournament_entries_person_id"), "tournament_entries", ["person_id"])
    of_table = sa.ForeignKeyConstraint(
        ["table_id"], ["tables.id"], name=op.f("fk_tournament_tables_table_id"), ondelete="CASCADE"
    )
    op.create_table(
        "tournament_tables",
        sa.Column("tournament_id", sa.String(length=32), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seating", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("result", sa.JSON(none_as_null=True)),
        of_tournament("tournament_tables"),
        of_table,
        sa.PrimaryKeyConstraint("tournament_id", "round", "number", name=op.f("pk_tournament_tables")),
        sa.UniqueConstraint("table_id", name=op.f("uq_tournament_tables_table_id")),
    )
