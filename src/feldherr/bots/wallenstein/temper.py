"""Tempers in Wallenstein: what somebody likes to do besides winning, and how many points they would pay for it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from feldherr.wallenstein.names import ACTIONS, BUILDINGS, COLLECT_TAXES, DEPLOY_1, DEPLOY_3, DEPLOY_5
from feldherr.wallenstein.rules import PRICES

FORGETTING: Final = 0.7
"""How much of a wrong is still felt a season later."""


@dataclass(frozen=True, slots=True)
class Temper:
    """Likings in victory points; what is plain likes nothing but those."""

    building: float = 0.0
    """To build."""
    deploying: float = 0.0
    """To deploy armies."""
    taxes: float = 0.0
    """To collect taxes."""
    saving: float = 0.0
    """To keep a Thaler that a plan could spend."""
    bidding: float = 0.0
    """A bid that is one rank higher."""
    war: float = 0.0
    """To attack one of the others."""
    grudge: float = 0.0
    """To attack somebody, for each wrong that is remembered of them."""
    envy: float = 0.0
    """To attack whoever stands best among the others."""
    luck: float = 1.0
    """The power to which the chance to win is raised: below 1, it is believed to be better than it is."""
    wrongs: tuple[float, ...] = ()
    """By seat, what the others have done to this one and how fresh it is."""

    def remembering(self, wrongs: Iterable[float]) -> "Temper":
        return replace(self, wrongs=tuple(wrongs))

    def acting(self, box: int) -> float:
        """How much it likes to act on a box, besides what that brings."""
        if box >= len(ACTIONS):
            return 0.0
        liked = self.building if box < len(BUILDINGS) else 0.0
        if box in (DEPLOY_5, DEPLOY_3, DEPLOY_1):
            liked = self.deploying
        elif box == COLLECT_TAXES:
            liked = self.taxes
        return liked - self.saving * PRICES.get(ACTIONS[box], 0)

    def bid(self, rank: int) -> float:
        """How much it likes a bid of a rank: nothing, a county, 1 to 4 Thalers."""
        return self.bidding * rank - self.saving * max(0, rank - 1)

    def towards(self, seat: int, leads: bool) -> float:
        """How much it likes to attack a seat, besides what that brings."""
        wrong = self.wrongs[seat] if seat < len(self.wrongs) else 0.0
        return self.war + self.grudge * min(2.0, wrong) + self.envy * leads


PLAIN: Final = Temper()
TEMPERS: Final = {
    "warden": Temper(deploying=1.2, war=-0.5),
    "builder": Temper(building=3.0, war=-0.3),
    "raider": Temper(war=0.5),
    "miser": Temper(saving=0.5, taxes=0.5),
    "gambler": Temper(luck=0.94, bidding=0.05),
    "avenger": Temper(war=-0.8, grudge=2.0),
    "leveller": Temper(war=-0.8, envy=1.8),
    "diplomat": Temper(war=-1.8),
}


def wrongs(events: Iterable[dict[str, Any]], seat: int, players: int) -> list[float]:
    """What each seat has done to one: attacks on it, the older the less, by the events that it has heard.

    >>> attack = {"kind": "attacked", "seat": 2, "defender": 0}
    >>> wrongs([attack, {"kind": "season_begun"}, attack], 0, 3)
    [0.0, 0.0, 1.7]
    """
    found = [0.0] * players
    for event in events:
        if event["kind"] == "attacked" and event["defender"] == seat:
            found[event["seat"]] += 1.0
        elif event["kind"] == "season_begun":
            found = [FORGETTING * one for one in found]
    return found


def tempered(name: str, felt: Sequence[float] = ()) -> Temper:
    """A temper by its name, with what its seat remembers."""
    return TEMPERS[name].remembering(felt)
