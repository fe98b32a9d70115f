"""What a provider's token must be: signed by it, for us, now and for this attempt; and what is imported for it."""

import hmac
import subprocess
import sys
from collections.abc import Callable
from time import time
from typing import Any

import pytest
from joserfc import jwt
from joserfc.jwk import ECKey, KeySet, RSAKey

from feldherr.server.accounts.provider import Provider
from feldherr.server.config import Settings
from tests.server.authenticator import encoded

ISSUER = "https://id.example.org/club"
CLIENT = "feldherr"
SETTINGS = Settings(oidc_issuer=ISSUER, oidc_client_id=CLIENT, public_url="https://play.example.org")
KEY = RSAKey.generate_key(2048, {"kid": "one"})
OTHER = RSAKey.generate_key(2048, {"kid": "one"})
NEXT = ECKey.generate_key("P-256", {"kid": "two"})


class Told:
    """A provider as its documents tell of it, and how often they were asked for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.about = {"issuer": ISSUER, "id_token_signing_alg_values_supported": ["RS256", "ES256", "HS256", "none"]}
        for name in ("authorization_endpoint", "token_endpoint", "jwks_uri"):
            self.about[name] = f"{ISSUER}/{name}"
        self.keys = KeySet([KEY])
        self.asked: list[str] = []
        self.provider = Provider(SETTINGS)
        monkeypatch.setattr(self.provider, "_asked", self._asked)

    def _asked(self, url: str) -> Any:
        self.asked.append(url)
        return self.about if url.endswith("openid-configuration") else self.keys.as_dict(private=False)

    def check(self, token: str, nonce: str = "nonce") -> dict[str, Any]:
        return self.provider._checked(token, None, nonce)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Told:
    return Told(monkeypatch)


def token(key: Any = KEY, alg: str = "RS256", without: str = "", **claims: Any) -> str:
    now = int(time())
    whole = {"iss": ISSUER, "aud": CLIENT, "sub": "1", "nonce": "nonce", "iat": now, "exp": now + 60, **claims}
    whole.pop(without, None)
    return jwt.encode({"alg": alg, "kid": getattr(key, "kid", None) or "one"}, whole, key, algorithms=[alg])


def test_an_honest_token(told: Told) -> None:
    assert told.check(token())["sub"] == "1"
    assert told.check(token(aud=[CLIENT]))["sub"] == "1"
    assert told.check(token(aud=[CLIENT, "other"], azp=CLIENT))["sub"] == "1"


def signed_with_what_all_know() -> str:
    """With the provider's public key, as if it were a secret."""
    head, body, _ = token().split(".")
    head = encoded(b'{"alg":"HS256","kid":"one"}')
    signature = hmac.digest(KEY.as_pem(private=False), f"{head}.{body}".encode(), "sha256")
    return f"{head}.{body}.{encoded(signature)}"


FORGED: dict[str, Callable[[], str]] = {
    "another nonce": lambda: token(nonce="another"),
    "no nonce": lambda: token(without="nonce"),
    "for another": lambda: token(aud="somebody else"),
    "for another first": lambda: token(aud=["somebody else", CLIENT]),
    "used by another": lambda: token(azp="somebody else"),
    "of another": lambda: token(iss="https://evil.example"),
    "over": lambda: token(exp=int(time()) - 120),
    "without end": lambda: token(without="exp"),
    "of nobody": lambda: token(without="sub"),
    "without date": lambda: token(without="iat"),
    "not yet": lambda: token(nbf=int(time()) + 600),
    "with another key": lambda: token(key=OTHER),
    "with what all know": signed_with_what_all_know,
    "signature cut": lambda: token()[:-4] + "AAAA",
    "unsigned": lambda: token().rpartition(".")[0] + ".",
    "of no algorithm": lambda: "eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.",
    "no token": lambda: "no token",
}


@pytest.mark.parametrize("forged", list(FORGED))
def test_tokens_that_are_not_for_this_attempt(told: Told, forged: str) -> None:
    made = FORGED[forged]()
    with pytest.raises(Exception, match=r"."):
        told.check(made)


def test_new_keys_are_asked_for_once_a_minute(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    told.check(token())
    told.keys = KeySet([KEY, NEXT])
    monkeypatch.setattr("feldherr.server.accounts.provider.KEYS_SECONDS", 0.0)
    assert told.check(token(key=NEXT, alg="ES256"))["sub"] == "1"
    monkeypatch.setattr("feldherr.server.accounts.provider.KEYS_SECONDS", 60.0)
    asked = len(told.asked)
    for _ in range(5):
        with pytest.raises(Exception, match=r"."):
            told.check(token(key=RSAKey.generate_key(2048, {"kid": "three"})))
    assert len(told.asked) == asked


@pytest.mark.parametrize(
    ("name", "value"), [("issuer", "https://evil.example"), ("token_endpoint", "http://id.example.org/token")]
)
def test_a_provider_that_is_not_what_it_should_be(told: Told, name: str, value: str) -> None:
    told.about[name] = value
    with pytest.raises(ValueError, match=r"otherwise|no token_endpoint"):
        told.provider._finish("code", "nonce", "verifier")


def test_the_server_imports_neither_package_unless_it_is_used() -> None:
    code = (
        "import sys, feldherr.server.operation.process\n"
        "from feldherr.server.accounts.doors import Doors\n"
        "from feldherr.server.config import Settings\n"
        "assert not any(Doors(Settings()).as_json().values())\n"
        "assert not {'webauthn', 'authlib', 'joserfc'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
