"""Tempers in Sixteen Thirty Something: what somebody likes to do besides winning, in victory points."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

FORGETTING: Final = 0.7
"""How much of a wrong is still felt a turn later."""
VOTED_DOWN: Final = 0.5
"""A vote that was lost is so much of the wrong that an assassin is."""


@dataclass(frozen=True, slots=True)
class Temper:
    """Likings in victory points; what is plain likes nothing but those."""

    join: float = 0.0
    """To lobby for a faction, ..."""
    rearm: float = 0.0
    """... for arms, ..."""
    war: float = 0.0
    """... for war, ..."""
    league: float = 0.0
    """... for a league."""
    placing: float = 0.0
    """To place a card."""
    specials: float = 0.0
    """To play a special card."""
    crowd: float = 0.0
    """Not to be on the side that loses a vote."""
    grudge: float = 0.0
    """To vote against somebody or to play a card on them, for each wrong that is remembered of them."""
    envy: float = 0.0
    """The same against whoever is ahead of the others."""
    luck: float = 1.0
    """The power to which the chance to win a war is raised: below 1, it is believed to be better than it is."""
    wrongs: tuple[float, ...] = ()
    """By seat, what the others have done to this one and how fresh it is."""

    def remembering(self, wrongs: Iterable[float]) -> "Temper":
        return replace(self, wrongs=tuple(wrongs))

    @property
    def issues(self) -> tuple[float, float, float, float]:
        """How much it likes to lobby for an issue, in the order of `names.ISSUES`."""
        return self.join, self.rearm, self.war, self.league

    def towards(self, seat: int, leads: bool) -> float:
        """How much it likes to be against a seat."""
        wrong = self.wrongs[seat] if seat < len(self.wrongs) else 0.0
        return self.grudge * min(2.0, wrong) + self.envy * leads


PLAIN: Final = Temper()
TEMPERS: Final = {
    "warden": Temper(rearm=2.0),
    "builder": Temper(placing=0.5),
    "raider": Temper(war=1.0),
    "miser": Temper(placing=-0.4),
    "gambler": Temper(luck=0.6, specials=1.0),
    "avenger": Temper(grudge=1.5),
    "leveller": Temper(envy=1.5),
    "diplomat": Temper(league=1.5, crowd=1.0),
}


def wrongs(events: Iterable[dict[str, Any]], seat: int, players: int) -> list[float]:
    """What each seat has done to one, the older the less, by the events that it has heard: assassins, unrest, and
    votes that it lost to them.

    >>> votes = {"kind": "votes_shown", "votes": {"0": "red", "2": "blue"}, "winner": "blue"}
    >>> wrongs([votes, {"kind": "turn_begun"}, {"kind": "assassinated", "seat": 1, "victim": 0}], 0, 3)
    [0.0, 1.0, 0.35]
    """
    found = [0.0] * players
    player = seat
    for event in events:
        match event["kind"]:
            case "assassinated" if event["victim"] == seat:
                found[event["seat"]] += 1.0
            case "special_played":
                player = event["seat"]
            case "unrest_placed" if seat in event["victims"]:
                found[player] += 1.0
            case "votes_shown":
                own = event["votes"].get(str(seat))
                if own is not None and event["winner"] not in (own, "tie"):
                    for other, colour in event["votes"].items():
                        found[int(other)] += VOTED_DOWN * (colour != own)
            case "turn_begun":
                found = [FORGETTING * one for one in found]
    found[seat] = 0.0
    return found


def tempered(name: str, felt: Sequence[float] = ()) -> Temper:
    """A temper by its name, with what its seat remembers."""
    return TEMPERS[name].remembering(felt)
