"""Resolving the issue: sides chosen in secret, points counted, the result enacted, losers adjusted. (5.6.2, 5.6.3)"""

from typing import TYPE_CHECKING, ClassVar, Final

from feldherr.kernel.decision import Check, Choice, Decision, Move
from feldherr.kernel.step import SimultaneousStep, Step
from feldherr.sixteenthirty import league, war
from feldherr.sixteenthirty.bidding import BidTurn, lobbied, open_bidding
from feldherr.sixteenthirty.influence import lose_influence
from feldherr.sixteenthirty.moves import Vote
from feldherr.sixteenthirty.names import BLUE, COUNTRIES, FACTIONS, ISSUES, JOIN, LEAGUE, NONE, REARM, RED, WAR, N
from feldherr.sixteenthirty.scoring import foreseen
from feldherr.sixteenthirty.state import State

if TYPE_CHECKING:
    from feldherr.sixteenthirty.shapes_decisions import Meaning, VoteFacts


VOTES: Final = (Vote(RED), Vote(BLUE))
MEANINGS: "Final[dict[int, tuple[Meaning, Meaning]]]" = {
    JOIN: ("join_red", "join_blue"),
    REARM: ("rearm", "no_rearm"),
    WAR: ("war", "peace"),
}


class VoteChoice(Choice):
    """Red or blue."""

    __slots__ = ("g",)
    kind: ClassVar = "vote"

    def __init__(self, seat: int, g: State) -> None:
        super().__init__(seat, VOTES)
        self.g = g

    def checked(self, move: Move) -> Check:
        """If that side wins: of a league, in both countries; how a war ends is not foreseen."""
        _, country, issue, target, _ = self.g.lobby

        def change(g: State) -> None:
            if issue == LEAGUE and isinstance(move, Vote) and move.colour == g.faction[target]:
                league.enact(g, country, target)

        return foreseen(super().checked(move), self.g, int(self.seat), change)

    def facts(self) -> "VoteFacts":
        _, _, issue, target, _ = self.g.lobby
        red, blue = meanings(self.g)
        return {
            "country": COUNTRIES[lobbied(self.g)],
            "issue": ISSUES[issue],
            "target": COUNTRIES[target] if target != NONE else None,
            "red": red,
            "blue": blue,
        }


def meanings(g: State) -> "tuple[Meaning, Meaning]":
    """What red and blue stand for in the issue under way. (5.6.4)"""
    _, _, issue, target, _ = g.lobby
    if issue == LEAGUE:
        return ("league", "no_league") if g.faction[target] == RED else ("no_league", "league")
    return MEANINGS[issue]


def voters(g: State) -> list[int]:
    """The seats with influence on display in the lobbied country. (5.6.2)"""
    country = lobbied(g)
    return [seat for seat in range(g.players) if g.stack[seat * N + country]]


class TakeVote(SimultaneousStep[State]):
    """Everyone with influence on display in the lobbied country chooses a side, unseen by the others. (5.6.2)"""

    __slots__ = ()
    beneath: ClassVar = ("EndLobby",)

    def ask_all(self, g: State) -> dict[int, Decision]:
        return {seat: VoteChoice(seat, g) for seat in voters(g)}

    def do_all(self, g: State, moves: dict[int, Move]) -> None:
        country = lobbied(g)
        sides = {seat: move.colour for seat, move in moves.items() if isinstance(move, Vote)}
        totals = [0, 0]
        for seat, colour in sides.items():
            totals[colour] += g.influence(seat, country)
        winner = NONE if totals[RED] == totals[BLUE] else RED if totals[RED] > totals[BLUE] else BLUE
        g.tell.votes_shown(
            country=COUNTRIES[country],
            votes={str(seat): FACTIONS[colour] for seat, colour in sides.items()},
            red=totals[RED],
            blue=totals[BLUE],
            winner=FACTIONS[winner] if winner != NONE else "tie",
            passed=passes(g, winner),
        )
        losers = lose_influence(g, [s for s, colour in sides.items() if winner not in (NONE, colour)], country)
        _, _, issue, _, second = g.lobby
        if not passes(g, winner):
            g.then(*losers)
        elif issue == LEAGUE and not second:
            g.then(*losers, CallSecondVote())
        else:
            g.then(*losers)
            enact(g, winner)


def passes(g: State, winner: int) -> bool:
    """Whether this outcome carries the issue in the country that votes. (5.6.4)"""
    _, _, issue, target, _ = g.lobby
    if issue == JOIN:
        return winner != NONE
    return winner == (g.faction[target] if issue == LEAGUE else RED)


def enact(g: State, winner: int) -> None:
    """What the majority that carried the issue decides; losers are adjusted after it. (5.6.4)"""
    _, country, issue, target, _ = g.lobby
    if issue == JOIN:
        g.faction[country] = winner
        g.tell.faction_joined(country=COUNTRIES[country], faction=FACTIONS[winner], by="vote")
    elif issue == REARM:
        g.army[country] = 1
        g.tell.rearmed(country=COUNTRIES[country])
    elif issue == WAR:
        war.go_to_war(g, country, target)
    else:
        league.enact(g, country, target)


class CallSecondVote(Step[State]):
    """A league that the initiating country wants is put to the target: a complete resolution. (5.6.4.4, ruling Q5)"""

    __slots__ = ()
    beneath: ClassVar = ("EndLobby",)

    def fits(self, g: State) -> bool:
        return g.lobby[2] == LEAGUE and not g.lobby[4]

    def do(self, g: State, move: Move | None) -> None:
        g.lobby = [*g.lobby[:4], 1]
        caller, country, _, target, _ = g.lobby
        g.tell.second_vote_called(seat=caller, country=COUNTRIES[country], target=COUNTRIES[target])
        open_bidding(g)
        g.then(BidTurn(caller), TakeVote())


class EndLobby(Step[State]):
    """Nothing is under way any more."""

    __slots__ = ()
    beneath: ClassVar = ("RoundStep", "PlaySpecialCard")

    def do(self, g: State, move: Move | None) -> None:
        g.lobby = []
