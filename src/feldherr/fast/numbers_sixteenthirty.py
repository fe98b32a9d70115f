"""Sixteen Thirty Something in numbers: how answers are numbered, and what an observation tells, index by index."""

from collections.abc import Sequence
from itertools import chain
from typing import Any, Final

from feldherr.kernel.decision import Decision, Move
from feldherr.kernel.game import Game
from feldherr.sixteenthirty import moves
from feldherr.sixteenthirty.cards import HIGHEST, KINDS, OPEN, Cards
from feldherr.sixteenthirty.lobby import code_of
from feldherr.sixteenthirty.market import ExcessCards
from feldherr.sixteenthirty.names import ISSUES, N
from feldherr.sixteenthirty.rules import INITIAL_INFLUENCE, STACK
from feldherr.sixteenthirty.state import State

SEATS: Final = 6
DISPLAYED: Final = N * 2 * HIGHEST
LOBBIES: Final = N * len(ISSUES) * (N + 1)

PASS: Final = 0
"""Also: no more cards."""
MARKER: Final = 1
VOTE: Final = MARKER + N
SPECIAL: Final = VOTE + 2
"""The five cards that change one country."""
CARD: Final = SPECIAL + 5 * N
"""Bid, dropped, given, or put face down."""
ON_DISPLAY: Final = CARD + KINDS
"""By country, its five kinds and the five Open ones."""
ASSASSINATE: Final = ON_DISPLAY + DISPLAYED
OFFER: Final = ASSASSINATE + SEATS * DISPLAYED
LOBBY: Final = OFFER + SEATS * KINDS
LOBBY_THE_CROWN: Final = LOBBY + LOBBIES
ACTIONS: Final[int] = LOBBY_THE_CROWN + LOBBIES

_SPECIALS: Final[tuple[type[Move], ...]] = (
    *(moves.ImproveMilitary, moves.IncreaseArmySize, moves.IncreaseStatus, moves.PlaceLeader, moves.CauseUnrest),
)


def on_display(country: int, card: int) -> int:
    return country * 2 * HIGHEST + (card % HIGHEST if card < OPEN else HIGHEST + card - OPEN)


def spell(decision: Decision, move: Move) -> tuple[int, ...]:  # noqa: PLR0911 (one line a verb)
    """The numbers of a move. Cards placed or bid end with PASS where there could be more."""
    if isinstance(move, moves.PassMarker):
        return (MARKER + move.country,)
    if isinstance(move, moves.Vote):
        return (VOTE + move.colour,)
    if isinstance(move, moves.PlaceInfluence):
        placed = [ON_DISPLAY + on_display(country, card) for country, card in move.placed]
        return tuple(placed + [PASS] * (len(placed) < INITIAL_INFLUENCE))
    if isinstance(move, moves.Bid):
        more = [PASS] * (len(move.cards) < STACK)
        return (*(CARD + card for card in move.cards), *more, *(CARD + card for card in move.dropped))
    if isinstance(move, moves.Remove):
        return (ON_DISPLAY + on_display(move.country, move.card),)
    if isinstance(move, moves.Assassinate):
        return (ASSASSINATE + move.seat * DISPLAYED + on_display(move.country, move.card),)
    if isinstance(move, moves.Lobby):
        return ((LOBBY_THE_CROWN if isinstance(move, moves.LobbyTheCrown) else LOBBY) + code_of(move),)
    if isinstance(move, moves.Exchange):
        return OFFER + move.seat * KINDS + move.taken, CARD + move.given
    if isinstance(move, moves.Collect):
        return (OFFER + move.seat * KINDS + move.card,)
    if type(move) in _SPECIALS:
        return (SPECIAL + _SPECIALS.index(type(move)) * N + move.fields()[0],)
    return (PASS,)


def follow(decision: Decision, given: Sequence[int]) -> list[int] | None:
    """Excess cards: put down lowest first; enough must follow."""
    if not isinstance(decision, ExcessCards):
        return None
    rest = list(decision.hand)
    for action in given:
        rest.remove(action - CARD)
    due, last = decision.number - len(given), given[-1] - CARD if given else -1
    later = [card for card in rest if card >= last]
    return sorted({CARD + card for at, card in enumerate(later) if len(later) - later.index(card) >= due > 0})


def finish(decision: Decision, given: Sequence[int]) -> Move | None:
    assert isinstance(decision, ExcessCards)
    return moves.ToMarket(tuple(action - CARD for action in given)) if len(given) == decision.number else None


# -- observations ------------------------------------------------------------------------------------------------------

ASKED: Final = (
    *("", "pass_marker", "initial_influence", "remove_influence", "special_card", "lobby", "bid", "vote"),
    *("excess_cards", "exchange", "collect"),
)
"""What is asked, by number; to lose influence is to remove it."""
OBSERVATION: Final[int] = 13 + N * 7 + N + KINDS + SEATS * (5 + N * (STACK + 1) + KINDS)


def observe(game: Game, seat: int, given: Sequence[int]) -> list[int]:
    """What a seat may know; its own place comes first and the others follow to the left."""
    g = game.state
    assert isinstance(g, State)

    def seen(other: int) -> int:
        return other if other < 0 else (other - seat) % g.players

    asked, decision = next(iter(game.pending.items()), (-1, None))
    kind = decision.kind.replace("lose_", "remove_") if decision is not None else ""
    head = [g.players, seat, ASKED.index(kind), seen(int(asked)), g.phase, g.turn]
    lobby = [seen(g.lobby[0]), *g.lobby[1:]] if g.lobby else [-1] * 5
    countries = zip(g.status, g.army, g.ability, g.faction, g.leader, g.unrest, g.league, strict=True)
    seats = [number for i in range(g.players) for number in _seat(g, (seat + i) % g.players)]
    return [
        *head,
        *(seen(g.first_player), seen(g.current), *lobby),
        *chain.from_iterable(countries),
        *_counted(g.vp_markers[seat], N),
        *_counted(g.hand[seat], KINDS),
        *seats,
        *[0] * ((SEATS - g.players) * (5 + N * (STACK + 1) + KINDS)),
    ]


def _counted(cards: Cards, kinds: int) -> list[int]:
    return [cards.count(kind) for kind in range(kinds)]


def _seat(g: State, seat: int) -> list[int]:
    display: list[Any] = []
    for country in range(N):
        stack = list(g.stack[seat * N + country])
        display += [*stack, *[-1] * (STACK - len(stack)), g.descending[seat * N + country]]
    open_ = [g.points[seat], len(g.hand[seat]), len(g.dark[seat]), len(g.vp_markers[seat]), g.bidding >> seat & 1]
    return [*open_, *display, *_counted(g.market[seat], KINDS)]
