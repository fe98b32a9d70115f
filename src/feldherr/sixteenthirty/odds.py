"""Exact odds of a war, from the combat modifiers of both countries. (5.7.2)"""

from dataclasses import dataclass, field, replace
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Final

from feldherr.kernel.decision import Move
from feldherr.kernel.errors import BadOption
from feldherr.sixteenthirty.moves import Lobby, Vote
from feldherr.sixteenthirty.names import RED, WAR, Modifier, Side
from feldherr.sixteenthirty.state import State
from feldherr.sixteenthirty.war import modifiers_of

if TYPE_CHECKING:
    from feldherr.sixteenthirty.shapes import Odds as OddsShape

_SIDES: Final = range(1, 7)
_DIFFERENCES: Final = [abs(a - b) for a in _SIDES for b in _SIDES]
_THROWS: Final = len(_DIFFERENCES) ** 2


@dataclass(frozen=True)
class Odds:
    """Chances seen from the attacker, if it comes to the war."""

    win: float
    draw: float
    loss: float
    attacker_modifiers: int
    defender_modifiers: int
    modifiers: dict[Side, dict[Modifier, int]] = field(default_factory=dict)
    """The same by what they come from, where the countries are known."""

    def _repr_svg_(self) -> str:
        """What a notebook shows of them."""
        drawn: str = import_module("feldherr.svg.notes").odds(self)  # whoever draws knows the games, and not they it
        return drawn

    def as_json(self) -> "OddsShape":
        return {
            "win": self.win,
            "draw": self.draw,
            "loss": self.loss,
            "attacker_modifiers": self.attacker_modifiers,
            "defender_modifiers": self.defender_modifiers,
            "modifiers": self.modifiers,
        }


@cache
def war_odds(attacker_modifiers: int, defender_modifiers: int) -> Odds:
    """Two dice a side, of which the difference counts.

    >>> odds = war_odds(2, 2)
    >>> f"{odds.win:.4f} {odds.draw:.4f} {odds.loss:.4f}"
    '0.4012 0.1975 0.4012'
    >>> war_odds(7, 1).win
    1.0
    """
    ahead = attacker_modifiers - defender_modifiers
    margins = [ahead + own - other for own in _DIFFERENCES for other in _DIFFERENCES]
    won, drawn = sum(margin > 0 for margin in margins), margins.count(0)
    return Odds(
        won / _THROWS, drawn / _THROWS, (_THROWS - won - drawn) / _THROWS, attacker_modifiers, defender_modifiers
    )


def odds_of(g: State, move: Move) -> Odds:
    """The odds of the war that a move calls or votes for."""
    if isinstance(move, Lobby) and move.issue == WAR:
        attacker, defender = move.country, move.target
    elif isinstance(move, Vote) and move.colour == RED and g.lobby and g.lobby[2] == WAR:
        attacker, defender = g.lobby[1], g.lobby[3]
    else:
        raise BadOption("no_war_odds", move=move.text)
    return odds_between(g, attacker, defender)


def odds_between(g: State, attacker: int, defender: int) -> Odds:
    """The odds of a war between two countries as they are now."""
    ours, theirs = modifiers_of(g, attacker, False), modifiers_of(g, defender, True)
    odds = war_odds(sum(ours.values()), sum(theirs.values()))
    return replace(odds, modifiers={"attacker": ours, "defender": theirs})
