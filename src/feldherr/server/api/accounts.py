"""Accounts: a password and an e-mail address, which is confirmed before it counts.

Nothing here tells whether there is an account with some address: whatever is known is answered in its mailbox.
"""

from typing import Any

from fastapi import APIRouter, Request, Response
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from feldherr.server.accounts import known_browsers
from feldherr.server.accounts.owner import require_owner
from feldherr.server.accounts.sessions import (
    Anyone,
    Me,
    TheHub,
    TheSessions,
    address,
    check_password,
    digest,
    door_of,
    hash_password,
    new_token,
)
from feldherr.server.api.answers import ERRORS
from feldherr.server.api.notices import TheNotifier
from feldherr.server.api.people import person_json
from feldherr.server.api.people_shapes import (
    Confirmed,
    Login,
    NewAddress,
    NewPassword,
    PersonAnswer,
    Registration,
    ResetConfirmation,
    ResetRequest,
)
from feldherr.server.errors import Refused
from feldherr.server.live.hub import Hub
from feldherr.server.model import Person
from feldherr.server.notices import texts
from feldherr.server.notices.notifier import Notifier
from feldherr.server.store import account_rows, people_rows
from feldherr.server.store.account_rows import Confirmation

router = APIRouter(prefix="/people", tags=["people"], responses=ERRORS)


async def require_mail_room(hub: Hub, kind: str, to: str) -> None:
    """Counts a mail to an address, whether or not it will be sent; Refused, if there were too many."""
    limits = hub.settings.account_mails_per_hour, hub.settings.account_mails_per_day
    if not await hub.database.write("mails", lambda c: account_rows.count_mail(c, kind, to, *limits)):
        raise Refused(429, "too_many_mails")


@router.post("/register", response_model=PersonAnswer)
async def post_register(
    hub: TheHub,
    sessions: TheSessions,
    notifier: TheNotifier,
    person: Anyone,
    request: Request,
    response: Response,
    body: Registration,
) -> Any:
    """An account. The guest of this session becomes it, and keeps their seats, once the link in a mail is used.

    The answer is the same whether or not another account has the address. A server that sends no mail takes the
    address as a name to log in with, and makes the account at once.
    """
    request.app.state.limits.guests.require(address(request))
    if person is not None and not person.guest:
        raise Refused(409, "already_registered")
    password = await hash_password(body.password)
    by_mail, token = bool(hub.settings.smtp_host), new_token()
    if by_mail:
        await require_mail_room(hub, "confirm", body.email)

    def register(connection: Connection) -> Person:
        unused = digest(new_token())
        guest = person or people_rows.create_guest(connection, body.name, body.language, unused)
        values: dict[str, Any] = {"name": body.name, "language": body.language}
        if by_mail:
            asked = Confirmation(guest.id, body.email, password)
            account_rows.ask_confirmation(connection, digest(token), asked)
        else:
            values |= {"email": body.email, "password": password, "return_code": None, "account": True}
        return people_rows.change(connection, guest.id, **values)

    try:
        registered = await sessions.write(person.id if person else "", register)
    except IntegrityError:
        raise Refused(409, "email_taken") from None
    if person is None:
        await sessions.open(registered, request, response)
    known_browsers.remember(request, response, registered.email)
    if by_mail:
        hub.spawn(_ask_mailbox(notifier, registered, body.email, token))
    return {"person": person_json(hub, registered)}


async def _ask_mailbox(notifier: Notifier, person: Person, email: str, token: str) -> None:
    """Sends the link that confirms an address; to one that is another account's, only word that somebody tried."""
    hub = notifier.hub
    found = await hub.database.read(lambda c: people_rows.by_email(c, email))
    if found is None or found[0].id == person.id:
        notifier.post(texts.confirm_mail(hub.settings, email, person.language, token))
    else:
        notifier.post(texts.attempt_mail(hub.settings, found[0]))


@router.post("/confirm", response_model=PersonAnswer)
async def post_confirm(
    hub: TheHub,
    sessions: TheSessions,
    notifier: TheNotifier,
    person: Anyone,
    request: Request,
    response: Response,
    body: Confirmed,
) -> Any:
    """Binds the address to which a link was sent. In a browser that did not ask for it, the password is needed."""
    request.app.state.limits.logins.require(address(request))
    token = digest(body.token)
    asked = await hub.database.read(lambda c: account_rows.confirmation(c, token))
    if asked is None:
        raise Refused(403, "wrong_token")
    here = person is not None and person.id == asked.person_id
    before = await hub.database.read(lambda c: people_rows.get(c, asked.person_id))
    if not here:
        await _require_asker(hub, asked, body.password)
    try:
        confirmed = await sessions.write(asked.person_id, lambda c: account_rows.confirm(c, token))
    except IntegrityError:
        confirmed = None  # another account was faster
    if confirmed is None:
        raise Refused(403, "wrong_token")
    if not here:
        await sessions.open(confirmed, request, response)
    known_browsers.remember(request, response, confirmed.email)
    if before is not None and before.confirmed and before.email != confirmed.email:
        notifier.post(texts.moved_mail(hub.settings, before))
    return {"person": person_json(hub, confirmed)}


async def _require_asker(hub: Hub, asked: Confirmation, password: str | None) -> None:
    """Otherwise whoever is sent a link that they did not ask for could open somebody else's account with it."""
    if not password:
        raise Refused(403, "password_needed")
    stored = asked.password or await hub.database.read(lambda c: people_rows.password_of(c, asked.person_id))
    if not await check_password(stored, password):
        raise Refused(403, "wrong_password")


@router.post("/login", response_model=PersonAnswer)
async def post_login(
    hub: TheHub, sessions: TheSessions, _: Anyone, request: Request, response: Response, body: Login
) -> Any:
    known_browsers.require_room(request, body.email)
    found = await hub.database.read(lambda c: people_rows.by_email(c, body.email))
    if not await check_password(found[1] if found else None, body.password) or found is None:
        raise Refused(403, "wrong_password")
    await sessions.open(found[0], request, response)
    known_browsers.remember(request, response, body.email)
    return {"person": person_json(hub, found[0])}


@router.post("/logout", status_code=204)
async def post_logout(sessions: TheSessions, person: Anyone, request: Request, response: Response) -> None:
    """Ends this session, and the streams that were opened with it."""
    await sessions.close(person, request, response)


@router.put("/me/email", response_model=PersonAnswer)
async def put_email(
    hub: TheHub, sessions: TheSessions, notifier: TheNotifier, me: Me, request: Request, body: NewAddress
) -> Any:
    """Another address for the account. It replaces the old one, which is told, once the link in a mail is used."""
    request.app.state.limits.guests.require(address(request))
    await require_owner(hub, request, me, body.password)
    if not hub.settings.smtp_host:
        values = {"email": body.email, "confirmed": False}
        try:
            changed = await sessions.write(me.id, lambda c: people_rows.change(c, me.id, **values))
        except IntegrityError:
            raise Refused(409, "email_taken") from None
        return {"person": person_json(hub, changed)}
    await require_mail_room(hub, "confirm", body.email)
    token = new_token()

    def ask(connection: Connection) -> Person:
        account_rows.ask_confirmation(connection, digest(token), Confirmation(me.id, body.email, None))
        return people_rows.require(connection, me.id)

    asking = await sessions.write(me.id, ask)
    hub.spawn(_ask_mailbox(notifier, me, body.email, token))
    return {"person": person_json(hub, asking)}


@router.put("/me/password", status_code=204)
async def put_password(hub: TheHub, sessions: TheSessions, me: Me, request: Request, body: NewPassword) -> None:
    """A new password. Whoever else is logged in is not any more: sessions, tokens and the code to return with end."""
    await require_owner(hub, request, me, body.old)
    if me.email is None:
        raise Refused(409, "address_needed")
    password = await hash_password(body.new)
    door = door_of(request)

    def change(connection: Connection) -> None:
        people_rows.close_all(connection, me.id, but=door)
        people_rows.change(connection, me.id, password=password)

    await sessions.write(me.id, change)


@router.post("/reset", status_code=202, response_class=Response)
async def post_reset(hub: TheHub, notifier: TheNotifier, _: Anyone, request: Request, body: ResetRequest) -> Response:
    """Sends a link to choose a new password; neither the answer nor its time tells whether there is such an account."""
    request.app.state.limits.logins.require(address(request))
    if not hub.settings.smtp_host:
        raise Refused(409, "no_mail")
    await require_mail_room(hub, "reset", body.email)
    hub.spawn(_send_reset(notifier, body.email))
    return Response(status_code=202)


async def _send_reset(notifier: Notifier, email: str) -> None:
    hub = notifier.hub
    found = await hub.database.read(lambda c: people_rows.by_email(c, email))
    if found is not None and found[0].confirmed:
        person, token = found[0], new_token()
        await hub.database.write(person.id, lambda c: account_rows.ask_reset(c, person.id, digest(token)))
        notifier.post(texts.reset_mail(hub.settings, person, token))


@router.post("/reset/confirm", status_code=204)
async def post_reset_confirm(
    hub: TheHub, sessions: TheSessions, _: Anyone, request: Request, response: Response, body: ResetConfirmation
) -> None:
    """Sets the new password. All sessions and tokens of the account end, and the code to return with."""
    request.app.state.limits.logins.require(address(request))
    token, password = digest(body.token), await hash_password(body.password)
    owner = await hub.database.read(lambda c: account_rows.reset_of(c, token))
    person = None
    if owner is not None:
        person = await sessions.write(owner, lambda c: account_rows.use_reset(c, token, password))
    if person is None:
        raise Refused(403, "wrong_token")
    known_browsers.remember(request, response, person.email)
