"""The captain: builds influence where its markers are, votes for their good, and spends cards where they count."""

from random import Random
from typing import Any

from feldherr.bots.bot import Bot, Budget, Choice, Reason, best
from feldherr.bots.sixteenthirty import cards_play, lobbying
from feldherr.bots.sixteenthirty.beliefs import markers
from feldherr.bots.sixteenthirty.outlook import Outlook
from feldherr.bots.sixteenthirty.reading import asked, read
from feldherr.bots.sixteenthirty.votes import under_way
from feldherr.bots.sixteenthirty.weights import Weights
from feldherr.kernel.decision import Decision
from feldherr.sixteenthirty.bidding import BidChoice, lobbied
from feldherr.sixteenthirty.names import COUNTRIES, FACTIONS, ISSUES


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
        if isinstance(decision, BidChoice):
            return lobbying.bid(outlook, decision, rng)
        kind = decision.kind
        if kind == "vote":
            return vote(outlook)
        if kind == "lobby":
            return lobbying.lobby(outlook, decision, rng)
        if kind == "special_card":
            return cards_play.special(outlook, decision, rng)
        if kind == "excess_cards":
            return cards_play.to_market(outlook, decision)
        if kind in ("exchange", "collect"):
            return cards_play.market(outlook, decision, rng)
        if kind in ("remove_influence", "lose_influence"):
            return cards_play.remove(outlook, decision, rng)
        if kind == "initial_influence":
            return cards_play.initial(outlook, decision, rng)
        return pass_marker(outlook, decision, rng)


def vote(outlook: Outlook) -> Choice:
    g = outlook.g
    colour, _ = under_way(outlook)
    facts = {"country": COUNTRIES[lobbied(g)], "issue": ISSUES[g.lobby[2]], "colour": FACTIONS[colour]}
    return Choice(f"vote {FACTIONS[colour]}", [Reason("vote", facts)])


def pass_marker(outlook: Outlook, decision: Decision, rng: Random) -> Choice:
    """Two of a country are worth more than two countries, and high status more than low."""
    g = outlook.g
    own = g.vp_markers[outlook.seat]
    values: dict[str, float] = {}
    for option in decision.options():
        country = option.fields()[0]
        in_hand = len(outlook.named(country))
        values[option.text] = -(g.status[country] + 2.5 * (own.count(country) - 1) + 0.4 * in_hand)
    text = best(values, rng)
    return Choice(text, [Reason("pass_marker", {"country": text.split()[1]})])
