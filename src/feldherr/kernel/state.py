"""The part of a game's state that every game has: agenda, chance, and what has been told."""

from typing import Any

from mypy_extensions import mypyc_attr

from feldherr.kernel.chance import Chance
from feldherr.kernel.step import Step
from feldherr.kernel.teller import Event, Teller

__all__ = ["Event", "State"]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Plain data that `copy` copies in microseconds. A game adds its own slots, all ints, strings and flat lists,
    and a teller that knows what can be told."""

    __slots__ = ("agenda", "chance", "players", "teller")

    def __init__(self, players: int, chance: Chance, teller: Teller, agenda: list[Step[Any]] | None = None) -> None:
        self.players = players
        self.chance = chance
        self.agenda: list[Step[Any]] = [] if agenda is None else agenda
        self.teller = teller

    def then(self, *steps: Step[Any]) -> None:
        """Puts steps on the agenda, to be done next and in this order."""
        if len(steps) == 1:  # as most do
            self.agenda.append(steps[0])
        else:
            self.agenda.extend(steps[::-1])

    @property
    def events(self) -> list[Event]:
        """All that has been told."""
        return self.teller.events()

    def heard_by(self, seat: int | str | None) -> list[Event]:
        """What a seat has been told; "all" hears everything."""
        return [event for event in self.events if event[2] is None or seat == "all" or seat in event[2]]
