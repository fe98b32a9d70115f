"""Whether a position's agenda is what a game has before it there: nothing left out, nothing twice, all in order.

Beneath the chapter under way lies the rest of the game, which leaves no choice. The steps of the chapter itself say
what they may lie on; what remains is that its players come in their order.
"""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, Final

from feldherr.kernel.sound import require
from feldherr.kernel.sound import require_agenda as require_grammar
from feldherr.kernel.step import Step
from feldherr.wallenstein.actions import PerformAction
from feldherr.wallenstein.court import ApplyFavor, AskForFavor, attend_court
from feldherr.wallenstein.draft import DraftTurn, EndDraft, PlaceGroup
from feldherr.wallenstein.landsknechte import AdvancePile, check_landsknechte
from feldherr.wallenstein.names import (
    ACTING,
    ACTIONS,
    COURT,
    LANDSKNECHTE,
    OVER,
    PLANNING,
    PLAYER_ORDER,
    WINTER,
)
from feldherr.wallenstein.planning import DeclareEmpty, boxes_left_empty, plan
from feldherr.wallenstein.player_order import ChoosePosition, bid_of, bid_rank, fix_player_order
from feldherr.wallenstein.season import (
    EVENT_FIRST,
    ORDER_FIRST,
    SEASON,
    PlaySeason,
    PlayYear,
    SeasonStep,
    perform_actions,
)
from feldherr.wallenstein.setup import PrimeTower, ShuffleDecks, starting_groups
from feldherr.wallenstein.sound_draft import drafting
from feldherr.wallenstein.state import State
from feldherr.wallenstein.winter import WINTER_ROUND, CheckSupply, EndGame, PlayWinter, WinterStep, supply_counties

LINES: Final = {
    PLANNING: plan,
    PLAYER_ORDER: fix_player_order,
    LANDSKNECHTE: check_landsknechte,
    COURT: attend_court,
    ACTING: perform_actions,
}
"""The line of the sequence of play that each phase of a season carries out."""
SUPPLYING: Final = WINTER_ROUND.index(supply_counties)


def require_agenda(g: State) -> None:
    """The whole rest of the game lies on it, then a chapter, and each step on one that it may lie on."""
    require((g.phase == OVER) == (not g.agenda), "agenda", g.agenda)
    rest = rest_of_game(g) if g.agenda else []
    found = next((pair for pair in zip_longest(g.agenda[: len(rest)], rest) if pair[0] != pair[1]), None)
    require(found is None, "agenda", found)
    again = [step for step in g.agenda[len(rest) :] if isinstance(step, SeasonStep | WinterStep)]
    require(not again, "agenda", again)
    require_grammar(g)


def rest_of_game(g: State) -> list[Step[Any]]:
    """What is left when the chapter under way is done, from the end of the game to what comes next."""
    rest: list[Step[Any]] = [EndGame(), *(PlayYear(year) for year in (2, 1) if year > g.year)]
    if g.phase < PLANNING:
        return [*rest, ShuffleDecks(), *([PrimeTower(), EndDraft()] if drafting(g) else [])]
    if g.phase == WINTER:
        return [*rest, *(WinterStep(line) for line in reversed(range(len(WINTER_ROUND))) if line > SUPPLYING)]
    rest += [PlayWinter(), *(PlaySeason(season) for season in (2, 1) if season > g.season)]
    lines = ORDER_FIRST if g.rules.order_before_event else EVENT_FIRST
    now = next(place for place, step in enumerate(lines) if SEASON[step.line] is LINES[g.phase])
    actions = range(len(ACTIONS) - 1, g.turn, -1) if g.phase == ACTING else ()
    return [*rest, *reversed(lines[now + 1 :]), *(PerformAction(turn, 0) for turn in actions)]


# -- the chapter under way ---------------------------------------------------------------------------------------------


def require_chapter(g: State) -> None:
    """Those who have not had their turn wait for it in their order; what lies on top belongs to whoever has it."""
    chapter = g.agenda[len(rest_of_game(g)) :] if g.agenda else []
    if g.phase == PLANNING:
        declaring = [seat for seat in g.previous_order if g.rules.empty_boxes_declared and boxes_left_empty(g, seat)]
        require_last_of(declaring, waiting(chapter, DeclareEmpty))
    elif g.phase == PLAYER_ORDER:
        left = waiting(chapter, ChoosePosition)
        ranks = [-bid_rank(bid_of(g, seat)) for seat in left]
        require(ranks == sorted(ranks), "agenda", f"{left} choosing positions")
        require(sorted(left) == [seat for seat in range(g.players) if g.position[seat] < 0], "position", g.position)
    elif g.phase == COURT:
        require_audience(g, chapter)
    elif g.phase == ACTING:
        places = [step.place for step in chapter if isinstance(step, PerformAction)]
        require(len(places) == 1, "agenda", chapter)
        require_turn_of(g.turn_order[places[0] - 1], chapter[1:])
    elif g.phase in (LANDSKNECHTE, WINTER):
        left = waiting(chapter, AdvancePile if g.phase == LANDSKNECHTE else CheckSupply)
        require_last_of(g.turn_order, left)
        require(len(left) < g.players, "agenda", f"{left} before anybody")
        require_turn_of(g.turn_order[g.players - len(left) - 1], chapter[len(left) :])
        checked = [g.landsknechte[seat] <= g.season for seat in left]
        require(all(checked), "landsknechte", g.landsknechte)
    elif drafting(g):
        require_draft_turns(g, chapter)


def waiting(chapter: list[Step[Any]], kind: type[Any]) -> list[int]:
    """The seats that steps of this kind will ask, next first."""
    return [step.seat for step in reversed(chapter) if isinstance(step, kind)]


def require_last_of(order: Sequence[int], left: list[int]) -> None:
    require(left == list(order[len(order) - len(left) :]), "agenda", f"{left} waiting, in the order {order}")


def require_turn_of(seat: int, steps: list[Step[Any]]) -> None:
    """These steps are all of one seat, which has its turn. A throw is nobody's."""
    seats = [getattr(step, "attacker", getattr(step, "seat", seat)) for step in steps]
    require(set(seats) == {seat}, "agenda", f"{steps} in the turn of seat {seat}")


def require_audience(g: State, chapter: list[Step[Any]]) -> None:
    """Most courtiers first, ties in player order; who has been asked has left the entrance hall."""
    left = waiting(chapter, AskForFavor)
    due = sorted(set(left), key=lambda seat: (-g.entrance[seat], g.turn_order.index(seat)))
    require(left == due, "agenda", f"{left} asking for favors")
    asked = [seat for seat in range(g.players) if seat not in left]
    require(not any(g.entrance[seat] for seat in asked), "entrance", g.entrance)
    require(not any(g.audience[seat] for seat in left), "audience", g.audience)
    require(set(waiting(chapter, ApplyFavor)) <= set(asked), "agenda", chapter)


def require_draft_turns(g: State, chapter: list[Step[Any]]) -> None:
    """Each takes as many counties as there are groups left to place, all in turn."""
    placing = waiting(chapter, PlaceGroup)
    turns = g.turn_order * len(starting_groups(g.players))
    require_last_of(turns, placing + waiting(chapter, DraftTurn))
    for seat in range(g.players):
        left = sum(g.groups[6 * seat : 6 * seat + 6])
        require(left == (placing + waiting(chapter, DraftTurn)).count(seat), "groups", g.groups)
