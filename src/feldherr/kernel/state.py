"""The part of a game's state that every game has: agenda, chance, and what has been told."""

from typing import Any

from feldherr.kernel.chance import Chance
from feldherr.kernel.step import Step

Event = tuple[str, dict[str, Any], tuple[int, ...] | None]
"""Something that happened: its kind, its facts, and who may know it (None: everyone)."""


class State:
    """Plain data that `copy` copies in microseconds. A game adds its own slots, all ints, strings and flat lists,
    and says what it can tell: `tell` to everybody, `tell_only` to some, kind by kind."""

    __slots__ = ("agenda", "chance", "events", "players")

    def __init__(self, players: int, chance: Chance) -> None:
        self.players = players
        self.chance = chance
        self.agenda: list[Step[Any]] = []
        self.events: list[Event] = []

    def then(self, *steps: Step[Any]) -> None:
        """Puts steps on the agenda, to be done next and in this order."""
        self.agenda.extend(reversed(steps))

    def heard_by(self, seat: int | str | None) -> list[Event]:
        """What a seat has been told; "all" hears everything."""
        return [event for event in self.events if event[2] is None or seat == "all" or seat in event[2]]
