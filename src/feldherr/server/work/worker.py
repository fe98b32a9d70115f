"""A worker process: jobs come on its standard input, one at a time, and each is done within limits."""

import os
import pickle
import signal
import struct
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO, Final, NamedTuple

from feldherr.kernel.errors import FeldherrError
from feldherr.server.errors import Refused

try:
    import resource
except ImportError:  # a platform without it limits time alone
    resource = None  # type: ignore[assignment]

LENGTH: Final = struct.Struct("!Q")
STATM: Final = Path("/proc/self/statm")


class Limits(NamedTuple):
    """What a job may take."""

    seconds: float
    """Of processor time."""
    clock: float
    """Seconds by the clock, which on a machine with much to do are more."""
    memory: int
    """Bytes beyond what the process holds before it."""
    answer: int
    """Bytes of the answer."""


class Overrun(Refused):
    """A job took more than it may, and nothing came of it."""

    def __init__(self, what: str) -> None:
        busy = what == "clock"  # rather the machine's fault than the job's
        super().__init__(503 if busy else 422, "server_busy" if busy else "too_costly")
        self.what = what

    def __reduce__(self) -> tuple[Any, ...]:
        return Overrun, (self.what,)


class Failed(Exception):
    """A job went wrong in a way that nobody foresaw; where, stands in the text."""


Job = tuple[Callable[[], Any], Limits | None]


class Answer(NamedTuple):
    """What comes back."""

    result: Any = None
    error: Exception | None = None
    grown: bool = False
    """The process holds more than it should, and had better be replaced."""


def main(niceness: int) -> None:
    """Runs until the server closes the pipe, or ends, killed or not: then the pipe is closed as well."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what is printed must not get between the answers
    jobs: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_listen, args=(sys.stdin.buffer, jobs), daemon=True).start()
    born = None
    while True:
        job: Job = pickle.loads(jobs.get())
        answer, memory = do(*job), _memory()
        born = memory if job[1] is None else born
        grown = job[1] is not None and memory is not None and memory > (born or memory) + job[1].memory
        try:
            answers.write(framed(_packed(answer._replace(grown=grown), job[1])))
            answers.flush()
        except BrokenPipeError:  # the server ended meanwhile
            os._exit(0)


def _listen(pipe: BinaryIO, jobs: "SimpleQueue[bytes]") -> None:
    """In a thread of its own, so that an end of the server is noticed in the midst of a job."""
    while len(head := pipe.read(LENGTH.size)) == LENGTH.size:
        jobs.put(pipe.read(LENGTH.unpack(head)[0]))
    os._exit(0)


def framed(content: bytes) -> bytes:
    return LENGTH.pack(len(content)) + content


def do(job: Callable[[], Any], limits: Limits | None) -> Answer:
    """Does a job. One that takes too much time ends the process; one that takes too much memory says so."""
    try:
        _limit(limits)
        try:
            return Answer(job())
        finally:
            _limit(None)
    except MemoryError:
        return Answer(error=Overrun("memory"))
    except (FeldherrError, RecursionError) as error:
        return Answer(error=error.with_traceback(None))
    except Exception:
        return Answer(error=Failed(traceback.format_exc()))


def _limit(limits: Limits | None) -> None:
    if hasattr(signal, "setitimer"):  # the signal's default is the end: no loop, in whatever language, goes on
        signal.setitimer(signal.ITIMER_PROF, limits.seconds if limits else 0)
    held = _memory()
    if resource is not None and held is not None:
        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        resource.setrlimit(resource.RLIMIT_DATA, (held + limits.memory if limits else most, most))


def _memory() -> int | None:
    """Bytes of data that the process holds; None, where the system does not say."""
    if not STATM.exists():
        return None
    return int(STATM.read_bytes().split()[5]) * os.sysconf("SC_PAGE_SIZE")


def _packed(answer: Answer, limits: Limits | None) -> bytes:
    content = pickle.dumps(answer)
    if limits is not None and len(content) > limits.answer:
        return pickle.dumps(Answer(error=Overrun("answer"), grown=True))
    return content
