"""Why a move is a good one, in facts that a player finds on the table: markers, influence, status, odds."""

from collections.abc import Callable
from typing import Any, Final

from feldherr.bots.bot import Reason
from feldherr.bots.sixteenthirty.beliefs import markers as believed
from feldherr.bots.sixteenthirty.outlook import Outlook
from feldherr.bots.sixteenthirty.reading import asked, read
from feldherr.bots.sixteenthirty.votes import Votes, under_way
from feldherr.bots.sixteenthirty.weights import Weights
from feldherr.kernel.decision import Decision, Move
from feldherr.sixteenthirty import rulebook
from feldherr.sixteenthirty.bidding import lobbied
from feldherr.sixteenthirty.cards import CARD, COUNTRY_OF, OPEN, SPECIAL, VALUE, points
from feldherr.sixteenthirty.market import ExchangeChoice
from feldherr.sixteenthirty.moves import Assassinate, Bid, Lobby
from feldherr.sixteenthirty.names import COUNTRIES, COUNTRY, FACTIONS, ISSUES, NONE, RED, WAR

Facts = dict[str, Any]
PASS: Final = "pass"


def why(view: dict[str, Any], text: str, weights: Weights | None = None) -> Reason:
    """What speaks for a move that the seat of a view may play."""
    g, seat = read(view), int(view["seat"])
    return reason(Outlook(g, seat, believed(view), weights or Weights()), asked(g, seat), text)


def reason(outlook: Outlook, decision: Decision, text: str) -> Reason:
    """The same for somebody who has looked at the table already."""
    return REASONS[decision.kind](outlook, decision, text)


def own(outlook: Outlook) -> list[str]:
    """The countries of the seat's VP markers."""
    return [COUNTRIES[country] for country in outlook.g.vp_markers[outlook.seat]]


def markers(outlook: Outlook, card: str) -> int:
    """How many VP markers the seat holds of the country that a card or a move names: `france-2`, `france`."""
    return own(outlook).count(card.rpartition("-")[0] or card)


def standing(outlook: Outlook, country: int) -> Facts:
    """How the seat stands in a country: its markers, its influence, and the highest of the others."""
    g = outlook.g
    others = [(g.influence(seat, country), seat) for seat in range(g.players) if seat != outlook.seat]
    rival_has, rival = max(others, key=lambda one: one[0])
    return {
        "country": COUNTRIES[country],
        "markers": g.vp_markers[outlook.seat].count(country),
        "influence": g.influence(outlook.seat, country),
        "status": g.status[country],
        "rival": rival,
        "rival_has": rival_has,
    }


def _read(text: str) -> Move:
    return rulebook().moves.read(text)


def _vote(outlook: Outlook, decision: Decision, text: str) -> Reason:
    g = outlook.g
    country, colour = lobbied(g), FACTIONS.index(text.split()[1])
    judged, influence = under_way(outlook), g.influence(outlook.seat, country)
    gain = judged.red - judged.blue if colour == RED else judged.blue - judged.red
    facts = {
        "country": COUNTRIES[country],
        "issue": ISSUES[g.lobby[2]],
        "colour": FACTIONS[colour],
        "other": FACTIONS[1 - colour],
        "influence": influence,
        "chance": round(100 * judged.chance(colour, influence)),
        "points": round(gain, 1),
        "for_points": int(gain > 0.05),
    }
    return Reason("vote", facts)


def _pass_marker(outlook: Outlook, decision: Decision, text: str) -> Reason:
    country = COUNTRY[text.split()[1]]
    facts = {
        "country": COUNTRIES[country],
        "status": outlook.g.status[country],
        "cards": len(outlook.named(country)),
        "markers": outlook.g.vp_markers[outlook.seat].count(country),
    }
    return Reason("pass_marker", facts)


def _bid(outlook: Outlook, decision: Decision, text: str) -> Reason:
    facts = standing(outlook, lobbied(outlook.g))
    move = _read(text)
    if not isinstance(move, Bid):
        return Reason("no_bid", facts)
    after = facts["influence"] + points(move.cards) - points(move.dropped)
    return Reason("bid", {**facts, "before": facts["influence"], "after": after})


def _lobby(outlook: Outlook, decision: Decision, text: str) -> Reason:
    move = _read(text)
    assert isinstance(move, Lobby)
    return Reason("lobby", lobby_facts(outlook, move))


def lobby_facts(outlook: Outlook, move: Lobby) -> Facts:
    """What is lobbied for, how the seat stands there, and of a war its odds."""
    facts: Facts = {**standing(outlook, move.country), "issue": ISSUES[move.issue]}
    if move.target == NONE:
        return facts
    there = {"target": COUNTRIES[move.target], "target_markers": outlook.g.vp_markers[outlook.seat].count(move.target)}
    if move.issue != WAR:
        return {**facts, **there}
    odds = Votes(outlook).odds(move.country, move.target)
    return {**facts, **there, "win": round(100 * odds.win), "loss": round(100 * odds.loss)}


def _special(outlook: Outlook, decision: Decision, text: str) -> Reason:
    if text == PASS:
        return Reason("keep_cards", {"cards": sum(card >= SPECIAL for card in outlook.g.hand[outlook.seat])})
    move = _read(text)
    if isinstance(move, Lobby):
        return Reason("special_lobby", lobby_facts(outlook, move))
    if isinstance(move, Assassinate):
        loses = VALUE[move.card]
        victim = {"seat": move.seat, "has": outlook.g.influence(move.seat, move.country), "loses": loses}
        return Reason("special_assassin", {**standing(outlook, move.country), **victim})
    country: int = move.fields()[0]
    return Reason("special", {"card": text.split(maxsplit=1)[0], **standing(outlook, country)})


def _to_market(outlook: Outlook, decision: Decision, text: str) -> Reason:
    cards = text.split()[1:]
    facts = {"number": len(cards), "markers": sum(markers(outlook, word) for word in cards)}
    return Reason("to_market", facts)


def _market(outlook: Outlook, decision: Decision, text: str) -> Reason:
    if isinstance(decision, ExchangeChoice):
        if text == PASS:
            wanted = sum(COUNTRY_OF[card] in outlook.g.vp_markers[outlook.seat] for _, card in decision.offers)
            return Reason("no_exchange", {"cards": len(decision.offers), "wanted": wanted})
        _, _, taken, _, given = text.split()
        return Reason("exchange", {**_card(outlook, taken), "given": given, "given_markers": markers(outlook, given)})
    return Reason("collect", _card(outlook, text.split()[2]))


def _card(outlook: Outlook, word: str) -> Facts:
    """What a card is good for: which kind it is, and of a country's how the seat stands there."""
    card = CARD[word]
    if card >= SPECIAL:
        return {"card": word, "kind": "special"}
    if card >= OPEN:
        return {"card": word, "kind": "open", "value": VALUE[card]}
    return {"card": word, "kind": "named", **standing(outlook, COUNTRY[word.rpartition("-")[0]])}


def _remove(outlook: Outlook, decision: Decision, text: str) -> Reason:
    return Reason("remove", standing(outlook, COUNTRY[country_of(text)]))


def country_of(text: str) -> str:
    """The country that a removed card stood for.

    >>> country_of("remove france-2"), country_of("remove open-1 france")
    ('france', 'france')
    """
    words = text.split()
    return words[2] if len(words) > 2 else words[1].rpartition("-")[0]


def _initial(outlook: Outlook, decision: Decision, text: str) -> Reason:
    named = {word.partition("=")[2] or word.rpartition("-")[0] for word in text.split()}
    return Reason("initial", {"countries": sorted(named & set(own(outlook)))})


REASONS: Final[dict[str, Callable[[Outlook, Decision, str], Reason]]] = {
    "pass_marker": _pass_marker,
    "initial_influence": _initial,
    "special_card": _special,
    "lobby": _lobby,
    "bid": _bid,
    "vote": _vote,
    "excess_cards": _to_market,
    "exchange": _market,
    "collect": _market,
    "remove_influence": _remove,
    "lose_influence": _remove,
}
