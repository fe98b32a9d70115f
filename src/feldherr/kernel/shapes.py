"""The shapes of what every game shows as JSON, key by key. Rules import them for the type checker alone."""

from typing import Annotated, TypedDict


class Outcome(TypedDict):
    """The end of a game."""

    scores: Annotated[list[int], "Points by seat."]
    ranking: Annotated[list[list[int]], "Seats from first to last, ties together."]


class SharedTable(TypedDict):
    """What every view of every game tells everybody, besides `game` and `options`."""

    question: Annotated[int, "How many questions have been answered: the number of the present one."]
    waiting_for: Annotated[
        list[int | str], "The seats that have not answered yet; `chance`, where it is thrown outside."
    ]
    answered: Annotated[list[int], "The seats whose answers lie sealed until all have answered."]
    agenda: Annotated[
        list[list[str | int]], "The steps still to do, each its name and its numbers; the last one is under way."
    ]
    over: bool
    outcome: Outcome | None


class OwnTable(TypedDict):
    """What every view of every game tells its audience alone."""

    seat: Annotated[int | str | None, "Whose view it is; null: a spectator's; `all`: with nothing hidden."]
    sealed: Annotated[dict[str, str], "Answers that wait for the others', by seat, as far as the audience may know."]


class Asked(TypedDict):
    """What every decision says, besides its kind and its own facts."""

    id: Annotated[str, "The number of the question; a move names it."]
    seat: int


class Told(TypedDict):
    """What every event says, besides its kind and its own facts."""

    n: Annotated[int, "Its number among the events that this audience has heard, without gaps."]


class NoFacts(TypedDict):
    """Nothing more."""
