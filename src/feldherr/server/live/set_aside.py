"""Tables set aside: what cannot be computed for a table is tried once, not with every request and every start."""

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from feldherr.kernel.errors import FeldherrError
from feldherr.server.errors import Refused
from feldherr.server.model import Table
from feldherr.server.store import aside_rows
from feldherr.server.store.database import Database
from feldherr.server.work.worker import Failed, Overrun
from feldherr.server.work.workers import Died

T = TypeVar("T")
log = logging.getLogger("feldherr.aside")


class SetAside(Refused):
    """A table that cannot be rebuilt: it stays in storage as it is, and nobody else is hurt."""

    def __init__(self, table: Table) -> None:
        super().__init__(409, "table_set_aside")
        self.table = table


async def unless_set_aside(database: Database, table: Table, work: str, make: Callable[[], Awaitable[T]]) -> T:
    """What comes of some work for a table; SetAside or Refused, if it failed now or before."""
    if await database.read(lambda c: aside_rows.why(c, table.id, work)) is None:
        try:
            return await make()
        except (FeldherrError, Failed, RecursionError) as error:
            if not _is_fault(error):
                raise
            reason = _reason(error)
            log.warning("work at a table was set aside", extra={"table": table.id, "work": work, "reason": reason})
            await database.write(table.id, lambda c: aside_rows.put(c, table.id, work, reason))
    raise SetAside(table) if work == aside_rows.REBUILD else Refused(409, "cannot_be_told")


async def by_itself(database: Database, table_id: str, work: str, look: Callable[[], Awaitable[Any]]) -> None:
    """Looks after one of many tables. What fails there stops no other; where the table is to blame it is set aside."""
    try:
        await look()
    except FeldherrError as error:
        log.warning("a table could not be looked after", extra={"table": table_id, "work": work, "code": error.code})
    except SQLAlchemyError:
        raise  # that is no table's fault
    except Exception as error:
        log.exception("a table was set aside", extra={"table": table_id, "work": work})
        reason = f"{type(error).__name__}: {error}"[:200]
        await database.write(table_id, lambda c: aside_rows.put(c, table_id, work, reason))


def _is_fault(error: Exception) -> bool:
    """Whether the table is to blame: not that there was no room, or a busy machine took its time."""
    if isinstance(error, Overrun):
        return error.what != "clock"
    return isinstance(error, Died) or not isinstance(error, Refused)


def _reason(error: Exception) -> str:
    if isinstance(error, Overrun):
        return f"{error.code}: {error.what}"
    return error.code if isinstance(error, FeldherrError) else str(error).strip().splitlines()[-1][:200]
