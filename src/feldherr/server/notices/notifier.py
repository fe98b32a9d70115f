"""Tells people by e-mail and push that a table waits for them: once per decision and channel, and not at night."""

import asyncio
import contextlib
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import monotonic, time
from typing import Final

from sqlalchemy import Connection

from feldherr.server import metrics
from feldherr.server.config import Settings
from feldherr.server.live.hub import Hub
from feldherr.server.model import OPEN, OVER, RUNNING, Person, Table
from feldherr.server.notices import mail, push, rows, texts
from feldherr.server.notices.mail import NotSent
from feldherr.server.notices.push import Gone, Subscription
from feldherr.server.notices.rows import CARRIED_OUT, FULL, KEPT, PROPOSED, STOOD_IN, Notice
from feldherr.server.notices.texts import Mail
from feldherr.server.notices.wishes import MAIL, Wishes
from feldherr.server.store import account_rows, people_rows, table_rows

log = logging.getLogger("feldherr.notify")
TIDY_SECONDS: Final = 600.0
OVERLAP: Final = 60.0
"""Changes are written a little later than the time they carry: each look reaches this far back."""
DELAYS: Final = (60.0, 300.0, 1800.0, 7200.0)
FULL_SECONDS: Final = 600.0
"""How long a notice waits when its person has been sent as many mails as they may get."""
ORDER_SECONDS: Final = 5.0
"""How long after its moment an order has certainly been carried out."""
SENDERS: Final = 4
STOP_KEY: Final = "stop"
PUSH_KEY: Final = "vapid"


@dataclass(frozen=True, slots=True)
class Claimed:
    """A notice that this process, and no other, is to send."""

    person: Person
    table: Table
    browsers: list[Subscription]
    about: str
    """A decision, the kind of the line, or why a seat is kept."""
    waiting: int
    """At how many tables the person is to decide."""


class Notifier:
    """Looks now and then for decisions that wait. What it has to know is in the database, so a crash loses nothing.

    A notice is claimed before it is sent: at worst it is lost, it never comes twice.
    """

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.settings = hub.settings
        self.stop_key = b""
        self.push_key = b""
        self._senders = ThreadPoolExecutor(SENDERS, thread_name_prefix="sender")
        self._pushing = asyncio.Semaphore(SENDERS)
        self._looked = 0.0
        self._known: set[Notice] = set()
        self._tidied = monotonic()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Reads the keys, or makes them the first time, and begins to look."""

        def keys(connection: Connection) -> tuple[bytes, bytes]:
            stop = rows.key(connection, STOP_KEY, lambda: secrets.token_bytes(32))
            return stop, rows.key(connection, PUSH_KEY, push.new_key)

        self.stop_key, self.push_key = await self.hub.database.write("keys", keys)
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self._senders.shutdown(wait=False, cancel_futures=True)

    async def _run(self) -> None:
        while True:
            try:
                await self.look()
            except Exception:
                log.exception("notices could not be looked for")
            await asyncio.sleep(self.settings.notify_interval)

    async def look(self) -> None:
        """Writes down who is to be told, and tells whoever is due."""
        await self._enlist()
        due = await self.hub.database.read(lambda c: rows.due(c, time()))
        await asyncio.gather(*(self._tell(notice) for notice in due))
        if monotonic() - self._tidied >= TIDY_SECONDS:
            self._tidied = monotonic()
            await self.hub.database.write("notices", rows.tidy)

    async def _enlist(self) -> None:
        since, until = self._looked - OVERLAP, time() - self.settings.notify_after
        with_mail = bool(self.settings.smtp_host)
        found = await self.hub.database.read(
            lambda c: set().union(*(look(c, since, until, with_mail) for look in (rows.asked, rows.called, rows.kept)))
        )
        fresh = found - self._known
        if fresh:
            await self.hub.database.write("notices", lambda c: rows.add(c, fresh, time()))
        self._looked, self._known = until, found

    async def _tell(self, notice: Notice) -> None:
        database = self.hub.database
        if self.hub.presence.is_present(notice.person_id):  # they see it
            if notice.of_line:  # and have read the line
                await database.write("notices", lambda c: rows.drop(c, notice))
                return
            later = time() + self.settings.presence_seconds
            await database.write("notices", lambda c: rows.postpone(c, notice, later))
            return
        claimed = await database.write("notices", lambda c: _claim(c, notice, self.settings, self.hub.clock.ahead))
        if claimed is None:
            return
        again = False
        try:
            await self._send(notice, claimed)
        except NotSent as error:
            can_try = error.again
            again = await database.write("notices", lambda c: rows.not_sent(c, notice, DELAYS, can_try))
            log.warning("a notice was not sent: %s", error, extra={"channel": notice.channel, "again": again})
            metrics.NOTICES.labels(notice.channel, "later" if again else "failed").inc()
            return
        metrics.NOTICES.labels(notice.channel, "sent").inc()

    async def _send(self, notice: Notice, claimed: Claimed) -> None:
        person, table, ahead = claimed.person, claimed.table, self.hub.clock.ahead
        if notice.channel == MAIL:
            await self.send_mail(texts.notice_mail(self.settings, self.stop_key, person, table, claimed.about, ahead))
            return
        content = texts.notice_push(self.settings, person, table, claimed.about, claimed.waiting, ahead)
        failed = [error for one in claimed.browsers if (error := await self._push(one, content)) is not None]
        if failed and len(failed) == len(claimed.browsers):
            raise next((error for error in failed if not error.again), failed[0])

    async def _push(self, to: Subscription, content: str) -> NotSent | None:
        try:
            async with self._pushing:
                await push.send(self.settings, self.push_key, to, content)
        except Gone:
            await self.hub.database.write("notices", lambda c: rows.drop_subscription(c, to.id))
            return NotSent("the browser is gone", again=True)
        except NotSent as error:
            return error
        return None

    def post(self, message: Mail) -> None:
        """Sends a mail about an account in its own time: whoever asked for it is answered before."""
        self.hub.spawn(self._post(message))

    async def _post(self, message: Mail) -> None:
        try:
            await self.send_mail(message)
        except NotSent as error:
            log.warning("a mail about an account was not sent: %s", error)

    async def send_mail(self, message: Mail) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(
            self._senders, mail.send, self.settings, message.to, message.subject, message.text, message.headers
        )


def _claim(connection: Connection, notice: Notice, settings: Settings, ahead: float) -> Claimed | None:
    """What is to be sent now; None, if there is nothing to tell any more, or it is night, or enough for a while, or
    another was faster."""
    person = people_rows.get(connection, notice.person_id)
    table = table_rows.get(connection, notice.table_id)
    browsers = rows.subscriptions_of(connection, notice.person_id)
    line = rows.line_kind(connection, notice) if notice.of_line else None
    about = line or ("decision" if notice.question != KEPT else "drawn" if table and table.tournament else "invited")
    due = table is not None and (_calls(table, line, notice.person_id) if line else _waits(table, notice))
    if person is None or table is None or not due or not _wanted(person, notice, browsers):
        rows.drop(connection, notice)
        return None
    until = (_order_due(table, person, ahead) if about == "decision" else None) or Wishes.of(person.notify).held_until(
        time()
    )
    if until is not None:
        rows.postpone(connection, notice, until)
        return None
    if notice.channel == MAIL and not _room_for(connection, person, settings):
        rows.postpone(connection, notice, time() + FULL_SECONDS)
        return None
    if not rows.claim(connection, notice):
        return None
    return Claimed(person, table, browsers, about, rows.waiting_for(connection, person.id))


def _order_due(table: Table, person: Person, ahead: float) -> float | None:
    """Until when standing orders may answer for somebody, by the calendar; None, if they are asked themselves."""
    own = [table.seats[seat] for seat in table.seats_of(person.id) if seat in table.waiting_for]
    dues = [seat.order_due for seat in own if seat.active and seat.order_due is not None]
    return None if not dues or len(dues) < len(own) else max(dues) + ahead + ORDER_SECONDS


def _room_for(connection: Connection, person: Person, settings: Settings) -> bool:
    limits = settings.notice_mails_per_hour, settings.notice_mails_per_day
    return account_rows.count_mail(connection, "notice", person.email or "", *limits)


def _calls(table: Table, line: str, person_id: str) -> bool:
    """Whether a line is still news. That a table is full is none once its game has begun: then decisions are told."""
    own = [table.seats[seat] for seat in table.seats_of(person_id)]
    if line == FULL:
        return table.status == OPEN
    if line == PROPOSED:
        return bool(table.proposals)
    if line == STOOD_IN:
        return table.status != OVER and any(seat.stand_in for seat in own)
    return line != CARRIED_OUT or (table.status != OVER and any(seat.offered for seat in own))


def _waits(table: Table, notice: Notice) -> bool:
    if notice.question == KEPT:
        return table.status == OPEN and any((s.kind, s.person_id) == (OPEN, notice.person_id) for s in table.seats)
    own = [seat for seat in table.seats_of(notice.person_id) if table.seats[seat].active]
    asked = table.status == RUNNING and table.question == notice.question
    return asked and any(seat in table.awaited for seat in own)


def _wanted(person: Person, notice: Notice, browsers: list[Subscription]) -> bool:
    reachable = person.confirmed if notice.channel == MAIL else bool(browsers)
    return reachable and notice.channel in Wishes.of(person.notify).channels
