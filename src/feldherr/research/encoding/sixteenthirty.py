"""Sixteen Thirty Something as numbers: its actions, its questions in parts, and what a seat sees, index by index."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

import numpy as np

from feldherr.kernel.decision import Decision, Move, Pass
from feldherr.research.encoding.asking import Asking, Listed, Path
from feldherr.research.encoding.layout import Layout, Numbers, code, codes, count, counts
from feldherr.sixteenthirty.cards import CARD_WORDS, COUNTRY_OF, HIGHEST, OPEN, SPECIAL
from feldherr.sixteenthirty.cards import KINDS as CARD_KINDS
from feldherr.sixteenthirty.initial import InitialInfluence
from feldherr.sixteenthirty.lobby import LobbyChoice, code_of, lobby_of
from feldherr.sixteenthirty.market import ExcessCards, ExchangeChoice
from feldherr.sixteenthirty.moves import (
    Assassinate,
    Bid,
    Collect,
    CountryMove,
    Exchange,
    LobbyTheCrown,
    PassMarker,
    PlaceInfluence,
    Remove,
    ToMarket,
    Vote,
)
from feldherr.sixteenthirty.names import COUNTRIES, FACTIONS, ISSUES, NONE, PHASES, N
from feldherr.sixteenthirty.rules import INITIAL_INFLUENCE, LAST_TURN, STACK
from feldherr.sixteenthirty.special import CARD_OF
from feldherr.sixteenthirty.state import State

SEATS: Final = 6

# -- actions: a card, a country, an issue, a seat, a side, a word ----------------------------------------------------

COUNTRY: Final = CARD_KINDS
ISSUE: Final = COUNTRY + N
SEAT: Final = ISSUE + len(ISSUES)
SIDE: Final = SEAT + SEATS
DONE: Final = SIDE + len(FACTIONS)
PASS: Final = DONE + 1
WAIT: Final = PASS + 1
"""What the seats do that are not asked, where all act at once."""
_SEATS: Final = ("own", *(f"left {i}" for i in range(1, SEATS)))
ACTION_NAMES: Final = (
    *CARD_WORDS,
    *COUNTRIES,
    *ISSUES,
    *(f"seat {seat}" for seat in _SEATS),
    *FACTIONS,
    "done",
    "pass",
    "wait",
)
ACTION_ABOUT: Final = (
    (range(CARD_KINDS), "a card: places it, bids it, drops it, plays it, shoots it, takes it or gives it"),
    (range(COUNTRY, ISSUE), "a country: lobbies it, is the target, receives the card"),
    (range(ISSUE, SEAT), "the issue that is lobbied for"),
    (range(SEAT, SIDE), "a seat, counted to the left: whose display or market place it is"),
    (range(SIDE, DONE), "votes for that side"),
    (range(DONE, PASS), "no further card: what was chosen is placed or bid"),
    (range(PASS, WAIT), "does nothing"),
    (range(WAIT, WAIT + 1), "for seats that are not asked, where all act at once"),
)


class AskingForInfluence(Asking):
    """Cards in ascending order, an Open one followed by its country, up to three or until done."""

    __slots__ = ("hand", "last", "placed")

    def __init__(self, decision: InitialInfluence) -> None:
        super().__init__()
        self.hand = [card for card in decision.hand if card < SPECIAL]
        self.placed: list[tuple[int, int]] = []
        self.last = -1
        """An Open card that waits for its country."""

    def legal(self) -> Sequence[int]:
        countries = sorted({country for country, card in self.placed if card < OPEN})
        if self.last >= 0:
            return [COUNTRY + country for country in countries]
        least = max((card for _, card in self.placed), default=-1)
        cards = sorted({card for card in self.hand if card >= least and (card < OPEN or countries)})
        return [*cards, DONE]

    def take(self, action: int) -> Move | None:
        self.taken.append(action)
        if action == DONE:
            return self._move()
        if action < COUNTRY:
            self.hand.remove(action)
            if action >= OPEN:
                self.last = action
                return None
            self.placed.append((COUNTRY_OF[action], action))
        else:
            self.placed.append((action - COUNTRY, self.last))
            self.last = -1
        return self._move() if len(self.placed) == INITIAL_INFLUENCE else None

    def _move(self) -> Move:
        return PlaceInfluence(tuple(sorted(self.placed)))


class AskingForExcess(Asking):
    """So many cards of the hand, in ascending order."""

    __slots__ = ("due", "hand")

    def __init__(self, decision: ExcessCards) -> None:
        super().__init__()
        self.hand = list(decision.hand)
        self.due = decision.number

    def legal(self) -> Sequence[int]:
        """Cards from the last one on, as long as enough come after them."""
        left = self.due - len(self.taken)
        return list(dict.fromkeys(self.hand[: len(self.hand) - left + 1]))

    def take(self, action: int) -> Move | None:
        self.taken.append(action)
        self.hand = self.hand[self.hand.index(action) + 1 :]
        return ToMarket(tuple(self.taken)) if len(self.taken) == self.due else None


class AskingForExchange(Asking):
    """Pass, or whose market place, which card of it, and which of the hand."""

    __slots__ = ("hand", "offers", "seats")

    def __init__(self, decision: ExchangeChoice, players: int) -> None:
        super().__init__()
        self.hand = decision.hand
        self.seats = {SEAT + _turned(decision, seat, players): seat for seat, _ in decision.offers}
        self.offers = decision.offers

    def legal(self) -> Sequence[int]:
        if not self.taken:
            return [*sorted(self.seats), PASS]
        if len(self.taken) == 1:
            seat = self.seats[self.taken[0]]
            return sorted(card for other, card in self.offers if other == seat)
        return self.hand

    def take(self, action: int) -> Move | None:
        self.taken.append(action)
        if action == PASS:
            return Pass()
        if len(self.taken) < 3:
            return None
        at, taken, given = self.taken
        return Exchange(self.seats[at], taken, given)


def _turned(decision: Decision, seat: int, players: int) -> int:
    """A seat as the one that decides counts it: itself 0, then to the left."""
    return (seat - int(decision.seat)) % players


def _path(decision: Decision, move: Any, players: int) -> Path:
    """The actions that make a move of a decision that lists its moves."""
    return _PATHS.get(type(move), _path_of_card)(decision, move, players)


@cache
def _path_of_code(code: int) -> Path:
    """The path of a lobby from its number, without making the move: there are many."""
    move = lobby_of(code)
    target = () if move.target == NONE else (COUNTRY + move.target,)
    return (COUNTRY + move.country, ISSUE + move.issue, *target)


def _path_of_assassin(decision: Decision, move: Assassinate, players: int) -> Path:
    seat = SEAT + _turned(decision, move.seat, players)
    return CARD_OF[Assassinate], seat, COUNTRY + move.country, move.card


def _path_of_card(decision: Decision, move: CountryMove, players: int) -> Path:
    return CARD_OF[type(move)], COUNTRY + move.country


_PATHS: Final[dict[type[Move], Callable[[Decision, Any, int], Path]]] = {
    Pass: lambda decision, move, players: (PASS,),
    PassMarker: lambda decision, move, players: (COUNTRY + move.country,),
    Bid: lambda decision, move, players: (*move.cards, DONE, *move.dropped),
    Vote: lambda decision, move, players: (SIDE + move.colour,),
    LobbyTheCrown: lambda decision, move, players: (CARD_OF[LobbyTheCrown], *_path_of_code(code_of(move))),
    Remove: lambda decision, move, players: (COUNTRY + move.country, move.card),
    Assassinate: _path_of_assassin,
    Collect: lambda decision, move, players: (SEAT + _turned(decision, move.seat, players), move.card),
}


_PARTS: Final[dict[str, Callable[[Any], Asking]]] = {
    InitialInfluence.kind: AskingForInfluence,
    ExcessCards.kind: AskingForExcess,
}


def asking(decision: Decision, players: int) -> Asking:
    """A decision of a player, to be answered action by action."""
    make = _PARTS.get(decision.kind)
    if make is not None:
        return make(decision)
    if isinstance(decision, ExchangeChoice):
        return AskingForExchange(decision, players)
    if isinstance(decision, LobbyChoice):
        return Listed(decision, map(_path_of_code, decision.codes))
    return Listed(decision, [_path(decision, move, players) for move in decision.options()])


# -- observations ----------------------------------------------------------------------------------------------------

KINDS: Final = (
    *("pass_marker", "initial_influence", "remove_influence", "lose_influence", "special_card"),
    *("lobby", "bid", "vote", "excess_cards", "exchange", "collect"),
)
_STACKS: Final = tuple(f"{country} {place}" for country in COUNTRIES for place in range(1, STACK + 1))
_DECK: Final = 112

LAYOUT: Final = Layout(
    [
        # the question: only these change while a move is under way
        code("asked", 1, "whether the seat must decide"),
        code("question", len(KINDS), f"what is asked: 0 nothing, then {', '.join(KINDS)}"),
        count("part", 24, "how many actions of the move have been taken"),
        counts("taken", ACTION_NAMES, 12, "how often each action has been taken in this move"),
        # the table
        count("players", SEATS, "players at the table"),
        count("turn", LAST_TURN, "the turn"),
        code("phase", len(PHASES) - 1, ", ".join(PHASES)),
        code("first_player", SEATS, "0 none, 1 own, then the seats to the left"),
        code("current", SEATS, "whose round it is, numbered likewise"),
        count("card_limit", 12, "cards that a hand may keep"),
        counts("status", COUNTRIES, 7, "status"),
        counts("army_size", COUNTRIES, 3, "army size"),
        counts("military_ability", COUNTRIES, 3, "military ability"),
        codes("faction", COUNTRIES, 2, "0 none, 1 red, 2 blue"),
        codes("leader", COUNTRIES, 1, "a military leader"),
        codes("unrest", COUNTRIES, 1, "unrest"),
        codes("league", COUNTRIES, 2, "league of princes: 0 none, 1 red, 2 blue"),
        code("caller", SEATS, "issue under way: who called it, 0 none, 1 own, then to the left"),
        code("lobbied", N, "the country whose Crown is lobbied, 0 none"),
        code("issue", len(ISSUES), f"0 none, then {', '.join(ISSUES)}"),
        code("issue_target", N, "its target"),
        code("second_vote", 1, "whether it is the second vote of a league"),
        codes("bidding", _SEATS, 1, "who has not passed in the bidding"),
        counts("victory_points", _SEATS, 200, "victory points"),
        counts("hand_size", _SEATS, 40, "cards in hand"),
        counts("face_down", _SEATS, 40, "cards face down in the market place"),
        codes("no_influence", _SEATS, 1, "known to hold no named influence card unseen"),
        *(
            codes(
                f"display {seat}", _STACKS, 2 * HIGHEST, "cards on display: 0 none, named by value, then Open by value"
            )
            for seat in _SEATS
        ),
        *(codes(f"descending {seat}", COUNTRIES, 1, "stacks in descent") for seat in _SEATS),
        *(counts(f"market {seat}", CARD_WORDS, 8, "cards in the market place that this seat knows") for seat in _SEATS),
        *(counts(f"holds {seat}", CARD_WORDS, 8, "cards in hand that all saw go there") for seat in _SEATS),
        counts("hand", CARD_WORDS, 8, "own hand"),
        counts("vp_markers", COUNTRIES, 4, "own VP markers"),
        counts("discard", CARD_WORDS, 8, "cards in the discard pile"),
        count("deck", _DECK, "cards in the deck"),
        codes("given", "12", N, "VP markers given to the left, 0 none"),
        codes("received", "12", N, "VP markers received from the right, 0 none"),
    ]
)
FIRST: Final = LAYOUT.start["players"]
_ISSUE: Final = LAYOUT.start["caller"]
_BIDDING: Final = LAYOUT.start["bidding"]
_POINTS: Final = LAYOUT.start["victory_points"]
_DISPLAY: Final = LAYOUT.start["display own"]
_DESCENDING: Final = LAYOUT.start["descending own"]
_MARKET: Final = LAYOUT.start["market own"]
_HOLDS: Final = LAYOUT.start["holds own"]
_HAND: Final = LAYOUT.start["hand"]
_MARKERS: Final = LAYOUT.start["vp_markers"]
_DISCARD: Final = LAYOUT.start["discard"]
_LAST: Final = LAYOUT.start["deck"]
_CODE_OF_CARD: Final = tuple(card % HIGHEST + (1 if card < OPEN else 1 + HIGHEST) for card in range(SPECIAL))


def observe_table(g: State, seat: int) -> Numbers:
    """What a seat sees of the table, whatever it is asked; the question's part is left at 0.

    Most of it is zeros, so only the rest is written, as bytes.
    """
    players = g.players
    turned = [*range(seat, players), *range(seat)]
    """The seats in the order in which this one sees them."""
    row = bytearray(LAYOUT.size)
    table = [players, g.turn, g.phase, _place(g, seat, g.first_player), _place(g, seat, g.current)]
    table.append(g.rules.card_limit[g.turn - 1])
    table += g.status + g.army + g.ability
    table += [faction + 1 for faction in g.faction]
    table += g.leader + g.unrest
    table += [league + 1 for league in g.league]
    row[FIRST:_ISSUE] = bytes(table)
    if g.lobby:
        caller, country, issue, target, second = g.lobby
        row[_ISSUE:_BIDDING] = bytes((_place(g, seat, caller), country + 1, issue + 1, target + 1, second))
        for at, other in enumerate(turned):
            row[_BIDDING + at] = g.bidding >> other & 1
    for at, other in enumerate(turned):
        row[_POINTS + at] = min(g.points[other], 255)
        row[_POINTS + SEATS + at] = len(g.hand[other])
        row[_POINTS + 2 * SEATS + at] = len(g.dark[other])
        row[_POINTS + 3 * SEATS + at] = g.no_influence[other]
        _write_display(row, g, other, at)
        for card in g.market[other]:
            row[_MARKET + at * CARD_KINDS + card] += 1
        for card in g.known[other]:
            row[_HOLDS + at * CARD_KINDS + card] += 1
    for card in g.dark[seat]:
        row[_MARKET + card] += 1
    for card in g.hand[seat]:
        row[_HAND + card] += 1
    for country in g.vp_markers[seat]:
        row[_MARKERS + country] += 1
    for card in g.discard:
        row[_DISCARD + card] += 1
    right = (seat - 1) % players
    passed = [g.passed[at] + 1 for at in (seat, players + seat, right, players + right)]
    row[_LAST:] = bytes([len(g.deck), *passed])
    return np.frombuffer(row, np.uint8).astype(np.int16)


def _place(g: State, seat: int, other: int) -> int:
    return 0 if other == NONE else (other - seat) % g.players + 1


def _write_display(row: bytearray, g: State, seat: int, at: int) -> None:
    """The stacks of a seat, which is seen in that place."""
    first = seat * N
    for country, stack in enumerate(g.stack[first : first + N]):
        if stack:
            start = _DISPLAY + (at * N + country) * STACK
            for card in stack:
                row[start] = _CODE_OF_CARD[card]
                start += 1
    start = _DESCENDING + at * N
    row[start : start + N] = bytes(g.descending[first : first + N])


def write_question(numbers: Numbers, decision: Decision, asked: Asking) -> None:
    """The part of the observation that is about the question, action by action."""
    numbers[:3] = (1, KINDS.index(decision.kind) + 1, len(asked.taken))
    for action in asked.taken:
        numbers[3 + action] += 1
