"""Passkeys: a device proves with a signature that it holds a key, and that its owner is before it (WebAuthn).

Origin and name come from the public address, never from a request. The package is imported where they are offered.
"""

from dataclasses import dataclass
from importlib.util import find_spec
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from feldherr.server.config import Settings
from feldherr.server.errors import Refused
from feldherr.server.model import Person
from feldherr.server.store.door_rows import Passkey

NAME: Final = "Feldherr"
MOST: Final = 10
"""Passkeys of one account."""
TIMEOUT: Final = 300_000
"""Milliseconds that a browser waits for its owner."""


@dataclass(frozen=True, slots=True)
class NewKey:
    """What is kept of a new passkey."""

    credential: str
    public_key: bytes
    count: int


@dataclass(frozen=True, slots=True)
class Made:
    """What a browser sends of a new passkey, in base64url."""

    id: str
    client_data: str
    attestation: str


@dataclass(frozen=True, slots=True)
class Signed:
    """What a browser sends of one that was used."""

    id: str
    client_data: str
    authenticator_data: str
    signature: str
    user_handle: str | None


@dataclass(frozen=True, slots=True)
class Passkeys:
    """They belong to the name of the server and are used at its origin."""

    rp_id: str
    origin: str

    @classmethod
    def offered(cls, settings: Settings) -> "Passkeys | None":
        """None, where the package is not installed, or the public address is none that browsers allow them at."""
        place = place_of(settings.public_url)
        if place is None or find_spec("webauthn") is None:
            return None
        import webauthn  # noqa: F401  # now, and not while somebody waits

        return cls(*place)

    def to_make(self, person: Person, own: list[Passkey]) -> tuple[dict[str, Any], str]:
        """What a browser needs to make one, and the challenge in it."""
        from webauthn import generate_registration_options
        from webauthn.helpers import base64url_to_bytes
        from webauthn.helpers import structs as w

        options = generate_registration_options(
            rp_id=self.rp_id,
            rp_name=NAME,
            user_id=person.id.encode(),
            user_name=person.email or person.name,
            user_display_name=person.name,
            timeout=TIMEOUT,
            authenticator_selection=w.AuthenticatorSelectionCriteria(
                resident_key=w.ResidentKeyRequirement.REQUIRED,
                user_verification=w.UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[
                w.PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.credential)) for each in own
            ],
        )
        return _told(options)

    def to_sign(self) -> tuple[dict[str, Any], str]:
        """What a browser needs to use any that it has for us: nobody is named, so nothing is told of anybody."""
        from webauthn import generate_authentication_options
        from webauthn.helpers.structs import UserVerificationRequirement

        options = generate_authentication_options(
            rp_id=self.rp_id, timeout=TIMEOUT, user_verification=UserVerificationRequirement.REQUIRED
        )
        return _told(options)

    def made(self, given: Made, challenge: str) -> NewKey:
        from webauthn import verify_registration_response
        from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
        from webauthn.helpers import structs as w

        try:
            verified = verify_registration_response(
                credential=w.RegistrationCredential(
                    id=given.id,
                    raw_id=base64url_to_bytes(given.id),
                    response=w.AuthenticatorAttestationResponse(
                        client_data_json=base64url_to_bytes(given.client_data),
                        attestation_object=base64url_to_bytes(given.attestation),
                    ),
                ),
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=self.rp_id,
                expected_origin=self.origin,
                require_user_verification=True,
            )
        except Exception as error:  # whatever is wrong with what was sent, also to those who take it apart
            raise Refused(403, "wrong_passkey") from error
        return NewKey(bytes_to_base64url(verified.credential_id), verified.credential_public_key, verified.sign_count)

    def signed(self, given: Signed, challenge: str, passkey: Passkey) -> int:
        """How often the passkey says that it was used; whether it may say so is for the transaction that writes it."""
        from webauthn import verify_authentication_response
        from webauthn.helpers import base64url_to_bytes
        from webauthn.helpers import structs as w

        try:
            if given.user_handle is not None and base64url_to_bytes(given.user_handle) != passkey.person_id.encode():
                raise ValueError("another's")
            verified = verify_authentication_response(
                credential=w.AuthenticationCredential(
                    id=given.id,
                    raw_id=base64url_to_bytes(given.id),
                    response=w.AuthenticatorAssertionResponse(
                        client_data_json=base64url_to_bytes(given.client_data),
                        authenticator_data=base64url_to_bytes(given.authenticator_data),
                        signature=base64url_to_bytes(given.signature),
                    ),
                ),
                expected_challenge=base64url_to_bytes(challenge),
                expected_rp_id=self.rp_id,
                expected_origin=self.origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=0,
                require_user_verification=True,
            )
        except Exception as error:
            raise Refused(403, "wrong_passkey") from error
        return verified.new_sign_count


def challenge_in(client_data: str) -> str:
    """The challenge that a browser says it answers; empty, if it says none."""
    from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json

    try:
        return bytes_to_base64url(parse_client_data_json(base64url_to_bytes(client_data)).challenge)
    except Exception:
        return ""


def _told(options: Any) -> tuple[dict[str, Any], str]:
    from webauthn.helpers import options_to_json_dict

    told = options_to_json_dict(options)
    return told, str(told["challenge"])


def place_of(public_url: str) -> tuple[str, str] | None:
    """The name and the origin of a server that may have passkeys: a name, not a number, and encrypted but at home.

    >>> place_of("https://play.example.org/")
    ('play.example.org', 'https://play.example.org')
    >>> place_of("http://localhost:1618")
    ('localhost', 'http://localhost:1618')
    >>> place_of("https://192.0.2.1"), place_of("http://play.example.org"), place_of("")
    (None, None, None)
    """
    try:
        url = urlsplit(public_url)
        host, port = url.hostname or "", url.port
    except ValueError:
        return None
    local = host == "localhost" or host.endswith(".localhost")
    if not host or _is_number(host) or not (url.scheme == "https" or (url.scheme == "http" and local)):
        return None
    usual = port is None or (url.scheme, port) in (("https", 443), ("http", 80))
    return host, f"{url.scheme}://{host}" + ("" if usual else f":{port}")


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True
