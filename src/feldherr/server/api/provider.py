"""Sign-in through the operator's OpenID provider: there and back again.

An identity opens the account to which it belongs. One that belongs to none makes a new account, or links the account of
somebody who is signed in to it and asked for that. An address alone never leads into an account.
"""

from hmac import compare_digest
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from pydantic import TypeAdapter, ValidationError
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from feldherr.server.accounts import attempts, known_browsers
from feldherr.server.accounts.owner import require_owner
from feldherr.server.accounts.provider import Known
from feldherr.server.accounts.sessions import Anyone, Me, TheHub, TheSessions, address, digest, new_token
from feldherr.server.api.answers import ERRORS, Json
from feldherr.server.api.door_shapes import ProviderAnswer, ProviderBegin, ProviderFinish, ProviderWay, WaysAnswer
from feldherr.server.api.letters import NAME_LENGTH
from feldherr.server.api.notices import TheNotifier
from feldherr.server.api.passkeys import TheDoors, tell_of_new_way, ways_json
from feldherr.server.api.people import person_json
from feldherr.server.api.people_shapes import (
    Email,
)
from feldherr.server.api.shapes import (
    Name,
)
from feldherr.server.errors import Refused
from feldherr.server.model import Person
from feldherr.server.store import door_rows, people_rows
from feldherr.server.store.door_rows import Attempt

router = APIRouter(prefix="/people", tags=["people"], responses=ERRORS)
SECONDS: Final = 900.0
"""For what people do at the provider."""
_EMAIL: Final[TypeAdapter[str]] = TypeAdapter(Email)
_NAME: Final[TypeAdapter[str]] = TypeAdapter(Name)


@router.post("/provider", response_model=ProviderWay)
async def post_begin(
    hub: TheHub, doors: TheDoors, person: Anyone, request: Request, response: Response, body: ProviderBegin
) -> Any:
    """The address at which one signs in. Whoever has an account links it so; for a guest, it becomes one."""
    provider = doors.provider
    link = person is not None and not person.guest
    if link:
        assert person is not None
        await require_owner(hub, request, person, body.password)
        if await hub.database.read(lambda c: door_rows.is_linked(c, person.id, provider.issuer)):
            raise Refused(409, "already_linked", provider=provider.name)
    request.app.state.limits.logins.require(address(request))
    way = await provider.begin()
    secret = {"nonce": way.nonce, "verifier": way.verifier}
    facts = {**secret, "link": link, "name": body.name, "language": body.language, "next": body.next}
    attempt = Attempt("provider", person.id if person else None, facts)
    await attempts.begin(hub, request, response, way.state, attempt, SECONDS)
    return {"url": way.url}


@router.post("/provider/finish", response_model=ProviderAnswer)
async def post_finish(
    hub: TheHub,
    doors: TheDoors,
    sessions: TheSessions,
    notifier: TheNotifier,
    person: Anyone,
    request: Request,
    response: Response,
    body: ProviderFinish,
) -> Any:
    """What the provider has sent a browser back with opens an account, makes one, or links one."""
    request.app.state.limits.logins.require(address(request))
    provider = doors.provider
    attempt = await attempts.take(hub, request, person, body.state, "provider")
    facts = attempt.facts
    if body.iss is not None and not compare_digest(body.iss.encode(), provider.issuer.encode()):
        raise Refused(403, "provider_refused", provider=provider.name)
    if body.error is not None or body.code is None:
        raise Refused(403, "provider_refused", provider=provider.name)
    known = await provider.finish(body.code, facts["nonce"], facts["verifier"])
    here = person if attempt.person_id is not None else None

    def enter(connection: Connection) -> Person:
        owner = door_rows.owner_of(connection, known.identity)
        if owner is not None and facts["link"] and (here is None or owner != here.id):
            raise Refused(409, "identity_taken", provider=provider.name)
        if owner is not None:
            return people_rows.require(connection, owner)
        if facts["link"]:
            assert here is not None
            door_rows.link(connection, here.id, known.identity)
            return people_rows.require(connection, here.id)
        return _new_account(connection, here, known, facts)

    try:
        entered = await sessions.write(person.id if person else "", enter)
    except IntegrityError:  # another attempt was faster
        raise Refused(403, "attempt_over") from None
    if facts["link"]:
        tell_of_new_way(notifier, entered, "provider")
    elif here is None or here.id != entered.id:
        await sessions.open(entered, request, response)
    known_browsers.remember(request, response, entered.email)
    return {"person": person_json(hub, entered), "next": facts["next"]}


def _new_account(connection: Connection, here: Person | None, known: Known, facts: dict[str, Any]) -> Person:
    """The guest of this browser becomes it and keeps seats and name; else somebody new."""
    guest = here if here is not None and here.guest else None
    if guest is None:
        name = _clean(_NAME, (known.nickname or "")[:NAME_LENGTH]) or facts["name"]
        guest = people_rows.create_guest(connection, name, facts["language"], digest(new_token()))
    return door_rows.new_account(connection, guest, known.identity, _clean(_EMAIL, known.email))


def _clean(kind: TypeAdapter[str], text: str | None) -> str | None:
    """What a provider says, if it is something that people may say themselves."""
    try:
        return kind.validate_python(text)
    except ValidationError:
        return None


@router.delete("/me/provider", response_model=WaysAnswer)
async def delete_link(hub: TheHub, doors: TheDoors, me: Me) -> Json:
    """The account is not opened through the provider any more; the last way into an account stays."""
    provider = doors.provider
    if not await hub.database.write(me.id, lambda c: door_rows.unlink(c, me.id, provider.issuer)):
        raise Refused(404, "not_linked", provider=provider.name)
    return Json(await ways_json(hub, doors, me))
