"""People: guests with a code to come back, accounts, sessions and personal tokens."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from sqlalchemy.exc import IntegrityError

from feldherr.server import tables as lobby
from feldherr.server.api.answers import ERRORS, Json
from feldherr.server.api.shapes import (
    CodeAnswer,
    Deletion,
    GuestAnswer,
    Login,
    Mutes,
    NewGuest,
    NewToken,
    PersonAnswer,
    PersonChange,
    Registration,
    ResetConfirmation,
    ResetRequest,
    ReturnCode,
    TokenAnswer,
    TokensAnswer,
)
from feldherr.server.auth import (
    TOKEN_PREFIX,
    Anyone,
    Me,
    TheHub,
    TheSessions,
    address,
    check_password,
    digest,
    forget_cookie,
    hash_password,
    new_return_code,
    new_token,
    plain_code,
)
from feldherr.server.errors import Refused
from feldherr.server.live import Hub
from feldherr.server.model import Person
from feldherr.server.notify import mail, texts
from feldherr.server.store import people_rows, schema

router = APIRouter(prefix="/people", tags=["people"], responses=ERRORS)


def person_json(person: Person) -> dict[str, Any]:
    return {
        "id": person.id,
        "name": person.name,
        "guest": person.guest,
        "email": person.email,
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
    return {"person": person_json(person), "return_code": code}


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
    return {"person": person_json(person)}


@router.post("/me/code", response_model=CodeAnswer)
async def post_code(hub: TheHub, me: Me) -> Any:
    """A new code to come back with; the old one no longer works."""
    code = new_return_code()
    hashed = digest(plain_code(code))
    await hub.database.write(me.id, lambda c: people_rows.change(c, me.id, return_code=hashed))
    return {"return_code": code}


@router.post("/register", response_model=PersonAnswer)
async def post_register(
    hub: TheHub, sessions: TheSessions, person: Anyone, request: Request, response: Response, body: Registration
) -> Any:
    """An account. The guest of this session becomes it, and keeps their seats."""
    request.app.state.limits.guests.require(address(request))
    if person is not None and not person.guest:
        raise Refused(409, "already_registered")
    password = await hash_password(body.password)
    values = {"name": body.name, "email": body.email, "password": password, "language": body.language}

    def register(connection: Any) -> Person:
        unused = digest(new_token())
        guest = person or people_rows.create_guest(connection, body.name, body.language, unused)
        return people_rows.change(connection, guest.id, return_code=None, **values)

    try:
        registered = await hub.database.write("", register)
    except IntegrityError:
        raise Refused(409, "email_taken") from None
    sessions.forget_everywhere(registered.id)
    if person is None:
        await sessions.open(registered, request, response)
    return {"person": person_json(registered)}


@router.post("/login", response_model=PersonAnswer)
async def post_login(
    hub: TheHub, sessions: TheSessions, _: Anyone, request: Request, response: Response, body: Login
) -> Any:
    request.app.state.limits.logins.require(address(request))
    request.app.state.limits.logins.require(body.email)
    found = await hub.database.read(lambda c: people_rows.by_email(c, body.email))
    if not await check_password(found[1] if found else None, body.password) or found is None:
        raise Refused(403, "wrong_password")
    await sessions.open(found[0], request, response)
    return {"person": person_json(found[0])}


@router.post("/logout", status_code=204)
async def post_logout(sessions: TheSessions, _: Anyone, request: Request, response: Response) -> None:
    await sessions.close(request, response)


@router.get("/me", response_model=PersonAnswer)
async def get_me(me: Me) -> Any:
    return {"person": person_json(me)}


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
        person = await hub.database.write(me.id, lambda c: people_rows.change(c, me.id, **values))
        sessions.forget_everywhere(me.id)
    return {"person": person_json(person)}


@router.delete("/me", status_code=204)
async def delete_me(
    hub: TheHub, sessions: TheSessions, me: Me, request: Request, response: Response, body: Deletion
) -> None:
    """Forgets the person: seats in running games go to bots, what was said and noted is gone."""
    request.app.state.limits.logins.require(me.id)
    if not me.guest:
        stored = await hub.database.read(lambda c: people_rows.password_of(c, me.id))
        if not await check_password(stored, body.password or ""):
            raise Refused(403, "wrong_password")
    await forget(hub, me)
    sessions.forget_everywhere(me.id)
    forget_cookie(request, response)


async def forget(hub: Hub, person: Person) -> None:
    """Empties the seats of a person, then forgets them."""
    mine = (schema.seats.c.person_id == person.id, schema.tables.c.creator == person.id)
    seats = schema.seats.select().where(mine[0]).with_only_columns(schema.seats.c.table_id)
    created = schema.tables.select().where(mine[1]).with_only_columns(schema.tables.c.id)
    found = await hub.database.read(lambda c: c.execute(seats.union(created)).scalars().all())
    for table_id in found:
        await hub.change(table_id, lambda standing: lobby.forget(standing, person))
    await hub.database.write(person.id, lambda c: people_rows.remove(c, person.id))


@router.post("/reset", status_code=202, response_class=Response)
async def post_reset(hub: TheHub, _: Anyone, request: Request, body: ResetRequest) -> Response:
    """Sends a link to choose a new password; the answer does not tell whether there is such an account."""
    request.app.state.limits.logins.require(address(request))
    found = await hub.database.read(lambda c: people_rows.by_email(c, body.email))
    if found is not None:
        person, token = found[0], new_token()
        await hub.database.write(person.id, lambda c: people_rows.ask_reset(c, person.id, digest(token)))
        message = texts.reset_mail(hub.settings, person, token)
        hub.spawn(asyncio.to_thread(mail.send, hub.settings, message.to, message.subject, message.text))
    return Response(status_code=202)


@router.post("/reset/confirm", status_code=204)
async def post_reset_confirm(
    hub: TheHub, sessions: TheSessions, _: Anyone, request: Request, body: ResetConfirmation
) -> None:
    """Sets the new password, and ends all sessions of the account."""
    request.app.state.limits.logins.require(address(request))
    password = await hash_password(body.password)
    owner = await hub.database.write("", lambda c: people_rows.use_reset(c, digest(body.token), password))
    if owner is None:
        raise Refused(403, "wrong_token")
    sessions.forget_everywhere(owner)


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
    hub: TheHub, sessions: TheSessions, me: Me, token_id: Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
) -> None:
    if not await hub.database.write(me.id, lambda c: people_rows.drop_token(c, me.id, token_id)):
        raise Refused(404, "no_such_token")
    sessions.forget_everywhere(me.id)
