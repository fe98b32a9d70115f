"""A finished game told again: the position at each of its chapters, and how its battles went against their odds."""

from dataclasses import asdict, dataclass
from typing import Any, Final

from feldherr import Game
from feldherr.kernel.errors import FeldherrError
from feldherr.kernel.state import Event
from feldherr.server.model import Table
from feldherr.server.rebuild import begin

CHAPTERS: Final = frozenset({"season_begun", "turn_begun", "game_over", "game_ended"})
VICTORIES: Final = frozenset({"battle_won"})


@dataclass(slots=True)
class Fortune:
    """The battles that a seat began, those it won, and how many it could expect to win."""

    battles: int = 0
    won: int = 0
    expected: float = 0.0


class _Chapters(list[Event]):
    """The events of a game being replayed; where a chapter begins, the position is kept."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.state.events)
        self.game = game
        self.kept: list[dict[str, Any]] = []
        for n, event in enumerate(self):
            self._keep(n, event)

    def append(self, event: Event) -> None:
        super().append(event)
        self._keep(len(self) - 1, event)

    def _keep(self, n: int, event: Event) -> None:
        if event[0] in CHAPTERS:
            view = self.game.rulebook.view(self.game.state, None)
            self.kept.append(
                {"move": len(self.game.moves), "event": {"n": n, "kind": event[0], **event[1]}, "view": view}
            )


def history(table: Table, game: Game) -> dict[str, Any]:
    """What the page of a finished game shows."""
    again = begin(table)
    again.state.events = chapters = _Chapters(again)
    fortune = [Fortune() for _ in range(game.players)]
    for seat, move in game.moves:
        chance = _chance(again, seat, move)
        before = len(again.state.events)
        again.play(seat, move)
        if chance is not None and isinstance(seat, int):
            told = again.state.events[before:]
            won = any(kind in VICTORIES and facts.get("attacker") == seat for kind, facts, _ in told)
            own = fortune[seat]
            own.battles, own.won, own.expected = own.battles + 1, own.won + won, own.expected + chance
    return {"chapters": chapters.kept, "fortune": [asdict(each) for each in fortune]}


def _chance(game: Game, seat: Any, move: Any) -> float | None:
    """The chance to win the battle that a move begins; None, if it begins none."""
    if not hasattr(move, "armies"):  # a lobby for war is only a proposal
        return None
    try:
        return float(game.rulebook.odds(game.state, seat, move).win)
    except (FeldherrError, NotImplementedError, AttributeError):
        return None
