"""Written positions at the Emperor's Court."""

from collections.abc import Mapping, Sequence
from typing import Any

from feldherr.wallenstein.court import AskForFavors, LeaveCourt, attend_court
from feldherr.wallenstein.names import BOX_COUNT, COURT_BOXES, EMPTY, NO_PLAN
from tests.rules.wallenstein.table import Table, seat_of, table

BOXES_OF_COURT = ["court3", "court2", "court1"]
ACTIONS_AND_BID = {
    *("palace", "church", "trading_post", "grain", "taxes"),
    *("deploy5", "deploy3", "deploy1", "combat_a", "combat_b", "bid"),
}


def court(
    players: int = 3, *, favors: Sequence[int] = (10, 8, 2), courtiers: Mapping[str, int] | None = None, **position: Any
) -> Table:
    """A position with the Emperor's Court: favors from the dearest space down, courtiers in the entrance hall."""
    options = {"court": True, **position.pop("options", {})}
    g = table(players, options=options, **position)
    g.state.favors_open = list(favors)
    for colour, number in (courtiers or {}).items():
        g.state.entrance[seat_of(colour)] = number
    return g


def attend(g: Table) -> None:
    """All actions at court, up to the first decision; boxes without a card are empty."""
    for seat in range(g.state.players):
        for box in COURT_BOXES:
            if g.state.plan[seat * BOX_COUNT + box] == NO_PLAN:
                g.state.plan[seat * BOX_COUNT + box] = EMPTY
    attend_court(g.state)
    g.do()


def ask_for_favors(g: Table) -> None:
    """The second part alone: the favors, up to the first decision."""
    g.do(AskForFavors(), LeaveCourt())


def favored(favor: int, **position: Any) -> Table:
    """Blue has just taken this favor, the only one displayed."""
    g = court(favors=(favor, 0, 0), courtiers={"blue": 4}, **position)
    ask_for_favors(g)
    g.play("blue", f"favor {favor}")
    return g


def hall(g: Table, where: str) -> list[int]:
    """Courtiers by seat in the "entrance", "audience" or "supply", as everybody sees them."""
    numbers: list[int] = g.game.view(None)["court"][where]
    return numbers
