"""The tables of the database. Migrations bring a database to this form."""

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

NAMING: Final = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
}
metadata: Final = MetaData(naming_convention=NAMING)
Plain = JSON(none_as_null=True)
Moment = Double

people: Final = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("email", String(254), unique=True),
    Column("confirmed", Boolean, nullable=False, default=False, server_default=false()),
    Column("password", String(200)),
    Column("return_code", String(64), unique=True),
    Column("language", String(2), nullable=False, default="en"),
    Column("notify", Plain, nullable=False),
    Column("mutes", Plain, nullable=False),
    Column("created", Moment, nullable=False),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Moment, nullable=False, index=True),
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", String(60), nullable=False),
    Column("token", String(64), nullable=False, unique=True),
    Column("created", Moment, nullable=False),
)

resets: Final = Table(
    "resets",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires", Moment, nullable=False, index=True),
)

confirmations: Final = Table(
    "confirmations",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("email", String(254), nullable=False),
    Column("password", String(200)),
    Column("expires", Moment, nullable=False, index=True),
)

mails: Final = Table(
    "mails",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("recipient", String(64), nullable=False),
    Column("at", Moment, nullable=False, index=True),
    Index(None, "recipient", "kind"),
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Plain, nullable=False),
    Column("version", Integer, nullable=False),
    Column("pace", Plain, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("invitation", String(32), nullable=False),
    Column("creator", String(32), index=True),
    Column("created", Moment, nullable=False),
    Column("updated", Moment, nullable=False),
    Column("status", String(8), nullable=False),
    Column("pause", String(8)),
    Column("tick", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("question", Integer, nullable=False),
    Column("waiting_for", Plain, nullable=False),
    Column("secret", LargeBinary),
    Column("seed", LargeBinary),
    Column("start", Plain),
    Column("first_question", Integer, nullable=False),
    Column("agreed", Plain, nullable=False),
    Column("outcome", Plain),
    Column("ended", String(8)),
    Column("rematch", String(32)),
    Column("origin", Plain),
    Column("chat", Integer, nullable=False),
    Column("bots_due", Boolean, nullable=False),
    Column("bot_lease", Moment, nullable=False),
    Column("hints", String(8), nullable=False),
    Column("revision", Integer, nullable=False, server_default="1"),
    Index(None, "public", "status", "updated"),
    Index(None, "bots_due", "bot_lease"),
)


def _of_table() -> Column[str]:
    """A column belongs to one table, so each gets its own."""
    return Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


seats: Final = Table(
    "seats",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("level", String(32)),
    Column("person_id", String(32), index=True),
    Column("name", String(60)),
    Column("character", String(32)),
    Column("nonce", String(32)),
    Column("stand_in", Boolean, nullable=False),
    Column("bank", Float),
    Column("asked", Integer),
    Column("asked_at", Moment),
    Column("due_at", Moment, index=True),
    Column("advance", Integer, nullable=False, server_default="0"),
    Column("answers", Integer, nullable=False, server_default="0"),
)

moves: Final = Table(
    "moves",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("question", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("tick", Integer, nullable=False),
    Column("at", Moment, nullable=False),
)

sealed: Final = Table(
    "sealed",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("question", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("tick", Integer, nullable=False),
    Column("at", Moment, nullable=False, server_default="0"),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("content", LargeBinary, nullable=False),
)

drafts: Final = Table(
    "drafts",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("decision", String(20), nullable=False),
    Column("text", Text, nullable=False),
)

notes: Final = Table(
    "notes",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("person_id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
)

chat: Final = Table(
    "chat",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True),
    Column("person_id", String(32), index=True),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Moment, nullable=False),
)

reports: Final = Table(
    "reports",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True),
    Column("person_id", String(32), primary_key=True),
    Column("reason", Text, nullable=False),
    Column("at", Moment, nullable=False),
)

notices: Final = Table(
    "notices",
    metadata,
    _of_table(),
    Column("question", Integer, primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("channel", String(8), primary_key=True),
    Column("state", String(8), nullable=False),
    Column("due", Moment, nullable=False),
    Column("attempts", Integer, nullable=False),
    Index(None, "state", "due"),
)

subscriptions: Final = Table(
    "subscriptions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", Moment, nullable=False),
)

clock: Final = Table(
    "clock",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("value", Moment, nullable=False),
    Column("ahead", Moment, nullable=False),
)

keys: Final = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("content", LargeBinary, nullable=False),
)

set_aside: Final = Table(
    "set_aside",
    metadata,
    _of_table(),
    Column("work", String(16), primary_key=True),
    Column("program", String(120), nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", Moment, nullable=False),
)

results: Final = Table(
    "results",
    metadata,
    _of_table(),
    Column("content", LargeBinary, nullable=False),
    Column("counted", Boolean, nullable=False),
)

tallies: Final = Table(
    "tallies",
    metadata,
    Column("kind", String(8), primary_key=True),
    Column("subject", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("company", String(8), primary_key=True),
    Column("public", Boolean, primary_key=True),
    Column("figure", String(48), primary_key=True),
    Column("value", Double, nullable=False),
    Index(None, "figure", "kind", "game", "company", "value"),
)
