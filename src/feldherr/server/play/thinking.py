"""Bots think in processes of their own, with their seat's view and nothing else."""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Any

from feldherr import bots
from feldherr.kernel.errors import FeldherrError
from feldherr.server.errors import Refused
from feldherr.server.work import jobs
from feldherr.server.work.queues import Asker, Queue
from feldherr.server.work.worker import Failed, Overrun
from feldherr.server.work.workers import Died

log = logging.getLogger("feldherr.bots")


class Thinkers:
    """Bots think in processes of their own; what goes wrong there costs that thought alone."""

    def __init__(self, queue: Queue, seconds: float, simulations: int = 0) -> None:
        self.queue = queue
        self.seconds = seconds
        self.simulations = simulations

    async def wake(self) -> None:
        """Has processes ready before the first bots' turn comes; those that cannot be had now are started then."""

        async def one(number: int) -> None:
            with suppress(Died, Failed, Overrun, Refused):  # who asks for two things gets one after the other
                await self.queue.do(jobs.warm_up, asker=Asker(f"ready {number}"))  # which is done by then, and more

        await asyncio.gather(*map(one, range(self.queue.workers.keep)))

    async def think(
        self, name: str, view: dict[str, Any], seed: int, asker: Asker, most: float | None = None
    ) -> bots.Choice | None:
        """What a level would play, perhaps with a temper, and why; None if it crashes, hangs or errs, and the log tells
        of it. `most` limits its processor time, whatever its budget."""
        within = self.seconds if most is None else min(self.seconds, most / 2)
        budget = bots.Budget(within, self.simulations or None)
        seconds = self.seconds + self.queue.workers.limits.seconds if most is None else most
        try:
            return await self.queue.do(partial(jobs.think, name, view, seed, budget), asker=asker, seconds=seconds)
        except (Died, Overrun) as error:
            log.warning("a bot took too much, or died", extra={"bot": name, "code": error.code})
        except Refused:
            raise
        except (FeldherrError, Failed):
            log.exception("a bot failed", extra={"bot": name})
        return None
