"""Chance as a tree knows it: nodes with outcomes, none with more than 64, in place of a stream of random bits."""

from abc import ABC, abstractmethod
from collections import Counter
from typing import Any, Final, TypeVar

from feldherr.kernel.chance import Chance
from feldherr.kernel.decision import Decision, Move
from feldherr.sixteenthirty.dice import SIDES, DiceOutside
from feldherr.sixteenthirty.moves import Roll
from feldherr.wallenstein.moves import Fall
from feldherr.wallenstein.names import COLOURS
from feldherr.wallenstein.throwing import ThrowOutside, going_in
from feldherr.wallenstein.tower import OLDEST

MOST_OUTCOMES: Final = 64
_WHOLE: Final = float(1 << 32)
Outcomes = list[tuple[int, float]]
T = TypeVar("T")


class Request(ABC):
    """Something that chance decides, in one node after another. `got` are the outcomes so far."""

    __slots__ = ("got",)

    def __init__(self) -> None:
        self.got: list[int] = []

    @abstractmethod
    def outcomes(self) -> Outcomes:
        """The outcomes of the node that comes next, each with its probability; nothing, if there is no further one."""

    @abstractmethod
    def answer(self) -> Any:
        """What has been decided, once all nodes are through."""

    def says(self, outcome: int) -> str:
        return f"chance {len(self.got) + 1}: {outcome}"

    def take(self, outcome: int) -> bool:
        """Takes an outcome, and all after it that are certain; True when nothing is left to decide."""
        self.got.append(outcome)
        return self.settle()

    def settle(self) -> bool:
        """Takes what is certain; True when nothing is left to decide."""
        while True:
            outcomes = self.outcomes()
            if len(outcomes) != 1:
                return not outcomes
            self.got.append(outcomes[0][0])


class Below(Request):
    """A number below another, all equally likely."""

    __slots__ = ("n",)

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def outcomes(self) -> Outcomes:
        return [] if self.got else [(number, 1 / self.n) for number in range(self.n)]

    def answer(self) -> Any:
        return self.got[0]


class Shuffle(Request):
    """Cards one after another from the top, which is the end of the list. Equal cards are one outcome."""

    __slots__ = ("items",)

    def __init__(self, items: list[int]) -> None:
        super().__init__()
        self.items = items

    def due(self) -> int:
        return len(self.items)

    def outcomes(self) -> Outcomes:
        left = len(self.items) - len(self.got)
        if len(self.got) == self.due():
            return []
        rest = Counter(self.items)
        rest.subtract(self.got)
        return [(item, number / left) for item, number in sorted(rest.items()) if number]

    def answer(self) -> Any:
        return self.got[::-1]


class Draw(Shuffle):
    """So many cards out of different ones, in the order drawn."""

    __slots__ = ("count",)

    def __init__(self, items: list[int], count: int) -> None:
        super().__init__(items)
        self.count = count

    def due(self) -> int:
        return min(self.count, len(self.items))

    def answer(self) -> Any:
        return self.got


class Throw(Request):
    """A throw into the tower: its mood, then of each colour how many cubes fall."""

    __slots__ = ("colours", "moods")

    def __init__(self, decision: ThrowOutside) -> None:
        super().__init__()
        g = decision.g
        thrown = going_in(g)
        number = g.throws + 1
        self.moods = g.rules.model.moods(sum(thrown), len(g.inside))
        self.colours: list[tuple[int, int, list[int]]] = []
        """Colour, cubes thrown, and the ages of those inside."""
        for colour in range(COLOURS):
            ages = [min(number - (cube >> 3), OLDEST) for cube in g.inside if cube & 7 == colour]
            if thrown[colour] or ages:
                self.colours.append((colour, thrown[colour], ages))

    def outcomes(self) -> Outcomes:
        at = len(self.got)
        if at == 0:
            return [(mood, 1 / len(self.moods)) for mood in range(len(self.moods))]
        if at > len(self.colours):
            return []
        stays, leaves = self.moods[self.got[0]]
        _, thrown, ages = self.colours[at - 1]
        falling = fallen([1 - stays / _WHOLE] * thrown + [leaves[age] / _WHOLE for age in ages])
        return [(number, chance) for number, chance in enumerate(falling) if chance > 0]

    def says(self, outcome: int) -> str:
        at = len(self.got)
        return f"mood {outcome}" if at == 0 else f"colour {self.colours[at - 1][0]}: {outcome} fall"

    def answer(self) -> Any:
        cubes = [0] * COLOURS
        for (colour, _, _), number in zip(self.colours, self.got[1:], strict=True):
            cubes[colour] = number
        return Fall(tuple(cubes))


def fallen(chances: list[float]) -> list[float]:
    """How likely it is that so many of some independent cubes fall.

    >>> fallen([0.5, 0.5])
    [0.25, 0.5, 0.25]
    """
    found = [1.0]
    for chance in chances:
        grown = [0.0] * (len(found) + 1)
        for number, likely in enumerate(found):
            grown[number] += likely * (1 - chance)
            grown[number + 1] += likely * chance
        found = grown
    return found


class Dice(Request):
    """Dice, one after another."""

    __slots__ = ("dice",)

    def __init__(self, decision: DiceOutside) -> None:
        super().__init__()
        self.dice = decision.dice

    def outcomes(self) -> Outcomes:
        return [] if len(self.got) == self.dice else [(pips, 1 / SIDES) for pips in range(1, SIDES + 1)]

    def answer(self) -> Any:
        return Roll(*self.got)


class OneOf(Request):
    """Any move of those that chance is offered, all equally likely."""

    __slots__ = ("moves",)

    def __init__(self, decision: Decision) -> None:
        super().__init__()
        self.moves: list[Move] = decision.options()

    def outcomes(self) -> Outcomes:
        return [] if self.got else [(at, 1 / len(self.moves)) for at in range(len(self.moves))]

    def says(self, outcome: int) -> str:
        return self.moves[outcome].text

    def answer(self) -> Any:
        return self.moves[self.got[0]]


def request_of(decision: Decision) -> Request:
    """What the seat "chance" is asked, in nodes."""
    if isinstance(decision, ThrowOutside):
        return Throw(decision)
    return Dice(decision) if isinstance(decision, DiceOutside) else OneOf(decision)


class Undecided(Exception):
    """The rules ask for chance that has not been decided yet."""

    def __init__(self, request: Request) -> None:
        super().__init__()
        self.request = request


class Scripted(Chance):
    """Chance that answers from a list, and raises Undecided at its end."""

    __slots__ = ("answers", "at")

    def __init__(self, answers: list[Any]) -> None:
        super().__init__(b"")
        self.answers = answers
        self.at = 0

    def copy(self) -> "Scripted":
        twin = Scripted(self.answers)
        twin.at = self.at
        return twin

    def _next(self, request: Request) -> Any:
        if self.at == len(self.answers):
            if not request.settle():
                raise Undecided(request)
            return request.answer()
        self.at += 1
        return self.answers[self.at - 1]

    def word(self) -> int:
        raise NotImplementedError("rules ask for numbers and shuffles, never for bits")

    def below(self, n: int) -> int:
        number: int = self._next(Below(n))
        return number

    def shuffle(self, items: list[T]) -> None:
        whole: Any = items
        items[:] = self._next(Shuffle(list(whole)))

    def draw(self, items: list[T], count: int) -> list[T]:
        whole: Any = items
        drawn: list[T] = self._next(Draw(list(whole), count))
        return drawn[:]
