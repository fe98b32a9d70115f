"""Worker processes: what is costly is done there, within limits, and whatever goes wrong hurts that job alone."""

import asyncio
import logging
import os
import pickle
import signal
import sys
from asyncio.subprocess import PIPE, Process, SubprocessStreamProtocol
from collections.abc import Callable
from typing import Final, TypeVar

from feldherr.server.errors import Refused
from feldherr.server.work.worker import LENGTH, Answer, Limits, Overrun, framed

T = TypeVar("T")
log = logging.getLogger("feldherr.workers")
WARM_SECONDS: Final = 120.0
IDLE_SECONDS: Final = 60.0
OVERTIME: Final = -signal.SIGPROF if hasattr(signal, "SIGPROF") else None
"""How a process ends that took too much processor time."""
PIPE_BYTES: Final = 64 * 1024
PROGRAM: Final = "import sys; from feldherr.server.work.worker import main; main(int(sys.argv[1]))"
ONE_THREAD: Final = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
"""A process is one processor's: libraries for arithmetic start no threads of their own."""


class Died(Refused):
    """The process that had the job ended: killed from outside, or by a fault of a library."""

    def __init__(self) -> None:
        super().__init__(503, "worker_died")


class Worker:
    """One process."""

    def __init__(self, process: Process, transport: asyncio.SubprocessTransport) -> None:
        self.process = process
        self.transport = transport

    @classmethod
    async def start(cls, niceness: int) -> "Worker":
        loop = asyncio.get_running_loop()
        path = os.pathsep.join(folder or os.getcwd() for folder in sys.path)
        transport, protocol = await loop.subprocess_exec(
            lambda: SubprocessStreamProtocol(PIPE_BYTES, loop),
            *(sys.executable, "-P", "-c", PROGRAM, str(niceness)),
            stdin=PIPE,
            stdout=PIPE,
            stderr=None,
            env={**os.environ, **ONE_THREAD, "PYTHONPATH": path},
            start_new_session=True,  # an interrupt is the server's to handle
        )
        return cls(Process(transport, protocol, loop), transport)

    async def do(self, job: bytes, seconds: float) -> Answer:
        """The answer to a job. Overrun or Died, if there is none; then the process is of no more use."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                self.process.stdin.write(framed(job))
                await self.process.stdin.drain()
                head = await self.process.stdout.readexactly(LENGTH.size)
                answer: Answer = pickle.loads(await self.process.stdout.readexactly(LENGTH.unpack(head)[0]))
                return answer
        except TimeoutError:
            raise Overrun("clock") from None
        except (asyncio.IncompleteReadError, OSError):
            ended = await self.process.wait()
            raise (Overrun("time") if ended == OVERTIME else Died()) from None

    def kill(self) -> None:
        """Ends the process, and closes its pipes."""
        self.transport.close()


class Workers:
    """Up to so many processes: started when they are needed, ended when they have been idle for a while."""

    def __init__(
        self,
        size: int,
        limits: Limits,
        niceness: int,
        warm_up: Callable[[], None],
        *,
        keep: int = 0,
        idle_seconds: float = IDLE_SECONDS,
    ) -> None:
        self.size = size
        self.keep = keep
        """So many stay, once they are there, however long they are idle."""
        self.limits = limits
        self.niceness = niceness
        self.warm_up = warm_up
        self.idle_seconds = idle_seconds
        self.idle: list[Worker] = []
        self.all: set[Worker] = set()
        self._timers: dict[Worker, asyncio.TimerHandle] = {}
        self._ending: set[asyncio.Task[int]] = set()

    async def run(self, job: Callable[[], T], seconds: float | None = None) -> T:
        """Does a job in a process. Whoever calls sees to it that there are no more at once than processes."""
        limits = self.limits
        if seconds is not None:
            limits = limits._replace(seconds=seconds, clock=limits.clock + seconds)
        content = pickle.dumps((job, limits))
        try:
            answer = await self._ask(content, limits.clock)
        except Died:  # that need not have been the job's fault
            answer = await self._ask(content, limits.clock)
        if answer.error is not None:
            raise answer.error
        result: T = answer.result
        return result

    async def _ask(self, job: bytes, seconds: float) -> Answer:
        worker = await self._take()
        try:
            answer = await worker.do(job, seconds)
        except BaseException:
            self._give_up(worker)
            raise
        if answer.grown or isinstance(answer.error, Overrun):
            self._give_up(worker)
        else:
            self._put_back(worker)
        return answer

    async def _take(self) -> Worker:
        while self.idle:
            worker = self.idle.pop()
            self._timers.pop(worker).cancel()
            if worker.process.returncode is None:
                return worker
            self._give_up(worker)
        worker = await Worker.start(self.niceness)
        self.all.add(worker)
        try:
            warm = await worker.do(pickle.dumps((self.warm_up, None)), WARM_SECONDS)
            if warm.error is not None:
                raise warm.error
        except BaseException:
            self._give_up(worker)
            raise
        return worker

    def _put_back(self, worker: Worker) -> None:
        self.idle.append(worker)
        self._rest(worker)

    def _rest(self, worker: Worker) -> None:
        self._timers[worker] = asyncio.get_running_loop().call_later(self.idle_seconds, self._retire, worker)

    def _retire(self, worker: Worker) -> None:
        if len(self.all) <= self.keep:
            self._rest(worker)
            return
        self.idle.remove(worker)
        del self._timers[worker]
        self._give_up(worker)

    def _give_up(self, worker: Worker) -> None:
        worker.kill()
        self.all.discard(worker)
        ending = asyncio.get_running_loop().create_task(worker.process.wait())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        self.idle.clear()
        for worker in list(self.all):
            self._give_up(worker)
        await asyncio.gather(*self._ending)
