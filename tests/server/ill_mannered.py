"""`feldherr` with a carrier that doubles news, brings them late and so in another order, and loses what it may lose:
python -m tests.server.ill_mannered serve ...

What is done here is done in every worker, since each of them loads this module first.
"""

import asyncio
import logging
import random
import sys
from collections.abc import Sequence

from feldherr.cli import main
from feldherr.server.live import bus

log = logging.getLogger("feldherr.bus")
rng = random.Random(1618)
hear = bus.Bus._hear
LATEST = 0.5
"""Seconds: long enough for several moves."""


def hear_badly(self: bus.Bus, payload: str | bytes, refused: Sequence[str] = ()) -> None:
    mood = rng.randrange(3)
    if mood == 0 and refused:  # by NATS, which promises nothing
        log.info("news lost")
    elif mood == 1:
        log.info("news twice")
        for _ in range(2):
            hear(self, payload, refused)
    else:
        log.info("news late")
        asyncio.get_running_loop().call_later(rng.uniform(0, LATEST), hear, self, payload, refused)


bus.Bus._hear = hear_badly  # type: ignore[method-assign]

if __name__ == "__main__":
    sys.exit(main())
