"""What is true of every position between two decisions: nothing lost or found, all within what the components allow.

The parts build on one another: once the fields have their form, the rest may rely on it.
"""

from collections import Counter
from itertools import chain
from typing import Any, Final

from feldherr.kernel.sound import require
from feldherr.sixteenthirty.cards import CARD_WORDS, COUNTRY_OF, KINDS, OPEN, SPECIAL
from feldherr.sixteenthirty.names import (
    BLUE,
    COLLECTION,
    DRAW,
    EXCHANGE,
    NONE,
    OVER,
    REMOVE_INFLUENCE,
    SCORING,
    SET_UP,
    N,
)
from feldherr.sixteenthirty.names import SPECIAL_CARDS as SPECIAL_CARDS_PHASE
from feldherr.sixteenthirty.rules import (
    CARDS,
    ENDS_AT,
    HIGHEST_ARMY_SIZE,
    HIGHEST_MILITARY_ABILITY,
    HIGHEST_STATUS,
    LAST_TURN,
    MARKERS,
    PASSING_ROUNDS,
    SPECIAL_CARDS,
    STACK,
)
from feldherr.sixteenthirty.scoring import worth_of_markers
from feldherr.sixteenthirty.sound_agenda import LONGEST_ISSUE, require_steps
from feldherr.sixteenthirty.special import PlaySpecialCard
from feldherr.sixteenthirty.state import FIELDS, State

MOST_WORTH: Final = HIGHEST_STATUS + 1
"""Of a VP marker: the highest status, and the league's point. (4.2.1)"""
MOST_POINTS: Final = LAST_TURN * sum(MARKERS) * MOST_WORTH

BY_COUNTRY: Final = {
    "status": (0, HIGHEST_STATUS),
    "army": (0, HIGHEST_ARMY_SIZE),
    "ability": (0, HIGHEST_MILITARY_ABILITY),
    "faction": (NONE, BLUE),
    "leader": (0, 1),
    "unrest": (0, 1),
    "league": (NONE, BLUE),
}
BY_SEAT: Final = {"points": (0, MOST_POINTS), "no_influence": (0, 1)}
PILES: Final = ("hand", "market", "dark", "kept", "drawn", "emerged", "known")
"""Cards by seat."""
OF_THE_SET_UP: Final = ("vp_markers", "undrawn", "passed", "first_player", "hand", "drawn", "deck")
"""All that changes before the first turn."""


def sound(g: State) -> None:
    """Raises Unsound for a position that no game can come to."""
    require_form(g)
    require_phase(g)
    require_markers(g)
    require_scorings(g)
    require_countries(g)
    require_displays(g)
    require_cards(g)
    require_memory(g)
    if g.phase == SET_UP:
        require_set_up(g)
    else:
        require_hands(g)
    require_steps(g)
    require_played(g)


# -- the form of the fields --------------------------------------------------------------------------------------------


def require_form(g: State) -> None:
    """Every field has its length, and its numbers lie in their range."""
    for name, (least, most) in BY_COUNTRY.items():
        require_numbers(name, getattr(g, name), N, least, most)
    for name, (least, most) in BY_SEAT.items():
        require_numbers(name, getattr(g, name), g.players, least, most)
    require_numbers("descending", g.descending, g.players * N, 0, 1)
    require_numbers("passed", g.passed, g.players * PASSING_ROUNDS, NONE, N - 1)
    for name in PILES:
        require_sets(name, getattr(g, name), g.players, KINDS)
    require_sets("stack", g.stack, g.players * N, KINDS)
    require_sets("vp_markers", g.vp_markers, g.players, N)
    require_sets("undrawn", [g.undrawn], 1, N)
    for name in ("deck", "discard"):
        cards = getattr(g, name)
        require(len(cards) <= CARDS, name, f"{len(cards)} cards")
        require_numbers(name, cards, len(cards), 0, KINDS - 1)
    require_numbers("lobby", g.lobby, LONGEST_ISSUE if g.lobby else 0, NONE, N - 1)
    require(0 <= g.bidding < 1 << g.players, "bidding", g.bidding)
    require(len(g.scorings) <= LAST_TURN * g.players, "scorings", f"{len(g.scorings)} scorings")
    for scoring in g.scorings:
        require(type(scoring) is tuple, "scorings", scoring)
        require_numbers("scorings", scoring[1:], N, 0, MOST_WORTH)


def require_numbers(name: str, values: Any, length: int, least: int, most: int) -> None:
    require(len(values) == length, name, f"{len(values)} numbers")
    for value in values:
        if type(value) is not int or not least <= value <= most:
            require(False, name, f"{value} and others")


def require_sets(name: str, sets: Any, length: int, kinds: int) -> None:
    """Sets of cards or markers: their kinds, lowest first."""
    require(len(sets) == length, name, f"{len(sets)} sets")
    for own in sets:
        require(type(own) is tuple and len(own) <= CARDS, name, own)
        require_numbers(name, own, len(own), 0, kinds - 1)
        require(len(own) < 2 or list(own) == sorted(own), name, own)


# -- the table ---------------------------------------------------------------------------------------------------------


def require_phase(g: State) -> None:
    """Phase, turn, first player and current player agree. Nobody ever decides while cards are drawn or cleared up."""
    require(SET_UP <= g.phase <= OVER, "phase", g.phase)
    require(1 <= g.turn <= LAST_TURN, "turn", g.turn)
    require(g.phase != SET_UP or g.turn == 1, "turn", g.turn)
    require(g.phase not in (EXCHANGE, COLLECTION) or g.turn > 1, "turn", g.turn)
    require(g.phase not in (SCORING, OVER) or g.turn in ENDS_AT, "turn", g.turn)
    first = NONE if g.phase == SET_UP else 0
    require(first <= g.first_player < g.players, "first_player", g.first_player)
    in_round = REMOVE_INFLUENCE <= g.phase < SCORING
    require(0 <= g.current < g.players if in_round else g.current == NONE, "current", g.current)


def rounds_begun(g: State) -> int:
    """Players whose round of this turn has begun or is over."""
    if g.phase == SET_UP:
        return 0
    return g.players if g.current == NONE else (g.current - g.first_player) % g.players + 1


def require_set_up(g: State) -> None:
    """Before the first turn there are VP markers and hands, and nothing else has changed."""
    new = State(g.rules, g.players, g.chance)
    for name in FIELDS:
        found = getattr(g, name)
        require(name in OF_THE_SET_UP or found == getattr(new, name), name, found)
    dealt = g.rules.card_limit[0] if g.deck else 0
    for seat in range(g.players):
        require(len(g.hand[seat]) == dealt, f"hand[{seat}]", g.hand[seat])


def require_countries(g: State) -> None:
    """Leagues have two members each, in a faction and not in unrest."""
    for colour, faction, unrest in zip(g.league, g.faction, g.unrest, strict=True):
        require(colour == NONE or (faction != NONE and not unrest), "league", g.league)
    for colour in range(NONE + 1, BLUE + 1):
        members = g.league.count(colour)
        require(members in (0, 2), "league", g.league)


def most_placed(g: State) -> int:
    """Leaders and unrest that special cards can have placed this turn: those of the present round are known from what
    is still to do."""
    still = [SPECIAL_CARDS + 1 - step.number for step in g.agenda if isinstance(step, PlaySpecialCard)]
    if not still and REMOVE_INFLUENCE <= g.phase < SPECIAL_CARDS_PHASE:
        still = [SPECIAL_CARDS]
    return SPECIAL_CARDS * rounds_begun(g) - sum(still)


def require_played(g: State) -> None:
    """No more leaders and unrest than special cards can have been played this turn."""
    placed = sum(g.leader) + sum(g.unrest)
    require(placed <= most_placed(g), "leader and unrest", f"{placed} markers")


def require_displays(g: State) -> None:
    """Up to three cards of the country or Open, a named one among them. (5.3.1, 5.3.4)"""
    for place, stack in enumerate(g.stack):
        if stack:
            fits = all(card < SPECIAL and COUNTRY_OF[card] in (NONE, place % N) for card in stack)
            require(fits and len(stack) <= STACK and stack[0] < OPEN, "stack", stack)
        else:
            require(not g.descending[place], "descending", "1 without influence")


# -- VP markers and what they scored -----------------------------------------------------------------------------------


def require_markers(g: State) -> None:
    """All VP markers are there, everybody has as many as are due, and has those that were passed on. (3.2, 3.3)"""
    counts = Counter(chain(g.undrawn, *g.vp_markers))
    require([counts[c] for c in range(N)] == list(MARKERS), "vp_markers", "not those of the game")
    for seat, own in enumerate(g.vp_markers):
        require(len(own) == g.rules.vp_markers, f"vp_markers[{seat}]", own)
    now = [Counter(own) for own in g.vp_markers]
    for number in reversed(range(PASSING_ROUNDS)):
        given = g.passed[number * g.players : (number + 1) * g.players]
        if all(country == NONE for country in given):
            require(g.phase == SET_UP, "passed", g.passed)
            continue
        for seat, country in enumerate(given):
            left = now[(seat + 1) % g.players]
            require(left[country] > 0, f"passed[{number * g.players + seat}]", country)
            left[country] -= 1
        for seat, country in enumerate(given):
            now[seat][country] += 1


def require_scorings(g: State) -> None:
    """One for each seat and turn that is over; each is the sum of the seat's markers, and all are its points."""
    turns = g.turn - 1 + (g.phase in (SCORING, OVER))
    require(len(g.scorings) == turns * g.players, "scorings", f"{len(g.scorings)} scorings in turn {g.turn}")
    for at, scoring in enumerate(g.scorings):
        own = g.vp_markers[at % g.players]
        require(scoring[0] == sum([scoring[1 + country] for country in own]), "scorings", scoring)
    for seat in range(g.players):
        total = sum([scoring[0] for scoring in g.scorings[seat :: g.players]])
        require(g.points[seat] == total, f"points[{seat}]", g.points[seat])
    if g.phase >= SCORING:  # nothing that counts has changed since the last one
        for seat, (_, *worth) in enumerate(g.scorings[-g.players :]):
            require(tuple(worth) == worth_of_markers(g, seat), "scorings", worth)


# -- cards -------------------------------------------------------------------------------------------------------------


def require_cards(g: State) -> None:
    """Each card is in exactly one place; before they are dealt, in none."""
    counts = Counter(chain(g.deck, g.discard, *g.hand, *g.market, *g.dark, *g.stack))
    if g.phase == SET_UP and not counts:
        return
    wrong = [CARD_WORDS[kind] for kind, number in enumerate(g.rules.deck) if counts[kind] != number]
    require(not wrong, "cards", f"too many or too few of {wrong}")


def require_memory(g: State) -> None:
    """What was kept, drawn or openly taken is in the hand, face down, or was seen to leave; nothing came twice."""
    once = Counter(chain(g.deck, *g.kept, *g.drawn))
    wrong = [CARD_WORDS[kind] for kind, number in enumerate(g.rules.deck) if once[kind] > number]
    require(not wrong, "kept and drawn", f"too many of {wrong}")
    for seat in range(g.players):
        came = sorted(g.kept[seat] + g.drawn[seat] + g.known[seat])
        went = sorted(g.hand[seat] + g.dark[seat] + g.emerged[seat])
        require(came == went, f"drawn[{seat}]", f"{came}, not {went}")
        unseen = Counter(g.hand[seat] + g.dark[seat])
        unseen.subtract(g.known[seat])
        require(min(unseen.values(), default=0) >= 0, f"known[{seat}]", g.known[seat])
        named = [card for card, number in unseen.items() if number and card < OPEN]
        require(not g.no_influence[seat] or not named, f"no_influence[{seat}]", named)


def require_hands(g: State) -> None:
    """No hand is larger than limits and draws allow; cards lie face down only between a round and the market."""
    over = rounds_begun(g) - (g.current != NONE)
    market = g.phase in (EXCHANGE, COLLECTION)
    for seat in range(g.players):
        done = (seat - g.first_player) % g.players < over
        require(not g.dark[seat] or (done and not market), f"dark[{seat}]", g.dark[seat])
        require(len(g.hand[seat]) <= most_in_hand(g, seat, done), f"hand[{seat}]", g.hand[seat])


def most_in_hand(g: State, seat: int, done: bool) -> int:
    """The limit of the turn before, and what is drawn; one below the limit after a round, and a card collected."""
    limits = g.rules.card_limit
    if g.phase in (EXCHANGE, COLLECTION):  # the turn marker has moved
        return limits[g.turn - 2] - (g.phase == EXCHANGE)
    if done:
        return limits[g.turn - 1] - 1
    drawn = g.rules.draw if seat == g.current and g.phase > DRAW else 0
    return limits[max(0, g.turn - 2)] + drawn
