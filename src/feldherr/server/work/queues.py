"""Who is served next: costly work is done for everybody in turn, so that nobody's flood delays another's one wish."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeVar

from starlette.types import Receive

from feldherr.server import metrics
from feldherr.server.config import Settings
from feldherr.server.errors import Refused
from feldherr.server.work import jobs
from feldherr.server.work.worker import Limits
from feldherr.server.work.workers import Workers

T = TypeVar("T")
WAITING: Final = 1000
"""Jobs that may wait in one queue, whoever asked for them."""
LOW_PRIORITY: Final = 5
"""A third of what others get of a busy processor."""
CLOCK_SECONDS: Final = 20.0
"""By which a job may take longer than its processor time."""
THINKERS_READY: Final = 2
"""At a new table several bots are asked at once; each process holds what levels have learned."""
ANSWER_BYTES: Final = 16 * 1024 * 1024


class Asker(NamedTuple):
    """For whom work is done: a person, an address, or the server itself."""

    who: str
    receive: Receive | None = None
    """Tells when they have gone, and need no answer any more."""

    @property
    def staying(self) -> "Asker":
        """The same, for work that is to be done even if they go."""
        return self._replace(receive=None)


SERVER: Final = Asker("")
ASKER: Final[ContextVar[Asker]] = ContextVar("asker", default=SERVER)
"""Set with each request; what the server does by itself, it does in a context of its own."""


@dataclass(slots=True, eq=False)
class Job:
    """Something to be done, and those who wait for it."""

    who: str
    key: Hashable
    work: Callable[[], Any]
    seconds: float | None
    future: "asyncio.Future[Any]"
    waiters: int = 0
    patience: asyncio.TimerHandle | None = None
    """Runs while the job waits for its turn."""


@dataclass
class Queue:
    """Jobs for some processes. People take turns; of each one job runs at a time, and only so many may wait."""

    name: str
    workers: Workers
    each: int
    """Jobs of one person, waiting or running."""
    patience: float
    """Seconds that a job waits for its turn."""
    waiting: "OrderedDict[str, deque[Job]]" = field(default_factory=OrderedDict)
    running: dict[str, "asyncio.Task[None]"] = field(default_factory=dict)
    known: dict[Hashable, Job] = field(default_factory=dict)
    """Those under way that several may ask for together."""

    async def do(
        self,
        work: Callable[[], T],
        *,
        key: Hashable = None,
        asker: Asker | None = None,
        seconds: float | None = None,
    ) -> T:
        """What comes of some work. Those who ask for the same key together wait for one job."""
        asker = asker or ASKER.get()
        job = self.known.get(key) if key is not None else None
        if job is None:
            job = self._line_up(asker.who, key, work, seconds)
        result: T = await self._wait(job, asker)
        return result

    def _line_up(self, who: str, key: Hashable, work: Callable[[], Any], seconds: float | None) -> Job:
        if who != SERVER.who and len(self.waiting.get(who, ())) + (who in self.running) >= self.each:
            raise Refused(429, "too_much_work", most=self.each)
        if sum(map(len, self.waiting.values())) >= WAITING:
            raise Refused(503, "server_busy")
        loop = asyncio.get_running_loop()
        job = Job(who, key, work, seconds, loop.create_future())
        job.patience = loop.call_later(self.patience, self._leave, job, Refused(503, "server_busy"))
        self.waiting.setdefault(who, deque()).append(job)
        if key is not None:
            self.known[key] = job
        self._next()
        return job

    async def _wait(self, job: Job, asker: Asker) -> Any:
        job.waiters += 1
        gone = asyncio.ensure_future(_gone(asker.receive)) if asker.receive is not None else None
        try:
            await asyncio.wait({job.future, gone} if gone else {job.future}, return_when=asyncio.FIRST_COMPLETED)
            if not job.future.done():
                raise Refused(499, "nobody_waits")
            return job.future.result()
        finally:
            if gone is not None:
                gone.cancel()
            job.waiters -= 1
            if not job.waiters and job.patience is not None:
                self._leave(job, None)

    def _leave(self, job: Job, why: Refused | None) -> None:
        """A job that waits no longer: it took too long until its turn, or nobody wants it any more."""
        self._stop_waiting(job)
        own = self.waiting[job.who]
        own.remove(job)
        if not own:
            del self.waiting[job.who]
        self._forget(job)
        metrics.JOBS.labels(self.name, "refused" if why else "dropped").inc()
        if why is not None:
            job.future.set_exception(why)

    def _stop_waiting(self, job: Job) -> None:
        assert job.patience is not None
        job.patience.cancel()
        job.patience = None

    def _next(self) -> None:
        """Starts what can be started: whoever was served last comes last."""
        for who in list(self.waiting):
            if len(self.running) >= self.workers.size:
                return
            if who not in self.running:
                own = self.waiting.pop(who)
                job = own.popleft()
                if own:
                    self.waiting[who] = own
                self._stop_waiting(job)
                self.running[who] = asyncio.create_task(self._run(job))

    async def _run(self, job: Job) -> None:
        try:
            result = await self.workers.run(job.work, job.seconds)
            metrics.JOBS.labels(self.name, "done").inc()
            job.future.set_result(result)
        except Exception as error:
            metrics.JOBS.labels(self.name, "failed").inc()
            if job.waiters:
                job.future.set_exception(error)
        finally:
            job.future.cancel()  # where nothing came of it
            del self.running[job.who]
            self._forget(job)
            self._next()

    def _forget(self, job: Job) -> None:
        if self.known.get(job.key) is job:
            del self.known[job.key]

    async def close(self) -> None:
        for job in [job for own in self.waiting.values() for job in own]:
            self._leave(job, None)
            job.future.cancel()
        running = list(self.running.values())
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await self.workers.close()


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


def limits_of(settings: Settings) -> Limits:
    return Limits(settings.job_seconds, settings.job_seconds + CLOCK_SECONDS, settings.job_memory, ANSWER_BYTES)


class Work:
    """All queues of a server. Each has processes of its own: what is quick never waits for what is long."""

    def __init__(self, settings: Settings) -> None:
        def queue(name: str, size: int, each: int, niceness: int, keep: int = 0) -> Queue:
            warm_up = jobs.warm_up_thinker if name in ("thinking", "analysis") else jobs.warm_up
            workers = Workers(size, limits_of(settings), niceness, warm_up, keep=keep)
            return Queue(name, workers, each, settings.job_patience)

        each, of_long = settings.jobs_per_person, settings.long_jobs_per_person
        self.tables = queue("tables", settings.table_workers, each, 0, keep=1)
        """Tables rebuilt, positions of clones, odds: somebody wants to play."""
        self.pictures = queue("pictures", 1, each, LOW_PRIORITY)
        self.long = queue("long", 1, of_long, LOW_PRIORITY)
        """Replays, statistics, records brought in."""
        self.thinking = queue("thinking", settings.thinkers, each, 0, keep=min(THINKERS_READY, settings.thinkers))
        """Bots and hints."""
        self.analysis = queue("analysis", settings.thinkers, each, LOW_PRIORITY)
        """Analyses of finished games, by bots too, that no game waits for."""

    async def close(self) -> None:
        for queue in (self.tables, self.pictures, self.long, self.thinking, self.analysis):
            await queue.close()
