"""Friends and blocks, and invitations to a table."""

from typing import Annotated, Final, Literal

from fastapi import APIRouter
from pydantic import Field
from sqlalchemy import and_, or_, select

from feldherr.server.accounts.sessions import Me, TheHub
from feldherr.server.api.answers import ERRORS, Json
from feldherr.server.api.shapes import Header, Shape, TableId
from feldherr.server.api.statistics import PersonId
from feldherr.server.errors import Refused
from feldherr.server.live.hub import Hub
from feldherr.server.live.views import header
from feldherr.server.model import OPEN, PAUSED, RUNNING, Person
from feldherr.server.store import people_rows, schema, table_rows, tie_rows
from feldherr.server.tables import lifecycle

router = APIRouter(tags=["friends"], responses=ERRORS)
MOST: Final = 500
Tie = Literal["friend", "block"]


class TieIn(Shape):
    tie: Tie | None
    """Null: neither."""


class TieOut(Shape):
    tie: Tie | None


class FriendOut(Shape):
    id: str
    name: str
    tie: Tie
    mutual: bool
    """Whether they follow in turn."""
    present: bool | None
    """Whether they are here now: for friends who follow in turn."""
    open_table: str | None
    """A public table of theirs with a free seat."""
    playing: str | None
    """A public table at which they play."""


class Named(Shape):
    id: str
    name: str


class TiesOut(Shape):
    people: list[FriendOut]
    followers: list[Named]
    """Those who follow the person, and are not followed."""


class Inviting(Shape):
    person: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


@router.get("/people/me/ties", response_model=TiesOut)
async def get_ties(hub: TheHub, me: Me) -> Json:
    """Everybody whom the person follows or has blocked, and where friends can be met."""
    known = await hub.database.read(lambda c: tie_rows.of_person(c, me.id))
    followers = await hub.database.read(lambda c: tie_rows.followers(c, me.id))
    friends = [each["id"] for each in known if each["tie"] == tie_rows.FRIEND]
    free, playing = await _where_they_are(hub, me, friends)
    people = [
        {
            **each,
            "present": hub.presence.is_present(each["id"]) if each["mutual"] else None,
            "open_table": free.get(each["id"]),
            "playing": playing.get(each["id"]),
        }
        for each in known
    ]
    return Json({"people": people, "followers": followers})


async def _where_they_are(hub: Hub, me: Person, friends: list[str]) -> tuple[dict[str, str], dict[str, str]]:
    tables, seats = schema.tables.c, schema.seats.c
    theirs = select(seats.table_id).where(seats.person_id.in_(friends))
    shown = and_(tables.public, tables.status.in_((OPEN, RUNNING, PAUSED)))
    where = and_(shown, or_(tables.id.in_(theirs), tables.creator.in_(friends)))
    found = await hub.database.read(lambda c: table_rows.find(c, where, 200) if friends else [])
    free: dict[str, str] = {}
    playing: dict[str, str] = {}
    for table in found:
        has_room = any(seat.kind == OPEN and seat.person_id in (None, me.id) for seat in table.seats)
        for friend in table.members:
            if table.status == OPEN and has_room:
                free.setdefault(friend, table.id)
            elif table.seats_of(friend) and table.status == RUNNING:
                playing.setdefault(friend, table.id)
    return free, playing


@router.get("/people/{person_id}/tie", response_model=TieOut)
async def get_tie(hub: TheHub, me: Me, person_id: PersonId) -> Json:
    """What the person has made of another."""
    return Json({"tie": await hub.database.read(lambda c: tie_rows.between(c, me.id, person_id))})


@router.put("/people/{person_id}/tie", response_model=TieOut)
async def put_tie(hub: TheHub, me: Me, person_id: PersonId, body: TieIn) -> Json:
    """Follows somebody, or blocks them. Who is blocked can neither join the person's tables before they start, nor
    invite or follow them, and the person reads nothing of what they say."""
    if me.guest:
        raise Refused(403, "account_needed")
    if person_id == me.id:
        raise Refused(422, "tie_to_oneself")
    other = await hub.database.read(lambda c: people_rows.get(c, person_id))
    blocked = await hub.database.read(lambda c: tie_rows.blocked_by(c, me.id))
    if other is None or (body.tie == tie_rows.FRIEND and (other.guest or person_id in blocked)):
        raise Refused(404, "no_such_player")
    if body.tie is not None and await hub.database.read(lambda c: tie_rows.count_others(c, me.id, person_id)) >= MOST:
        raise Refused(409, "too_many_ties", most=MOST)
    await hub.database.write(me.id, lambda c: tie_rows.set_tie(c, me.id, person_id, body.tie))
    return Json({"tie": body.tie})


@router.post("/tables/{table_id}/invite", response_model=Header)
async def post_invite(hub: TheHub, me: Me, table_id: TableId, body: Inviting) -> Json:
    """Keeps an open seat for somebody who follows the person: the table is among their games until it starts."""
    follows = await hub.database.read(lambda c: tie_rows.between(c, body.person, me.id))
    invited = await hub.database.read(lambda c: people_rows.get(c, body.person))
    if invited is None or follows != tie_rows.FRIEND:
        raise Refused(403, "follows_not")
    standing = await hub.change(table_id, lambda s: lifecycle.invite(s, me, invited))
    return Json(header(hub, standing.table, me))
