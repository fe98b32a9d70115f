"""The measure itself: it sees what keeps everybody waiting, and is still where nothing does."""

import asyncio
from time import thread_time

from feldherr.server import metrics
from tests.server.hostile.measuring import beside
from tests.server.serving import Server


def _counted() -> tuple[float, float]:
    (family,) = metrics.LOOP.collect()
    counts = {sample.labels.get("le"): sample.value for sample in family.samples if sample.name.endswith("_bucket")}
    return counts["+Inf"], counts["+Inf"] - counts["0.1"]


def test_what_keeps_the_event_loop_is_noted() -> None:
    async def hold() -> None:
        breathing = asyncio.create_task(metrics.breathe())
        await asyncio.sleep(0.1)
        quiet = _counted()
        end = thread_time() + 0.15
        while thread_time() < end:
            pass
        await asyncio.sleep(0.1)
        held = _counted()
        breathing.cancel()
        assert held[0] > quiet[0]
        assert held[1] == quiet[1] + 1

    asyncio.run(hold())


def test_a_player_beside_nothing_is_not_held_up(server: Server) -> None:
    with beside(server, moves=20) as costs:
        pass
    costs[0].require_small()
