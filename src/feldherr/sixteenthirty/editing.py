"""A position of Sixteen Thirty Something changed by hand: countries, leagues, points, markers, cards and the turn.

Cards come from the deck or the discard pile, and go to the discard pile. What players remember follows.
"""

from collections.abc import Callable
from typing import Final

from feldherr.kernel.editing import NOTHING, Edit, apply, chosen, split, whole
from feldherr.kernel.errors import BadEdit, Unsound
from feldherr.sixteenthirty.cards import CARD, CARD_WORDS, COUNTRY_OF, OPEN, SPECIAL, Cards, with_cards, without
from feldherr.sixteenthirty.editing_memory import forget_cards, refit_passed, refit_scorings, rescore
from feldherr.sixteenthirty.names import COUNTRIES, COUNTRY, FACTIONS, NONE, OVER, SET_UP, N
from feldherr.sixteenthirty.rules import (
    HIGHEST_ARMY_SIZE,
    HIGHEST_MILITARY_ABILITY,
    HIGHEST_STATUS,
    LAST_TURN,
    PASSING_ROUNDS,
    STACK,
)
from feldherr.sixteenthirty.setup import DealCards
from feldherr.sixteenthirty.sound import MOST_POINTS, most_in_hand, most_placed, rounds_begun
from feldherr.sixteenthirty.sound_agenda import require_issue
from feldherr.sixteenthirty.state import State
from feldherr.sixteenthirty.turn import PlayTurn, remove_markers


def edit(g: State, given: Edit) -> bool:
    """Changes the position; whether the game goes on by itself then."""
    if given.kind != "turn":
        if g.phase == SET_UP:
            raise BadEdit("edit_after_set_up_turn")
        if g.phase == OVER:
            raise BadEdit("edit_when_over")
    goes_on = apply(KINDS, g, given)
    try:
        require_issue(g)
    except Unsound as error:
        raise BadEdit("edit_lobby") from error
    return goes_on


def seat_of(g: State, word: str) -> int:
    return whole("seat", word, 0, g.players - 1)


def country_of(word: str) -> int:
    return COUNTRY[chosen("country", word, COUNTRIES)]


def colour_of(key: str, word: str) -> int:
    return NONE if word == NOTHING else FACTIONS.index(chosen(key, word, FACTIONS))


# -- countries ---------------------------------------------------------------------------------------------------------


def edit_country(g: State, given: Edit) -> None:
    """`country france status=4 army=3 ability=2 faction=blue leader=1 unrest=0`; `faction=-`: of none."""
    given.require_keys("status", "army", "ability", "faction", "leader", "unrest")
    country = country_of(given.things[0])
    for key, values, most in (
        ("status", g.status, HIGHEST_STATUS),
        ("army", g.army, HIGHEST_ARMY_SIZE),
        ("ability", g.ability, HIGHEST_MILITARY_ABILITY),
        ("leader", g.leader, 1),
        ("unrest", g.unrest, 1),
    ):
        wanted = given.number(key, 0, most)
        if wanted is not None:
            values[country] = wanted
    if "faction" in given.values:
        g.faction[country] = colour_of("faction", given.values["faction"])
    if g.league[country] != NONE and (g.faction[country] == NONE or g.unrest[country]):
        end_league(g, g.league[country])
    placed, most = sum(g.leader) + sum(g.unrest), most_placed(g)
    if placed > most:
        raise BadEdit("edit_placed", most=most)
    rescore(g)


def edit_league(g: State, given: Edit) -> None:
    """`league red france,spain`: the two members of a League of Princes; `league red -`: none."""
    given.require_keys(things=2)
    colour = FACTIONS.index(chosen("league", given.things[0], FACTIONS))
    members = [country_of(word) for word in split(given.things[1])]
    end_league(g, colour)
    fit = all(g.faction[c] != NONE and not g.unrest[c] and g.league[c] == NONE for c in members)
    if len(set(members)) not in (0, 2) or len(members) > 2 or not fit:
        raise BadEdit("edit_league")
    for country in members:
        g.league[country] = colour
    rescore(g)


def end_league(g: State, colour: int) -> None:
    g.league = [NONE if own == colour else own for own in g.league]


# -- players -----------------------------------------------------------------------------------------------------------


def edit_player(g: State, given: Edit) -> None:
    """`player 0 points=12`: as far as the turns that are over can have brought them."""
    given.require_keys("points")
    seat = seat_of(g, given.things[0])
    wanted = given.number("points", 0, MOST_POINTS)
    if wanted is not None:
        refit_scorings(g, seat, wanted)


def edit_markers(g: State, given: Edit) -> None:
    """`markers 0 france,spain,...`: the VP markers of a player; others come from those that nobody drew."""
    given.require_keys(things=2)
    seat = seat_of(g, given.things[0])
    wanted = tuple(sorted(country_of(word) for word in split(given.things[1])))
    if len(wanted) != g.rules.vp_markers:
        raise BadEdit("edit_vp_markers", number=g.rules.vp_markers)
    left = with_cards(g.undrawn, g.vp_markers[seat])
    for country in wanted:
        if country not in left:
            raise BadEdit("edit_no_vp_marker", country=COUNTRIES[country])
        left = without(left, country)
    g.vp_markers[seat], g.undrawn = wanted, left
    refit_passed(g)
    refit_scorings(g, seat, g.points[seat])


# -- cards -------------------------------------------------------------------------------------------------------------


def edit_hand(g: State, given: Edit) -> None:
    """`hand 0 france-3,open-1,assassin`: all cards of a hand; `-`: none."""
    given.require_keys(things=2)
    seat = seat_of(g, given.things[0])
    wanted = cards_of(given.things[1])
    done = (seat - g.first_player) % g.players < rounds_begun(g) - (g.current != NONE)
    most = most_in_hand(g, seat, done)
    if len(wanted) > most:
        raise BadEdit("edit_hand", seat=seat, most=most)
    g.hand[seat] = exchange(g, g.hand[seat], wanted)
    forget_cards(g)


def edit_market(g: State, given: Edit) -> None:
    """`market 0 france-3`: the open cards of a market place."""
    given.require_keys(things=2)
    seat = seat_of(g, given.things[0])
    g.market[seat] = exchange(g, g.market[seat], cards_of(given.things[1]))
    forget_cards(g)


def edit_influence(g: State, given: Edit) -> None:
    """`influence 0 france france-3,open-1 descending=1`: a player's stack at a country; `-`: none."""
    given.require_keys("descending", things=3)
    seat, country = seat_of(g, given.things[0]), country_of(given.things[1])
    wanted, at = cards_of(given.things[2]), seat * N + country
    fits = all(card < SPECIAL and COUNTRY_OF[card] in (NONE, country) for card in wanted)
    if wanted and not (fits and len(wanted) <= STACK and wanted[0] < OPEN):
        raise BadEdit("edit_stack", country=COUNTRIES[country], most=STACK)
    descending = given.number("descending", 0, 1)
    g.stack[at] = exchange(g, g.stack[at], wanted)
    g.descending[at] = (g.descending[at] if descending is None else descending) if wanted else 0
    forget_cards(g)
    rescore(g)


def cards_of(text: str) -> Cards:
    return tuple(sorted(CARD[chosen("cards", word, CARD_WORDS)] for word in split(text)))


def exchange(g: State, old: Cards, new: Cards) -> Cards:
    """The new cards, from the deck or the discard pile; those of the old that are not among them are discarded."""
    left = list(old)
    for card in new:
        if card in left:
            left.remove(card)
        elif card in g.deck:
            g.deck.remove(card)
        elif card in g.discard:
            g.discard.remove(card)
        else:
            raise BadEdit("edit_no_card", card=CARD_WORDS[card])
    g.discard.extend(left)
    return new


# -- the turn ----------------------------------------------------------------------------------------------------------


def edit_turn(g: State, given: Edit) -> bool:
    """`turn 3 first=1`: the turn that begins now, and who is first. Displays, hands and countries stay as they are;
    the board is cleared as between two turns, and market places are emptied."""
    given.require_keys("first")
    turn = whole("turn", given.things[0], 1, LAST_TURN)
    first = given.number("first", 0, g.players - 1)
    if g.phase == SET_UP and not g.deck:
        DealCards().do(g, None)
    g.first_player = max(0, g.first_player) if first is None else first
    g.lobby, g.bidding, g.current, g.turn = [], 0, NONE, turn
    g.phase = OVER  # between two turns
    remove_markers(g)
    for seat in range(g.players):
        most = g.rules.card_limit[max(0, turn - 2)]
        g.discard.extend((*g.market[seat], *g.dark[seat], *g.hand[seat][most:]))
        g.market[seat], g.dark[seat], g.hand[seat] = (), (), g.hand[seat][:most]
    if NONE in g.passed:
        g.passed = [NONE] * (PASSING_ROUNDS * g.players)
        refit_passed(g)
    fewer = (turn - 1) * g.players
    g.scorings = g.scorings[:fewer] + [(0, *[0] * N)] * (fewer - len(g.scorings))
    for seat in range(g.players):
        refit_scorings(g, seat, g.points[seat], nearest=True)
    forget_cards(g)
    g.agenda[:] = [PlayTurn()]
    return True


KINDS: Final[dict[str, Callable[[State, Edit], bool | None]]] = {
    "country": edit_country,
    "league": edit_league,
    "player": edit_player,
    "markers": edit_markers,
    "hand": edit_hand,
    "market": edit_market,
    "influence": edit_influence,
    "turn": edit_turn,
}
