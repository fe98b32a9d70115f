"""Lobbying the Crown: who may lobby where, and which issues there are. (4.1.4, 5.6, 5.6.4)"""

from typing import TYPE_CHECKING, ClassVar, Final

from feldherr.kernel.decision import Check, Decision, Move
from feldherr.kernel.errors import FeldherrError, IllegalMove
from feldherr.kernel.step import SeatStep
from feldherr.sixteenthirty import league, war
from feldherr.sixteenthirty.bidding import BidTurn, open_bidding
from feldherr.sixteenthirty.cards import HIGHEST, OPEN
from feldherr.sixteenthirty.moves import Lobby
from feldherr.sixteenthirty.names import COUNTRIES, ISSUES, JOIN, LEAGUE, LOBBY, NONE, REARM, WAR, Issue, N
from feldherr.sixteenthirty.scoring import foreseen
from feldherr.sixteenthirty.standing import MEMBERS, Standing
from feldherr.sixteenthirty.state import State
from feldherr.sixteenthirty.voting import EndLobby, TakeVote

if TYPE_CHECKING:
    from feldherr.sixteenthirty.shapes_decisions import Closed, LobbyFacts


# A lobby as one number: country, issue and target.
_ISSUES: Final = len(ISSUES)
_TARGETS: Final = N + 1


def code_of(move: Lobby) -> int:
    return (move.country * _ISSUES + move.issue) * _TARGETS + move.target + 1


def lobby_of(code: int, kind: type[Lobby] = Lobby) -> Lobby:
    rest, target = divmod(code, _TARGETS)
    country, issue = divmod(rest, _ISSUES)
    return kind(country, issue, target - 1)


def may_lobby(g: State, seat: int) -> list[int]:
    """Countries with influence on display, or with a named card in hand that can be placed. (5.6)"""
    stacks = g.stack[seat * N : seat * N + N]
    in_hand = 0
    for card in g.hand[seat]:
        if card < OPEN:
            in_hand |= 1 << card // HIGHEST
    return [country for country in range(N) if stacks[country] or in_hand >> country & 1]


def issues(g: State, country: int, free: int, at: Standing) -> list[int]:
    """The codes of all lobbies that the state of the country allows; `free` may be invited to a league. (5.6.4)"""
    start = country * _ISSUES * _TARGETS
    codes = [start + JOIN * _TARGETS]
    if g.faction[country] == NONE:
        return codes
    if g.army[country] == 0:
        codes.append(start + REARM * _TARGETS)
    at_war, in_league = start + WAR * _TARGETS + 1, start + LEAGUE * _TARGETS + 1
    codes.extend([at_war + target for target in MEMBERS[war.targets(g, country, at)]])
    codes.extend([in_league + target for target in MEMBERS[league.targets(g, country, free, at)]])
    return codes


def lobbies(g: State, seat: int) -> list[int]:
    at = Standing(g)
    free = league.all_free(g, at)
    codes: list[int] = []
    for country in may_lobby(g, seat):
        codes.extend(issues(g, country, free, at))
    return codes


def why_no_lobby(g: State, seat: int, move: Lobby) -> FeldherrError:
    """The reason why a lobby that is not offered is not offered."""
    country, target = COUNTRIES[move.country], COUNTRIES[move.target]
    if move.country not in may_lobby(g, seat):
        return IllegalMove("lobby_without_influence", country=country)
    if g.faction[move.country] == NONE:
        return IllegalMove("lobby_only_join", country=country)
    if move.issue == REARM:
        return IllegalMove("lobby_still_armed", country=country, army_size=g.army[move.country])
    if move.issue == WAR:
        return IllegalMove(war.why_not(g, move.country, move.target), country=country, target=target)
    return IllegalMove(league.why_not(g, move.country, move.target), country=country, target=target)


def closed_issues(g: State, seat: int) -> "Closed":
    """For every country that the seat may lobby: the issues that cannot be called there, and the code of the reason."""
    closed: Closed = {}
    at = Standing(g)
    for country in may_lobby(g, seat):
        reasons: dict[Issue, str] = {}
        if g.faction[country] == NONE:
            reasons = dict.fromkeys(ISSUES[REARM:], "lobby_only_join")
        else:
            if g.army[country]:
                reasons[ISSUES[REARM]] = "lobby_still_armed"
            if not war.targets(g, country, at):
                reasons[ISSUES[WAR]] = war.why_none(g, country)
            if not league.targets(g, country, league.all_free(g, at), at):
                reasons[ISSUES[LEAGUE]] = league.why_none(g, country)
        closed[COUNTRIES[country]] = reasons
    return closed


class LobbyChoice(Decision):
    """Which Crown is lobbied, and for what."""

    __slots__ = ("codes", "g")
    kind: ClassVar = "lobby"

    def __init__(self, seat: int, g: State, codes: list[int]) -> None:
        super().__init__(seat)
        self.g = g
        self.codes = codes

    def count(self) -> int:
        return len(self.codes)

    def option(self, index: int) -> Move:
        return lobby_of(self.codes[index])

    def number_of(self, move: Move) -> int:
        if type(move) is not Lobby:
            return -1
        code = code_of(move)
        return self.codes.index(code) if code in self.codes else -1

    def forced(self) -> None:
        """Asked in any case: a single lobby may rest on a card in hand."""
        return None

    def refusal(self, move: Move) -> FeldherrError:
        return why_no_lobby(self.g, int(self.seat), move) if type(move) is Lobby else super().refusal(move)

    def checked(self, move: Move) -> Check:
        return foreseen(super().checked(move), self.g, int(self.seat), lambda g: carried(g, move))

    def facts(self) -> "LobbyFacts":
        closed = closed_issues(self.g, int(self.seat))
        return {"countries": list(closed), "closed": closed}


class LobbyStep(SeatStep[State]):
    """The mandatory lobby of a round; skipped by a player who can lobby nowhere. (4.1.4, ruling C16)"""

    __slots__ = ()
    beneath: ClassVar = ("RoundStep",)

    def fits(self, g: State) -> bool:
        return g.phase == LOBBY and self.seat == g.current

    def ask(self, g: State) -> Decision | None:
        codes = lobbies(g, self.seat)
        return LobbyChoice(self.seat, g, codes) if codes else None

    def do(self, g: State, move: Move | None) -> None:
        if isinstance(move, Lobby):
            lobby_the_crown(g, self.seat, move)
        else:
            g.no_influence[self.seat] = 1
            g.tell.lobby_skipped(seat=self.seat)


def carried(g: State, move: Move) -> None:
    """What a lobby changes of the worth of markers if it is carried; how a war ends is not foreseen."""
    if isinstance(move, Lobby) and move.issue == LEAGUE:
        league.enact(g, move.country, move.target)


def lobby_the_crown(g: State, seat: int, move: Lobby) -> None:
    """The caller has chosen; bidding, vote, result and losers follow. (5.6)"""
    g.lobby = [seat, move.country, move.issue, move.target, 0]
    target = COUNTRIES[move.target] if move.target != NONE else None
    told = g.tell.join_proposed, g.tell.rearm_proposed, g.tell.war_proposed, g.tell.league_proposed
    told[move.issue](seat, COUNTRIES[move.country], target)
    open_bidding(g)
    g.then(BidTurn(seat), TakeVote(), EndLobby())
