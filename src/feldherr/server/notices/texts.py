"""What notices say. Nothing in them is secret, and nothing was written by a player: nobody can send mail through us."""

import json
from dataclasses import dataclass
from hashlib import blake2b
from hmac import compare_digest
from typing import Any, Final
from urllib.parse import urlencode

from feldherr.kernel.words import sentence
from feldherr.server.config import Settings
from feldherr.server.model import Person, Table
from feldherr.server.notices.wishes import Wishes

PROOF_BYTES: Final = 16
STOP_PATH: Final = "/api/v1/notifications/stop"


@dataclass(frozen=True, slots=True)
class Mail:
    """A message, before it has a sender."""

    to: str
    subject: str
    text: str
    headers: dict[str, str]


def base_url(settings: Settings) -> str:
    """Where people reach the server. Never what a request claims: a forged host must not get into a link."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"http://{host}:{settings.port}"


def table_url(settings: Settings, table: Table) -> str:
    return f"{base_url(settings)}/t/{table.id}"


def notice_mail(settings: Settings, key: bytes, person: Person, table: Table, about: str, ahead: float) -> Mail:
    """Your decision, or that a table calls you, by e-mail; `ahead` makes the server's clock a time of day."""
    stop = stop_url(settings, key, person.id, "mail")
    facts = {**_facts(person, table, ahead), "link": table_url(settings, table), "stop": stop}
    headers = {"List-Unsubscribe": f"<{stop}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"}
    return _mail(person, about, facts, headers)


def notice_push(settings: Settings, person: Person, table: Table, about: str, waiting: int, ahead: float) -> str:
    """The same, as a service worker gets it, with the number of tables that wait for this person."""
    facts = _facts(person, table, ahead)
    content = {
        "title": sentence(person.language, "mails", f"{about}_subject", facts),
        "body": sentence(person.language, "mails", f"{about}_push", facts),
        "url": table_url(settings, table),
        "tag": table.id,
        "waiting": waiting,
    }
    return json.dumps(content, ensure_ascii=False)


def _facts(person: Person, table: Table, ahead: float) -> dict[str, Any]:
    times = [table.seats[seat].due_at for seat in table.seats_of(person.id) if seat in table.waiting_for]
    due = min((time for time in times if time is not None), default=None)
    until = None if due is None else Wishes.of(person.notify).local(due + ahead, person.language)
    return {"game": table.game, "players": table.players, "until": until}


def reset_url(settings: Settings, token: str) -> str:
    """Where a new password is chosen. The token stands after the #, so no server on the way logs it."""
    return f"{base_url(settings)}/reset#{token}"


def reset_mail(settings: Settings, person: Person, token: str) -> Mail:
    """The link to choose a new password."""
    return _mail(person, "password", {"link": reset_url(settings, token)}, {})


def confirm_mail(settings: Settings, to: str, language: str, token: str) -> Mail:
    """The link to a page on which an address is confirmed."""
    return _written(to, language, "confirm", {"link": f"{base_url(settings)}/confirm#{token}"}, {})


def attempt_mail(settings: Settings, person: Person) -> Mail:
    """Somebody wanted an account with an address that has one."""
    links = {"link": f"{base_url(settings)}/account", "reset": f"{base_url(settings)}/reset"}
    return _mail(person, "attempt", links, {})


def moved_mail(settings: Settings, person: Person) -> Mail:
    """To the address that an account had until now."""
    return _mail(person, "moved", {"link": f"{base_url(settings)}/account"}, {})


def new_way_mail(settings: Settings, person: Person, what: str) -> Mail:
    """An account can be opened in one more way."""
    return _mail(person, "new_way", {"what": what, "link": f"{base_url(settings)}/account"}, {})


def _mail(person: Person, code: str, facts: dict[str, Any], headers: dict[str, str]) -> Mail:
    assert person.email is not None
    return _written(person.email, person.language, code, facts, headers)


def _written(to: str, language: str, code: str, facts: dict[str, Any], headers: dict[str, str]) -> Mail:
    subject = sentence(language, "mails", f"{code}_subject", facts)
    return Mail(to, subject, sentence(language, "mails", f"{code}_text", facts), headers)


def stop_url(settings: Settings, key: bytes, person_id: str, channel: str) -> str:
    query = {"person": person_id, "channel": channel, "proof": stop_proof(key, person_id, channel)}
    return f"{base_url(settings)}{STOP_PATH}?{urlencode(query)}"


def stop_proof(key: bytes, person_id: str, channel: str) -> str:
    """Shows that a link to stop notices came from us.

    >>> stop_proof(bytes(32), "anna", "mail") == stop_proof(bytes(32), "anna", "push")
    False
    """
    said = f"{channel} {person_id}".encode()
    return blake2b(said, digest_size=PROOF_BYTES, key=key, person=b"feldherr stop").hexdigest()


def is_proof(key: bytes, person_id: str, channel: str, proof: str) -> bool:
    return compare_digest(stop_proof(key, person_id, channel).encode(), proof.encode())
