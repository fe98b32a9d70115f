"""A game as one audience may know it, position by position: the first whole, the others as what changed."""

import gzip
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

import orjson

from feldherr import Game
from feldherr.kernel.state import Event
from feldherr.server.history.changes import Change, changes
from feldherr.server.history.chronicle import Turn, opening, tell_again, turns
from feldherr.server.history.story import Audience, hears, own_between, shared_between
from feldherr.server.model import Entry, Table

DECISION: Final = "decision"
CHAPTER: Final = "season"
LEVELS: Final = {
    "round_begun": "action",
    "action_begun": "action",
    "year_begun": "year",
}
"""The events with which a part of a game begins besides its chapters. Everybody hears them."""


@dataclass(frozen=True, slots=True)
class Position:
    """A moment of a game: somebody is to decide, or a part of the game begins."""

    level: str
    moves: int
    """After so many moves; `clone` goes on from there."""
    events: int
    """How many events the audience had heard by then."""
    decided: list[int]
    """The seats whose answers led here from the position before."""
    at: float | None
    """When the last of them was given."""


class _Recorder:
    """Writes down the positions of a game that is told again."""

    def __init__(self, audience: Audience) -> None:
        self.audience = audience
        self.positions: list[Position] = []
        self.first: Any = None
        self.changes: list[list[Change]] = []
        self.heard = 0
        self.answered: Turn | None = None
        """The turn that was just played, until a position follows from it."""
        self._last: Any = None

    def halt(self, game: Game, _: int, event: Event) -> None:
        """A part of the game begins between two decisions. The event itself belongs to what is shown."""
        audience = self.audience
        self.heard += hears(audience, event)
        level = CHAPTER if event[0] == game.rulebook.chapters[0] else LEVELS.get(event[0])
        if level is not None:
            self.keep(game, level, {**shared_between(game, game.state), **own_between(game, game.state, audience)})

    def keep(self, game: Game, level: str, view: dict[str, Any]) -> None:
        plain = orjson.loads(orjson.dumps(view, option=orjson.OPT_NON_STR_KEYS))
        if self._last is None:
            self.first = plain
        else:
            self.changes.append(changes(self._last, plain))
        self._last = plain
        turn, self.answered = self.answered, None
        decided = sorted(entry.seat for entry in turn.answers) if turn else []
        moves = len(game.moves)
        self.positions.append(Position(level, moves, self.heard, decided, turn.closed_at if turn else None))


def replay(table: Table, entries: Sequence[Entry], audience: Audience) -> dict[str, Any]:
    """The whole game as the audience may know it. What is sealed, but not yet answered by all, is not in it."""
    recorder = _Recorder(audience)
    game = opening(table, recorder.halt)
    for turn in tell_again(game, turns(entries), table.question):
        recorder.keep(game, DECISION, game.view(audience))
        recorder.answered = turn
    return {
        "seat": audience,
        "positions": [asdict(position) for position in recorder.positions],
        "first": recorder.first,
        "changes": recorder.changes,
        "events": game.events(audience),
    }


def packed(table: Table, entries: Sequence[Entry], audience: Audience) -> bytes:
    """A replay as it is sent."""
    return gzip.compress(orjson.dumps(replay(table, entries, audience), option=orjson.OPT_NON_STR_KEYS), 6, mtime=0)
