"""Ways into an account beside its password: passkeys, identities at a provider, and attempts under way."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("people", sa.Column("account", sa.Boolean(), server_default=sa.false(), nullable=False))
    people = sa.table("people", sa.column("account", sa.Boolean()), sa.column("email", sa.String()))
    op.execute(people.update().where(people.c.email.is_not(None)).values(account=True))
    op.add_column("sessions", sa.Column("opened", sa.Double(), server_default="0", nullable=False))
    op.create_table(
        "attempts",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("browser", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("person_id", sa.String(length=32)),
        sa.Column("facts", sa.JSON(none_as_null=True), nullable=False),
        sa.Column("expires", sa.Double(), nullable=False),
        _of_person("attempts"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_attempts")),
    )
    op.create_index(op.f("ix_attempts_person_id"), "attempts", ["person_id"])
    op.create_index(op.f("ix_attempts_expires"), "attempts", ["expires"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=60), nullable=False),
        sa.Column("credential", sa.String(length=1400), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("count", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("used", sa.Double()),
        _of_person("passkeys"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
        sa.UniqueConstraint("credential", name=op.f("uq_passkeys_credential")),
    )
    op.create_index(op.f("ix_passkeys_person_id"), "passkeys", ["person_id"])
    op.create_table(
        "identities",
        sa.Column("issuer", sa.String(length=255), nullable=False),
        sa.Column("subject", sa.String(length=255), nullable=False),
        sa.Column("person_id", sa.String(length=32), nullable=False),
        sa.Column("first", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        _of_person("identities"),
        sa.PrimaryKeyConstraint("issuer", "subject", name=op.f("pk_identities")),
        sa.UniqueConstraint("person_id", "issuer", name=op.f("uq_identities_person_id_issuer")),
    )


def _of_person(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["person_id"], ["people.id"], name=op.f(f"fk_{table}_person_id"), ondelete="CASCADE")
