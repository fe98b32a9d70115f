"""The part of a game's state that every game has: agenda, chance, and what has been told."""

from typing import Any

from feldherr.kernel.chance import Chance
from feldherr.kernel.step import Step


class Event:
    """Something that happened, in facts, and who may know it (None: everyone)."""

    __slots__ = ("audience", "facts", "kind")

    def __init__(self, kind: str, facts: dict[str, Any], audience: tuple[int, ...] | None) -> None:
        self.kind = kind
        self.facts = facts
        self.audience = audience

    def heard_by(self, seat: int | str | None) -> bool:
        return self.audience is None or seat == "all" or seat in self.audience


class State:
    """Plain data that `copy` copies in microseconds. A game adds its own slots, all ints, strings and flat lists."""

    __slots__ = ("agenda", "chance", "events", "players")

    def __init__(self, players: int, chance: Chance) -> None:
        self.players = players
        self.chance = chance
        self.agenda: list[Step[Any]] = []
        self.events: list[Event] = []

    def then(self, *steps: Step[Any]) -> None:
        """Puts steps on the agenda, to be done next and in this order."""
        self.agenda.extend(reversed(steps))

    def tell(self, kind: str, **facts: Any) -> None:
        self.events.append(Event(kind, facts, None))

    def tell_only(self, audience: tuple[int, ...], kind: str, **facts: Any) -> None:
        self.events.append(Event(kind, facts, audience))
