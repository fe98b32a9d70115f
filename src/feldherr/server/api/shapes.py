"""What requests and answers look like. Unknown fields are refused."""

from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import Path, Query
from pydantic import AfterValidator, BaseModel, ConfigDict, Field, create_model

from feldherr.kernel.words import LANGUAGES
from feldherr.server.api import letters
from feldherr.server.api.letters import NAME_LENGTH, readable
from feldherr.server.api.schemas import HouseRules, Options, Outcome, SomeOptions

Name = Annotated[str, Field(min_length=1, max_length=NAME_LENGTH), AfterValidator(letters.name)]
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
    """What its fields mean is read from the source when somebody asks (`declared.said`): pydantic would do so at every
    start, which took a sixth of it."""

    model_config = ConfigDict(extra="forbid")


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


# -- tables -----------------------------------------------------------------------------------------------------------


class LivePace(Shape):
    kind: Literal["live"]
    bank: Annotated[int, Field(ge=1, le=7 * 24 * 3600)]
    increment: Annotated[int, Field(ge=0, le=24 * 3600)] = 0


class DaysPace(Shape):
    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=60)]
    vacation: Annotated[int, Field(ge=0, le=60)] = 0
    """For how many days of vacation a player's clock may stand still at this table."""


class FreePace(Shape):
    kind: Literal["free"] = "free"


Pace = Annotated[LivePace | DaysPace | FreePace, Field(discriminator="kind")]
Level = Annotated[str, Field(min_length=1, max_length=32, pattern=r"^[a-z0-9_-]+$")]


Hints = Literal["alone", "always", "never"]


Character = Literal["kessler", "ottilie", "rauh", "sibylla", "veit", "grete", "balthasar", "dorothea"]


class SeatIn(Shape):
    kind: Literal["me", "open", "bot"]
    level: Level | None = None
    name: Name | None = None
    character: Character | None = None
    """Whom a bot is to play; else anybody who is not at the table yet."""


class NewTable(Shape):
    game: Annotated[str, Field(min_length=1, max_length=32)]
    players: Annotated[int, Field(ge=1, le=16, strict=True)]
    options: SomeOptions = {}
    pace: Pace = FreePace()
    public: bool = False
    hints: Hints = "alone"
    """Who gets hints: those who play without other people, everybody, or nobody."""
    rated: bool = False
    """Whether the result counts in the ratings: needs a clock, accounts, and one seat each; there are no hints."""
    seats: Annotated[list[SeatIn], Field(max_length=16)] = [SeatIn(kind="me")]
    name: Name | None = None
    """What the table is called; else a name is made up."""
    when_full: bool = False
    """Whether it starts by itself when the last seat is taken."""


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


ProposalKind = Literal["end", "pause", "resume", "extend", "replace", "own_tower"]


class Proposing(Shape):
    kind: ProposalKind
    seat: SeatNumber | None = None
    """Whose seat is to be offered to somebody else."""
    agree: bool = True
    """Whether one wants it, or no longer does."""


class TakingOver(Shape):
    seat: SeatNumber
    code: Code | None = None
    name: Name | None = None
    own_tower: bool = False
    """Agrees that the throws of the players' own tower count, where they do."""


class Naming(Shape):
    name: Name


class ProposalOut(Shape):
    kind: ProposalKind
    seat: int | None
    """The seat that it is about, if it is about one."""
    by: int
    """The seat of whoever asked."""
    agreed: list[int]
    at: float
    """When it was asked."""


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
    """Whom a bot plays, by an id: it has a portrait, and words that say who it is."""
    temper: str | None
    """What shows in how the bot plays, besides its level; null where the level or the game knows no tempers."""
    hurried: bool
    """Whether the bot here was cut short when it last thought, because the machine was too slow for it."""
    person: str | None
    stand_in: bool
    why: Literal["time", "left", "deleted", "silent"] | None
    """Why a captain plays here for somebody."""
    offered: bool
    """Whether somebody else may take the seat."""
    away_until: float | None
    """The end of the person's vacation, if their clock stands still for it."""
    present: bool | None
    """Whether the person is at this table now; null for strangers in lists, and while a game
    goes on with days for a decision, or without a clock."""
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


Star = Literal["done", "unaided", "faultless"]


class LessonOut(Shape):
    """A lesson at its present step."""

    id: str
    title: Sentences
    step: int
    """From 1; at the end the last one."""
    steps: int
    done: bool
    at: str | None
    """The anchor of what the step speaks of; null at the end, as `do`."""
    do: str | None
    """What is expected."""
    move: str | None
    """The engine's move that this is, if it is one: whole, as `POST /tables/{id}/moves` takes it."""
    choices: list[str]
    """All that is lit and may be tried: what is expected comes first."""
    others: bool
    """Whether other choices of the same kind may be tried as well."""
    rule: str
    """What says more in the rulebook: a topic of `?`, or a kind of decision."""
    draft: dict[str, str]
    """What lies on the mat now, by box."""
    taken: list[str]
    """What is in hand, or pointed at: cards and targets picked since the last move."""
    filling: dict[str, str]
    """What of it lay there when this plan was begun, and is not to be touched."""
    say: Sentences
    """What the step says, with `**` around what is to be done; at the end, what the lesson says there."""
    tries: int
    """Wrong answers to this step, ..."""
    slips: int
    """... and in the lesson."""
    shown: bool
    back: bool
    """Whether `back` leads to the step before."""
    stars: list[Star]
    """At the end: what was reached this time."""
    next: str | None
    """The next lesson of this road."""


class FromSource(Shape):
    """A sandbox: of a new game, a figure of the rulebook, a lesson, a shared position, one of the day or a record."""

    source: Literal["new", "figure", "lesson", "position", "puzzle", "record"]
    id: str | None = None
    """Of the figure, the lesson, the position or the puzzle."""


class FromTournament(Shape):
    """It belongs to a round of a tournament."""

    tournament: str
    round: int


Origin = FromTable | FromRecord | FromSource | FromTournament


class Header(Shape):
    id: str
    game: str
    players: int
    options: Options
    version: int
    pace: Pace
    public: bool
    rated: bool
    """Whether the result counts in the ratings: then everybody has an account and one seat, without hints or undo."""
    hints: Hints
    hints_given: bool
    """Whether those who play here may ask for hints now."""
    status: Literal["open", "running", "paused", "over"]
    pause: Literal["person", "nobody", "left"] | None
    """Why it is paused: people agreed on it, nobody watches bots, or everybody who played has left."""
    paused_by: int | None
    """The seat of whoever asked for the pause."""
    created: float
    updated: float
    seats: list[SeatOut]
    question: str
    asked_at: float | None
    """Since when it is asked; null before the start, after the end and in a pause."""
    waiting_for: list[int]
    sealed: list[int]
    """The seats that have answered the present question in secret, and wait for the others."""
    proposals: list[ProposalOut]
    name: str | None
    """What the table is called."""
    moment: dict[str, Any] | None
    """How far the game has come: `year` and `season`, or `turn`."""
    when_full: bool
    """Whether it starts by itself when the last seat is taken."""
    outcome: Outcome | None
    ended: Literal["played", "agreed", "imported"] | None
    """How it came to its end, ..."""
    ended_at: float | None
    """... and when."""
    rematch: str | None
    """The table of the next game."""
    origin: Origin | None
    lesson: LessonOut | None
    """Of a table of the kind `lesson`: private, with scripted chance and seats, and counted nowhere."""
    sandbox: bool
    """Whether its maker plays all seats, undoes and edits whatever they like."""
    promise: str | None
    commitment: str | None
    moves: int
    tick: int
    mine: list[int]
    asked: dict[str, str | None]
    """By seats of the person that are to decide: what kind of question they are asked, if that is known."""
    ordered: list[int]
    """Seats of the person that have standing orders."""
    creator: bool
    invitation: str | None


class TablesAnswer(Shape):
    tables: list[Header]


class RuleChoice(Shape):
    """What a house rule may be: one of some values, or a number within bounds."""

    values: list[str | bool] | None = None
    range: Annotated[list[int], Field(min_length=2, max_length=2)] | None = None


class GameWords(Shape):
    messages: str
    """In Fluent's syntax."""


class MainRoad(Shape):
    first: str
    """The lesson that it begins with."""
    minutes: float
    """Of all its lessons."""


class GameOut(Shape):
    name: str
    title: Sentences
    about: Sentences
    """A few words for those who choose."""
    seats: list[int]
    version: int
    options: SomeOptions
    """The options of a table with their defaults."""
    choices: dict[str, list[str | bool]]
    """The values that an option may have, where they are few."""
    presets: dict[str, HouseRules]
    """The rules that each edition sets."""
    expansions: dict[str, list[str]]
    """The options that an edition can have besides, each an expansion."""
    rules: dict[str, RuleChoice]
    """House rules: what may be set, and to what."""
    bots: list[str]
    """The levels that play it, ..."""
    tempered: list[str]
    """... and those of them that can have a temper."""
    lessons: MainRoad | None
    """How it is learnt by playing; null, if there are no lessons."""


class FigureRecord(Shape):
    record: dict[str, Any]
    """As `POST /tables/import` takes it."""


class GamesAnswer(Shape):
    games: list[GameOut]
