"""A table in memory: how it stands, who listens to it, and what they have been told."""

import asyncio
from collections import deque
from dataclasses import dataclass, field
from typing import Any, Final

from feldherr import Game
from feldherr.server.history.story import Story
from feldherr.server.live.listeners import Tab
from feldherr.server.standing.rebuild import Standing
from feldherr.server.tracing import Telling

LOG_LENGTH: Final = 256
TOLD_LENGTH: Final = 8
"""Of so many positions it is still known how they became the next: who missed more sees the present one."""


@dataclass(frozen=True, slots=True)
class Mark:
    """What had been told at a tick."""

    tick: int
    events: int
    chat: int


@dataclass(slots=True)
class Live:
    """A table in memory."""

    id: str
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    standing: Standing | None = None
    marks: deque[Mark] = field(default_factory=lambda: deque(maxlen=LOG_LENGTH))
    listeners: set[Tab] = field(default_factory=set)
    seen: dict[int | None, Any] = field(default_factory=dict)
    """What each audience was sent last, by `streams`."""
    recent: deque[tuple[int, Game]] = field(default_factory=lambda: deque(maxlen=TOLD_LENGTH))
    """The games as they stood at the last ticks, while somebody listens."""
    stories: dict[int, Story] = field(default_factory=dict)
    """By tick, how the game of then became the present one, by `streams`."""
    last_story: Story | None = None
    """How the last game became the one before the present."""
    header: tuple[int, list[bool], bytes] | None = None
    """The header as it was sent at a tick, and who was here then, by `streams`."""
    people: dict[str, float] = field(default_factory=dict)
    """When people were last seen at the table, by this process's clock."""
    telling: Telling | None = None
    """The trace of what is being told, where traces are kept."""
    watched: float = 0.0
    used: float = 0.0

    def adopt(self, standing: Standing, rewound: bool = False) -> None:
        """The new present. Only what is committed gets here."""
        if rewound:
            self.forget_told()
        before, self.standing = self.standing, standing
        table = standing.table
        self._remember(standing)
        if before is None or not self.marks or self.marks[-1].tick != table.tick:
            self.marks.append(Mark(table.tick, told(standing.game), table.chat))
            return
        for old, new in zip(before.table.seats, table.seats, strict=True):
            if new.answers != old.answers:  # at the same tick, for that seat alone
                self.seen.pop(new.seat, None)

    def _remember(self, standing: Standing) -> None:
        """Nobody is told of a table to which nobody listens."""
        self.last_story = next(iter(self.stories.values()), None)
        self.stories.clear()
        if standing.game is None or not self.listeners:
            self.recent.clear()
            self.last_story = None
            return
        if self.recent and self.recent[-1][0] == standing.table.tick:
            self.recent.pop()
        self.recent.append((standing.table.tick, standing.game))

    def listen(self, tab: Tab) -> None:
        """From now on the table's story is told."""
        self.listeners.add(tab)
        if not self.recent and self.standing is not None:
            self._remember(self.standing)

    def drop(self) -> None:
        """Forgets the present; what other processes do meanwhile goes unnoticed, so nothing told before counts."""
        self.standing = None
        self.forget_told()

    def forget_told(self) -> None:
        self.marks.clear()
        self.seen.clear()
        self.recent.clear()
        self.stories.clear()
        self.last_story = None

    def mark(self, tick: int) -> Mark | None:
        return next((mark for mark in reversed(self.marks) if mark.tick == tick), None)


def told(game: Game | None) -> int:
    return 0 if game is None else len(game.state.events)
