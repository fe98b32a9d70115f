"""Costly work: limited, fair, given up when nobody waits for it, and apart from everything else."""

import asyncio
import os
import re
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import feldherr.server
from feldherr.server.errors import Refused
from feldherr.server.work.queues import Asker, Queue
from feldherr.server.work.worker import Failed, Limits, Overrun
from feldherr.server.work.workers import Died, Workers
from tests.server.hostile import evil
from tests.server.patience import PATIENCE

MEGABYTE = 1024 * 1024
LIMITS = Limits(seconds=1.0, clock=60.0, memory=50 * MEGABYTE, answer=4 * MEGABYTE)


@asynccontextmanager
async def queue(
    size: int = 1, each: int = 100, patience: float = 120.0, limits: Limits = LIMITS
) -> AsyncIterator[Queue]:
    made = Queue("test", Workers(size, limits, 0, evil.nothing), each, patience)
    try:
        yield made
    finally:
        await made.close()


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(test())  # type: ignore[arg-type]


async def refusal(work: Awaitable[Any]) -> Exception:
    try:
        await work
    except Exception as error:
        return error
    raise AssertionError("it was done")


# -- limits ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("job", "kind", "what"),
    [
        (evil.spin, Overrun, "time"),
        (evil.hoard, Overrun, "memory"),
        (evil.babble, Overrun, "answer"),
        (evil.die, Died, None),
        (evil.fail, Failed, None),
    ],
)
def test_an_evil_job_is_ended_and_others_go_on(job: Callable[[], Any], kind: type, what: str | None) -> None:
    async def test() -> None:
        async with queue(size=2) as work:
            bad = asyncio.create_task(refusal(work.do(job, asker=Asker("evil"))))
            others = [work.do(partial(len, "abc"), asker=Asker(f"person {i}")) for i in range(10)]
            assert await asyncio.gather(*others) == [3] * 10
            error = await bad
            assert isinstance(error, kind)
            assert getattr(error, "what", None) == what
            assert await work.do(partial(len, "ab"), asker=Asker("evil")) == 2
            assert len(work.workers.all) <= 2

    run(test)


def test_a_job_that_only_sleeps_is_ended_by_the_clock() -> None:
    async def test() -> None:
        async with queue(limits=LIMITS._replace(clock=0.5)) as work:
            error = await refusal(work.do(evil.idle))
            assert isinstance(error, Overrun)
            assert error.what == "clock"

    run(test)


def test_a_process_that_is_killed_is_replaced_before_anybody_notices() -> None:
    async def test() -> None:
        async with queue() as work:
            for _ in range(3):
                assert await work.do(partial(len, "abc")) == 3
                (worker,) = work.workers.all
                os.kill(worker.process.pid, signal.SIGKILL)

    run(test)


def test_processes_that_have_nothing_to_do_end() -> None:
    async def test() -> None:
        workers = Workers(1, LIMITS, 0, evil.nothing, idle_seconds=0.05)
        assert await workers.run(partial(len, "abc")) == 3
        (worker,) = workers.all
        await asyncio.wait_for(worker.process.wait(), PATIENCE)
        assert not workers.all
        assert await workers.run(partial(len, "abc")) == 3
        await workers.close()

    run(test)


# -- fairness ----------------------------------------------------------------------------------------------------------


def test_a_flood_of_one_delays_nobody_else(tmp_path: Path) -> None:
    file = str(tmp_path / "notes")

    async def test() -> None:
        async with queue() as work:
            flood = [work.do(partial(evil.note, file, "flood"), asker=Asker("evil")) for _ in range(30)]
            tasks = [asyncio.ensure_future(job) for job in flood]
            await asyncio.sleep(0)
            await work.do(partial(evil.note, file, "anna"), asker=Asker("anna"))
            await asyncio.gather(*tasks)

    run(test)
    assert Path(file).read_text().split().index("anna") <= 2


def test_of_each_person_one_job_runs_at_a_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with queue(size=3) as work:
            most = 0
            tasks = [asyncio.ensure_future(work.do(partial(evil.note, str(tmp_path / "n"), "x"))) for _ in range(6)]
            while not all(task.done() for task in tasks):
                most = max(most, len(work.workers.all) - len(work.workers.idle))
                await asyncio.sleep(0.001)
            assert most == 1

    run(test)


def test_only_so_many_of_one_person_wait_and_none_for_ever(tmp_path: Path) -> None:
    async def test() -> None:
        async with queue(each=3, patience=0.3, limits=LIMITS._replace(seconds=60)) as work:
            busy = asyncio.ensure_future(work.do(evil.spin, asker=Asker("evil")))
            await asyncio.sleep(0)
            tasks = [asyncio.ensure_future(refusal(work.do(evil.nothing, asker=Asker("evil")))) for _ in range(5)]
            late = asyncio.ensure_future(refusal(work.do(evil.nothing, asker=Asker("anna"))))
            codes = [error.code for error in await asyncio.gather(*tasks, late) if isinstance(error, Refused)]
            assert codes == ["server_busy"] * 2 + ["too_much_work"] * 3 + ["server_busy"]
            busy.cancel()

    run(test)


def test_what_several_ask_for_together_is_done_once(tmp_path: Path) -> None:
    file = tmp_path / "notes"

    async def test() -> None:
        async with queue() as work:
            job = partial(evil.note, str(file), "once")
            asked = [work.do(job, key="same", asker=Asker(f"person {i}")) for i in range(5)]
            assert await asyncio.gather(*asked) == ["once"] * 5
            assert not work.known

    run(test)
    assert file.read_text().split() == ["once"]


# -- nobody waits ------------------------------------------------------------------------------------------------------


class Leaving:
    """Somebody whose connection ends."""

    def __init__(self) -> None:
        self.left = asyncio.Event()

    async def __call__(self) -> dict[str, Any]:
        await self.left.wait()
        return {"type": "http.disconnect"}


def test_what_nobody_waits_for_is_not_done(tmp_path: Path) -> None:
    file = tmp_path / "notes"

    async def test() -> None:
        async with queue() as work:
            busy = asyncio.ensure_future(work.do(partial(evil.note, str(file), "busy", 1.0), asker=Asker("anna")))
            leaving, staying = Leaving(), Leaving()
            alone = work.do(partial(evil.note, str(file), "alone"), asker=Asker("ben", leaving))
            job = partial(evil.note, str(file), "together")
            both = [work.do(job, key="key", asker=Asker("cleo", who)) for who in (leaving, staying)]
            tasks = [asyncio.ensure_future(refusal(one)) for one in (alone, both[0])]
            last = asyncio.ensure_future(both[1])
            await asyncio.sleep(0.05)
            leaving.left.set()
            assert [getattr(error, "code", "") for error in await asyncio.gather(*tasks)] == ["nobody_waits"] * 2
            assert (await busy, await last) == ("busy", "together")
            assert not work.waiting

    run(test)
    assert file.read_text().split() == ["busy", "together"]


# -- apart -------------------------------------------------------------------------------------------------------------

THREADS = {
    "app.py": 4,  # migrating, files of the client, the description of the API, the last traces
    "accounts/provider.py": 1,  # asking an operator's provider of identities
    "accounts/sessions.py": 2,  # passwords
    "notices/endpoint.py": 1,  # certificates
    "notices/notifier.py": 1,  # mail
    "notices/push.py": 1,  # encryption
    "store/database.py": 2,
}


def test_games_are_never_computed_in_threads() -> None:
    """Threads wait for the disk, the network and passwords; this is all there are."""
    folder = Path(feldherr.server.__file__).parent
    found = {
        str(path.relative_to(folder)): len(re.findall(r"to_thread\(|run_in_executor\(", path.read_text("utf-8")))
        for path in folder.rglob("*.py")
    }
    assert {name: number for name, number in found.items() if number} == THREADS
