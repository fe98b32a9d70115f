"""What an analysis asks of a game: which steps are luck, how a table probably ends, and what answers would bring."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, NamedTuple

from feldherr.bots.bot import Reason
from feldherr.kernel.decision import Move
from feldherr.kernel.game import Game
from feldherr.kernel.rulebook import Outcome
from feldherr.kernel.step import Step

Chances = list[float]
"""To win, by seat."""


class Told(NamedTuple):
    """An answer as it is shown to people."""

    text: str
    """The move, of a plan only the boxes that matter."""
    more: int = 0
    """Boxes of a plan that differ too, and are not named."""
    places: tuple[str, ...] = ()
    """Where on the map it is: first where somebody acts from, then on whom."""


class Effort(NamedTuple):
    """How many games are imagined: budgets are counted, so that an analysis is the same on every machine."""

    looks: int
    """From every moment."""
    screening: int
    """For every decision of a seat, to find those that may have been costly."""
    measuring: int
    """For each of these, afresh."""
    thinking: int
    """By the bot that says what it would have done."""

    def scaled(self, share: float) -> "Effort":
        """
        >>> Effort(160, 60, 240, 400).scaled(0.1)
        Effort(looks=16, screening=6, measuring=24, thinking=40)
        """
        return Effort(*(max(2, round(number * share)) for number in self))


class Foresight(ABC):
    """Imagined games are numbered: the same number means the same luck, wherever in a game one looks ahead from."""

    usual: ClassVar[Effort]
    adviser: ClassVar[str] = "wallenstein"
    """The bot whose answers a seat's are compared with."""
    decisions: ClassVar[Mapping[str, str]]
    """For every kind of decision, under what the analysis counts it."""
    judged: ClassVar[frozenset[str]]
    """The kinds of decisions that a strong bot has an opinion of."""

    def __init__(self, effort: Effort | None = None) -> None:
        self.effort = effort or self.usual

    @abstractmethod
    def luck_of(self, step: Step[Any]) -> str | None:
        """Which kind of luck a step brings; None, if it brings none."""

    @abstractmethod
    def begun(self, game: Game) -> bool:
        """Whether the set-up is over."""

    @abstractmethod
    def expected(self, game: Game) -> Mapping[int, Move]:
        """What the seats that are asked answer in imagined games, where that does not depend on their number."""

    @abstractmethod
    def chances(self, game: Game, numbers: Sequence[int]) -> list[Chances]:
        """Everybody's chances in imagined games that go on from a position in which nothing is hidden."""

    @abstractmethod
    def split(self, before: Game, answers: Mapping[int, Move], numbers: Sequence[int]) -> list[dict[int, Chances]]:
        """In imagined games, by how much each of several answers given at once changed everybody's chances: seat by
        seat an answer takes the place of one that was to be expected, and each seat is first in turn."""

    @abstractmethod
    def trials(self, view: dict[str, Any], moves: Sequence[str], numbers: int, rng: Random) -> list[list[float]]:
        """The chances of the view's seat after each of these moves, in so many games imagined from its view alone."""

    @abstractmethod
    def told(self, game: Game, seat: int, text: str, instead_of: str) -> Told:
        """A move for somebody who compares it with another."""

    @abstractmethod
    def why(self, view: dict[str, Any], text: str, instead_of: str, rng: Random, about: str = "") -> Reason:
        """What speaks for a move, whoever found it; of a plan in the box that it is about, else where it lays most
        otherwise than another."""


def shares(outcome: Outcome) -> Chances:
    """What is left of chances at the end: winners share the victory.

    >>> shares(Outcome([3, 5, 5], [[1, 2], [0]]))
    [0.0, 0.5, 0.5]
    """
    winners = outcome.ranking[0]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(outcome.scores))]


def in_turn(seats: Sequence[int], number: int) -> list[int]:
    """The seats in an order that begins with another one for each number.

    >>> in_turn([0, 1, 3], 4)
    [1, 3, 0]
    """
    first = number % len(seats)
    return [*seats[first:], *seats[:first]]
