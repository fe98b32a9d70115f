"""What is told of a game: flat facts as they happen, which become dictionaries when somebody reads them."""

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

Event = tuple[str, dict[str, Any], tuple[int, ...] | None]
"""Something that happened: its kind, its facts, and who may know it (None: everyone)."""
Flat = tuple[Any, ...]
"""The same as it is told: its kind with the names of its facts in one line, who may know it, then the facts."""
_FACTS: Final = 2


class Log:
    """Events in the order in which they happened, as told and, as far as somebody has asked, as read."""

    __slots__ = ("read", "told")

    def __init__(self, told: list[Flat], read: list[Event]) -> None:
        self.told = told
        self.read = read


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """The part of a state that speaks. A game adds a method for each kind of event.

    Copies share what was told before, until one of them tells more.
    """

    __slots__ = ("count", "halt", "log", "watched")

    def __init__(self, like: "Teller | None" = None) -> None:
        self.log: Log = Log([], []) if like is None else like.log
        self.count: int = 0 if like is None else like.count
        self.watched: bool = True if like is None else like.watched
        """Not set, if nobody will ever ask: then nothing is told."""
        self.halt: Callable[[int, Event], None] | None = None
        """Called with the number and the event, as each happens. A copy does not call it."""

    def add(self, event: Flat) -> None:
        """Tells something: its kind and the names of its facts in one line, who may know it (None: all), the facts.

        >>> told = Teller()
        >>> told.add(("drawn seat card", (1,), 1, "assassin"))
        >>> told.events()
        [('drawn', {'seat': 1, 'card': 'assassin'}, (1,))]
        """
        log = self.log
        if len(log.told) != self.count:  # a copy has told more
            log = self.log = Log(log.told[: self.count], log.read[: self.count])
        log.told.append(event)
        self.count += 1
        if self.halt is not None:
            self.halt(self.count - 1, self.events()[-1])

    def events(self) -> list[Event]:
        """All that happened, as it is read."""
        log, count = self.log, self.count
        for n in range(len(log.read), count):
            log.read.append(self.spelled(log.told[n]))
        return log.read[:count]

    def spelled(self, told: Flat) -> Event:
        """An event as it is read."""
        kind, *names = told[0].split()
        return kind, dict(zip(names, told[_FACTS:], strict=True)), told[1]

    def put(self, events: list[Event]) -> None:
        """Takes these events for what has been told."""
        told: list[Flat] = [(" ".join([kind, *facts]), audience, *facts.values()) for kind, facts, audience in events]
        self.log = Log(told, events[:])
        self.count = len(told)
