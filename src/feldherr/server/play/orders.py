"""Standing orders at the table: kept for their seat alone, looked at when their moment has come, played as a move."""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from random import random
from typing import Any, Final

from sqlalchemy import and_, select

from feldherr import Game
from feldherr.kernel import ordering, words
from feldherr.kernel.errors import FeldherrError
from feldherr.kernel.orders import Offer, Order
from feldherr.server.errors import Refused
from feldherr.server.limits import Bucket
from feldherr.server.live.hub import Hub
from feldherr.server.live.set_aside import by_itself
from feldherr.server.model import OVER, RUNNING, Person, Seat
from feldherr.server.play.moves import Late, answer, require_holder
from feldherr.server.standing.change import Next
from feldherr.server.standing.rebuild import Standing
from feldherr.server.store import aside_rows, schema
from feldherr.server.work import jobs

log = logging.getLogger("feldherr.orders")
JITTER: Final = 0.2
"""Seconds within which processes look one after the other, and not all at once."""
KEPT: Final = 30
"""Of what orders have answered, for their person."""


class Orderly:
    """Keeps the orders of all seats, and carries them out when they are due."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.limit = Bucket(hub.settings.orders_per_minute, 60)

    async def give(self, table_id: str, person: Person, seat: int, texts: Sequence[str]) -> Standing:
        """Orders in place of those that the seat had; nobody else can notice."""
        self.limit.require(person.id)

        def make(standing: Standing) -> Next | None:
            require_holder(standing.table, person, seat)
            kept = [order.text for order in ordering.given(_game(standing), seat, texts)]
            own = standing.table.seats[seat]
            if kept == (own.orders or []):
                return None
            asked = own.order_asked if own.order_due is not None else None
            mine = replace(own, orders=kept or None, order_asked=asked)
            return Next(replace(standing, table=standing.table.with_seat(mine)), quiet=True)

        return await self.hub.change(table_id, make)

    async def run(self) -> None:
        """Looks as long as the server runs. Every process does it; only one of them can make a given change."""
        while True:
            wait = self.hub.settings.clock_interval
            try:
                wait = await self.look()
            except Exception:
                log.exception("standing orders could not be looked for")
            await asyncio.sleep(wait)

    async def look(self) -> float:
        """Carries out what is due. Seconds until the next look: not long after the next moment, so that what orders
        answer does not come in the server's rhythm."""
        now, most = self.hub.clock.now(), self.hub.settings.clock_interval
        seats, tables = schema.seats.c, schema.tables.c
        soon = and_(seats.order_due <= now + most, seats.table_id.not_in(aside_rows.tables(aside_rows.ORDERS)))
        running = and_(tables.id == seats.table_id, tables.status == RUNNING)
        query = select(seats.table_id, seats.seat, seats.order_due).where(soon, running).order_by(seats.order_due)
        found = await self.hub.database.read(lambda c: c.execute(query.limit(100)).all())
        for table_id, seat, _ in (row for row in found if row.order_due <= now):
            look = partial(self._carry_out, table_id, seat)
            await by_itself(self.hub.database, table_id, aside_rows.ORDERS, look)
        ahead = (row.order_due - self.hub.clock.now() for row in found if row.order_due > now)
        return max(0.0, min(ahead, default=most)) + JITTER * random()

    async def _carry_out(self, table_id: str, seat: int) -> None:
        standing = await self.hub.standing(table_id)
        game, own, now = standing.game, standing.table.seats[seat], self.hub.clock.now()
        today = now + self.hub.clock.ahead
        if game is None or not _is_due(standing, own, now):
            return
        orders, question = own.orders or [], game.question
        state = game.rulebook.encode(game.state)
        found = await self.hub.work.tables.do(
            partial(jobs.ordered, game.rulebook.name, game.options, state, seat, orders)
        )

        def make(standing: Standing) -> Next | None:
            own = standing.table.seats[seat]
            same = own.orders == orders and standing.table.question == question
            return _looked(standing, own, found, today) if same and _is_due(standing, own, now) else None

        await self.hub.change(table_id, make)


def _is_due(standing: Standing, own: Seat, now: float) -> bool:
    table = standing.table
    waits = table.status == RUNNING and own.active and own.seat in table.waiting_for
    return waits and own.order_due is not None and own.order_due <= now


def _looked(standing: Standing, own: Seat, found: tuple[str, str] | None, today: float) -> Next:
    """What a look at a seat's orders makes of the table: their answer, or nothing that anybody else can notice."""
    seat, question = own.seat, standing.table.question
    looked = replace(standing, table=standing.table.with_seat(replace(own, order_due=None)))
    made = None
    if found is not None:
        try:
            made = answer(looked, seat, str(question), found[1])
        except (FeldherrError, Late) as error:
            log.warning(
                "an order was refused", extra={"table": looked.table.id, "code": getattr(error, "code", "late")}
            )
    if made is None or found is None:
        return Next(looked, quiet=True)
    done = {"question": question, "order": found[0], "move": found[1], "at": today}
    after = made.standing.table
    mine = replace(after.seats[seat], carried=[*(own.carried or []), done][-KEPT:])
    return replace(made, standing=replace(made.standing, table=after.with_seat(mine)))


def _game(standing: Standing) -> Game:
    if standing.game is None or standing.table.status == OVER:
        raise Refused(409, "not_running", status=standing.table.status)
    return standing.game


# -- what its person is told ------------------------------------------------------------------------------------------


def told(hub: Hub, standing: Standing, seat: int) -> dict[str, Any]:
    """A seat's orders, what they have answered lately, and which others may be given now."""
    table, own = standing.table, standing.table.seats[seat]
    kept: list[Order] = []
    offers: list[Offer] = []
    if standing.game is not None and table.status != OVER:
        kept = ordering.given(standing.game, seat, own.orders or [])
        offers = standing.game.rulebook.orders.offers(standing.game.state, seat)
    return {
        "seat": seat,
        "orders": [{"text": order.text, "told": _told(order)} for order in kept],
        "due": None if own.order_due is None else own.order_due + hub.clock.ahead,
        "carried": [_carried(table.game, table.names, done) for done in reversed(own.carried or [])],
        "offers": [{**offer._asdict(), "slots": [slot._asdict() for slot in offer.slots]} for offer in offers],
    }


def _told(order: Order) -> dict[str, str]:
    return {language: order.sentence(language) for language in words.LANGUAGES}


def _carried(game: str, names: list[str], done: dict[str, Any]) -> dict[str, Any]:
    move = {language: words.move(language, game, done["move"], names) for language in words.LANGUAGES}
    return {**done, "question": str(done["question"]), "told": move}
