"""What is still to do, in a position from outside: it follows from phase, seat and issue, and somebody is asked."""

from typing import Any, Final

from feldherr.kernel.sound import require, require_agenda
from feldherr.kernel.step import SimultaneousStep, Step
from feldherr.sixteenthirty import league
from feldherr.sixteenthirty.bidding import BidTurn
from feldherr.sixteenthirty.cards import HIGHEST
from feldherr.sixteenthirty.influence import LoseInfluence
from feldherr.sixteenthirty.lobby import code_of, issues
from feldherr.sixteenthirty.market import CollectCard, ExchangeCard, close_the_market, collection_round, go_to_market
from feldherr.sixteenthirty.moves import Lobby
from feldherr.sixteenthirty.names import (
    COLLECTION,
    EXCHANGE,
    ISSUES,
    JOIN,
    LEAGUE,
    NONE,
    OVER,
    REARM,
    SCORING,
    SET_UP,
    N,
)
from feldherr.sixteenthirty.setup import SEQUENCE, PassOnMarkers, PlaceInitialInfluence
from feldherr.sixteenthirty.standing import Standing
from feldherr.sixteenthirty.state import State
from feldherr.sixteenthirty.turn import END_OF_TURN, ROUND, EndOfTurn, PlayRound, RoundStep
from feldherr.sixteenthirty.voting import CallSecondVote, EndLobby, TakeVote

LONGEST_ISSUE: Final = 5
LONGEST_AGENDA: Final = 40
"""Steps: more than any turn, and few enough to look at."""
NEXT_LINE: Final = {
    SCORING: END_OF_TURN.index(go_to_market),
    EXCHANGE: END_OF_TURN.index(collection_round),
    COLLECTION: END_OF_TURN.index(close_the_market),
}
"""Where the end of the turn goes on after a phase."""

OF_THE_TURN: Final = (EndOfTurn, PlayRound, RoundStep, ExchangeCard, CollectCard)
"""Steps that follow from the phase, and that nothing else leads to."""


def require_steps(g: State) -> None:
    """The agenda is the rest of the turn, and above it what the present line of the turn has led to."""
    require((g.phase == OVER) == (not g.agenda), "agenda", f"{len(g.agenda)} steps in phase {g.phase}")
    require(len(g.agenda) <= LONGEST_AGENDA, "agenda", f"{len(g.agenda)} steps")
    for step in g.agenda:
        require(all(type(field) is int for field in step.fields()), "agenda", step)
    require_issue(g)
    require_agenda(g)
    if not g.agenda:
        return
    later = rest_of_the_turn(g)
    under_way = g.agenda[len(later) : -1]
    require(g.agenda[: len(later)] == later, "agenda", g.agenda)
    require(not any(isinstance(step, OF_THE_TURN) for step in under_way), "agenda", g.agenda)
    require_losers(g)
    require_bidding(g)
    require(asks(g), "agenda", f"{g.agenda[-1]}, which asks nobody")
    if g.phase == SET_UP:
        require_beginning(g)


def rest_of_the_turn(g: State) -> list[Step[Any]]:
    """The steps that lie beneath those of the present line, whatever that has led to."""
    order = g.seats_from(max(g.first_player, 0))
    step = g.agenda[-1]
    if g.phase == SET_UP:
        steps = [*SEQUENCE[-len(g.agenda) :]]
    elif g.current != NONE:
        lines = [RoundStep(g.current, line) for line in range(g.phase, len(ROUND))]
        rounds = [PlayRound(seat) for seat in order[order.index(g.current) + 1 :]]
        steps = [*lines, *rounds, *end_of_turn(0)]
    else:
        steps = end_of_turn(NEXT_LINE[g.phase])
        if isinstance(step, ExchangeCard | CollectCard):
            steps = [*[type(step)(seat) for seat in order[order.index(step.seat) + 1 :]], *steps]
    return steps[::-1]


def end_of_turn(first: int) -> list[Step[Any]]:
    return [EndOfTurn(line) for line in range(first, len(END_OF_TURN))]


def asks(g: State) -> bool:
    """Whether the step on top has somebody decide, and nothing is played unasked."""
    step = g.agenda[-1]
    if isinstance(step, SimultaneousStep):
        return bool(step.ask_all(g))
    decision = step.ask(g)
    return decision is not None and decision.forced() is None


def require_beginning(g: State) -> None:
    """As many rounds of VP markers passed as are over, then cards, then a first player. (3)"""
    step = g.agenda[-1]
    passing = isinstance(step, PassOnMarkers)
    rounds = step.round if isinstance(step, PassOnMarkers) else len(g.passed) // g.players
    passed = [country != NONE for country in g.passed]
    require(passed == [at < rounds * g.players for at in range(len(passed))], "passed", g.passed)
    require(bool(g.deck) != passing, "deck", f"{len(g.deck)} cards")
    chosen = g.first_player != NONE
    require(chosen == isinstance(step, PlaceInitialInfluence), "first_player", g.first_player)


# -- the issue under way -----------------------------------------------------------------------------------------------


def require_issue(g: State) -> None:
    """The issue under way is the current player's; while it is bid and voted on, the Crown can be lobbied for it."""
    under_way = any(isinstance(step, EndLobby) for step in g.agenda)
    require(bool(g.lobby) == under_way, "lobby", g.lobby)
    if not g.lobby:
        return
    caller, country, issue, target, second = g.lobby
    require(caller == g.current and caller != NONE, "lobby", g.lobby)
    require(0 <= country < N and 0 <= issue < len(ISSUES), "lobby", g.lobby)
    require((target == NONE) == (issue in (JOIN, REARM)) and target != country, "lobby", g.lobby)
    require(second == 0 or (second == 1 and issue == LEAGUE), "lobby", g.lobby)
    if any(isinstance(step, TakeVote | CallSecondVote) for step in g.agenda):
        at = Standing(g)
        offered = issues(g, country, league.all_free(g, at), at)
        require(code_of(Lobby(country, issue, target)) in offered, "lobby", g.lobby)


def require_bidding(g: State) -> None:
    """Who bids is among those who have not passed; a caller without influence there comes first, and can place it."""
    step = g.agenda[-1]
    require(bool(g.bidding) == isinstance(step, BidTurn), "bidding", g.bidding)
    if not isinstance(step, BidTurn | TakeVote) or g.lobby[4]:
        return
    caller, country, *_ = g.lobby
    if not g.stack[caller * N + country]:
        begun = step == BidTurn(caller) and g.bidding == (1 << g.players) - 1
        named = any(card // HIGHEST == country for card in g.hand[caller])
        require(begun and named, "lobby", "a caller without influence")


def require_losers(g: State) -> None:
    """Those who lose influence do so from the current player to the left. (ruling Q10)"""
    losers = [step.seat for step in g.agenda[::-1] if isinstance(step, LoseInfluence)]
    turns = [(seat - g.current) % g.players for seat in losers]
    require(turns == sorted(set(turns)), "agenda", g.agenda)
