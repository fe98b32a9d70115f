"""Sign-in at the operator's OpenID provider: by code, with state, nonce and PKCE.

Whoever signs in there is known here by issuer and subject, and by nothing else. What it takes is asked of the provider
in threads of its own, so that a slow one keeps nobody waiting but those who sign in. Authlib is imported where a
provider is set.
"""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from threading import Lock
from time import monotonic
from typing import Any, Final, TypeVar

from feldherr.server.accounts.sessions import new_token
from feldherr.server.config import Settings, is_safe
from feldherr.server.errors import Refused
from feldherr.server.store.door_rows import Identity

T = TypeVar("T")
log = logging.getLogger("feldherr.provider")
PAGE: Final = "/signed-in"
"""To this page of ours the provider sends people back."""
SECONDS: Final = 10.0
"""Within which a provider has to answer each time."""
THREADS: Final = 4
KNOWN_SECONDS: Final = 3600.0
KEYS_SECONDS: Final = 60.0
"""How often keys are asked for at most, when one is unknown."""
LEEWAY: Final = 60
"""Seconds by which two clocks may differ."""
LONGEST: Final = 255
ALGORITHMS: Final = ("RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA")
"""Signatures with a key that only the provider has."""


@dataclass(frozen=True, slots=True)
class Way:
    """The way to the provider, and what must come back from there."""

    url: str
    state: str
    nonce: str
    verifier: str


@dataclass(frozen=True, slots=True)
class Known:
    """Whom the provider knows: who they are, a name they go by, and an address that it has seen to be theirs."""

    identity: Identity
    nickname: str | None
    email: str | None


class Provider:
    def __init__(self, settings: Settings) -> None:
        self.issuer = settings.oidc_issuer
        self.name = settings.oidc_name or "OpenID"
        self._settings = settings
        self._threads = ThreadPoolExecutor(THREADS, "provider")
        self._lock = Lock()
        self._metadata: tuple[dict[str, Any], float] | None = None
        self._keys: tuple[dict[str, Any], float] | None = None

    @classmethod
    def offered(cls, settings: Settings) -> "Provider | None":
        if not settings.oidc_issuer:
            return None
        import authlib.integrations.requests_client  # type: ignore[import-untyped]
        import authlib.oidc.core  # type: ignore[import-untyped]  # noqa: F401  # now, and not while somebody waits

        return cls(settings)

    async def begin(self) -> Way:
        return await self._apart(self._begin)

    async def finish(self, code: str, nonce: str, verifier: str) -> Known:
        return await self._apart(lambda: self._finish(code, nonce, verifier))

    async def _apart(self, job: Callable[[], T]) -> T:
        """Whatever goes wrong with the provider is told to the operator; to who signs in, that it went wrong."""
        try:
            running = asyncio.get_running_loop().run_in_executor(self._threads, job)
            return await asyncio.wait_for(running, 3 * SECONDS)
        except Refused:
            raise
        except Exception as error:
            log.warning("provider failed", extra={"reason": f"{type(error).__name__}: {error}"[:300]})
            raise Refused(503, "provider_failed", provider=self.name) from error

    # -- in a thread --------------------------------------------------------------------------------------------------

    def _begin(self) -> Way:
        state, nonce, verifier = new_token(), new_token(), new_token()
        endpoint = self._known("authorization_endpoint")
        with self._session() as session:
            url, _ = session.create_authorization_url(endpoint, state=state, nonce=nonce, code_verifier=verifier)
        return Way(url, state, nonce, verifier)

    def _finish(self, code: str, nonce: str, verifier: str) -> Known:
        from authlib.integrations.requests_client import OAuthError

        endpoint = self._known("token_endpoint")
        with self._session() as session:
            try:
                token = session.fetch_token(endpoint, code=code, code_verifier=verifier, allow_redirects=False)
            except OAuthError as error:  # a code that is not good any more, or was never given
                raise Refused(403, "provider_refused", provider=self.name) from error
            claims = self._checked(token["id_token"], token.get("access_token"), nonce)
            subject = claims["sub"]
            if not isinstance(subject, str) or not 0 < len(subject) <= LONGEST:
                raise ValueError("no subject")
            return _known(Identity(self.issuer, subject), {**claims, **self._more(session, subject)})

    def _session(self) -> Any:
        from authlib.integrations.requests_client import OAuth2Session

        settings = self._settings
        secret = settings.oidc_client_secret.get_secret_value()
        return OAuth2Session(
            client_id=settings.oidc_client_id,
            client_secret=secret or None,
            token_endpoint_auth_method="client_secret_basic" if secret else "none",
            scope=settings.oidc_scope,
            redirect_uri=settings.public_url.rstrip("/") + PAGE,
            code_challenge_method="S256",
            default_timeout=SECONDS,
        )

    def _checked(self, id_token: str, access_token: str | None, nonce: str) -> dict[str, Any]:
        """The claims of a token: signed by the provider, for us, now, and for this attempt."""
        from authlib.oidc.core import CodeIDToken

        token = self._decoded(id_token)
        wanted = {"iss": self.issuer, "aud": self._settings.oidc_client_id}
        options = {name: {"essential": True, "value": value} for name, value in wanted.items()}
        given = {"nonce": nonce, "client_id": self._settings.oidc_client_id, "access_token": access_token}
        claims = CodeIDToken(token.claims, token.header, options, given)
        claims.validate(leeway=LEEWAY)
        return dict(claims)

    def _decoded(self, id_token: str) -> Any:
        from joserfc import jwt
        from joserfc.errors import InvalidKeyIdError
        from joserfc.jwk import KeySet
        from joserfc.jws import JWSRegistry

        told = self._about().get("id_token_signing_alg_values_supported") or ["RS256"]
        allowed = JWSRegistry(algorithms=[one for one in ALGORITHMS if one in told], strict_check_header=False)
        try:
            return jwt.decode(id_token, KeySet.import_key_set(self._key_set(KNOWN_SECONDS)), registry=allowed)
        except InvalidKeyIdError:  # perhaps the provider has new ones
            return jwt.decode(id_token, KeySet.import_key_set(self._key_set(KEYS_SECONDS)), registry=allowed)

    def _more(self, session: Any, subject: str) -> dict[str, Any]:
        """What the provider says of them where it is asked, if it is about the same."""
        if "userinfo_endpoint" not in self._about():
            return {}
        answer = session.get(self._known("userinfo_endpoint"), allow_redirects=False)
        answer.raise_for_status()
        told = answer.json()
        if told.get("sub") != subject:
            raise ValueError("told of somebody else")
        return dict(told)

    # -- about the provider -------------------------------------------------------------------------------------------

    def _known(self, endpoint: str) -> str:
        url = str(self._about().get(endpoint, ""))
        if not is_safe(url):
            raise ValueError(f"no {endpoint}")
        return url

    def _about(self) -> dict[str, Any]:
        with self._lock:
            if self._metadata is None or monotonic() - self._metadata[1] > KNOWN_SECONDS:
                told = self._asked(self.issuer.rstrip("/") + "/.well-known/openid-configuration")
                if told.get("issuer") != self.issuer:
                    raise ValueError("it calls itself otherwise")
                self._metadata = told, monotonic()
            return self._metadata[0]

    def _key_set(self, seconds: float) -> Any:
        """The provider's keys, not older than that."""
        url = self._known("jwks_uri")
        with self._lock:
            if self._keys is None or monotonic() - self._keys[1] > seconds:
                self._keys = self._asked(url), monotonic()
            return self._keys[0]

    def _asked(self, url: str) -> dict[str, Any]:
        with self._session() as session:
            answer = session.get(url, withhold_token=True, allow_redirects=False)
        answer.raise_for_status()
        return dict(answer.json())


def _known(identity: Identity, claims: dict[str, Any]) -> Known:
    """A real name is not asked for: what others see at the table is for everybody to choose.

    >>> who = Identity("https://id.example.org", "1")
    >>> _known(who, {"nickname": "anna", "email": "a@example.org", "email_verified": False})
    Known(identity=Identity(issuer='https://id.example.org', subject='1'), nickname='anna', email=None)
    """
    nickname = claims.get("preferred_username") or claims.get("nickname")
    email = claims.get("email") if claims.get("email_verified") is True else None
    return Known(identity, nickname if isinstance(nickname, str) else None, email if isinstance(email, str) else None)
