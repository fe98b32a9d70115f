"""The captain: builds influence where its markers are, votes for their good, and spends cards where they count."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from feldherr.bots.bot import Bot, Budget, Choice, best
from feldherr.bots.sixteenthirty import cards_play, lobbying
from feldherr.bots.sixteenthirty.beliefs import markers
from feldherr.bots.sixteenthirty.outlook import Outlook
from feldherr.bots.sixteenthirty.reading import asked, read
from feldherr.bots.sixteenthirty.reasons import reason
from feldherr.bots.sixteenthirty.votes import under_way
from feldherr.bots.sixteenthirty.weights import Weights
from feldherr.kernel.decision import Decision
from feldherr.sixteenthirty.bidding import lobbied
from feldherr.sixteenthirty.names import FACTIONS, GERMAN_STATES


class Captain(Bot):
    """Judges the table as it is, with what scorings betray of the others' markers."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def decide(self, view: dict[str, Any], rng: Random, budget: Budget) -> Choice:
        g = read(view)
        seat: int = view["seat"]
        outlook = Outlook(g, seat, markers(view), self.weights)
        return self.answer(outlook, asked(g, seat), rng)

    def answer(self, outlook: Outlook, decision: Decision, rng: Random) -> Choice:
        """The choice at a table of which only what the seat knows is looked at."""
        text = ANSWERS[decision.kind](outlook, decision, rng)
        return Choice(text, [reason(outlook, decision, text)])


def vote(outlook: Outlook, decision: Decision, rng: Random) -> str:
    colour, _ = under_way(outlook).side(outlook.g.influence(outlook.seat, lobbied(outlook.g)))
    return f"vote {FACTIONS[colour]}"


def pass_marker(outlook: Outlook, decision: Decision, rng: Random) -> str:
    """High status is worth more than low, and two of a country more than two countries, but for the German States: all
    may make war on them, and whoever holds several has nothing else when they do."""
    g = outlook.g
    own = g.vp_markers[outlook.seat]
    values: dict[str, float] = {}
    for option in decision.options():
        country = option.fields()[0]
        in_hand = len(outlook.named(country))
        pair = outlook.w.pair * (own.count(country) > 1 and country != GERMAN_STATES)
        values[option.text] = -(g.status[country] + pair + 0.4 * in_hand)
    return best(values, rng)


ANSWERS: Final[dict[str, Callable[[Outlook, Decision, Random], str]]] = {
    "pass_marker": pass_marker,
    "initial_influence": cards_play.initial,
    "special_card": cards_play.special,
    "lobby": lobbying.lobby,
    "bid": lobbying.bid,
    "vote": vote,
    "excess_cards": cards_play.to_market,
    "exchange": cards_play.market,
    "collect": cards_play.market,
    "remove_influence": cards_play.remove,
    "lose_influence": cards_play.remove,
}
