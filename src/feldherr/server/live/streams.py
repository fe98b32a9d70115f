"""Server-sent events: what changed, for every audience made once and sent to all who may know it."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import orjson
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from feldherr.server.errors import Refused
from feldherr.server.history.story import Story, hears, plain_step
from feldherr.server.live.hub import Hub
from feldherr.server.live.listeners import Listener, Tab, Watcher
from feldherr.server.live.table import Live, Mark
from feldherr.server.live.views import (
    answers_of,
    carried_for,
    chat_line,
    decision_for,
    personal,
    presence,
    presence_json,
    public_header,
    sealed_by,
    state,
)
from feldherr.server.model import Table
from feldherr.server.standing.rebuild import Standing, may_undo
from feldherr.server.store import people_rows, schema, tie_rows

HEAD: Final = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),
]
BEAT: Final = b": still here\n\n"
AGAIN_SECONDS: Final = 2.0
"""After so long a stream looks again that could not read what it was to tell."""


@dataclass(slots=True)
class Seen:
    """What an audience was sent last, and how many events it has heard."""

    tick: int
    base: int
    heard: int
    decision: tuple[str, bytes]
    """What it was asked, under which number."""
    fragment: bytes


def message(event: str, data: bytes, tick: int | None = None) -> bytes:
    """One server-sent event.

    >>> message("update", b"{}", 7)
    b'id: 7\\nevent: update\\ndata: {}\\n\\n'
    """
    number = b"" if tick is None else b"id: %d\n" % tick
    return b"%sevent: %s\ndata: %s\n\n" % (number, event.encode(), data)


def object_of(parts: dict[str, bytes]) -> bytes:
    """A JSON object of parts that are JSON already."""
    return b"{" + b",".join([b'"%s":%s' % (name.encode(), part) for name, part in parts.items()]) + b"}"


def story_since(live: Live, since: Mark) -> Story | None:
    """What happened since a mark, step by step, made once for all audiences; None, if that is too long ago."""
    game = live.standing.game if live.standing is not None else None
    before = next((game for tick, game in live.recent if tick == since.tick), None)
    if game is None or before is None:
        return None
    story = live.stories.get(since.tick)
    if story is None:
        story = live.stories[since.tick] = Story(before, game, live.last_story)
    return story


def fragment(live: Live, seat: int | None, since: Mark) -> bytes:
    """What changed for an audience since a mark."""
    standing = live.standing
    assert standing is not None
    seen: Seen | None = live.seen.get(seat)
    tick = standing.table.tick
    if seen is not None and seen.tick == tick and seen.base == since.tick:
        return seen.fragment
    parts: dict[str, bytes] = {"question": b'"%d"' % standing.table.question}
    heard = 0
    if standing.game is not None:
        if seen is not None and seen.tick == since.tick:
            before = seen.heard
        else:
            before = sum(hears(seat, event) for event in standing.game.state.events[: since.events])
        story = story_since(live, since)
        told = story.steps_for(seat, before) if story is not None else plain_step(standing.game, seat, before)
        parts["story"], heard = told
    decision = _decision(standing, seat, seen)
    parts["decision"] = decision[1]
    parts["sealed"] = orjson.dumps(sealed_by(standing, seat))
    parts["answers"] = b"%d" % answers_of(standing.table, seat)
    parts["carried"] = orjson.dumps(carried_for(standing.table, seat))
    parts["undo"] = b"true" if may_undo(standing, seat) else b"false"
    made = object_of(parts)
    if seen is None or seen.tick != tick:
        live.seen[seat] = Seen(tick, since.tick, heard, decision, made)
    return made


def _decision(standing: Standing, seat: int | None, seen: Seen | None) -> tuple[str, bytes]:
    """What the seat is asked, with the number of the question; made anew only for a new question."""
    number = f"{standing.table.status} {standing.table.question}"
    if seen is not None and seen.decision[0] == number:
        return seen.decision
    return number, orjson.dumps(decision_for(standing, seat))


def header_of(hub: Hub, live: Live) -> bytes:
    """The public header, made once for all who hear of a tick while the same people are here."""
    assert live.standing is not None
    table = live.standing.table
    here = presence(hub, table)
    if live.header is None or live.header[:2] != (table.tick, here):
        live.header = (table.tick, here, orjson.dumps(public_header(hub, table)))
    return live.header[2]


def own(standing: Standing, seat: int) -> dict[str, Any]:
    """What a seat's sealed answer changes for itself."""
    assert standing.game is not None
    sealed, answers = sealed_by(standing, seat), answers_of(standing.table, seat)
    return {"view": standing.game.own_view(seat), "sealed": sealed, "answers": answers}


class EventStream(Response):
    """A response that goes on until the reader leaves or the server stops."""

    def __init__(self, hub: Hub, listener: Listener) -> None:
        super().__init__()
        self.hub = hub
        self.listener = listener

    async def first(self) -> bytes:
        return b""

    async def next(self) -> bytes:
        raise NotImplementedError

    def register(self) -> None:
        raise NotImplementedError

    async def attend(self) -> None:
        """Sees to it that this process hears of what is to be told; a table does so when it is read."""

    def leave(self) -> None:
        raise NotImplementedError

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.register()
        self.hub.streams[self.listener.owner] += 1
        gone = asyncio.ensure_future(_until_gone(receive, self.listener))
        try:
            await self.attend()
            await send({"type": "http.response.start", "status": 200, "headers": HEAD})
            straight: Send = scope.get("straight", send)  # past all layers, which have nothing to do any more
            await self._look_at_door()
            with suppress(Refused):  # the table cannot be shown any more; who comes back is told why
                await self._tell(straight)
            await send({"type": "http.response.body", "body": b"", "more_body": False})
        finally:
            gone.cancel()
            self.leave()
            self._uncount()

    async def _look_at_door(self) -> None:
        """Whoever closes the door from now on finds this listener; before that, it was not there to be found."""
        door = self.listener.door
        if door is not None and not await self.hub.database.read(lambda c: people_rows.open_doors(c, [door])):
            self.listener.close()

    async def _tell(self, send: Send) -> None:
        await _send(send, b"retry: 2000\n\n" + (b"" if self.listener.closed else await self.first()))
        while await self.listener.wait():
            body = await self._next()
            if self.listener.beating:
                self.listener.beating = False
                self.alive()
                body = body or BEAT
            if body:
                await _send(send, body)
            self.sent()

    async def _next(self) -> bytes:
        """What there is to be told; nothing yet, while storage does not answer."""
        try:
            return await self.next()
        except SQLAlchemyError:
            asyncio.get_running_loop().call_later(AGAIN_SECONDS, self.listener.wake)
            return b""

    def sent(self) -> None:
        """All that there was to be told has been sent."""

    def _uncount(self) -> None:
        streams, owner = self.hub.streams, self.listener.owner
        streams[owner] -= 1
        if not streams[owner]:
            del streams[owner]

    def alive(self) -> None:
        self.hub.presence.saw(self.listener.person_id)


async def _send(send: Send, body: bytes) -> None:
    await send({"type": "http.response.body", "body": body, "more_body": True})


async def _until_gone(receive: Receive, listener: Listener) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
    listener.close()


class TableStream(EventStream):
    """Everything of one table that a person may know, however many seats they hold there."""

    def __init__(self, hub: Hub, live: Live, tab: Tab, require_visible: Callable[[Table], None]) -> None:
        super().__init__(hub, tab)
        self.require_visible = require_visible
        """Refuses, and so ends the stream, when the person may not see the table any more."""
        self.live = live
        self.tab = tab
        self.answers: dict[int, int] = {}
        """By seat, how many of its answers this stream has told of."""
        self.here: list[bool] | None = None
        """Who was at the table, as this stream has told it."""

    def register(self) -> None:
        self.hub.tables[self.live.id] = self.live = self.hub.tables.get(self.live.id, self.live)
        self.live.listen(self.tab)
        self.alive()

    def leave(self) -> None:
        self.live.listeners.discard(self.tab)
        self.sent()

    def sent(self) -> None:
        if self.live.telling is not None:
            self.live.telling.heard(self.tab)

    def alive(self) -> None:
        self.hub.presence.saw(self.tab.person_id, self.live.id)

    async def first(self) -> bytes:
        return await self.next()

    async def next(self) -> bytes:
        standing = await self.hub.standing(self.live.id)
        table = standing.table
        self.require_visible(table)
        since = self.live.mark(self.tab.tick)
        seats = table.seats_of(self.tab.person_id)
        if self.tab.tick == table.tick:
            return self._own(standing, seats) + self._presence(table)
        self.answers = {seat: table.seats[seat].answers for seat in seats}
        audiences: list[int | None] = [*seats] or [None]
        if since is None:
            self.tab.tick = table.tick
            self.here = presence(self.hub, table)
            return self._reset(audiences)
        chat = await self._chat(since.chat) if table.chat > since.chat else []
        if self.live.standing is not standing:
            return await self.next()  # it moved on while the chat was read
        self.tab.tick = table.tick
        self.here = presence(self.hub, table)
        own = orjson.dumps(personal(table, self.tab.person_id))
        parts = {
            "tick": b"%d" % table.tick,
            "table": header_of(self.hub, self.live)[:-1] + b"," + own[1:],
            "seats": object_of({str(seat): fragment(self.live, seat, since) for seat in seats}),
        }
        if not seats:
            parts["spectator"] = fragment(self.live, None, since)
        parts["chat"] = orjson.dumps(chat)
        return message("update", object_of(parts), table.tick)

    def _own(self, standing: Standing, seats: list[int]) -> bytes:
        """What only the person's own seats know to have changed: an answer was sealed in place of another."""
        told = {seat: standing.table.seats[seat].answers for seat in seats if seat in standing.sealed}
        fresh = [seat for seat, answers in told.items() if self.answers.get(seat) != answers]
        self.answers.update(told)
        if not fresh:
            return b""
        return message(
            "own", orjson.dumps({"tick": standing.table.tick, "seats": {str(s): own(standing, s) for s in fresh}})
        )

    def _presence(self, table: Table) -> bytes:
        """Who has come or gone since this stream told of it: seen when it is woken, at each beat at the latest."""
        here = presence(self.hub, table)
        if here == self.here:
            return b""
        self.here = here
        return message("presence", orjson.dumps({"seats": presence_json(self.hub, table)}))

    def _reset(self, audiences: list[int | None]) -> bytes:
        standing = self.live.standing
        assert standing is not None
        table = standing.table
        states = {seat: state(standing, seat) for seat in audiences}
        data = {
            "tick": table.tick,
            "table": {**public_header(self.hub, table), **personal(table, self.tab.person_id)},
            "seats": {str(seat): told for seat, told in states.items() if seat is not None},
            **({"spectator": states[None]} if None in states else {}),
        }
        return message("reset", orjson.dumps(data), table.tick)

    async def _chat(self, since: int) -> list[dict[str, Any]]:
        chat = schema.chat
        query = select(chat).where(
            chat.c.table_id == self.live.id, chat.c.n > since, tie_rows.heard_by(self.tab.person_id)
        )
        query = query.order_by(chat.c.n).limit(200)
        rows = await self.hub.database.read(lambda c: c.execute(query).mappings().all())
        return [chat_line(dict(row)) for row in rows]


class GamesStream(EventStream):
    """The headers of all tables of a person, as they change."""

    def __init__(self, hub: Hub, watcher: Watcher) -> None:
        super().__init__(hub, watcher)
        self.watcher = watcher
        self.told: dict[str, int] = {}
        """The revision in which each table was told."""

    def register(self) -> None:
        assert self.watcher.person_id is not None
        self.hub.watchers.setdefault(self.watcher.person_id, set()).add(self.watcher)
        self.alive()

    async def attend(self) -> None:
        assert self.watcher.person_id is not None
        await self.hub.bus.attend_person(self.watcher.person_id)

    def leave(self) -> None:
        assert self.watcher.person_id is not None
        others = self.hub.watchers.get(self.watcher.person_id, set())
        others.discard(self.watcher)
        if not others:
            self.hub.watchers.pop(self.watcher.person_id, None)

    async def next(self) -> bytes:
        changed, self.watcher.tables = self.watcher.tables, set()
        if not changed:
            return b""
        try:
            tables = [await self.hub.table(table_id) for table_id in sorted(changed)]
        except SQLAlchemyError:
            self.watcher.tables |= changed
            raise
        headers = []
        for table in tables:
            if table is None or table.sandbox or table.lesson is not None:
                continue
            if self.told.get(table.id) == table.revision:
                continue
            self.told[table.id] = table.revision
            headers.append({**public_header(self.hub, table), **personal(table, self.watcher.person_id)})
        return message("update", orjson.dumps({"tables": headers})) if headers else b""
