"""What a bot is: it gets its seat's view, thinks within its budget, and says which move it plays and why."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from time import perf_counter, thread_time
from typing import Any, NamedTuple

import feldherr
from feldherr.kernel import words
from feldherr.kernel.decision import Decision


class Budget(NamedTuple):
    """How long a bot may think: seconds, or a number of simulations, which gives the same choice on every machine.

    >>> Budget(simulations=100).seconds is None
    True
    """

    seconds: float | None = None
    simulations: int | None = None
    cpu: bool = False
    """Whether seconds are those that the thread works, so that other load on the machine takes nothing away."""

    def now(self) -> float:
        """Seconds on the clock that counts: the processor time of this thread, or the time on the wall."""
        return thread_time() if self.cpu else perf_counter()

    def clock(self) -> "Clock":
        """A clock that begins to run now."""
        return Clock(self)


class Clock:
    """Counts what a bot uses of its budget; a level that searches asks it before each simulation."""

    __slots__ = ("began", "budget", "cut", "done", "last", "longest")

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.began = self.last = budget.now()
        self.longest = 0.0
        self.done = 0
        self.cut = False
        """Whether time ran out before all simulations were done that the budget allows."""

    def more(self) -> bool:
        """Whether there is budget for one more simulation as long as the longest so far; it is counted at once."""
        seconds, simulations = self.budget.seconds, self.budget.simulations
        if simulations is not None and self.done >= simulations:
            return False
        if seconds is not None:
            now = self.budget.now()
            if self.done:
                self.longest = max(self.longest, now - self.last)
            self.last = now
            if now - self.began + self.longest >= seconds:
                self.cut = simulations is not None
                return False
        self.done += 1
        return True

    def concluded(self) -> None:
        """What was done since the last simulation is not what one takes."""
        self.last = self.budget.now()

    def part(self) -> float:
        """How much of the budget is used, from 0 to 1; without a budget, nothing ever is. Where simulations are
        counted, seconds are a guard: they matter when they are over."""
        seconds, simulations = self.budget.seconds, self.budget.simulations
        late = 0.0 if seconds is None else (self.budget.now() - self.began) / max(1e-9, seconds)
        if simulations is None:
            return min(1.0, late)
        self.cut = self.cut or late >= 1.0
        return 1.0 if self.cut else min(1.0, self.done / max(1, simulations))


class Watched(Budget):
    """A budget that knows whether thinking was cut short."""

    def __init__(self, *_: float | bool | None) -> None:
        self.clocks: list[Clock] = []

    def clock(self) -> Clock:
        """A clock that begins to run now, and is asked later whether it cut anything short."""
        self.clocks.append(Clock(self))
        return self.clocks[-1]

    @property
    def cut(self) -> bool:
        """Whether any of its clocks cut the bot short."""
        return any(clock.cut for clock in self.clocks)


class Reason(NamedTuple):
    """A sentence that explains a move: a code of the catalogue's section `why`, and its facts."""

    code: str
    facts: dict[str, Any] = {}

    def sentence(self, language: str = "en", players: Sequence[str] = ()) -> str:
        """
        >>> Reason("only_choice").sentence("de")
        'Etwas anderes ist nicht möglich.'
        """
        return words.sentence(language, "why", self.code, self.facts, players)


class Idea(NamedTuple):
    """Something that a bot has thought of: a move, or of a plan what may lie on one box, as in `palace=baden`."""

    move: str
    why: Reason


class Choice(NamedTuple):
    """The text of a move, and why."""

    move: str
    why: list[Reason] = []
    ideas: list[Idea] = []
    """What else it thought of, best first; of a plan box by box, what it lays there and what it might."""
    cut: bool = False
    """Whether time ran out before it had thought as much as it may."""

    def as_json(self) -> dict[str, Any]:
        """For programs."""
        return {"move": self.move, "why": [{"code": code, "facts": facts} for code, facts in self.why]}


class Bot(ABC):
    """A player that is a program. All it knows of a game is the view it is given; it may remember nothing else."""

    temper: str | None = None
    """What it likes besides winning, if it has a temper."""

    @abstractmethod
    def decide(self, view: dict[str, Any], rng: Random, budget: Budget) -> Choice:
        """The move that the seat of the view plays now."""


class RandomBot(Bot):
    """Any legal move, each equally likely."""

    def decide(self, view: dict[str, Any], rng: Random, budget: Budget) -> Choice:
        return Choice(pending(view, rng).sample(rng).text)


def pending(view: dict[str, Any], rng: Random) -> Decision:
    """What the seat of a view is asked."""
    seat: int = view["seat"]
    return feldherr.imagine(view, rng).pending[seat]


def best(values: Mapping[str, float], rng: Random) -> str:
    """The move of the highest value; of equal ones, any.

    >>> best({"pass": 0.0, "move baden 3": 0.4}, Random(1))
    'move baden 3'
    """
    most = max(values.values())
    return rng.choice([move for move, value in values.items() if value >= most - 1e-9])
