"""What the streams send: server-sent events, each with a name (`event`) and its content as JSON (`data`)."""

from typing import Any, Literal

from feldherr.server.api.play_shapes import ChatLine, StateOut
from feldherr.server.api.schemas import AnyDecision, Event, ViewParts
from feldherr.server.api.shapes import Header, Shape


class StoryStep(Shape):
    """Something that happened, and what it changed of the audience's view."""

    events: list[Event]
    changes: list[list[Any]]
    """`[path, value]` sets what is at the path, `[path]` removes it. An empty path is the whole view."""


class SeatUpdate(Shape):
    """What changed for a seat, or for spectators."""

    question: str
    story: list[StoryStep] | None = None
    """What happened, step by step; after the last one the view is the present one. Left out before the start. Who
    missed much is told all at once."""
    decision: AnyDecision | None
    sealed: str | None
    answers: int
    carried: float
    undo: bool


class TableUpdate(Shape):
    tick: int
    table: Header
    seats: dict[str, SeatUpdate]
    """For all seats that the person holds."""
    spectator: SeatUpdate | None = None
    """For those who hold none."""
    chat: list[ChatLine]
    """New lines."""


class TableReset(Shape):
    tick: int
    table: Header
    seats: dict[str, StateOut]
    spectator: StateOut | None = None


class OwnUpdate(Shape):
    view: ViewParts
    sealed: str | None
    answers: int


class OwnUpdates(Shape):
    tick: int
    seats: dict[str, OwnUpdate]


class TableUpdateMessage(Shape):
    """Something changed. Its id is the table's tick."""

    event: Literal["update"]
    data: TableUpdate


class TableResetMessage(Shape):
    """The whole states: at first, and for who was away too long. Its id is the table's tick."""

    event: Literal["reset"]
    data: TableReset


class OwnMessage(Shape):
    """A seat of the person has sealed another answer; nobody else is told. It has no id."""

    event: Literal["own"]
    data: OwnUpdates


class SeatPresence(Shape):
    seat: int
    present: bool
    away_since: float | None


class Presence(Shape):
    seats: list[SeatPresence]


class PresenceMessage(Shape):
    """Somebody who sits at the table has come, or gone. It has no id."""

    event: Literal["presence"]
    data: Presence


class HeadersUpdate(Shape):
    tables: list[Header]


class HeadersMessage(Shape):
    """Tables of the person changed."""

    event: Literal["update"]
    data: HeadersUpdate


TableMessage = TableUpdateMessage | TableResetMessage | OwnMessage | PresenceMessage
