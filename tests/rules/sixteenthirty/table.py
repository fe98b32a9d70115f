"""Positions that are written, not built up by fifty calls; chance that is set, never hoped for."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import feldherr
from feldherr.kernel.chance import Chance
from feldherr.kernel.game import Game
from feldherr.kernel.step import Step
from feldherr.sixteenthirty import State
from feldherr.sixteenthirty.cards import COUNTRY_OF, read_card, read_cards, with_cards, words
from feldherr.sixteenthirty.lobby import LobbyStep
from feldherr.sixteenthirty.names import COUNTRIES, COUNTRY, FACTIONS, LOBBY, N
from feldherr.sixteenthirty.rules import rules_of
from feldherr.sixteenthirty.special import PlaySpecialCard
from feldherr.sixteenthirty.turn import END_OF_TURN, EndOfTurn, PlayRound

VALUES = {"status": "status", "army": "army", "ability": "ability"}


class Table:
    """A game at a written position, in the middle of a turn, with dice answered by the test."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        rulebook = feldherr.rulebook("sixteenthirty")
        settled = rulebook.read_options(players, {"throws": "outside", **options})
        state = State(rules_of(players, settled), players, Chance.from_seed(bytes(32)))
        self.game = Game(rulebook, state, settled, bytes(32), None)
        state.phase = LOBBY
        state.first_player = state.current = 0

    @property
    def state(self) -> State:
        assert isinstance(self.game.state, State)
        return self.game.state

    # -- writing the position ------------------------------------------------------------------------------------------

    def put(self, country: str, text: str) -> None:
        """`red status:5 army:2 ability:1 leader unrest league:red`; what is not said stays at its starting value."""
        g, c = self.state, COUNTRY[country]
        for word in text.split():
            key, _, value = word.partition(":")
            if word in FACTIONS:
                g.faction[c] = FACTIONS.index(word)
            elif key == "league":
                g.league[c] = FACTIONS.index(value)
            elif key in VALUES:
                getattr(g, VALUES[key])[c] = int(value)
            elif word in ("leader", "unrest"):
                getattr(g, word)[c] = 1
            else:
                raise ValueError(word)

    def show(self, seat: int, text: str) -> None:
        """A display: `spain-3 open-1=spain france-2 france:down`."""
        g = self.state
        for word in text.split():
            country, down, _ = word.partition(":down")
            if down:
                g.descending[seat * N + COUNTRY[country]] = 1
                continue
            card, _, home = word.partition("=")
            place = seat * N + (COUNTRY[home] if home else COUNTRY_OF[read_card(card)])
            g.stack[place] = with_cards(g.stack[place], (read_card(card),))

    def settle(self, top: str) -> None:
        """The cards not yet anywhere are the deck, `top` on it with its first card first; memories fit."""
        g = self.state
        left = list(g.rules.deck)
        wanted = [read_card(word) for word in top.split()]
        shown = [[c for n in range(N) for c in g.stack[s * N + n]] + list(g.market[s]) for s in range(g.players)]
        for seat in range(g.players):
            g.emerged[seat] = tuple(sorted(shown[seat]))
            g.drawn[seat] = tuple(sorted([*shown[seat], *g.hand[seat], *g.dark[seat]]))
        for card in [*wanted, *g.discard, *(card for cards in g.drawn for card in cards)]:
            left[card] -= 1
        assert min(left) >= 0, "more cards than there are"
        g.deck = [card for card, number in enumerate(left) for _ in range(number)] + wanted[::-1]

    # -- playing -------------------------------------------------------------------------------------------------------

    def do(self, *steps: Step[Any]) -> "Table":
        """Puts steps on the agenda and goes on to the first decision."""
        self.state.then(*steps)
        self.game._pending = None
        self.game.advance()
        return self

    def round(self, seat: int) -> "Table":
        return self.do(PlayRound(seat))

    def special(self, seat: int, *plays: str) -> "Table":
        """The special-card step of a seat, with these plays."""
        self.state.current = seat
        self.do(PlaySpecialCard(seat, 1))
        for play in plays:
            self.play(seat, play)
        return self

    def end_turn(self, first_line: int = 0) -> "Table":
        return self.do(*[EndOfTurn(line) for line in range(first_line, len(END_OF_TURN))])

    def play(self, seat: int | str, move: str) -> "Table":
        self.game.play(seat, move)
        return self

    def refused(self, seat: int | str, move: str) -> str:
        """The code of the error with which a move is refused; nothing changes by it."""
        before = self.game.rulebook.encode(self.state)
        with pytest.raises(feldherr.FeldherrError) as refusal:
            self.game.play(seat, move)
        assert self.game.rulebook.encode(self.state) == before
        assert str(refusal.value)
        return refusal.value.code

    def call(self, seat: int, lobby: str) -> "Table":
        """The mandatory lobby of a seat, up to the bidding."""
        self.state.current = seat
        return self.do(LobbyStep(seat)).play(seat, f"lobby {lobby}")

    def bid(self, bids: Mapping[int, Sequence[str]] | None = None) -> "Table":
        """The bidding to its end: these bids, then passes."""
        left = {seat: list(own) for seat, own in (bids or {}).items()}
        while (asked := self.asked()) and set(asked.values()) == {"bid"}:
            (seat,) = asked
            assert isinstance(seat, int)
            own = left.get(seat)
            self.play(seat, own.pop(0) if own else "pass")
        assert not any(left.values()), f"not played: {left}"
        return self

    def vote(self, votes: Mapping[int, str]) -> "Table":
        assert self.asked() == dict.fromkeys(votes, "vote")
        for seat, colour in votes.items():
            self.play(seat, f"vote {colour}")
        return self

    def lobby(
        self,
        seat: int,
        lobby: str,
        votes: Mapping[int, str],
        bids: Mapping[int, Sequence[str]] | None = None,
        dice: str | None = None,
    ) -> "Table":
        """A whole lobby: call, bidding, vote, and the dice of a war."""
        self.call(seat, lobby).bid(bids).vote(votes)
        return self.play("chance", f"roll {dice}") if dice else self

    # -- looking -------------------------------------------------------------------------------------------------------

    def asked(self) -> dict[int | str, str]:
        """Who is asked what: decision kinds by seat."""
        return {seat: decision.kind for seat, decision in self.game.pending.items()}

    def options(self, seat: int | str) -> list[str]:
        return [move.text for move in self.game.pending[seat].options()]

    def lobbies(self, seat: int, country: str = "") -> set[str]:
        """What the seat may lobby for now, in all countries or in one."""
        self.state.current = seat
        self.do(LobbyStep(seat))
        found = {text.removeprefix("lobby ") for text in self.options(seat)} if self.game.pending else set()
        self.state.agenda.clear()
        self.game._pending = None
        return {text.removeprefix(f"{country} ") for text in found if text.startswith(country)}

    def values(self, country: str) -> tuple[int, int, int]:
        """Status, army size and military ability."""
        g, c = self.state, COUNTRY[country]
        return g.status[c], g.army[c], g.ability[c]

    def faction(self, country: str) -> str | None:
        colour = self.state.faction[COUNTRY[country]]
        return FACTIONS[colour] if colour >= 0 else None

    def league(self, country: str) -> str | None:
        colour = self.state.league[COUNTRY[country]]
        return FACTIONS[colour] if colour >= 0 else None

    def hand(self, seat: int) -> str:
        return " ".join(words(self.state.hand[seat]))

    def market(self, seat: int) -> str:
        """All cards in the market place, face down or not."""
        return " ".join(words(with_cards(self.state.market[seat], self.state.dark[seat])))

    def stack(self, seat: int, country: str) -> str:
        """As it is written: `spain-1 spain-3 open-1 down`."""
        place = seat * N + COUNTRY[country]
        return " ".join([*words(self.state.stack[place]), *(["down"] if self.state.descending[place] else [])])

    def discard(self) -> str:
        return " ".join(words(tuple(self.state.discard)))

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The facts of all events of that kind, oldest first."""
        heard = [event for event in self.game.events("all") if event["kind"] == kind]
        return [{key: fact for key, fact in event.items() if key not in ("n", "kind")} for event in heard]

    def kinds(self) -> list[str]:
        """The kinds of all events that everybody hears, oldest first."""
        return [event["kind"] for event in self.game.events(None)]


def table(
    players: Any = 3,
    *,
    hands: Any = None,
    show: Any = None,
    markets: Any = None,
    face_down: Any = None,
    vp_markers: Any = None,
    points: Any = (),
    discard: str = "",
    top: str = "",
    turn: Any = 1,
    first: Any = 0,
    options: Any = None,
    **countries: str,
) -> Table:
    """A written position: countries by id, and what else matters. Cards not named are the deck.

    `hands`, `markets` and `face_down` are cards by seat, `show` displays, `vp_markers` countries, `points` a list.
    """
    t = Table(players, dict(options or {}))
    g = t.state
    g.turn, g.first_player = turn, first
    for country, text in countries.items():
        t.put(country, text)
    for seat, text in (show or {}).items():
        t.show(seat, text)
    for place, given in ((g.hand, hands), (g.market, markets), (g.dark, face_down)):
        for seat, text in (given or {}).items():
            place[seat] = read_cards(text.split())
    for seat, text in (vp_markers or {}).items():
        g.vp_markers[seat] = tuple(sorted(COUNTRY[word] for word in text.split()))
    for seat, number in enumerate(points):
        g.points[seat] = number
    g.discard = [read_card(word) for word in discard.split()]
    t.settle(top)
    return t


def countries() -> list[str]:
    return list(COUNTRIES)


def new(players: int = 3, seed: int = 1, **options: Any) -> Game:
    return feldherr.new_game("sixteenthirty", players=players, seed=seed, **options)
