"""What requests and answers about people look like: guests, accounts, addresses, passwords, tokens."""

import re
from typing import Annotated, Final

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from feldherr.server.api.letters import readable
from feldherr.server.api.shapes import Code, Language, Name, Shape
from feldherr.server.notices.wishes import known_zone

_WORD = r"[a-z0-9_][a-z0-9_+'&=~-]*"
_LABEL = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
_MAILBOX: Final = re.compile(rf"{_WORD}(?:\.{_WORD})*@(?:{_LABEL}\.)+[a-z](?:[a-z0-9-]{{0,61}}[a-z0-9])")


def _address(text: str) -> str:
    """One mailbox, and nothing that two programs could read differently: no lists, names, quotes, comments, spaces.

    >>> _address("Anna+feldherr@Example.ORG")
    'anna+feldherr@example.org'
    """
    address = text.lower()
    if not (text.isascii() and _MAILBOX.fullmatch(address) and len(address.partition("@")[0]) <= 64):
        raise PydanticCustomError("no_address", "one e-mail address, such as anna@example.org")
    return address


Email = Annotated[str, Field(min_length=3, max_length=254), AfterValidator(_address)]
Password = Annotated[str, Field(min_length=8, max_length=200), AfterValidator(readable)]


class NewGuest(Shape):
    name: Name
    language: Language = "en"


class ReturnCode(Shape):
    code: Code


class Registration(Shape):
    name: Name
    email: Email
    password: Password
    language: Language = "en"


class Login(Shape):
    email: Email
    password: Annotated[str, Field(min_length=1, max_length=200)]


class Confirmed(Shape):
    token: Code
    password: Annotated[str, Field(max_length=200)] | None = None
    """Needed in another browser than the one that asked."""


class NewAddress(Shape):
    email: Email
    password: Annotated[str, Field(max_length=200)] | None = None
    """Needed where the account has one; else one must have signed in a moment ago."""


class NewPassword(Shape):
    old: Annotated[str, Field(max_length=200)] | None = None
    """The same."""
    new: Password


class QuietHours(Shape):
    start: Annotated[str, Field(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]
    end: Annotated[str, Field(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]
    zone: Annotated[
        str, Field(min_length=1, max_length=60, pattern=r"^[A-Za-z0-9_+/-]+$"), AfterValidator(known_zone)
    ] = "UTC"


class Notify(Shape):
    mail: bool = False
    push: bool = False
    quiet: QuietHours | None = None


class PersonChange(Shape):
    name: Name | None = None
    language: Language | None = None
    notify: Notify | None = None


class Mutes(Shape):
    people: Annotated[list[Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,32}$")]], Field(max_length=500)]


class Deletion(Shape):
    password: Annotated[str, Field(max_length=200)] | None = None


class ResetRequest(Shape):
    email: Email


class ResetConfirmation(Shape):
    token: Code
    password: Password


class NewToken(Shape):
    label: Name


class PersonOut(Shape):
    id: str
    name: str
    guest: bool
    email: str | None
    """With which the account logs in."""
    confirmed: bool
    """Whether the address is known to be theirs; nothing is sent to it before."""
    confirming: str | None
    """An address that was sent a link to confirm it."""
    password: bool
    """Whether the account has one; else it is opened in another way."""
    mail: bool
    """Whether this server sends e-mail at all."""
    language: Language
    notify: Notify
    mutes: list[str]


class PersonAnswer(Shape):
    person: PersonOut


class DoorsOut(Shape):
    """What this server offers besides the games."""

    mail: bool
    """Whether this server sends e-mail: links to confirm an address, and for a new password."""
    passkeys: bool
    provider: str | None
    """What the provider is called through which one can sign in."""
    handbook: bool
    """Whether this server has the handbook at /handbook/."""


class WhoAnswer(Shape):
    person: PersonOut | None
    doors: DoorsOut


class GuestAnswer(Shape):
    person: PersonOut
    return_code: str


class CodeAnswer(Shape):
    return_code: str


class TokenOut(Shape):
    id: str
    label: str
    created: float


class TokensAnswer(Shape):
    tokens: list[TokenOut]


class TokenAnswer(TokenOut):
    token: str
