"""Captains of Sixteen Thirty Something judge factions by wars and leagues, and so they do not all vote alike."""

from random import Random

import feldherr
from feldherr.bots import Budget, decide
from feldherr.bots.sixteenthirty.outlook import Outlook
from feldherr.bots.sixteenthirty.parties import line, told
from feldherr.bots.sixteenthirty.votes import Votes
from feldherr.bots.sixteenthirty.weights import Weights
from feldherr.sixteenthirty.names import BLUE, COUNTRY, GERMAN_STATES, JOIN, NONE, RED, N
from feldherr.sixteenthirty.state import State

FRANCE, SPAIN, ITALY = COUNTRY["france"], COUNTRY["spain"], COUNTRY["italy"]


def votes(own: tuple[int, ...], theirs: tuple[int, ...], **factions: int) -> Votes:
    """Two of three seats have markers, and some countries a side."""
    g = feldherr.new_game("sixteenthirty", players=3, seed=1).state
    assert isinstance(g, State)
    for country, side in factions.items():
        g.faction[COUNTRY[country]] = side
    g.ability[FRANCE], g.army[FRANCE], g.ability[ITALY] = 5, 3, 0
    markers = [[float(seat.count(country)) for country in range(N)] for seat in (own, theirs, ())]
    return Votes(Outlook(g, 0, markers, Weights()))


def test_who_wants_a_war_wants_two_sides() -> None:
    for side in (RED, BLUE):
        red, blue = votes((FRANCE,), (ITALY,), italy=side).joining(FRANCE)
        assert (red > blue) == (side == BLUE)
        red, blue = votes((ITALY,), (FRANCE,), italy=side).joining(FRANCE)
        assert (red > blue) == (side == RED)


def test_friends_join_the_same_side() -> None:
    friends, strangers = votes((FRANCE, ITALY), (), italy=RED), votes((FRANCE, ITALY), ())
    red, blue = friends.joining(FRANCE)
    assert red > blue
    assert friends.for_red(0, FRANCE, JOIN, NONE) > strangers.for_red(0, FRANCE, JOIN, NONE)


def test_leaving_a_side_is_compared_with_staying() -> None:
    red, blue = votes((FRANCE,), (ITALY,), italy=RED, france=RED).joining(FRANCE)
    assert red == 0 < blue


def test_no_side_makes_the_german_states_more_of_a_target() -> None:
    judge = votes((GERMAN_STATES,), (FRANCE,), france=RED)
    assert judge.war_looms(FRANCE, GERMAN_STATES) == 0
    judge.outlook.g.league[GERMAN_STATES] = BLUE
    assert judge.war_looms(FRANCE, GERMAN_STATES) > 0


def test_both_sides_get_votes_in_a_game_of_captains() -> None:
    found = told("captain", 3, 1618, None, 0)
    assert min(found["red"] + found["all red"], found["blue"] + found["all blue"]) > 3
    assert "3 players, 1 games" in line(3, found)


def test_nobody_keeps_several_markers_of_the_german_states_for_being_several() -> None:
    """All may make war on them; of another country, a second marker is kept before a first of the same status."""
    game = feldherr.new_game("sixteenthirty", players=3, seed=1618)
    state = game.state
    assert isinstance(state, State)
    german, denmark = COUNTRY["german_states"], COUNTRY["denmark"]
    england, poland, sweden = COUNTRY["england"], COUNTRY["poland"], COUNTRY["sweden"]
    for markers, passed in (
        ((denmark, denmark, german, german, german, poland), "german_states"),
        ((denmark, denmark, england, england, poland, sweden), "sweden"),
    ):
        state.hand[0], state.vp_markers[0] = (), tuple(sorted(markers))
        move = decide("captain", game.view(0), Random(1), Budget(simulations=1)).move
        assert move.split()[1] == passed
