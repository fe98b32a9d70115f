"""News between processes: what changed travels on a channel for each shard of tables; alone, a process needs none.

What every process must hear, such as closed doors, always comes with its commit, from PostgreSQL. What concerns tables
and presence comes from there too, or from NATS. News is never the change itself: it says which revision a table has,
and who does not have that yet reads it from storage. So news that is lost, doubled or made up does no harm.
"""

import logging
import secrets
from collections.abc import Callable, Iterable, Sequence, Set
from typing import Any, Final, Protocol

import orjson

from feldherr.server import metrics
from feldherr.server.config import Settings
from feldherr.server.live.postgres_carrier import PostgresCarrier
from feldherr.server.store.channels import EVERYONE, PRESENCE, News, of_person, of_table, written
from feldherr.server.store.database import Database

log = logging.getLogger("feldherr.bus")
Handler = Callable[[dict[str, Any]], None]
LONGEST: Final = 8_000
"""Bytes of news, as PostgreSQL has it."""
LONGEST_ID: Final = 100
SHAPES: Final[dict[str, dict[str, type]]] = {
    "table": {"id": str, "revision": int},
    "games": {"id": str, "people": list},
    "seen": {"person": str},
    "watched": {"id": str},
    "here": {"id": str, "person": str},
    "person": {"id": str},
    "clock": {},
}
FOR_EVERYONE: Final = ("person", "clock")
"""Taken from PostgreSQL alone, in which nobody writes but servers and their operators."""


class Carrier(Protocol):
    """What brings news to other processes."""

    wanted: Set[str]
    with_commit: bool

    @property
    def hears(self) -> bool: ...
    async def start(self) -> None: ...
    async def stop(self) -> None: ...
    async def attend(self, channel: str) -> None: ...
    def keep(self, channels: Set[str]) -> None: ...
    def tell(self, news: Sequence[News]) -> None: ...


def is_sound(news: Any) -> bool:
    """Whether somebody may have said that: of a known kind, with facts of the right types.

    >>> is_sound({"kind": "table", "id": "t1", "revision": 7}), is_sound({"kind": "table", "id": "t1", "revision": "7"})
    (True, False)
    """
    shape = SHAPES.get(str(news.get("kind"))) if isinstance(news, dict) else None
    return shape is not None and all(_fits(news.get(name), kind) for name, kind in shape.items())


def _fits(value: Any, kind: type) -> bool:
    if type(value) is not kind:
        return False
    texts = value if isinstance(value, list) else [value] if isinstance(value, str) else []
    return all(isinstance(each, str) and len(each) <= LONGEST_ID for each in texts)


class Bus:
    """Hears what other processes wrote, and tells them what this one does."""

    def __init__(self, settings: Settings, database: Database, handler: Handler) -> None:
        self.handler = handler
        self.me = secrets.token_hex(6)
        self.postgres: PostgresCarrier | None = None
        self.carrier: Carrier | None = None
        """Of all but what everyone must hear; None, where a process is alone."""
        if database.on_postgresql:
            self.carrier = self.postgres = PostgresCarrier(database, self._hear, self._missed)
        if settings.nats:
            from feldherr.server.live.nats_carrier import NatsCarrier  # an extra

            self.carrier = NatsCarrier(settings, lambda payload: self._hear(payload, FOR_EVERYONE), self._missed)

    @property
    def listening(self) -> bool:
        """Whether this process hears at once of what everyone must hear; alone, there is nothing to hear."""
        return self.postgres is None or self.postgres.hears

    @property
    def hears(self) -> bool:
        """Whether it hears at once of tables too."""
        return self.listening and (self.carrier is None or self.carrier.hears)

    @property
    def forgets(self) -> bool:
        """Whether news may be lost without anybody noticing."""
        return self.carrier is not self.postgres

    async def start(self) -> None:
        if self.postgres is not None:
            self.postgres.wanted = {EVERYONE}
        if self.carrier is not None:
            self.carrier.wanted |= {PRESENCE}
        for carrier in self._carriers():
            await carrier.start()

    async def stop(self) -> None:
        for carrier in self._carriers():
            await carrier.stop()

    def _carriers(self) -> list[Carrier]:
        both = (self.postgres, self.carrier if self.forgets else None)
        return [each for each in both if each is not None]

    # -- telling ------------------------------------------------------------------------------------------------------

    def for_everyone(self, kind: str, **facts: Any) -> list[News]:
        """What is to be told to all processes with a commit."""
        return [News(EVERYONE, written(self.me, kind, **facts))] if self.postgres is not None else []

    def of_table(self, table_id: str, revision: int, people: Iterable[str], **facts: Any) -> list[News]:
        """That a table has changed: for those who have it in memory, and for those with whom its people are."""
        if self.carrier is None:
            return []
        shards: dict[str, list[str]] = {}
        for person in sorted(people):
            shards.setdefault(of_person(person), []).append(person)
        changed = News(of_table(table_id), written(self.me, "table", id=table_id, revision=revision, **facts))
        return [changed, *(News(s, written(self.me, "games", id=table_id, people=some)) for s, some in shards.items())]

    def with_commit(self, news: list[News]) -> list[News]:
        """What of it goes into the transaction."""
        return news if self.carrier is not None and self.carrier.with_commit else []

    def after_commit(self, news: list[News]) -> None:
        """Tells the rest."""
        if self.carrier is not None and not self.carrier.with_commit:
            self.carrier.tell(news)

    def publish(self, news: list[News]) -> None:
        """Tells other processes something that is not stored, or was stored without a word."""
        if self.carrier is not None:
            self.carrier.tell(news)

    def publish_at(self, table_id: str, kind: str, **facts: Any) -> None:
        self.publish([News(of_table(table_id), written(self.me, kind, id=table_id, **facts))])

    def publish_presence(self, person_id: str) -> None:
        self.publish([News(PRESENCE, written(self.me, "seen", person=person_id))])

    def publish_to_everyone(self, kind: str) -> None:
        if self.postgres is not None:
            self.postgres.tell(self.for_everyone(kind))

    # -- hearing ------------------------------------------------------------------------------------------------------

    async def attend_table(self, table_id: str) -> None:
        """Before a table is read: what is written after that will be heard."""
        if self.carrier is not None:
            await self.carrier.attend(of_table(table_id))

    async def attend_person(self, person_id: str) -> None:
        if self.carrier is not None:
            await self.carrier.attend(of_person(person_id))

    def keep(self, tables: Iterable[str], people: Iterable[str]) -> None:
        """Attends no other shards than those of these any more."""
        if self.carrier is not None:
            own = set() if self.forgets else {EVERYONE}
            self.carrier.keep({*own, PRESENCE, *map(of_table, tables), *map(of_person, people)})

    def _missed(self) -> None:
        metrics.NEWS.labels("missed").inc()
        self.handler({"kind": "missed"})

    def _hear(self, payload: str | bytes, refused: Sequence[str] = ()) -> None:
        try:
            news = orjson.loads(payload) if len(payload) <= LONGEST else None
        except ValueError:
            news = None
        if news is None or not is_sound(news) or news["kind"] in refused:
            metrics.NEWS.labels("ignored").inc()
            return
        if news.pop("from", None) == self.me:
            return
        metrics.NEWS.labels("heard").inc()
        try:
            self.handler(news)
        except Exception:
            log.exception("news could not be handled")
