"""Web Push: to the services that browsers name, signed with the server's own key (VAPID)."""

import asyncio
import base64
from dataclasses import dataclass
from time import time
from typing import Final

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]

from feldherr.server.config import Settings
from feldherr.server.notices import endpoint
from feldherr.server.notices.endpoint import Endpoint
from feldherr.server.notices.mail import NotSent

TTL_SECONDS: Final = 24 * 3600
CLAIM_SECONDS: Final = 12 * 3600
TAKEN: Final = (200, 201, 202)
GONE: Final = (404, 410)
LATER: Final = 429


@dataclass(frozen=True, slots=True)
class Subscription:
    """Where a browser wants its messages, and the keys that only it can read them with."""

    id: str
    endpoint: str
    p256dh: str
    auth: str


class Gone(Exception):
    """The browser no longer wants messages."""


def new_key() -> bytes:
    """A private key, as it is stored."""
    vapid = Vapid02()
    vapid.generate_keys()
    pem: bytes = vapid.private_pem()
    return pem


def public_key(key: bytes) -> str:
    """What a browser needs to subscribe: the public half, in the form that `pushManager.subscribe` takes."""
    point = Vapid02.from_pem(key).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(point).decode().rstrip("=")


def contact(settings: Settings) -> str:
    if settings.push_contact:
        return settings.push_contact
    if settings.mail_from:
        return f"mailto:{settings.mail_from.rpartition('<')[2].rstrip('>')}"
    return settings.public_url if settings.public_url.startswith("https://") else "mailto:feldherr@localhost"


async def send(settings: Settings, key: bytes, to: Subscription, content: str) -> None:
    """Sends a message. Gone and NotSent say why it did not go out."""
    where = endpoint.read(settings, to.endpoint)
    if where is None:
        raise Gone
    try:
        headers, body = await asyncio.to_thread(_encrypted, settings, key, to, where, content)
    except ValueError:
        raise Gone from None  # keys that are none
    try:
        status = await endpoint.post(where, headers, body)
    except endpoint.Unreachable as error:
        raise NotSent(f"no connection: {error}", again=True) from None
    except endpoint.BrokenOff as error:
        raise NotSent(f"broken off: {error}", again=False) from None
    if status in GONE:
        raise Gone
    if status not in TAKEN:
        raise NotSent(f"push refused: {status}", again=status == LATER or status >= 500)


def _encrypted(
    settings: Settings, key: bytes, to: Subscription, where: Endpoint, content: str
) -> tuple[dict[str, str], bytes]:
    """Headers that say from whom it comes, and a body that only the browser can read."""
    from pywebpush import WebPusher, WebPushException  # type: ignore[import-untyped]  # slow to import, needed by few

    claims = {"sub": contact(settings), "aud": where.origin, "exp": int(time()) + CLAIM_SECONDS}
    signed: dict[str, str] = Vapid02.from_pem(key).sign(claims)
    keys = {"p256dh": to.p256dh, "auth": to.auth}
    try:
        body: bytes = WebPusher({"endpoint": to.endpoint, "keys": keys}).encode(content.encode())["body"]
    except WebPushException as error:
        raise ValueError from error
    return {**signed, "Content-Encoding": "aes128gcm", "TTL": str(TTL_SECONDS), "Urgency": "normal"}, body
