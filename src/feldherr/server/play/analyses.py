"""Analyses of finished games: made when somebody asks, one at a time for each person, and kept for everybody."""

import asyncio
import logging
from collections.abc import Callable
from contextvars import Context
from functools import partial
from typing import Any, Final, TypeVar

from feldherr.bots.analysis.course import FORESIGHTS, expected_tasks, further_tasks
from feldherr.bots.analysis.report import FORM
from feldherr.kernel import words
from feldherr.server.errors import Refused
from feldherr.server.limits import Bucket
from feldherr.server.live.hub import Hub
from feldherr.server.model import OVER, Person, Table
from feldherr.server.standing.rebuild import Standing
from feldherr.server.store import analysis_rows
from feldherr.server.store.analysis_rows import Kept
from feldherr.server.tables.may import require_game, require_seat
from feldherr.server.work import analysis_jobs
from feldherr.server.work.queues import Asker

T = TypeVar("T")
log = logging.getLogger("feldherr.analyses")
LEASE_SECONDS: Final = 120.0
"""If nothing was done for so long, whoever made it is gone, and it may be asked for again."""
PIECE_SECONDS: Final = 30.0
"""Of processor time for one piece; most need less than two."""
STEP: Final = 0.04
"""Progress is written down in such steps."""


class Analysts:
    """Make analyses in worker processes, as far as nothing else is to be done there."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.limit = Bucket(hub.settings.analyses_per_hour, 3600)
        self.under_way: set[asyncio.Task[None]] = set()

    async def find(self, table: Table, seat: int) -> dict[str, Any]:
        """How far an analysis is, and the analysis itself when it is made."""
        require_analysable(table, seat)
        return told(table, await self._kept(table.id, seat), self.hub.clock.now())

    async def ask(self, standing: Standing, person: Person, seat: int) -> dict[str, Any]:
        """Begins an analysis, unless it is made or under way."""
        table = standing.table
        require_analysable(table, seat)
        kept, now = await self._kept(table.id, seat), self.hub.clock.now()
        if kept is None or (kept.content is None and kept.lease < now):
            if await self.hub.database.read(lambda c: analysis_rows.is_busy(c, person.id, now)):
                raise Refused(409, "analysis_under_way")
            self.limit.require(person.id)
            lease = now + LEASE_SECONDS
            begun = await self.hub.database.write(
                table.id, lambda c: analysis_rows.begin(c, table.id, seat, person.id, now, lease)
            )
            if begun:
                self._begin(standing, person, seat)
            kept = Kept(0.0, lease, None)
        return told(table, kept, now)

    async def _kept(self, table_id: str, seat: int) -> Kept | None:
        kept = await self.hub.database.read(lambda c: analysis_rows.find(c, table_id, seat))
        old = kept is not None and kept.content is not None and kept.content["form"] != FORM
        return None if old else kept

    def _begin(self, standing: Standing, person: Person, seat: int) -> None:
        making = self._make(standing, person, seat)
        task = asyncio.get_running_loop().create_task(making, context=Context())
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)

    async def _make(self, standing: Standing, person: Person, seat: int) -> None:
        table_id, database = standing.table.id, self.hub.database
        try:
            content = await self._made(standing, Asker(f"analysis {person.id}"), seat)
            await database.write(table_id, lambda c: analysis_rows.finish(c, table_id, seat, content))
        except Exception:
            log.exception("an analysis failed", extra={"table": table_id})
            await database.write(table_id, lambda c: analysis_rows.give_up(c, table_id, seat))

    async def _made(self, standing: Standing, asker: Asker, seat: int) -> dict[str, Any]:
        assert standing.game is not None
        record, share = standing.game.record(), self.hub.settings.analysis_effort
        asked, first = await self._do(partial(analysis_jobs.asked, record, seat, share), asker)
        progress = _Progress(self.hub, standing.table.id, seat, expected_tasks(first))
        results = [await self._piece(task, asker, progress) for task in first]
        further = further_tasks(asked, first, results)
        measured = [await self._piece(task, asker, progress) for task in further]
        return await self._do(partial(analysis_jobs.whole, asked, first, results, measured), asker)

    async def _piece(self, task: Any, asker: Asker, progress: "_Progress") -> Any:
        found = await self._do(partial(analysis_jobs.piece, task), asker)
        await progress.one_more()
        return found

    async def _do(self, job: Callable[[], T], asker: Asker) -> T:
        """On a busy server it waits as long as it must."""
        while True:
            try:
                return await self.hub.work.analysis.do(job, asker=asker, seconds=PIECE_SECONDS)
            except Refused as refused:
                if refused.code != "server_busy":
                    raise
                await asyncio.sleep(1)

    async def stop(self) -> None:
        for task in list(self.under_way):
            task.cancel()
        await asyncio.gather(*self.under_way, return_exceptions=True)


class _Progress:
    """Counts pieces, and writes down now and then how many are done."""

    def __init__(self, hub: Hub, table_id: str, seat: int, total: int) -> None:
        self.hub, self.table_id, self.seat, self.total = hub, table_id, seat, total
        self.done = 0
        self.written = 0.0

    async def one_more(self) -> None:
        self.done += 1
        part = min(0.99, self.done / self.total)
        if part >= self.written + STEP:
            self.written, lease = part, self.hub.clock.now() + LEASE_SECONDS
            await self.hub.database.write(
                self.table_id, lambda c: analysis_rows.go_on(c, self.table_id, self.seat, part, lease)
            )


def require_analysable(table: Table, seat: int) -> None:
    """A game that was played to its end; while one is played, nobody is told what would be good."""
    require_game(table)
    require_seat(table, seat)
    if table.status != OVER or table.outcome is None:
        raise Refused(409, "not_over")
    if table.game not in FORESIGHTS:
        raise Refused(409, "analysis_no_game", game=table.game)


def told(table: Table, kept: Kept | None, now: float) -> dict[str, Any]:
    """An analysis as it can be read, in every language."""
    if kept is None or (kept.content is None and kept.lease < now):
        return {"status": "none", "progress": 0.0, "analysis": None}
    if kept.content is None:
        return {"status": "running", "progress": kept.progress, "analysis": None}
    content = {**kept.content}
    for side in ("costly", "good"):
        content[side] = [_judged(table, one) for one in content[side]]
    return {"status": "done", "progress": 1.0, "analysis": content}


def _judged(table: Table, one: dict[str, Any]) -> dict[str, Any]:
    names = table.names
    spoken: dict[str, Any] = {}
    for key in ("told", "told_better"):
        text = one[key]["text"]
        sentence = {language: words.move(language, table.game, text, names) for language in words.LANGUAGES}
        spoken[key] = {**one[key], "sentence": sentence}
    why = [{**reason, "sentence": _because(reason, names)} for reason in one["why"]]
    return {**one, **spoken, "why": why}


def _because(reason: dict[str, Any], names: list[str]) -> dict[str, str]:
    code, facts = reason["code"], reason["facts"]
    return {language: words.sentence(language, "why", code, facts, names) for language in words.LANGUAGES}
