"""What a table is worth to every seat: expected points to the end of the game, and from them chances to win.

For each VP marker the points still to come are a linear function of what its owner has in the country, one for each
turn; `learning.py` finds the coefficients in self-play. Open and special cards in a hand add what a captain thinks of
them: who holds many of them differs in too much else to learn their worth from it.
"""

import json
from functools import cache
from math import exp
from pathlib import Path
from typing import Any, Final, NamedTuple

from feldherr.bots.sixteenthirty.outlook import SPECIAL_WORTH, open_worth, turns_left
from feldherr.bots.sixteenthirty.weights import Weights
from feldherr.sixteenthirty.cards import HIGHEST, OPEN, SPECIAL, SPECIALS, VALUE
from feldherr.sixteenthirty.names import NONE, N
from feldherr.sixteenthirty.rules import LAST_TURN, STACK
from feldherr.sixteenthirty.state import State
from feldherr.sixteenthirty.turn import PlayRound

FILE: Final = Path(__file__).parents[1] / "data" / "sixteenthirty-value.json"


class Coefficients(NamedTuple):
    """For each turn, from the first: coefficients of all kinds, and the points that make a chance e times better."""

    rising: list[list[float]]
    falling: list[list[float]]
    scale: list[float]


@cache
def learned(path: Path = FILE) -> Coefficients:
    plain: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return Coefficients(plain["rising"], plain["falling"], plain["scale"])


def rounds_to_come(g: State) -> list[int]:
    """The seats whose rounds of this turn are still to come."""
    return [step.seat for step in g.agenda if isinstance(step, PlayRound)] or (
        list(range(g.players)) if g.current == NONE else []
    )


class Table:
    """What all features of a table share."""

    def __init__(self, g: State) -> None:
        self.g = g
        self.influence = [sum([VALUE[card] for card in stack]) if stack else 0 for stack in g.stack]
        self.together = [sum(self.influence[c::N]) for c in range(N)]
        to_come = rounds_to_come(g)
        self.rounds = len(to_come) / g.players
        self.own_round = [float(seat in to_come) for seat in range(g.players)]
        self.opens = []
        self.named: list[list[list[int]]] = []
        for hand in g.hand:
            named: list[list[int]] = [[] for _ in range(N)]
            opens = 0
            for card in hand:
                if card < OPEN:
                    named[card // HIGHEST].append(VALUE[card])
                elif card < SPECIAL:
                    opens += VALUE[card]
            self.named.append(named)
            self.opens.append(opens)

    def features(self, seat: int, country: int, number: int) -> list[float]:
        """Of a country where a seat has so many markers; fewer where its influence descends."""
        g = self.g
        at = seat * N + country
        status, influence = g.status[country], self.influence[at]
        now = influence if influence < status else status
        named = self.named[seat][country]
        in_league = float(g.league[country] != NONE)
        if g.descending[at]:
            cards = len(g.stack[at])
            return [1.0, status, now, influence, cards, sum(named), in_league, now * self.own_round[seat]]
        stack = g.stack[at]
        others = self.together[country] - influence
        gain = opened = 0
        if now < status and (named or stack):
            best = sorted([VALUE[card] for card in stack] + named, reverse=True)[:STACK]
            gain = max(0, min(sum(best), status) - now)
            if len(best) < STACK:
                opened = min(status - now - gain, self.opens[seat])
        return [
            1.0,
            status,
            now,
            influence - now,
            status - now,
            gain,
            gain * self.own_round[seat],
            gain * self.rounds,
            opened,
            sum(named),
            in_league,
            float(influence > others),
            now * influence / (influence + others) if influence else 0.0,
            others,
            g.ability[country] + 2 * g.leader[country],
            float(g.army[country] > 0),
            number - 1.0,
        ]

    def in_hand(self, seat: int) -> float:
        """What a captain thinks of the Open and special cards in a hand."""
        turns = turns_left(self.g.turn)
        specials = sum([SPECIAL_WORTH[SPECIALS[card - SPECIAL]] for card in self.g.hand[seat] if card >= SPECIAL])
        return self.opens[seat] * open_worth(turns, Weights().open_card) + specials * min(1.0, turns / 3)


def to_come(g: State, coefficients: Coefficients) -> list[float]:
    """The points that every seat may still expect."""
    table = Table(g)
    turn = min(g.turn, LAST_TURN) - 1
    rising, falling = coefficients.rising[turn], coefficients.falling[turn]
    found = []
    for seat in range(g.players):
        total = table.in_hand(seat)
        markers = g.vp_markers[seat]
        for country in dict.fromkeys(markers):
            number = markers.count(country)
            weights = falling if g.descending[seat * N + country] else rising
            total += number * dot(weights, table.features(seat, country, number))
        found.append(total)
    return found


def dot(weights: list[float], features: list[float]) -> float:
    return sum([weight * feature for weight, feature in zip(weights, features, strict=True)])


def chances(totals: list[float], scale: float) -> list[float]:
    """The chance of every seat to win, by the points it will probably have.

    >>> [round(chance, 2) for chance in chances([100, 110], scale=10)]
    [0.27, 0.73]
    """
    most = max(totals)
    weights = [exp((total - most) / scale) for total in totals]
    together = sum(weights)
    return [weight / together for weight in weights]


def outlooks(g: State, coefficients: Coefficients) -> list[float]:
    """Every seat's chance to win."""
    if not g.agenda:
        best = max(g.points)
        winners = g.points.count(best)
        return [1 / winners if points == best else 0.0 for points in g.points]
    totals = [points + more for points, more in zip(g.points, to_come(g, coefficients), strict=True)]
    return chances(totals, coefficients.scale[min(g.turn, LAST_TURN) - 1])
