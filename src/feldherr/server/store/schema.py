"""The tables of the database. Migrations bring a database to this form."""

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
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
    UniqueConstraint,
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
    Column("account", Boolean, nullable=False, default=False, server_default=false()),
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
    Column("opened", Moment, nullable=False, default=0.0, server_default="0"),
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

attempts: Final = Table(
    "attempts",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("browser", String(64), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("facts", Plain, nullable=False),
    Column("expires", Moment, nullable=False, index=True),
)

passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(60), nullable=False),
    Column("credential", String(1400), nullable=False, unique=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("created", Moment, nullable=False),
    Column("used", Moment),
)

identities: Final = Table(
    "identities",
    metadata,
    Column("issuer", String(255), primary_key=True),
    Column("subject", String(255), primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("first", Boolean, nullable=False),
    Column("created", Moment, nullable=False),
    UniqueConstraint("person_id", "issuer"),
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
    Column("asked_at", Moment),
    Column("waiting_for", Plain, nullable=False),
    Column("secret", LargeBinary),
    Column("seed", LargeBinary),
    Column("start", Plain),
    Column("first_question", Integer, nullable=False),
    Column("outcome", Plain),
    Column("ended", String(8)),
    Column("rematch", String(32)),
    Column("origin", Plain),
    Column("chat", Integer, nullable=False),
    Column("bots_due", Boolean, nullable=False),
    Column("bot_lease", Moment, nullable=False),
    Column("hints", String(8), nullable=False),
    Column("revision", Integer, nullable=False, server_default="1"),
    Column("lesson", Plain),
    Column("sandbox", Boolean, nullable=False, default=False, server_default=false()),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("name", String(60)),
    Column("moment", Plain),
    Column("asks", Plain, nullable=False, server_default="{}"),
    Column("proposals", Plain, nullable=False, server_default="[]"),
    Column("paused_by", Integer),
    Column("paused_at", Moment),
    Column("ended_at", Moment),
    Column("removed", Plain, nullable=False, server_default="[]"),
    Column("when_full", Boolean, nullable=False, server_default=false()),
    Index(None, "public", "status", "updated"),
    Index(None, "bots_due", "bot_lease"),
)

positions: Final = Table(
    "positions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("content", LargeBinary, nullable=False),
    Column("created", Moment, nullable=False),
    Column("used", Moment, nullable=False, index=True),
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
    Column("why", String(8)),
    Column("offered", Boolean, nullable=False, server_default=false()),
    Column("taken_over", Boolean, nullable=False, server_default=false()),
    Column("away_until", Moment),
    Column("away_days", Integer, nullable=False, server_default="0"),
    Column("vacation", String(32)),
    Column("given", Integer, nullable=False, server_default="0"),
    Column("given_for", Integer, nullable=False, server_default="0"),
    Column("orders", Plain),
    Column("order_asked", Integer),
    Column("order_due", Moment, index=True),
    Column("carried", Plain),
    Column("hurried", Boolean, nullable=False, server_default=false()),
    Column("seen", Integer),
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
    Column("kind", String(16), nullable=False, server_default="said"),
    Column("facts", Plain),
)

vacations: Final = Table(
    "vacations",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("first", String(10), nullable=False),
    Column("days", Integer, nullable=False),
    Column("start", Moment, nullable=False),
    Column("end", Moment, nullable=False, index=True),
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

lessons: Final = Table(
    "lessons",
    metadata,
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("lesson", String(32), primary_key=True),
    Column("step", Integer, nullable=False),
    Column("slips", Integer, nullable=False),
    Column("shown", Boolean, nullable=False),
    Column("stars", Integer, nullable=False),
    Column("at", Moment, nullable=False),
    Index(None, "lesson", "step"),
)

cards: Final = Table(
    "cards",
    metadata,
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("card", String(64), primary_key=True),
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

ties: Final = Table(
    "ties",
    metadata,
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("kind", String(8), nullable=False),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("pace", String(8), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("opponents", Integer, nullable=False),
    Column("abandoned", Integer, nullable=False),
    Index(None, "game", "pace", "mu"),
)

rated_games: Final = Table(
    "rated_games",
    metadata,
    _of_table(),
    Column("number", Integer, nullable=False, unique=True),
    Column("game", String(32), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("at", Moment, nullable=False),
)

rated_seats: Final = Table(
    "rated_seats",
    metadata,
    Column("table_id", String(32), ForeignKey("rated_games.table_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", String(32), index=True),
    Column("level", String(32)),
    Column("place", Integer),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
)

analyses: Final = Table(
    "analyses",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", String(32), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("progress", Double, nullable=False),
    Column("lease", Moment, nullable=False),
    Column("content", LargeBinary),
)

puzzle_answers: Final = Table(
    "puzzle_answers",
    metadata,
    Column("person_id", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("puzzle", String(32), nullable=False),
    Column("answer", Integer, nullable=False),
    Index(None, "puzzle", "day"),
)

tournaments: Final = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("creator", String(32), index=True),
    Column("game", String(32), nullable=False),
    Column("options", Plain, nullable=False),
    Column("pace", Plain, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("size", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("places", Integer, nullable=False),
    Column("status", String(12), nullable=False),
    Column("round", Integer, nullable=False),
    Column("opened", Moment, nullable=False),
    Column("created", Moment, nullable=False),
    Column("updated", Moment, nullable=False),
    Index(None, "status", "updated"),
)

tournament_entries: Final = Table(
    "tournament_entries",
    metadata,
    Column("tournament_id", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("entry", Integer, primary_key=True),
    Column("person_id", String(32), index=True),
    Column("name", String(60), nullable=False),
    Column("present", Boolean, nullable=False),
    UniqueConstraint("tournament_id", "person_id"),
)

tournament_tables: Final = Table(
    "tournament_tables",
    metadata,
    Column("tournament_id", String(32), ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("seating", Plain, nullable=False),
    Column("result", Plain),
)
