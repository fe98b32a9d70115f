"""Whether the server can do its work: every table can be read, and what is written is committed."""

import asyncio
import logging
from time import monotonic
from typing import Final

from feldherr.server.store.database import Database
from feldherr.server.store.ready import probe

log = logging.getLogger("feldherr.health")
KEPT_SECONDS: Final = 2.0
PATIENCE_SECONDS: Final = 4.0


class Health:
    """Looks at most once in two seconds, whoever asks how often: those who ask meanwhile hear what was found."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._looked = 0.0
        self._found: asyncio.Task[bool] | None = None

    async def good(self) -> bool:
        """False also if the database does not answer in time."""
        if self._found is None or (self._found.done() and monotonic() - self._looked >= KEPT_SECONDS):
            self._looked = monotonic()
            self._found = asyncio.create_task(self._look())
        found = self._found  # another look may have begun when this one is over
        await asyncio.wait([found], timeout=PATIENCE_SECONDS)
        return found.done() and found.result()

    async def _look(self) -> bool:
        try:
            await self.database.write("", probe)
        except Exception:
            log.exception("the database cannot be read or written")
            return False
        return True
