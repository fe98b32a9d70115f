"""Hints for those who play."""

from fastapi import APIRouter, Request

from feldherr.server.accounts.sessions import Me, TheHub
from feldherr.server.api.answers import ERRORS, Json
from feldherr.server.api.play import look
from feldherr.server.api.play_shapes import Asked, HintOut, PlansCompared, PlanToCompare
from feldherr.server.api.shapes import TableId
from feldherr.server.play.hints import Adviser

router = APIRouter(tags=["playing"], responses=ERRORS)


@router.post("/tables/{table_id}/hint", response_model=HintOut)
async def post_hint(hub: TheHub, me: Me, request: Request, table_id: TableId, body: Asked) -> Json:
    """What a captain would play and why, from that seat's view alone. Nothing is played, and nobody else is told."""
    adviser: Adviser = request.app.state.adviser
    return Json(await adviser.hint(await look(hub, table_id, me, None), me, body.seat, body.decision))


@router.post("/tables/{table_id}/hint/compare", response_model=PlansCompared)
async def post_compare(hub: TheHub, me: Me, request: Request, table_id: TableId, body: PlanToCompare) -> Json:
    """A plan of one's own beside the one that a captain would lay: by how many points they probably differ, and where.
    Nothing is played, and nobody else is told."""
    adviser: Adviser = request.app.state.adviser
    standing = await look(hub, table_id, me, None)
    return Json(await adviser.compare(standing, me, body.seat, body.decision, body.move))
