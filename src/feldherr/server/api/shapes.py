"""What requests and answers look like. Unknown fields are refused."""

import re
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from fastapi import Path, Query
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, create_model

from feldherr.kernel.words import LANGUAGES
from feldherr.server.api import letters
from feldherr.server.api.letters import NAME_LENGTH, readable
from feldherr.server.api.schemas import HouseRules, Options, Outcome, SomeOptions
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
        raise ValueError("one e-mail address, such as anna@example.org")
    return address


Name = Annotated[str, Field(min_length=1, max_length=NAME_LENGTH), AfterValidator(letters.name)]
Email = Annotated[str, Field(min_length=3, max_length=254), AfterValidator(_address)]
Password = Annotated[str, Field(min_length=8, max_length=200), AfterValidator(readable)]
MoveText = Annotated[str, Field(min_length=1, max_length=2000), AfterValidator(readable)]
LongText = Annotated[str, Field(max_length=20_000), AfterValidator(letters.prose)]
Line = Annotated[str, Field(min_length=1, max_length=1000), AfterValidator(letters.line)]
Code = Annotated[str, Field(min_length=1, max_length=64), AfterValidator(readable)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
DecisionId = Annotated[str, Field(pattern=r"^[0-9]{1,9}$")]
Nonce = Annotated[str, Field(pattern=r"^[0-9a-f]{32}$")]
if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]  # a language is a folder of words: nothing here names one

TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
TheSeat = Annotated[SeatNumber | None, Query(description="A seat that the person holds; none: as a spectator.")]
TheCode = Annotated[str | None, Query(max_length=64, description="The invitation, for those who are not at the table.")]


class Shape(BaseModel):
    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)


# -- errors -----------------------------------------------------------------------------------------------------------


if TYPE_CHECKING:
    Sentences = dict[str, str]
else:
    Sentences = create_model("Sentences", __base__=Shape, **dict.fromkeys(LANGUAGES, (str, ...)))


class ErrorFacts(Shape):
    code: str
    facts: dict[str, Any]
    """What the sentence is made of."""
    sentence: Sentences


# -- people -----------------------------------------------------------------------------------------------------------


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
    password: Annotated[str, Field(max_length=200)]


class NewPassword(Shape):
    old: Annotated[str, Field(max_length=200)]
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
    mail: bool
    """Whether this server sends e-mail at all."""
    language: Language
    notify: Notify
    mutes: list[str]


class PersonAnswer(Shape):
    person: PersonOut


class WhoAnswer(Shape):
    person: PersonOut | None


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


# -- tables -----------------------------------------------------------------------------------------------------------


class LivePace(Shape):
    kind: Literal["live"]
    bank: Annotated[int, Field(ge=1, le=7 * 24 * 3600)]
    increment: Annotated[int, Field(ge=0, le=24 * 3600)] = 0


class DaysPace(Shape):
    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=60)]


class FreePace(Shape):
    kind: Literal["free"] = "free"


Pace = Annotated[LivePace | DaysPace | FreePace, Field(discriminator="kind")]
Level = Annotated[str, Field(min_length=1, max_length=32, pattern=r"^[a-z0-9_-]+$")]


Hints = Literal["alone", "always", "never"]


class SeatIn(Shape):
    kind: Literal["me", "open", "bot"]
    level: Level | None = None
    name: Name | None = None


class NewTable(Shape):
    game: Annotated[str, Field(min_length=1, max_length=32)]
    players: Annotated[int, Field(ge=1, le=16, strict=True)]
    options: SomeOptions = {}
    pace: Pace = FreePace()
    public: bool = False
    hints: Hints = "alone"
    """Who gets hints: those who play without other people, everybody, or nobody."""
    seats: Annotated[list[SeatIn], Field(max_length=16)] = [SeatIn(kind="me")]


class Share(Shape):
    nonce: Nonce


class Joining(Shape):
    seat: SeatNumber | None = None
    code: Code | None = None
    name: Name | None = None
    nonce: Nonce | None = None


class ASeat(Shape):
    seat: SeatNumber


class SeatChange(Shape):
    kind: Literal["bot", "open"]
    level: Level | None = None


class Pausing(Shape):
    paused: bool


class Agreeing(Shape):
    agree: bool


class Cloning(Shape):
    at: Annotated[int, Field(ge=0, le=100_000)]
    seats: Annotated[list[SeatIn], Field(max_length=16)] | None = None
    pace: Pace = FreePace()
    public: bool = False


class Clock(Shape):
    bank: float | None
    asked_at: float | None
    due_at: float | None


class SeatOut(Shape):
    seat: int
    kind: Literal["open", "person", "bot"]
    level: str | None
    name: str | None
    """No two at a table have one name."""
    character: str | None
    """Whom a bot plays, by an id: it has a portrait and an office in words."""
    person: str | None
    stand_in: bool
    present: bool | None
    """Whether the person is at this table now; null in lists, for those who do not sit there."""
    away_since: float | None
    """The minute in which a person who is away was last seen at this table, if it is known."""
    clock: Clock | None


class FromTable(Shape):
    """It goes on from another table."""

    table: str
    move: int | None = None
    """After so many of its moves, ..."""
    rematch: bool = False
    """... or with the same people from the beginning."""


class FromRecord(Shape):
    """It was brought here as a record."""

    imported: Literal[True]


Origin = FromTable | FromRecord


class Header(Shape):
    id: str
    game: str
    players: int
    options: Options
    version: int
    pace: Pace
    public: bool
    hints: Hints
    hints_given: bool
    """Whether those who play here may ask for hints now."""
    status: Literal["open", "running", "paused", "over"]
    pause: Literal["person", "nobody"] | None
    created: float
    updated: float
    seats: list[SeatOut]
    question: str
    waiting_for: list[int]
    agreed: list[int]
    outcome: Outcome | None
    ended: Literal["played", "agreed", "imported"] | None
    """How it came to its end."""
    rematch: str | None
    """The table of the next game."""
    origin: Origin | None
    promise: str | None
    commitment: str | None
    moves: int
    tick: int
    mine: list[int]
    creator: bool
    invitation: str | None


class TablesAnswer(Shape):
    tables: list[Header]


class RuleChoice(Shape):
    """What a house rule may be: one of some values, or a number within bounds."""

    values: list[str | bool] | None = None
    range: Annotated[list[int], Field(min_length=2, max_length=2)] | None = None


class GameOut(Shape):
    name: str
    title: Sentences
    seats: list[int]
    version: int
    options: SomeOptions
    """The options of a table with their defaults."""
    choices: dict[str, list[str | bool]]
    """The values that an option may have, where they are few."""
    presets: dict[str, HouseRules]
    """The rules that each edition sets."""
    rules: dict[str, RuleChoice]
    """House rules: what may be set, and to what."""
    bots: list[str]


class FigureRecord(Shape):
    record: dict[str, Any]
    """As `POST /tables/import` takes it."""


class GamesAnswer(Shape):
    games: list[GameOut]
