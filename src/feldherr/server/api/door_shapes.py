"""What requests and answers about passkeys and the provider look like."""

from typing import Annotated, Any

from pydantic import AfterValidator, Field

from feldherr.server.api.letters import readable
from feldherr.server.api.people_shapes import (
    PersonOut,
)
from feldherr.server.api.shapes import (
    Language,
    Name,
    Shape,
)

Coded = r"^[A-Za-z0-9_-]+$"
"""Bytes in base64url."""
CredentialId = Annotated[str, Field(max_length=1364, pattern=Coded)]
ClientData = Annotated[str, Field(max_length=4096, pattern=Coded)]
Given = Annotated[str, Field(max_length=200)] | None
Word = Annotated[str, Field(min_length=1, max_length=2048), AfterValidator(readable)]
Place = Annotated[str, Field(max_length=500, pattern=r"^/(?:[A-Za-z0-9_.~?=&%-][A-Za-z0-9_.~?=&%/-]*)?$")]
"""A page of ours: no other site can be named like this."""


class ProofOfOwner(Shape):
    password: Given = None
    """Needed where the account has one; else one must have signed in a moment ago."""


class PasskeyOptions(Shape):
    options: dict[str, Any]
    """For `navigator.credentials`, bytes in base64url."""


class MadePasskey(Shape):
    """A new passkey, as `navigator.credentials.create` gives it, bytes in base64url."""

    name: Name
    id: CredentialId
    client_data: ClientData
    attestation: Annotated[str, Field(max_length=8192, pattern=Coded)]


class SignedPasskey(Shape):
    """A passkey that was used, as `navigator.credentials.get` gives it, bytes in base64url."""

    id: CredentialId
    client_data: ClientData
    authenticator_data: Annotated[str, Field(max_length=4096, pattern=Coded)]
    signature: Annotated[str, Field(max_length=8192, pattern=Coded)]
    user_handle: Annotated[str, Field(max_length=128, pattern=Coded)] | None = None


class PasskeyName(Shape):
    name: Name


class PasskeyOut(Shape):
    id: str
    name: str
    created: float
    used: float | None


class WaysAnswer(Shape):
    """The ways into an account beside its password."""

    passkeys: list[PasskeyOut]
    linked: bool
    """Whether one can sign in to it through the provider."""


class ProviderBegin(Shape):
    name: Name
    """For a new account, if the provider knows none that they go by."""
    language: Language = "en"
    next: Place = "/account"
    """The page to go on to."""
    password: Given = None
    """For an account that is to be linked: as for passkeys."""


class ProviderWay(Shape):
    url: str


class ProviderFinish(Shape):
    """What the provider added to the address of our page."""

    state: Word
    code: Word | None = None
    iss: Word | None = None
    error: Word | None = None


class ProviderAnswer(Shape):
    person: PersonOut
    next: str
