"""The numbers by which the captain of Sixteen Thirty Something judges."""

from dataclasses import dataclass, replace

from feldherr.bots.sixteenthirty.temper import PLAIN, Temper


@dataclass(frozen=True, slots=True)
class Weights:
    """Victory points for what may bring some later."""

    ascending: float = 0.86
    """How much of ascendant influence is expected to be there a turn later."""
    descending: float = 0.5
    """The same of descendant influence."""
    in_hand: float = 0.35
    """How much a turn's points from cards in hand count, compared with those on display."""
    status: float = 0.12
    """A point of status of a country, for each marker and turn left."""
    military: float = 0.05
    """A point of military ability, for each marker and turn left."""
    open_card: float = 0.25
    """A point of an Open card in hand, for each turn left up to four."""
    foreign: float = 0.05
    """A point of influence where one has no marker."""
    spite: float = 0.2
    """A point that one of the others loses."""
    loser: float = 0.3
    """What it costs to lose a vote, besides the influence."""
    outsider: float = 0.4
    """How much of the points that the others gain by a lobby is expected to come."""
    wars: float = 0.1
    """Wars that a country makes on an enemy in a turn, the surer to win them the more."""
    leagues: float = 0.1
    """How much of a league with each country of the same side is expected to come."""
    party: float = 1.5
    """How surely the others vote for the side that is better for their markers."""
    pair: float = 1.6
    """A second marker of a country, in points of its status, when markers are passed."""
    temper: Temper = PLAIN
    """What is liked besides points."""

    def but(self, **changes: float | Temper) -> "Weights":
        return replace(self, **changes)  # type: ignore[arg-type]
