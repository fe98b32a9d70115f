"""Standing orders of those who play."""

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field

from feldherr.kernel.orders import MOST_CHARACTERS, MOST_ORDERS
from feldherr.server.accounts.sessions import Me, TheHub
from feldherr.server.api.answers import ERRORS, Json
from feldherr.server.api.play import look
from feldherr.server.api.shapes import SeatNumber, Sentences, Shape, TableId
from feldherr.server.play import orders
from feldherr.server.play.moves import require_holder

router = APIRouter(tags=["playing"], responses=ERRORS)


class Ordering(Shape):
    seat: SeatNumber
    orders: Annotated[
        list[Annotated[str, Field(max_length=MOST_CHARACTERS)]],
        Field(max_length=MOST_ORDERS, description="All orders of the seat from now on, in their text form."),
    ]


class OrderOut(Shape):
    text: str
    told: Sentences


class CarriedOut(Shape):
    question: str
    order: str
    move: str
    told: Sentences
    """The move in words."""
    at: float


class SlotOut(Shape):
    kind: Annotated[str, "`word`, `one`, `some`, `ranked` or `number`."]
    of: list[str]
    """The words to choose from."""
    least: int
    most: int


class OfferOut(Shape):
    verb: str
    slots: list[SlotOut]
    """What follows the verb."""
    now: bool
    """Whether it is for what is under way."""


class OrdersOut(Shape):
    seat: int
    orders: list[OrderOut]
    due: float | None
    """When they are looked at for the present question."""
    carried: list[CarriedOut]
    """What they have answered lately, the latest first."""
    offers: list[OfferOut]
    """Orders that may be given now."""


@router.get("/tables/{table_id}/orders", response_model=OrdersOut)
async def get_orders(hub: TheHub, me: Me, table_id: TableId, seat: SeatNumber) -> Json:
    """The standing orders of a seat that the person holds. Nobody else can see them."""
    standing = await look(hub, table_id, me, None)
    require_holder(standing.table, me, seat)
    return Json(orders.told(hub, standing, seat))


@router.put("/tables/{table_id}/orders", response_model=OrdersOut)
async def put_orders(hub: TheHub, me: Me, request: Request, table_id: TableId, body: Ordering) -> Json:
    """Gives a seat these standing orders in place of those it had. They are looked at a while after each question."""
    await look(hub, table_id, me, None)
    orderly: orders.Orderly = request.app.state.orderly
    return Json(orders.told(hub, await orderly.give(table_id, me, body.seat, body.orders), body.seat))
