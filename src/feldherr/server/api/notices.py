"""Notices: browsers that want them, and the link in every e-mail that stops them."""

from html import escape
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import HTMLResponse
from pydantic import Field
from sqlalchemy import Connection

from feldherr.kernel.words import sentence
from feldherr.server.accounts.sessions import Me, TheHub, TheSessions, address
from feldherr.server.api.answers import ERRORS
from feldherr.server.api.shapes import Shape
from feldherr.server.errors import Refused
from feldherr.server.model import Person
from feldherr.server.notices import endpoint, push, rows, texts
from feldherr.server.notices.notifier import Notifier
from feldherr.server.notices.wishes import PUSH
from feldherr.server.store import people_rows

router = APIRouter(tags=["notices"], responses=ERRORS)
PAGE: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/html": {"schema": {"type": "string"}}}, "description": "A page for a person."}
}
Endpoint = Annotated[str, Field(min_length=1, max_length=2000, pattern=r"^https?://[\x21-\x7e]+$")]


class PushKeys(Shape):
    p256dh: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{86,88}=?$", max_length=90)]
    auth: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{16,30}={0,2}$", max_length=32)]


class PushSubscription(Shape):
    """What `pushManager.subscribe` gives, as JSON."""

    endpoint: Endpoint
    keys: PushKeys
    expirationTime: float | None = None  # noqa: N815 - the browser's spelling


class PushEnd(Shape):
    endpoint: Endpoint


class PushKey(Shape):
    key: str
    """To give to `pushManager.subscribe` as `applicationServerKey`."""


async def notifier_of(request: Request) -> Notifier:
    notifier: Notifier = request.app.state.notifier
    return notifier


TheNotifier = Annotated[Notifier, Depends(notifier_of)]


@router.get("/push-key", response_model=PushKey)
async def get_push_key(notifier: TheNotifier) -> Any:
    """The public key of the server, for browsers that subscribe."""
    return {"key": push.public_key(notifier.push_key)}


@router.post("/people/me/push", status_code=204)
async def post_push(hub: TheHub, sessions: TheSessions, me: Me, body: PushSubscription) -> None:
    """From now on this browser hears of decisions."""
    if endpoint.read(hub.settings, body.endpoint) is None:
        raise Refused(422, "push_service_refused")

    def subscribe(connection: Connection) -> None:
        rows.subscribe(connection, me.id, body.endpoint, body.keys.p256dh, body.keys.auth)
        people_rows.change(connection, me.id, notify={**me.notify, PUSH: True})

    await sessions.write(me.id, subscribe)


@router.delete("/people/me/push", status_code=204)
async def delete_push(hub: TheHub, me: Me, body: PushEnd) -> None:
    """This browser hears of nothing more."""
    await hub.database.write(me.id, lambda c: rows.unsubscribe(c, me.id, body.endpoint))


class Stop:
    """The link in a message, checked: it works without a session, on whatever device the message is read."""

    def __init__(
        self,
        request: Request,
        notifier: TheNotifier,
        person: Annotated[str, Query(pattern=r"^[A-Za-z0-9_-]{1,32}$")],
        channel: Annotated[Literal["mail", "push"], Query()],
        proof: Annotated[str, Query(pattern=r"^[0-9a-f]{32}$")],
    ) -> None:
        request.app.state.limits.requests.require(f"@{address(request)}")
        if not texts.is_proof(notifier.stop_key, person, channel, proof):
            raise Refused(403, "wrong_link")
        self.person_id = person
        self.channel = channel


TheStop = Annotated[Stop, Depends()]


@router.get("/notifications/stop", response_class=Response, responses=PAGE)
async def get_stop(hub: TheHub, stop: TheStop) -> HTMLResponse:
    """A page with one button: programs that only look at links must not stop anything."""
    person = await hub.database.read(lambda c: people_rows.get(c, stop.person_id))
    language = person.language if person else "en"
    button = escape(sentence(language, "mails", "stop_button", {}))
    return _page(language, "stop_question", f'<form method="post"><button>{button}</button></form>')


@router.post("/notifications/stop", response_class=Response, responses=PAGE)
async def post_stop(sessions: TheSessions, stop: TheStop) -> HTMLResponse:
    """Stops the messages; mail programs that offer a button for it send this themselves."""

    def change(connection: Connection) -> Person | None:
        person = people_rows.get(connection, stop.person_id)
        notify = {**person.notify, stop.channel: False} if person else {}
        return people_rows.change(connection, stop.person_id, notify=notify) if person else None

    person = await sessions.write(stop.person_id, change)
    return _page(person.language if person else "en", "stopped", "")


def _page(language: str, code: str, form: str) -> HTMLResponse:
    title = escape(sentence(language, "mails", "stop_title", {}))
    said = escape(sentence(language, "mails", code, {}))
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title>'
    page = f'<!doctype html><html lang="{language}"><head>{head}</head><body><h1>{title}</h1><p>{said}</p>{form}</body>'
    return HTMLResponse(page)
