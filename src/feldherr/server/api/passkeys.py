"""Passkeys: an account has some, and is opened with one of them."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Request, Response
from sqlalchemy.exc import IntegrityError

from feldherr.server.accounts import attempts, known_browsers
from feldherr.server.accounts.doors import Doors
from feldherr.server.accounts.owner import require_owner
from feldherr.server.accounts.passkeys import MOST, Made, Signed, challenge_in
from feldherr.server.accounts.sessions import Anyone, Me, TheHub, TheSessions, address
from feldherr.server.api.answers import ERRORS, Json
from feldherr.server.api.door_shapes import (
    MadePasskey,
    PasskeyName,
    PasskeyOptions,
    ProofOfOwner,
    SignedPasskey,
    WaysAnswer,
)
from feldherr.server.api.notices import TheNotifier
from feldherr.server.api.people import person_json
from feldherr.server.api.people_shapes import (
    PersonAnswer,
)
from feldherr.server.errors import Refused
from feldherr.server.live.hub import Hub
from feldherr.server.model import Person
from feldherr.server.notices import texts
from feldherr.server.notices.notifier import Notifier
from feldherr.server.store import door_rows, people_rows
from feldherr.server.store.door_rows import Attempt

router = APIRouter(prefix="/people", tags=["people"], responses=ERRORS)
PasskeyId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


async def doors_of(request: Request) -> Doors:
    doors: Doors = request.app.state.doors
    return doors


TheDoors = Annotated[Doors, Depends(doors_of)]


async def ways_json(hub: Hub, doors: Doors, person: Person) -> dict[str, Any]:
    issuer = doors.issuer
    own = await hub.database.read(lambda c: door_rows.passkeys_of(c, person.id))
    linked = issuer is not None and await hub.database.read(lambda c: door_rows.is_linked(c, person.id, issuer))
    shown = [{"id": each.id, "name": each.name, "created": each.created, "used": each.used} for each in own]
    return {"passkeys": shown, "linked": linked}


def tell_of_new_way(notifier: Notifier, person: Person, what: str) -> None:
    """By mail, where that is possible: it may not have been them."""
    if notifier.hub.settings.smtp_host and person.confirmed:
        notifier.post(texts.new_way_mail(notifier.hub.settings, person, what))


@router.get("/me/ways", response_model=WaysAnswer)
async def get_ways(hub: TheHub, doors: TheDoors, me: Me) -> Json:
    """The ways into the account beside its password."""
    return Json(await ways_json(hub, doors, me))


@router.post("/me/passkeys/options", response_model=PasskeyOptions)
async def post_own_options(
    hub: TheHub, doors: TheDoors, me: Me, request: Request, response: Response, body: ProofOfOwner
) -> Any:
    """What a browser needs to make a passkey for this account, good for five minutes in this browser."""
    passkeys = doors.passkeys
    await require_owner(hub, request, me, body.password)
    own = await hub.database.read(lambda c: door_rows.passkeys_of(c, me.id))
    if len(own) >= MOST:
        raise Refused(409, "too_many_passkeys", most=MOST)
    options, challenge = passkeys.to_make(me, own)
    await attempts.begin(hub, request, response, challenge, Attempt("new passkey", me.id, {}))
    return {"options": options}


@router.post("/me/passkeys", response_model=WaysAnswer)
async def post_own(
    hub: TheHub, doors: TheDoors, notifier: TheNotifier, me: Me, request: Request, body: MadePasskey
) -> Json:
    """A new passkey for this account."""
    request.app.state.limits.logins.require(me.id)
    passkeys, challenge = doors.passkeys, challenge_in(body.client_data)
    await attempts.take(hub, request, me, challenge, "new passkey")
    new = passkeys.made(Made(body.id, body.client_data, body.attestation), challenge)
    added = (body.name, new.credential, new.public_key, new.count)
    try:
        await hub.database.write(me.id, lambda c: door_rows.add_passkey(c, me.id, *added, most=MOST))
    except IntegrityError:
        raise Refused(409, "passkey_known") from None
    tell_of_new_way(notifier, me, "passkey")
    return Json(await ways_json(hub, doors, me))


@router.patch("/me/passkeys/{passkey_id}", response_model=WaysAnswer)
async def patch_own(hub: TheHub, doors: TheDoors, me: Me, passkey_id: PasskeyId, body: PasskeyName) -> Json:
    """Another name for a passkey."""
    if not await hub.database.write(me.id, lambda c: door_rows.rename_passkey(c, me.id, passkey_id, body.name)):
        raise Refused(404, "no_such_passkey")
    return Json(await ways_json(hub, doors, me))


@router.delete("/me/passkeys/{passkey_id}", response_model=WaysAnswer)
async def delete_own(hub: TheHub, doors: TheDoors, me: Me, passkey_id: PasskeyId) -> Json:
    """The passkey opens nothing any more; the last way into an account stays."""
    if not await hub.database.write(me.id, lambda c: door_rows.drop_passkey(c, me.id, passkey_id)):
        raise Refused(404, "no_such_passkey")
    return Json(await ways_json(hub, doors, me))


@router.post("/passkeys/options", response_model=PasskeyOptions)
async def post_options(hub: TheHub, doors: TheDoors, _: Anyone, request: Request, response: Response) -> Any:
    """What a browser needs to use a passkey: nothing in it tells who has an account."""
    options, challenge = doors.passkeys.to_sign()
    await attempts.begin(hub, request, response, challenge, Attempt("passkey", None, {}))
    return {"options": options}


@router.post("/passkeys", response_model=PersonAnswer)
async def post_signed(
    hub: TheHub,
    doors: TheDoors,
    sessions: TheSessions,
    person: Anyone,
    request: Request,
    response: Response,
    body: SignedPasskey,
) -> Any:
    """Opens the account to which the passkey belongs."""
    request.app.state.limits.logins.require(address(request))
    passkeys, challenge = doors.passkeys, challenge_in(body.client_data)
    await attempts.take(hub, request, person, challenge, "passkey")
    passkey = await hub.database.read(lambda c: door_rows.passkey_with(c, body.id))
    if passkey is None:
        raise Refused(403, "unknown_passkey")
    count = passkeys.signed(Signed(**body.model_dump()), challenge, passkey)
    if not await hub.database.write(passkey.person_id, lambda c: door_rows.use_passkey(c, passkey, count)):
        raise Refused(403, "passkey_copied")
    owner = await hub.database.read(lambda c: people_rows.require(c, passkey.person_id))
    await sessions.open(owner, request, response)
    known_browsers.remember(request, response, owner.email)
    return {"person": person_json(hub, owner)}
