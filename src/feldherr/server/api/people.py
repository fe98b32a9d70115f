"""People: guests with a code to come back, accounts, sessions and personal tokens."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from feldherr.server.accounts.owner import require_owner
from feldherr.server.accounts.sessions import (
    TOKEN_PREFIX,
    Anyone,
    Me,
    Sessions,
    TheHub,
    TheSessions,
    address,
    digest,
    forget_cookie,
    new_return_code,
    new_token,
    plain_code,
)
from feldherr.server.api.answers import ERRORS, Json
from feldherr.server.api.people_shapes import (
    CodeAnswer,
    Deletion,
    GuestAnswer,
    Mutes,
    NewGuest,
    NewToken,
    PersonAnswer,
    PersonChange,
    ReturnCode,
    TokenAnswer,
    TokensAnswer,
    WhoAnswer,
)
from feldherr.server.errors import Refused
from feldherr.server.live.hub import Hub
from feldherr.server.live.set_aside import SetAside
from feldherr.server.model import Person
from feldherr.server.store import lesson_rows, people_rows, schema
from feldherr.server.tables import stand_ins

router = APIRouter(prefix="/people", tags=["people"], responses=ERRORS)


def person_json(hub: Hub, person: Person) -> dict[str, Any]:
    return {
        "id": person.id,
        "name": person.name,
        "guest": person.guest,
        "email": person.email,
        "confirmed": person.confirmed,
        "confirming": person.confirming,
        "password": person.with_password,
        "mail": bool(hub.settings.smtp_host),
        "language": person.language,
        "notify": person.notify,
        "mutes": person.mutes,
    }


@router.post("/guest", response_model=GuestAnswer)
async def post_guest(
    hub: TheHub, sessions: TheSessions, _: Anyone, request: Request, response: Response, body: NewGuest
) -> Any:
    """A new guest, who needs a name and nothing else; the code brings them back on another device."""
    request.app.state.limits.guests.require(address(request))
    code = new_return_code()
    hashed = digest(plain_code(code))
    person = await hub.database.write("", lambda c: people_rows.create_guest(c, body.name, body.language, hashed))
    await sessions.open(person, request, response)
    return {"person": person_json(hub, person), "return_code": code}


@router.post("/return", response_model=PersonAnswer)
async def post_return(
    hub: TheHub, sessions: TheSessions, _: Anyone, request: Request, response: Response, body: ReturnCode
) -> Any:
    """The guest to whom a code belongs, back on this device."""
    request.app.state.limits.logins.require(address(request))
    hashed = digest(plain_code(body.code))
    person = await hub.database.read(lambda c: people_rows.by_return_code(c, hashed))
    if person is None:
        raise Refused(403, "wrong_code")
    await sessions.open(person, request, response)
    return {"person": person_json(hub, person)}


@router.post("/me/code", response_model=CodeAnswer)
async def post_code(hub: TheHub, me: Me) -> Any:
    """A new code to come back with; the old one no longer works."""
    code = new_return_code()
    hashed = digest(plain_code(code))
    await hub.database.write(me.id, lambda c: people_rows.change(c, me.id, return_code=hashed))
    return {"return_code": code}


@router.get("/me", response_model=WhoAnswer)
async def get_me(hub: TheHub, person: Anyone, request: Request) -> Any:
    """Who asks; null, if nobody is logged in. And by which ways one can come in here."""
    return {"person": person_json(hub, person) if person else None, "doors": request.app.state.doors.as_json()}


@router.patch("/me", response_model=PersonAnswer)
async def patch_me(hub: TheHub, sessions: TheSessions, me: Me, body: PersonChange) -> Any:
    values = {name: value for name, value in body.model_dump().items() if value is not None}
    return await _changed(hub, sessions, me, values)


@router.put("/me/mutes", response_model=PersonAnswer)
async def put_mutes(hub: TheHub, sessions: TheSessions, me: Me, body: Mutes) -> Any:
    """The people whose chat this person does not want to read."""
    return await _changed(hub, sessions, me, {"mutes": sorted(set(body.people))})


async def _changed(hub: Hub, sessions: TheSessions, me: Person, values: dict[str, Any]) -> Any:
    person = me
    if values:
        person = await sessions.write(me.id, lambda c: people_rows.change(c, me.id, **values))
    return {"person": person_json(hub, person)}


@router.delete("/me", status_code=204)
async def delete_me(
    hub: TheHub, sessions: TheSessions, me: Me, request: Request, response: Response, body: Deletion
) -> None:
    """Forgets the person: captains play on in running games, what was said and noted is gone."""
    if not me.guest:
        await require_owner(hub, request, me, body.password)
    await forget(hub, sessions, me)
    forget_cookie(request, response)


async def forget(hub: Hub, sessions: Sessions, person: Person) -> None:
    """Empties the seats of a person, then forgets them; their lessons go with them."""
    await hub.database.write(person.id, lambda c: lesson_rows.drop_tables(c, person.id))
    mine = (schema.seats.c.person_id == person.id, schema.tables.c.creator == person.id)
    seats = schema.seats.select().where(mine[0]).with_only_columns(schema.seats.c.table_id)
    created = schema.tables.select().where(mine[1]).with_only_columns(schema.tables.c.id)
    found = await hub.database.read(lambda c: c.execute(seats.union(created)).scalars().all())
    for table_id in found:
        try:
            await hub.change(table_id, lambda standing: stand_ins.forget(standing, person))
        except SetAside as refused:
            await hub.change_aside(refused.table, lambda standing: stand_ins.forget(standing, person))
    await sessions.write(person.id, lambda c: people_rows.remove(c, person.id))


@router.get("/me/tokens", response_model=TokensAnswer)
async def get_tokens(hub: TheHub, me: Me) -> Json:
    return Json({"tokens": await hub.database.read(lambda c: people_rows.list_tokens(c, me.id))})


@router.post("/me/tokens", response_model=TokenAnswer)
async def post_token(hub: TheHub, me: Me, body: NewToken) -> Json:
    """A token for scripts and bots; it is shown this once."""
    if len(await hub.database.read(lambda c: people_rows.list_tokens(c, me.id))) >= 20:
        raise Refused(409, "too_many_tokens", most=20)
    token = TOKEN_PREFIX + new_token()
    row = await hub.database.write(me.id, lambda c: people_rows.add_token(c, me.id, body.label, digest(token)))
    return Json({**row, "token": token})


@router.delete("/me/tokens/{token_id}", status_code=204)
async def delete_token(
    sessions: TheSessions, me: Me, token_id: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
) -> None:
    """The token lets nobody in any more, and its streams end."""
    if not await sessions.write(me.id, lambda c: people_rows.drop_token(c, me.id, token_id)):
        raise Refused(404, "no_such_token")
