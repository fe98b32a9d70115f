"""Work that failed at a table is not tried again and again: what, why, and by which program."""

from functools import cache
from time import time
from typing import Any, Final

from sqlalchemy import Connection, Select, delete, select

import feldherr
from feldherr.server.store import schema
from feldherr.server.store.table_rows import upsert

REBUILD: Final = "rebuild"
HISTORY: Final = "history"
REPLAY: Final = "replay"
CLOCK: Final = "clock"
VACATION: Final = "vacation"
ORDERS: Final = "orders"
set_aside = schema.set_aside.c


@cache
def program() -> str:
    """Another program, or other rules, may do better: what these set aside is tried again then."""
    rules = [f"{name} {feldherr.rulebook(name).version}" for name in feldherr.GAMES]
    return " ".join([feldherr.__version__, *rules])


def why(connection: Connection, table_id: str, work: str) -> str | None:
    """Why this work is not tried at this table; None, if it is."""
    here = (set_aside.table_id == table_id) & (set_aside.work == work) & (set_aside.program == program())
    return connection.execute(select(set_aside.reason).where(here)).scalar()


def put(connection: Connection, table_id: str, work: str, reason: str) -> None:
    values = {"table_id": table_id, "work": work, "program": program(), "reason": reason, "at": time()}
    upsert(connection, schema.set_aside, values)


def clear(connection: Connection, table_id: str) -> int:
    """Everything may be tried again at a table."""
    return connection.execute(delete(schema.set_aside).where(set_aside.table_id == table_id)).rowcount


def tables(*works: str) -> Select[tuple[str]]:
    """The tables at which some work is not tried, or that cannot even be rebuilt."""
    return select(set_aside.table_id).where(set_aside.work.in_((REBUILD, *works)), set_aside.program == program())


def reasons(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    """What was set aside, by table."""
    found: dict[str, list[dict[str, Any]]] = {}
    query = select(schema.set_aside).where(set_aside.program == program()).order_by(set_aside.at)
    for row in connection.execute(query):
        found.setdefault(row.table_id, []).append({"work": row.work, "reason": row.reason, "at": row.at})
    return found
