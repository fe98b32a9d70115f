"""The agenda: a stack of steps still to do. A step asks, then does."""

from typing import Any, ClassVar, Generic, Protocol, TypeVar

from mypy_extensions import mypyc_attr

from feldherr.kernel.decision import Decision, Move


class AtATable(Protocol):
    """All that a step knows of any game's state."""

    players: int


S = TypeVar("S", bound=AtATable)
"""The state of a game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something still to do. It holds a few ints, all of them public, and is never changed once made."""

    __slots__ = ()
    beneath: ClassVar[tuple[str, ...]] = ()
    """The names of the steps that may lie right beneath it on the agenda; "" where it may lie at the bottom."""

    def fits(self, g: S) -> bool:
        """Whether its ints are such as it can have in this position; asked only of positions from outside.

        A step that names nothing always fits; others say for themselves what they need.
        """
        return not self.fields()

    def ask(self, g: S) -> Decision | None:
        """Who must decide, and what is legal. Pure. Nobody: `do` follows at once with no move."""
        return None

    def do(self, g: S, move: Move | None) -> None:
        """Carries the step out, tells what happened and puts what follows on the agenda."""
        raise NotImplementedError

    def fields(self) -> tuple[int, ...]:
        """The ints it is made with."""
        return ()

    def encode(self) -> list[Any]:
        """Its name and its ints, as they are stored."""
        return [type(self).__name__, *self.fields()]

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Step) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.fields()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.fields()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[S]):
    """A step that names a seat and nothing else."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fits(self, g: S) -> bool:
        return 0 <= self.seat < g.players

    def fields(self) -> tuple[int, ...]:
        return (self.seat,)


@mypyc_attr(allow_interpreted_subclasses=True)
class SimultaneousStep(Step[S]):
    """A step that asks several seats at once. Answers are sealed until the last one is in."""

    __slots__ = ()

    def ask_all(self, g: S) -> dict[int, Decision]:
        """What each seat must decide that has to. Pure."""
        raise NotImplementedError

    def do_all(self, g: S, moves: dict[int, Move]) -> None:
        """Carries the step out, once all have answered."""
        raise NotImplementedError
