"""Figures for Prometheus: how much happens, and how long it takes."""

import asyncio
import os
from time import monotonic, thread_time
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

REQUESTS = Counter("feldherr_requests_total", "Requests answered", ["method", "route", "status"])
SECONDS = Histogram(
    "feldherr_request_seconds",
    "Time to answer a request",
    ["route"],
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
)
LOOP = Histogram(
    "feldherr_loop_seconds",
    "Processor time for which the event loop was not free to do anything else",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5),
)
CHANGES = Counter("feldherr_changes_total", "Changes of tables committed by this process or heard of")
JOBS = Counter("feldherr_jobs_total", "Jobs for worker processes and what came of them", ["queue", "result"])
NOTICES = Counter("feldherr_notices_total", "Notices by channel and what came of them", ["channel", "result"])
NEWS = Counter("feldherr_news_total", "News from other processes and what came of them", ["result"])
STREAMS = Gauge("feldherr_streams", "Streams open now", multiprocess_mode="livesum")
TABLES = Gauge("feldherr_tables_in_memory", "Tables in memory", multiprocess_mode="livesum")
BREATH: Final = 0.02
KEPT_SECONDS: Final = 0.25


async def breathe() -> None:
    """Runs as long as the server, and notes how long other work kept it waiting: nothing may do so for long."""
    while True:
        before = thread_time()
        await asyncio.sleep(BREATH)
        LOOP.observe(thread_time() - before)


class Exposition:
    """All figures in the text form that Prometheus reads, made anew now and then, however many ask."""

    def __init__(self) -> None:
        self._made: tuple[float, bytes] | None = None

    def text(self) -> bytes:
        if self._made is None or monotonic() - self._made[0] > KEPT_SECONDS:
            self._made = monotonic(), _exposition()
        return self._made[1]


def _exposition() -> bytes:
    """Of all worker processes, where they share a folder."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
