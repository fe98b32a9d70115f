"""Web Push: to the services that browsers name, signed with the server's own key (VAPID)."""

import base64
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]

from feldherr.server.config import Settings
from feldherr.server.notify.mail import NotSent

TTL_SECONDS: Final = 24 * 3600
TIMEOUT: Final = 15
GONE: Final = (404, 410)
LATER: Final = 429
LOCAL: Final = ("localhost", "127.0.0.1", "::1")


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


def is_allowed(settings: Settings, endpoint: str) -> bool:
    """Whether an address belongs to a push service: otherwise anybody could make the server call anything.

    >>> settings = Settings(push_hosts="push.apple.com")
    >>> is_allowed(settings, "https://web.push.apple.com/abc"), is_allowed(settings, "https://intranet/abc")
    (True, False)
    """
    try:
        parts = urlsplit(endpoint)
        host = (parts.hostname or "").lower()
        usual = parts.port in (None, 443) and not parts.username and parts.scheme == "https"
    except ValueError:
        return False
    hosts = [name.strip().lower() for name in settings.push_hosts.split(",") if name.strip()]
    if host in LOCAL:
        return host in hosts and parts.scheme in ("http", "https")
    return usual and any(host == name or host.endswith(f".{name}") for name in hosts)


def contact(settings: Settings) -> str:
    if settings.push_contact:
        return settings.push_contact
    if settings.mail_from:
        return f"mailto:{settings.mail_from.rpartition('<')[2].rstrip('>')}"
    return settings.public_url if settings.public_url.startswith("https://") else "mailto:feldherr@localhost"


def send(settings: Settings, key: bytes, to: Subscription, content: str) -> None:
    """Sends a message; blocks, so it is called in a thread. Gone and NotSent say why it did not go out."""
    import requests  # as slow to import as the server's own code, and needed by few
    from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]

    if not is_allowed(settings, to.endpoint):
        raise Gone
    session = requests.Session()
    session.max_redirects = 0
    try:
        webpush(
            {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}},
            content,
            vapid_private_key=Vapid02.from_pem(key),
            vapid_claims={"sub": contact(settings)},
            ttl=TTL_SECONDS,
            headers={"Urgency": "normal"},
            timeout=TIMEOUT,
            requests_session=session,
        )
    except WebPushException as error:
        status = error.response.status_code if error.response is not None else 400
        if status in GONE:
            raise Gone from None
        raise NotSent(f"push refused: {status}", again=status == LATER or status >= 500) from None
    except (requests.ConnectionError, requests.ConnectTimeout) as error:
        raise NotSent(f"no connection: {type(error).__name__}", again=True) from None
    except requests.RequestException as error:
        raise NotSent(f"broken off: {type(error).__name__}", again=False) from None
    except ValueError:
        raise Gone from None  # keys that are none
    finally:
        session.close()
