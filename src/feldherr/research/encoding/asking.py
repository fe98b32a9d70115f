"""A decision asked for in parts, each answered with one number of a fixed list: so a plan is laid box by box."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from feldherr.kernel.decision import Decision, Move

Path = tuple[int, ...]
"""The actions that make a move, one after another."""


class Asking(ABC):
    """A seat's answer under way: which actions are legal next, and what has been taken so far."""

    __slots__ = ("taken",)

    def __init__(self) -> None:
        self.taken: list[int] = []

    @abstractmethod
    def legal(self) -> Sequence[int]:
        """The actions that may come next, in ascending order. There is always one."""

    @abstractmethod
    def take(self, action: int) -> Move | None:
        """Takes a legal action: the move, once it is complete."""


class Listed(Asking):
    """A decision whose moves have one path each, none of which begins another; by path, the number of the option."""

    __slots__ = ("decision", "ways")

    def __init__(self, decision: Decision, paths: Iterable[Path]) -> None:
        super().__init__()
        self.decision = decision
        self.ways = {path: number for number, path in enumerate(paths)}

    def legal(self) -> Sequence[int]:
        at = len(self.taken)
        return sorted({path[at] for path in self.ways})

    def take(self, action: int) -> Move | None:
        at = len(self.taken)
        self.taken.append(action)
        self.ways = {path: number for path, number in self.ways.items() if path[at] == action}
        number = self.ways.get(tuple(self.taken))
        return None if number is None else self.decision.option(number)
