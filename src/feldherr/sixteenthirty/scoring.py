"""Victory points, the end of the game and its winner. (4.2.1, 4.2.2)"""

from collections.abc import Callable
from typing import ClassVar

from feldherr.kernel.decision import CHANCE, Check, Decision, Move
from feldherr.kernel.rulebook import Outcome, rank
from feldherr.kernel.step import Step
from feldherr.sixteenthirty.cards import points
from feldherr.sixteenthirty.dice import SIDES, DiceOutside
from feldherr.sixteenthirty.moves import Roll
from feldherr.sixteenthirty.names import COUNTRIES, NONE, OVER, SCORING, N
from feldherr.sixteenthirty.rules import ENDS_AT
from feldherr.sixteenthirty.state import State


def worth_of_markers(g: State, seat: int) -> tuple[int, ...]:
    """What one VP marker of each country brings: the lower of influence and status, and one more in a league."""
    worth = [0] * N
    for country, stack in enumerate(g.stack[seat * N : seat * N + N]):
        if stack:
            worth[country] = min(points(stack), g.status[country])
        if g.league[country] != NONE and (stack or g.rules.league_bonus_without_influence):
            worth[country] += 1
    return tuple(worth)


def worth_to(g: State, seat: int) -> dict[str, int]:
    """What each of the player's VP markers would bring if the turn were scored now. (4.2.1)"""
    worth = worth_of_markers(g, seat)
    return {COUNTRIES[country]: worth[country] for country in dict.fromkeys(g.vp_markers[seat])}


def foreseen(check: Check, g: State, seat: int, change: Callable[[State], object]) -> Check:
    """With the forecast of a legal move: what the player's own VP markers would be worth after what it changes, and
    the status of countries where it differs."""
    if not check.legal:
        return check
    twin = g.copy()
    change(twin)
    status = {COUNTRIES[c]: twin.status[c] for c in range(N) if twin.status[c] != g.status[c]}
    return Check([], {"worth": worth_to(twin, seat), "status": status})


def add_up_victory_points(g: State) -> None:
    """Each marker scores, several of a country once each; others learn only the sum. (4.2.1)"""
    g.phase = SCORING
    gained = []
    for seat in range(g.players):
        worth = worth_of_markers(g, seat)
        gained.append(sum([worth[country] for country in g.vp_markers[seat]]))
        g.points[seat] += gained[seat]
        g.scorings.append((gained[seat], *worth))
        if g.tell.watched:
            own: dict[str, int] = {}
            for country in g.vp_markers[seat]:
                own[COUNTRIES[country]] = own.get(COUNTRIES[country], 0) + worth[country]
            g.tell.your_score((seat,), seat=seat, by_country=own, gained=gained[seat])
    g.tell.points_added(turn=g.turn, gained=gained, points=g.points[:])


def check_for_end_of_game(g: State) -> None:
    """Turn 10 is the last; turns 8 and 9 may be. (4.2.2)"""
    if g.turn not in ENDS_AT:
        move_turn_marker(g)
    elif ENDS_AT[g.turn] == SIDES:
        end_the_game(g)
    else:
        g.then(RollForEnd())


class RollForEnd(Step[State]):
    """The first player rolls one die. (4.2.2)"""

    __slots__ = ()
    beneath: ClassVar = ("EndOfTurn",)

    def ask(self, g: State) -> Decision | None:
        return DiceOutside(CHANCE, 1, "end_die") if g.rules.throws == "outside" else None

    def do(self, g: State, move: Move | None) -> None:
        die = move.dice[0] if isinstance(move, Roll) else g.chance.below(SIDES) + 1
        g.tell.end_rolled(seat=g.first_player, turn=g.turn, die=die)
        if die <= ENDS_AT[g.turn]:
            end_the_game(g)
        else:
            move_turn_marker(g)


def move_turn_marker(g: State) -> None:
    g.turn += 1
    g.tell.turn_marker_moved(turn=g.turn)


def end_the_game(g: State) -> None:
    """No market, no clean-up, no further turn; VP markers are shown. (4.2, 4.2.2, ruling Q15)"""
    g.phase = OVER
    g.agenda.clear()
    markers = {str(seat): [COUNTRIES[c] for c in own] for seat, own in enumerate(g.vp_markers)}
    g.tell.game_ended(turn=g.turn, points=g.points[:], markers=markers)


def outcome(g: State) -> Outcome:
    """Most points; nothing breaks a tie. (4.2.2)"""
    return Outcome(g.points[:], rank(g.points))
