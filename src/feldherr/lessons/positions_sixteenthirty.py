"""Written positions of Sixteen Thirty Something: the first influence, or a line of a player's round."""

from collections import Counter
from typing import Any, Final

import feldherr
from feldherr.kernel.chance import Chance
from feldherr.kernel.step import Step
from feldherr.sixteenthirty.cards import CARD, Cards
from feldherr.sixteenthirty.influence import RemoveDescending
from feldherr.sixteenthirty.lobby import LobbyStep
from feldherr.sixteenthirty.market import PlaceExcessCards
from feldherr.sixteenthirty.names import COUNTRY, FACTIONS, NONE, PHASES, SET_UP, N
from feldherr.sixteenthirty.rules import MARKERS, PASSING_ROUNDS, rules_of
from feldherr.sixteenthirty.scoring import worth_of_markers
from feldherr.sixteenthirty.setup import PlaceInitialInfluence
from feldherr.sixteenthirty.sound_agenda import rest_of_the_turn
from feldherr.sixteenthirty.special import PlaySpecialCard
from feldherr.sixteenthirty.state import State
from feldherr.sixteenthirty.turn import PlayTurn

STEPS: Final = {
    "remove_influence": RemoveDescending,
    "special_cards": lambda seat: PlaySpecialCard(seat, 1),
    "lobby": LobbyStep,
    "excess_cards": PlaceExcessCards,
}


def position(told: dict[str, Any], players: int, options: dict[str, Any]) -> list[Any]:
    """The position that a lesson tells, as the engine keeps it."""
    g = State(rules_of(players, options), players, Chance.from_seed(bytes(32)))
    g.turn, g.phase, g.first_player = told["turn"], PHASES.index(told["phase"]), told["first_player"]
    _markers(g, told["markers"])
    _countries(g, told.get("countries", {}))
    for seat, display in told.get("display", {}).items():
        _display(g, int(seat), display)
    _cards(g, told)
    _past(g)
    if g.phase == SET_UP:
        g.agenda = [PlayTurn(), PlaceInitialInfluence()]
    else:
        g.current = told["current"]
        step: Step[State] = STEPS[told["phase"]](g.current)
        g.agenda = [step]
        g.agenda = [*rest_of_the_turn(g), step]
    return feldherr.rulebook("sixteenthirty").encode(g)


def _markers(g: State, told: list[list[str]]) -> None:
    """Everybody's VP markers; each gave the left neighbour one that they still have, in every round."""
    g.vp_markers = [tuple(sorted(COUNTRY[country] for country in own)) for own in told]
    held = Counter(country for own in g.vp_markers for country in own)
    g.undrawn = tuple(country for country in range(N) for _ in range(MARKERS[country] - held[country]))
    for number in range(PASSING_ROUNDS):
        for seat in range(g.players):
            g.passed[number * g.players + seat] = g.vp_markers[(seat + 1) % g.players][number]


def _countries(g: State, told: dict[str, str]) -> None:
    """`red 4 2 1`: faction (or `none`), status, army size and military ability."""
    for name, text in told.items():
        country, (faction, *figures) = COUNTRY[name], text.split()
        g.faction[country] = NONE if faction == "none" else FACTIONS.index(faction)
        g.status[country], g.army[country], g.ability[country] = map(int, figures)


def _display(g: State, seat: int, told: dict[str, str]) -> None:
    """`3 2 open-1`, and `falling` for influence in descent."""
    for name, text in told.items():
        place, stack = seat * N + COUNTRY[name], text.split()
        g.descending[place] = int("falling" in stack)
        cards = [word if word.startswith("open") else f"{name}-{word}" for word in stack if word != "falling"]
        g.stack[place] = _of(cards)


def _cards(g: State, told: dict[str, Any]) -> None:
    """Hands and what lies face down in market places; the deck is all the rest, with what is drawn next on top."""
    for seat, cards in told["hand"].items():
        g.hand[int(seat)] = _of(cards)
    for seat, cards in told.get("market", {}).items():
        g.dark[int(seat)] = _of(cards)
    g.drawn = [tuple(sorted(hand + dark)) for hand, dark in zip(g.hand, g.dark, strict=True)]
    top = [CARD[word] for word in told.get("deck", ())]
    used = Counter([*top, *(card for pile in (*g.hand, *g.dark, *g.stack) for card in pile)])
    rest = [kind for kind, number in enumerate(g.rules.deck) for _ in range(number - used[kind])]
    g.chance.shuffle(rest)
    g.deck = [*rest, *reversed(top)]


def _past(g: State) -> None:
    """Every turn before scored what this one would now."""
    for _ in range(g.turn - 1):
        for seat in range(g.players):
            worth = worth_of_markers(g, seat)
            gained = sum(worth[country] for country in g.vp_markers[seat])
            g.scorings.append((gained, *worth))
            g.points[seat] += gained


def _of(cards: list[str]) -> Cards:
    return tuple(sorted(CARD[word] for word in cards))
