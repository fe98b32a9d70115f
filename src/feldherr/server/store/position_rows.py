"""Positions shared by link: each kept once, known by its content, and never changed."""

from base64 import urlsafe_b64encode
from hashlib import blake2b
from typing import Any
from zlib import compress, decompress

import orjson
from sqlalchemy import Connection, delete, insert, select, update

from feldherr.server.store import schema

positions = schema.positions.c
ID_BYTES = 12


def keep(connection: Connection, position: dict[str, Any], now: float) -> str:
    """Keeps a position, if it is not kept already; under which id."""
    plain = orjson.dumps(position, option=orjson.OPT_SORT_KEYS)
    known = urlsafe_b64encode(blake2b(plain, digest_size=ID_BYTES).digest()).decode()
    if not _use(connection, known, now):
        values = {"id": known, "content": compress(plain, 6), "created": now, "used": now}
        connection.execute(insert(schema.positions), values)
    return known


def find(connection: Connection, position_id: str, now: float) -> dict[str, Any] | None:
    """A position that somebody opens."""
    return get(connection, position_id) if _use(connection, position_id, now) else None


def get(connection: Connection, position_id: str) -> dict[str, Any] | None:
    """A position that somebody looks at from outside, which does not count as use."""
    content = connection.execute(select(positions.content).where(positions.id == position_id)).scalar()
    found: dict[str, Any] | None = None if content is None else orjson.loads(decompress(content))
    return found


def _use(connection: Connection, position_id: str, now: float) -> bool:
    used = update(schema.positions).where(positions.id == position_id).values(used=now)
    return connection.execute(used).rowcount == 1


def drop_unused(connection: Connection, before: float) -> None:
    connection.execute(delete(schema.positions).where(positions.used < before))
