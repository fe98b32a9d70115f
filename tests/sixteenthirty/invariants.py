"""What is true of every game of Sixteen Thirty Something between any two decisions."""

from itertools import chain

from feldherr import Game
from feldherr.sixteenthirty import State
from feldherr.sixteenthirty.cards import COUNTRY_OF, OPEN, SPECIAL
from feldherr.sixteenthirty.names import COUNTRIES, EXCHANGE, GERMAN_STATES, OVER, PHASES, SET_UP, N

MARKERS = sorted([*range(N), *range(N), GERMAN_STATES, GERMAN_STATES])


def check(game: Game) -> None:
    """Raises AssertionError, and says what is wrong, unless all is as it must be."""
    g = game.state
    assert isinstance(g, State)
    check_cards(g)
    check_memory(g)
    check_markers(g)
    check_countries(g)
    check_displays(g)
    check_table(g)
    check_decisions(game)


def check_cards(g: State) -> None:
    """Each of the 112 cards is in exactly one place."""
    counts = [0] * len(g.rules.deck)
    for card in chain(g.deck, g.discard, *g.hand, *g.market, *g.dark, *g.stack):
        counts[card] += 1
    if g.phase == SET_UP and not g.deck:
        assert not any(counts), "cards before the deal"
        return
    assert counts == list(g.rules.deck), "cards not each in one place"
    assert sum(counts) == 112
    for cards in chain(g.hand, g.market, g.dark, g.stack, g.kept, g.drawn, g.emerged, g.known):
        assert len(cards) < 2 or list(cards) == sorted(cards), f"cards out of order: {cards}"


def check_memory(g: State) -> None:
    """What was kept or drawn unseen or taken openly is in the hand, face down, or was seen to leave."""
    for seat in range(g.players):
        came = sorted(g.kept[seat] + g.drawn[seat] + g.known[seat])
        went = sorted(g.hand[seat] + g.dark[seat] + g.emerged[seat])
        assert came == went, f"seat {seat} remembers {came}, not {went}"
        if g.no_influence[seat]:
            named = [card for card in g.hand[seat] + g.dark[seat] if card < OPEN]
            assert all(card in g.known[seat] for card in named), f"seat {seat} has influence cards after all"
    assert len(g.scorings) % g.players == 0


def check_markers(g: State) -> None:
    """22 VP markers, the undrawn ones included, and everyone has the quota."""
    assert sorted(chain(g.undrawn, *g.vp_markers)) == MARKERS, "VP markers lost or found"
    assert {len(markers) for markers in g.vp_markers} == {g.rules.vp_markers}


def check_countries(g: State) -> None:
    for c in range(N):
        values = (g.status[c], g.army[c], g.ability[c])
        assert 0 <= g.status[c] <= 7, f"{COUNTRIES[c]}: {values}"
        assert 0 <= g.army[c] <= 3, f"{COUNTRIES[c]}: {values}"
        assert 0 <= g.ability[c] <= 3, f"{COUNTRIES[c]}: {values}"
        assert -1 <= g.faction[c] <= 1
        assert g.league[c] == -1 or not g.unrest[c], f"{COUNTRIES[c]} is in unrest and in a league"
        assert g.league[c] == -1 or g.faction[c] != -1, f"{COUNTRIES[c]} is in a league and in no faction"
    for colour in (0, 1):
        assert g.league.count(colour) in (0, 2), f"{g.league.count(colour)} members of a league"


def check_displays(g: State) -> None:
    for place, stack in enumerate(g.stack):
        if not stack:
            assert not g.descending[place], "descent without influence"
            continue
        assert len(stack) <= 3, f"a stack of {len(stack)}"
        assert stack[0] < OPEN, f"Open cards alone: {stack}"
        assert all(card < SPECIAL and COUNTRY_OF[card] in (-1, place % N) for card in stack), f"a stack of {stack}"


def check_table(g: State) -> None:
    assert 1 <= g.turn <= 10
    assert 0 <= g.phase < len(PHASES)
    assert (g.phase == OVER) == (not g.agenda), "over, and something left to do; or the other way round"
    assert g.phase != OVER or g.turn >= 8, f"over on turn {g.turn}"
    assert g.phase < EXCHANGE or g.phase == OVER or not any(g.dark), "cards face down at the open market"
    assert g.lobby == [] or len(g.lobby) == 5
    if g.phase > SET_UP:
        assert 0 <= g.first_player < g.players
    for seat in range(g.players):
        assert g.points[seat] == sum(one[0] for one in g.scorings[seat :: g.players]), "points do not add up"


def check_decisions(game: Game) -> None:
    pending = game.pending
    assert bool(pending) != game.over, "over, and somebody is asked; or nobody can decide"
    assert (game.outcome is not None) == game.over, "an outcome before the end, or none after it"
    for seat, decision in pending.items():
        assert decision.seat == seat, f"seat {seat} is asked what seat {decision.seat} should be"
        assert decision.id == str(game.question), f"question {decision.id} is number {game.question}"
