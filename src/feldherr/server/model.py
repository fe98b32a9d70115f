"""People, tables and seats as the server knows them: immutable, written to storage before they replace the old."""

from dataclasses import dataclass, field, replace
from secrets import compare_digest
from typing import Any, Final

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
"""... or nobody is there to play or watch."""

ALONE: Final = "alone"
"""Who gets hints: those who play without other people, bots and seats at the own screen apart, ..."""
ALWAYS: Final = "always"
"""... everybody, ..."""
NEVER: Final = "never"
"""... or nobody."""

MOVE: Final = "move"
UNDO: Final = "undo"


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays: a guest with a name, or an account with an e-mail address."""

    id: str
    name: str
    email: str | None = None
    confirmed: bool = False
    """Whether the address has been shown to be theirs; nothing is sent to others."""
    confirming: str | None = None
    """An address that was sent a link, and becomes theirs when the link is used."""
    language: str = "en"
    notify: dict[str, Any] = field(default_factory=dict)
    mutes: list[str] = field(default_factory=list)

    @property
    def guest(self) -> bool:
        return self.email is None


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

    @property
    def active(self) -> bool:
        """A person plays here, and no bot for them."""
        return self.kind == PERSON and not self.stand_in

    @property
    def played_by_bot(self) -> bool:
        return self.kind == BOT or self.stand_in


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
    waiting_for: list[int] = field(default_factory=list)
    secret: bytes | None = None
    seed: bytes | None = None
    start: list[Any] | None = None
    """The written position it starts from, if not the set-up."""
    first_question: int = 0
    agreed: list[int] = field(default_factory=list)
    """Seats that agree to end the game now."""
    outcome: Outcome | None = None
    ended: str | None = None
    """Why it is over: "played", "agreed" or "imported"."""
    rematch: str | None = None
    origin: dict[str, Any] | None = None
    """The table and move it was cloned from."""
    chat: int = 0
    bots_due: bool = False
    bot_lease: float = 0.0
    """Until then a process has promised to think for the bots."""
    hints: str = ALONE
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
    def hints_given(self) -> bool:
        """Whether those who play here may ask for hints."""
        people = {seat.person_id for seat in self.seats if seat.kind == PERSON}
        return self.hints == ALWAYS or (self.hints == ALONE and len(people) == 1)

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
    question: int
    text: str
    tick: int
    at: float


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
