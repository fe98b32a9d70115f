"""People, tables and seats as the server knows them: immutable, written to storage before they replace the old."""

from dataclasses import dataclass, field, replace
from secrets import compare_digest
from typing import Any, Final, TypedDict

from feldherr.kernel.decision import CHANCE
from feldherr.kernel.shapes import Outcome

OPEN: Final = "open"
RUNNING: Final = "running"
PAUSED: Final = "paused"
OVER: Final = "over"

PERSON: Final = "person"
BOT: Final = "bot"

GONE: Final = "–"
"""What is left of the name of somebody whose account was deleted."""

BY_PERSON: Final = "person"
"""Why a table is paused: somebody asked for it, ..."""
FOR_NOBODY: Final = "nobody"
"""... or nobody is there to play or watch, ..."""
ALL_LEFT: Final = "left"
"""... or bots stand in for everybody: the game waits for one of those who left."""

TIME: Final = "time"
"""Why a bot plays for somebody: their time was up, ..."""
LEFT: Final = "left"
"""... they left, ..."""
DELETED: Final = "deleted"
"""... their account was deleted, ..."""
SILENT: Final = "silent"
"""... or they have said nothing for long where no clock runs, and the others agreed on it."""

STAND_INS_SHARE: Final = 0.25
"""The part of a seat's answers that a bot may give in place of the person: with more it is nobody's own game."""

ALONE: Final = "alone"
"""Who gets hints: those who play without other people, bots and seats at the own screen apart, ..."""
ALWAYS: Final = "always"
"""... everybody, ..."""
NEVER: Final = "never"
"""... or nobody."""

FOR_CHANCE: Final = -1
"""The seat of an entry that tells what chance did."""
MOVE: Final = "move"
UNDO: Final = "undo"
EDIT: Final = "edit"
"""A position changed by hand, at a sandbox."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays: a guest with a name, or an account, which has a way in of its own."""

    id: str
    name: str
    account: bool = False
    email: str | None = None
    confirmed: bool = False
    """Whether the address has been shown to be theirs; nothing is sent to others."""
    confirming: str | None = None
    """An address that was sent a link, and becomes theirs when the link is used."""
    with_password: bool = False
    language: str = "en"
    notify: dict[str, Any] = field(default_factory=dict)
    mutes: list[str] = field(default_factory=list)

    @property
    def guest(self) -> bool:
        return not self.account


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table."""

    seat: int
    kind: str = OPEN
    level: str | None = None
    person_id: str | None = None
    """Who sits here; for an open seat, for whom it is kept."""
    name: str | None = None
    character: str | None = None
    """Whom a bot plays."""
    nonce: str | None = None
    stand_in: bool = False
    """A bot plays for the person until they reclaim the seat."""
    bank: float | None = None
    """Seconds left when the clock last stopped or was set; on a slow table, for the question it was last set for."""
    asked: int | None = None
    """The question the clock was last set for."""
    asked_at: float | None = None
    """When it began to run and when it runs out, by the server's clock; None, while it stands."""
    due_at: float | None = None
    advance: int = 0
    """How many answers the clock has been given the time for, without their being given, or for good."""
    answers: int = 0
    """How often the seat has answered, taken back or undone: whether a request is a late one shows in it."""
    why: str | None = None
    """Why a bot plays here for somebody."""
    offered: bool = False
    """The others have agreed that somebody else may take the seat, and nobody has yet."""
    taken_over: bool = False
    """Who sits here did not begin the game."""
    away_until: float | None = None
    """When the vacation of the person ends, by the server's clock: their clock does not run before."""
    away_days: int = 0
    """How many days of vacation the seat has had at this table."""
    vacation: str | None = None
    """The last vacation that stopped the clock here."""
    given: int = 0
    """How many of the answers that stand were given here, ..."""
    given_for: int = 0
    """... and how many of them a bot has first given in place of the person."""
    orders: list[str] | None = None
    """Its standing orders, for nobody else to know."""
    order_asked: int | None = None
    """The question for which a moment was drawn at which they are looked at, ..."""
    order_due: float | None = None
    """... and that moment, by the server's clock; None, when they have been."""
    carried: list[dict[str, Any]] | None = None
    """What they have answered lately, for its person."""
    hurried: bool = False
    """Whether the bot that plays here was cut short when it last thought."""

    @property
    def active(self) -> bool:
        """A person plays here, and no bot for them."""
        return self.kind == PERSON and not self.stand_in

    @property
    def played_by_bot(self) -> bool:
        return self.kind == BOT or self.stand_in

    @property
    def plays_as_own(self) -> bool:
        """Whether the game counts for whoever sits here: a person who began it and plays themselves, or a bot of the
        table's own. What a stand-in finishes counts for nobody, nor does what somebody else began, nor where more than
        a quarter of the answers are a stand-in's."""
        own = self.given_for <= self.given * STAND_INS_SHARE
        return self.why is None and not self.taken_over and self.kind != OPEN and own


class Proposal(TypedDict):
    """What some at a table want, and who agrees."""

    kind: str
    seat: int | None
    """The seat that it is about, if it is about one."""
    by: int
    """The seat of whoever asked."""
    agreed: list[int]
    at: float
    """When it was asked, by the server's clock."""


@dataclass(frozen=True, slots=True)
class Table:
    """Everything about a table but its game."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    version: int
    """Of the rules it is played by."""
    pace: dict[str, Any]
    public: bool
    invitation: str
    creator: str | None
    created: float
    updated: float
    status: str = OPEN
    pause: str | None = None
    tick: int = 1
    """Counts what anybody else is told of."""
    revision: int = 1
    """Counts all changes: one is made only from the latest."""
    number: int = 0
    """Of the last entry in the list of moves."""
    question: int = 0
    asked_at: float | None = None
    """Since when the present question is asked, by the server's clock; a pause begins it anew."""
    waiting_for: list[int] = field(default_factory=list)
    asks: dict[str, str] = field(default_factory=dict)
    """What kind of question each seat is asked, or has answered in secret; for its person to know."""
    secret: bytes | None = None
    seed: bytes | None = None
    start: list[Any] | None = None
    """The written position it starts from, if not the set-up."""
    first_question: int = 0
    proposals: list[Proposal] = field(default_factory=list)
    """What is proposed and not yet agreed."""
    paused_by: int | None = None
    """The seat of whoever asked for the pause."""
    paused_at: float | None = None
    """When the present pause began, by the server's clock."""
    outcome: Outcome | None = None
    ended: str | None = None
    """Why it is over: "played", "agreed" or "imported"."""
    ended_at: float | None = None
    """When it was over, by the calendar: its name and what is said there change later."""
    rematch: str | None = None
    origin: dict[str, Any] | None = None
    """The table and move it was cloned from."""
    chat: int = 0
    bots_due: bool = False
    bot_lease: float = 0.0
    """Until then a process has promised to think for the bots."""
    hints: str = ALONE
    lesson: dict[str, Any] | None = None
    """Of a table of the kind `lesson`: which one, and how far the person is."""
    sandbox: bool = False
    """Its maker plays all seats, undoes and edits whatever they like; nothing here counts anywhere."""
    rated: bool = False
    """Whether its result counts in the ratings of those who play it to the end."""
    name: str | None = None
    moment: dict[str, Any] | None = None
    """How far the game has come: its year and season, or its turn."""
    removed: list[str] = field(default_factory=list)
    """People whom the creator has shown the door."""
    when_full: bool = False
    """It starts by itself when the last seat is taken."""
    seats: tuple[Seat, ...] = ()

    def seats_of(self, person_id: str | None) -> list[int]:
        return [s.seat for s in self.seats if s.kind == PERSON and s.person_id == person_id and person_id is not None]

    @property
    def members(self) -> set[str]:
        return {s.person_id for s in self.seats if s.person_id is not None} | (
            {self.creator} if self.creator else set()
        )

    def visible_to(self, person_id: str | None, code: str | None) -> bool:
        """A private table exists only for its members and those who have the invitation."""
        if self.public or (person_id is not None and person_id in self.members):
            return True
        return code is not None and compare_digest(code.encode(), self.invitation.encode())

    @property
    def sealed(self) -> list[int]:
        """The seats that have answered the present question, and wait for the others."""
        goes_on = self.status in (RUNNING, PAUSED)
        return [int(seat) for seat in self.asks if int(seat) not in self.waiting_for] if goes_on else []

    @property
    def seeks_players(self) -> bool:
        """Whether there is a seat to take."""
        return self.status == OPEN or (self.status != OVER and any(seat.offered for seat in self.seats))

    @property
    def deserted(self) -> bool:
        """Whether people played here, and bots stand in for all of them."""
        return any(seat.why for seat in self.seats) and not any(seat.active for seat in self.seats)

    @property
    def hints_given(self) -> bool:
        """Whether those who play here may ask for hints."""
        people = {seat.person_id for seat in self.seats if seat.kind == PERSON}
        return self.hints == ALWAYS or (self.hints == ALONE and len(people) == 1)

    @property
    def own_tower(self) -> bool:
        """Whether those who play here throw into a tower of their own, and say what fell."""
        return self.options.get("throws") == "outside" and self.lesson is None

    @property
    def awaited(self) -> list[int]:
        """The seats that are to answer. What fell out of their own tower anybody who plays may say; no clock runs."""
        if self.waiting_for or self.status != RUNNING or not self.own_tower:
            return self.waiting_for
        return [seat.seat for seat in self.seats if seat.active]

    @property
    def tournament(self) -> str | None:
        """The tournament whose table it is: its seats are kept for those who were drawn to it."""
        found: str | None = (self.origin or {}).get("tournament")
        return found

    @property
    def names(self) -> list[str]:
        return [seat.name or "" for seat in self.seats]

    def with_seat(self, seat: Seat) -> "Table":
        return replace(self, seats=tuple(seat if old.seat == seat.seat else old for old in self.seats))


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry in the append-only list of moves."""

    number: int
    kind: str
    seat: int
    """-1 is chance, which is asked at lessons, and where people throw into a tower of their own."""
    question: int
    text: str
    tick: int
    at: float

    @property
    def who(self) -> int | str:
        """Who answered, as the game knows them."""
        return CHANCE if self.seat < 0 else self.seat


@dataclass(frozen=True, slots=True)
class Sealed:
    """An answer that waits for the others'."""

    seat: int
    question: int
    text: str
    tick: int
    at: float


@dataclass(frozen=True, slots=True)
class Stored:
    """All that is needed to rebuild a table."""

    table: Table
    entries: list[Entry]
    sealed: list[Sealed]
    snapshot: tuple[int, bytes] | None
