"""The channels on which processes tell each other what changed: one for all, and one for each shard.

A process listens to the shards of tables that it has in memory, and of people who watch their games, and to no others.
All processes of one database must count the shards alike, so their number is no setting.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final
from zlib import crc32

from sqlalchemy import Connection, text

SHARDS: Final = 256
EVERYONE: Final = "feldherr"
"""What every process must hear, such as doors that were closed; always told by PostgreSQL, with the commit."""
PRESENCE: Final = "feldherr_presence"
"""Signs of life of people; every process hears them."""


@dataclass(frozen=True, slots=True)
class News:
    """Something to tell, and on which channel."""

    channel: str
    payload: str


def of_table(table_id: str) -> str:
    """The channel of the shard in which a table is.

    >>> of_table("t1"), of_person("t1")
    ('feldherr_table_55', 'feldherr_person_55')
    """
    return f"feldherr_table_{_shard(table_id)}"


def of_person(person_id: str) -> str:
    return f"feldherr_person_{_shard(person_id)}"


def _shard(key: str) -> int:
    return crc32(key.encode()) % SHARDS


def written(teller: str, kind: str, **facts: Any) -> str:
    return json.dumps({"from": teller, "kind": kind, **facts}, separators=(",", ":"))


def notify(connection: Connection, news: Sequence[News]) -> None:
    """On PostgreSQL all who listen hear of it with the commit, never before it."""
    if news and connection.dialect.name == "postgresql":
        channels, payloads = [each.channel for each in news], [each.payload for each in news]
        query = text(
            "select pg_notify(c, p) from unnest(cast(:channels as text[]), cast(:payloads as text[])) as n(c, p)"
        )
        connection.execute(query, {"channels": channels, "payloads": payloads})
