"""What is sent and answered while playing and talking at a table."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, Field

from feldherr.server.api.letters import prose
from feldherr.server.api.schemas import AnyDecision, Event, Forecast, Odds, Options, Outcome, Position, View
from feldherr.server.api.shapes import (
    DecisionId,
    ErrorFacts,
    Line,
    LongText,
    MoveText,
    SeatNumber,
    Sentences,
    Shape,
)


class Answering(Shape):
    seat: SeatNumber
    decision: DecisionId
    move: MoveText


class Asked(Shape):
    seat: SeatNumber
    decision: DecisionId


After = Annotated[
    int | None,
    Field(ge=0, le=2**31 - 1, description="The `answers` of the state that this follows; of any other, it gets 409."),
]


class Playing(Answering):
    after: After = None


class TakingBack(Asked):
    after: After = None


class Undoing(Shape):
    seat: SeatNumber
    after: After = None


class Answered(Shape):
    seat: int
    decision: str
    move: str
    tick: int


class Ticked(Shape):
    tick: int
    question: str


class StateOut(Shape):
    seat: int | None
    tick: int
    question: str
    view: View | None
    """Null before the start."""
    decision: AnyDecision | None
    """What the seat is asked, whether or not it has sealed an answer."""
    sealed: str | None
    """The answer that the seat has sealed."""
    answers: int
    """How often the seat has answered, taken back or undone; `after` in what it sends next."""
    carried: float
    """When the seat's standing orders last answered; 0, if they have not."""
    undo: bool
    """Whether the seat may undo its last decision now."""
    events_from: int
    """How many events this audience has been told."""


class ErrorBody(Shape):
    error: ErrorFacts
    state: StateOut | None = None
    """The present state, for a move that came too late."""


class EventsOut(Shape):
    events: list[Event]
    next: int


class CheckOut(Shape):
    legal: bool
    reasons: list[ErrorFacts]
    forecast: Forecast


class FightOut(Shape):
    """The odds that a fight had."""

    odds: Odds | None
    """Null, if the event tells of no fight."""


class OddsOut(Shape):
    odds: dict[str, Odds]
    """By the text of the move."""


class HintReason(Shape):
    code: str
    facts: dict[str, Any]
    sentence: Sentences


class HintIdea(Shape):
    move: str
    """A move, or of a plan what may lie on one box: `palace=baden`."""
    why: HintReason


class HintOut(Shape):
    seat: int
    decision: str
    move: str
    told: Sentences
    """The move in words."""
    level: str
    """The bot that was asked."""
    why: list[HintReason]
    ideas: list[HintIdea]
    """What the bot thought of, best first; of a plan box by box, what it lays there and then what it might."""


class PlanToCompare(Asked):
    move: MoveText
    """A whole plan, as it would be played."""


class PlanGap(Shape):
    box: str
    mine: str
    hint: str
    points: float
    """What the own card brings more there; less than nothing: what the hint's does."""
    told: Sentences


class PlansCompared(Shape):
    seat: int
    decision: str
    move: str
    points: float
    """What the own plan brings more, on average over the events that may come and over what the others may do."""
    payable: bool
    """Whether the Thalers probably last for all of it."""
    told: Sentences
    boxes: list[PlanGap]
    """Where the plans differ, what costs most first."""


class Draft(Shape):
    seat: SeatNumber
    decision: DecisionId
    text: LongText


class DraftOut(Shape):
    seat: int
    decision: str | None
    text: str


class Note(Shape):
    seat: SeatNumber
    text: LongText


class NoteOut(Shape):
    seat: int
    text: str


class Seen(Shape):
    seat: SeatNumber
    events: Annotated[int, Field(ge=0, le=2**31 - 1, strict=True)]


class SeenOut(Shape):
    seat: int
    before: int | None
    """How many events had been seen before; null, if that is not known."""


class ChatIn(Shape):
    text: Line


class ChatLine(Shape):
    n: int
    person: str | None
    name: str
    text: str
    """What was said; empty for a line that nobody said."""
    at: float
    kind: str
    """"said", "to_all" where it was said to everybody with `@all`, else what happened to the table."""
    facts: dict[str, Any]
    """What there is to tell of it, the person's name apart."""


class ChatOut(Shape):
    lines: list[ChatLine]


class Report(Shape):
    reason: Annotated[str, Field(max_length=1000), AfterValidator(prose)] = ""


class FairnessOut(Shape):
    promise: str | None
    commitment: str | None
    nonces: list[str] | None
    drawn: list[int] | None
    """The seats that gave no nonce: theirs follow from the secret."""
    secret: str | None
    seed: str | None


class ProofOut(Shape):
    """What the seed follows from, for `feldherr verify` to check."""

    secret: str
    promise: str
    nonces: list[str]
    drawn: list[int]
    """The seats that gave no nonce: theirs follow from the secret."""


class RecordOut(Shape):
    feldherr: Literal[1]
    """The form of the record."""
    game: str
    version: int
    """Of the rules."""
    players: int
    options: Options
    seed: str
    commitment: str
    position: list[Any] | None = None
    """Where it starts, if not at the set-up, as the engine keeps it."""
    question: int | None = None
    """The number of the first question there."""
    moves: list[str]
    """Each the seat and its move, in the order of their answers."""
    digest: str
    outcome: Outcome | None
    fair: ProofOut | None = None


class ChapterOut(Shape):
    move: int
    """After so many moves; `clone` goes on from there."""
    event: Event
    """With which the chapter begins."""
    view: Position


class FortuneOut(Shape):
    battles: int
    won: int
    expected: float
    tower: float | None
    """Own cubes that fell beyond what was to be expected; null, where there is no tower."""


class HistoryOut(Shape):
    chapters: list[ChapterOut]
    fortune: list[FortuneOut]
    """By seat: battles begun, battles won, and the sum of their chances."""
    places: list[dict[str, int]]
    """By seat: how often a county of which region was held, or a country had influence, when a chapter began."""
    times: list[list[int]]
    """By seat: how many decisions took under 5, 15, 30, 60, 180, 600, 3600, 21600, 86400 seconds, and longer."""
    pages: list[str | None]
    """By seat: the person, if they have an account and so a page of statistics."""
