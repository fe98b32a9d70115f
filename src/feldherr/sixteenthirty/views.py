"""What a seat may know, built up from nothing: what is not put in here stays hidden."""

from typing import TYPE_CHECKING

from feldherr.sixteenthirty.bidding import lobbied
from feldherr.sixteenthirty.cards import points, words
from feldherr.sixteenthirty.names import COUNTRIES, EXCHANGE, FACTIONS, ISSUES, NONE, OVER, PHASES, WAR, Faction, N
from feldherr.sixteenthirty.odds import odds_between
from feldherr.sixteenthirty.rules import PASSING_ROUNDS
from feldherr.sixteenthirty.scoring import worth_to
from feldherr.sixteenthirty.state import State
from feldherr.sixteenthirty.voting import voters

if TYPE_CHECKING:
    from feldherr.sixteenthirty.shapes import (
        CountryView,
        IssueView,
        MemoryView,
        OwnView,
        PlayerMemory,
        PlayerView,
        Reconstructed,
        SharedView,
        StackView,
    )

Audience = int | str | None


def shared(g: State) -> "SharedView":
    """What everybody sees of the table."""
    return {
        "phase": PHASES[g.phase],
        "turn": g.turn,
        "first_player": g.first_player if g.first_player != NONE else None,
        "current": g.current if g.current != NONE else None,
        "card_limit": g.rules.card_limit[g.turn - 1],
        "draw": g.rules.draw,
        "countries": {COUNTRIES[c]: country_view(g, c) for c in range(N)},
        "issue": issue_view(g),
        "memory": memory_view(g),
        "reconstructed": reconstructed_view(g),
    }


def own(g: State, seat: Audience) -> "OwnView":
    """What one seat sees in its own way; None is anybody, "all" sees everything."""
    everything = seat == "all"
    influence = [points(stack) if stack else 0 for stack in g.stack]
    return {
        "players": [player_view(g, player, seat, influence) for player in range(g.players)],
        "deck": words(tuple(g.deck)) if everything else len(g.deck),
        "discard": words(tuple(g.discard)) if everything else len(g.discard),
        "undrawn": markers_view(g.undrawn) if everything else len(g.undrawn),
    }


def reconstructed_view(g: State) -> "Reconstructed":
    countries, borders, deck, by_players = g.rules.reconstructed
    return {"countries": countries, "borders": borders, "deck": deck, "by_players": by_players}


def colour_view(colour: int) -> Faction | None:
    return FACTIONS[colour] if colour != NONE else None


def markers_view(markers: tuple[int, ...]) -> list[str]:
    return [COUNTRIES[country] for country in markers]


def country_view(g: State, country: int) -> "CountryView":
    return {
        "status": g.status[country],
        "army_size": g.army[country],
        "military_ability": g.ability[country],
        "faction": colour_view(g.faction[country]),
        "leader": bool(g.leader[country]),
        "unrest": bool(g.unrest[country]),
        "league": colour_view(g.league[country]),
    }


def player_view(g: State, player: int, seat: Audience, influence: list[int]) -> "PlayerView":
    """Hand, face-down cards and VP markers for their owner alone; numbers and what all have seen for everyone."""
    own = seat in (player, "all")
    return {
        "victory_points": g.points[player],
        "hand": words(g.hand[player]) if own else None,
        "hand_size": len(g.hand[player]),
        "display": display_view(g, player, influence),
        "market": market_view(g, player) if own or market_is_open(g) else None,
        "market_size": len(g.market[player]) + len(g.dark[player]),
        "vp_markers": markers_view(g.vp_markers[player]) if own or g.phase == OVER else None,
        "worth": worth_to(g, player) if own else None,
        "passed": passed_view(g, player, seat),
        "memory": memory_of_player(g, player, own),
    }


def display_view(g: State, player: int, influence: list[int]) -> "dict[str, StackView]":
    start = player * N
    return {
        COUNTRIES[c]: {
            "cards": words(g.stack[start + c]),
            "ascending": not g.descending[start + c],
            "influence": influence[start + c],
            "leads": influence[start + c] == max(influence[c::N]),
        }
        for c in range(N)
        if g.stack[start + c]
    }


def market_is_open(g: State) -> bool:
    """From the exchange on all cards in market places lie face up. (4.2.3)"""
    return EXCHANGE <= g.phase < OVER


def market_view(g: State, player: int) -> list[str]:
    return words(tuple(sorted(g.market[player] + g.dark[player])))


def passed_view(g: State, player: int, seat: Audience) -> list[str | None]:
    """VP markers given to the left, round by round, for giver and receiver. (3.3)"""
    sees = seat in (player, (player + 1) % g.players, "all")
    given = [g.passed[number * g.players + player] for number in range(PASSING_ROUNDS)]
    return [COUNTRIES[country] if sees else None for country in given if country != NONE]


def issue_view(g: State) -> "IssueView | None":
    """The lobby under way: who called it where and for what, who still bids, and the influence of all."""
    if not g.lobby:
        return None
    caller, country, issue, target, second = g.lobby
    return {
        "caller": caller,
        "country": COUNTRIES[country],
        "issue": ISSUES[issue],
        "target": COUNTRIES[target] if target != NONE else None,
        "second_vote": bool(second),
        "lobbied": COUNTRIES[lobbied(g)],
        "bidding": [seat for seat in range(g.players) if g.bidding >> seat & 1],
        "influence": [g.influence(seat, lobbied(g)) for seat in range(g.players)],
        "voters": voters(g),
        "odds": odds_between(g, country, target).as_json() if issue == WAR else None,
    }


# -- what a perfect memory adds ------------------------------------------------------------------------------------


def memory_view(g: State) -> "MemoryView":
    """What everyone has seen and may remember. Every card in the discard pile lay face up before."""
    kept = [card for cards in g.kept for card in cards]
    shuffled = [card for cards in g.drawn for card in cards] + g.deck
    return {
        "discard": words(tuple(sorted(g.discard))),
        "unseen_at_shuffle": words(tuple(sorted(kept))),
        "shuffled": words(tuple(sorted(shuffled))),
        "scorings": [
            {"gained": gained, "worth": {COUNTRIES[c]: worth[c] for c in range(N) if worth[c]}}
            for gained, *worth in g.scorings
        ],
    }


def memory_of_player(g: State, player: int, own: bool) -> "PlayerMemory":
    """Cards known to be held, seen to go to the market place, or seen to leave the hand since the last shuffle."""
    kept, drawn = g.kept[player], g.drawn[player]
    return {
        "holds": words(g.known[player]),
        "market": words(g.market[player]),
        "shown": words(g.emerged[player]),
        "kept_at_shuffle": words(kept) if own else len(kept),
        "drawn_since": words(drawn) if own else len(drawn),
        "no_influence": bool(g.no_influence[player]),
    }
