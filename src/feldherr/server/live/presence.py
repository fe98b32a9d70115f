"""Who is here: signs of life of people, at tables and anywhere, in this process and, now and then, in the others."""

from time import monotonic, time

from feldherr.server.live.bus import Bus
from feldherr.server.live.table import Live


class Presence:
    """When people were last seen, by this process's clock."""

    def __init__(self, seconds: float, bus: Bus, tables: dict[str, Live]) -> None:
        self.seconds = seconds
        """So long after a sign of life somebody counts as present."""
        self.bus = bus
        self.tables = tables
        self.seen: dict[str, float] = {}

    def saw(self, person_id: str | None, table_id: str | None = None) -> None:
        """Somebody gave a sign of life, at a table perhaps; other processes hear of it now and then."""
        now, half = monotonic(), self.seconds / 2
        if person_id is not None and now - self.seen.get(person_id, -half) >= half:
            self.bus.publish_presence(person_id)
            self.seen[person_id] = now
        live = self.tables.get(table_id) if table_id else None
        if live is not None and now - live.watched >= half:
            self.bus.publish_at(live.id, "watched")
            live.watched = now
        if live is not None and person_id is not None and now - live.people.get(person_id, -half) >= half:
            self.bus.publish_at(live.id, "here", person=person_id)
            self.met(live, person_id)

    def met(self, live: Live, person_id: str) -> None:
        """Somebody is at a table; who had not known it, is told."""
        news = not self.is_here(live.id, person_id)
        live.people[person_id] = monotonic()
        if news:
            for listener in live.listeners:
                listener.wake()

    def is_here(self, table_id: str, person_id: str | None) -> bool:
        """Whether somebody is at a table; that they are elsewhere, nobody there is told."""
        seen = self._last_seen(table_id, person_id)
        return seen is not None and monotonic() - seen < self.seconds

    def away_since(self, table_id: str, person_id: str | None) -> float | None:
        """The minute in which somebody who is away was last seen at a table, if it is known."""
        seen = self._last_seen(table_id, person_id)
        return None if seen is None or self.is_here(table_id, person_id) else (time() - monotonic() + seen) // 60 * 60

    def _last_seen(self, table_id: str, person_id: str | None) -> float | None:
        live = self.tables.get(table_id)
        return live.people.get(person_id) if live is not None and person_id is not None else None

    def is_present(self, person_id: str | None) -> bool:
        seen = self.seen.get(person_id) if person_id else None
        return seen is not None and monotonic() - seen < self.seconds

    def is_watched(self, table_id: str) -> bool:
        live = self.tables.get(table_id)
        if live is None:
            return False
        return bool(live.listeners) or monotonic() - live.watched < self.seconds

    def forget(self) -> None:
        """Drops those who have not been seen for a while."""
        late = monotonic() - self.seconds
        self.seen = {person: seen for person, seen in self.seen.items() if seen > late}

    def forget_visitors(self, live: Live) -> None:
        """Of those who sit at a table one may ask when they left; others are not kept."""
        members = live.standing.table.members if live.standing is not None else live.people.keys()
        live.people = {who: at for who, at in live.people.items() if who in members or self.is_here(live.id, who)}
