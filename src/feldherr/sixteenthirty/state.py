"""The state of a game of Sixteen Thirty Something: small integers and sorted tuples of cards, in flat lists."""

from typing import Final

from feldherr.kernel import state as kernel
from feldherr.kernel.chance import Chance
from feldherr.sixteenthirty.cards import Cards, minus, points, with_cards, without
from feldherr.sixteenthirty.names import NONE, SET_UP, N
from feldherr.sixteenthirty.rules import PASSING_ROUNDS, Rules
from feldherr.sixteenthirty.told import Telling

FIELDS: Final = (
    "ability",
    "army",
    "bidding",
    "current",
    "dark",
    "deck",
    "descending",
    "discard",
    "drawn",
    "emerged",
    "faction",
    "first_player",
    "hand",
    "kept",
    "known",
    "leader",
    "league",
    "lobby",
    "market",
    "no_influence",
    "passed",
    "phase",
    "points",
    "scorings",
    "stack",
    "status",
    "turn",
    "undrawn",
    "unrest",
    "vp_markers",
)
"""All that a position keeps besides players, agenda and chance."""


class State(kernel.State):
    """Everything on and beside the board. Rules read and write these fields; nothing else is remembered."""

    __slots__ = (*FIELDS, "rules", "tell")

    def __init__(self, rules: Rules, players: int, chance: Chance, like: "State | None" = None) -> None:
        self.tell: Telling = Telling(None if like is None else like.tell)
        super().__init__(players, chance, self.tell, None if like is None else like.agenda[:])
        self.rules = rules
        if like is not None:
            self._become(like)
            return
        # by country
        self.status = list(rules.status)
        self.army = list(rules.army_size)
        self.ability = list(rules.military_ability)
        self.faction = [NONE] * N
        self.leader = [0] * N
        self.unrest = [0] * N
        self.league = [NONE] * N
        """The colour of the League of Princes marker there."""
        # by seat
        self.points = [0] * players
        self.vp_markers: list[Cards] = [()] * players
        """Countries, lowest first."""
        self.hand: list[Cards] = [()] * players
        self.market: list[Cards] = [()] * players
        """Cards in the market place that all have seen: from the display, or all of them once it is open."""
        self.dark: list[Cards] = [()] * players
        """Cards in the market place that came there face down from the hand."""
        # by seat and country: seat * N + country
        self.stack: list[Cards] = [()] * (players * N)
        self.descending = [0] * (players * N)
        # the common table
        self.deck: list[int] = []
        """The top card is the last."""
        self.discard: list[int] = []
        self.undrawn: Cards = ()
        """VP markers that nobody drew."""
        self.turn = 1
        self.first_player = NONE
        self.current = NONE
        """Whose round it is."""
        self.phase = SET_UP
        self.lobby: list[int] = []
        """The issue under way: caller, country lobbied, issue, target, and 1 in the second vote of a league."""
        self.bidding = 0
        """Seats that have not passed in the bidding, as bits."""
        # what a perfect memory knows
        self.passed = [NONE] * (PASSING_ROUNDS * players)
        """The VP marker each seat gave to the left, round by round."""
        self.scorings: list[Cards] = []
        """For each turn and seat: points gained, then what one VP marker of each country was worth to the seat."""
        self.kept: list[Cards] = [()] * players
        """Cards that the seat held unseen when the deck was last shuffled."""
        self.drawn: list[Cards] = [()] * players
        """Cards drawn since the deck was last shuffled."""
        self.emerged: list[Cards] = [()] * players
        """Cards of these two kinds that all have seen leave the hand."""
        self.known: list[Cards] = [()] * players
        """Cards that all saw go to the hand and not leave it: kept + drawn + known = hand + dark + emerged."""
        self.no_influence = [0] * players
        """All know that no unseen card of the hand is a named influence card: the seat could lobby nowhere."""

    def copy(self) -> "State":
        return State(self.rules, self.players, self.chance.copy(), self)

    def _become(self, like: "State") -> None:
        """Lists are copied, but for the issue under way, which is replaced and never changed."""
        self.status = like.status[:]
        self.army = like.army[:]
        self.ability = like.ability[:]
        self.faction = like.faction[:]
        self.leader = like.leader[:]
        self.unrest = like.unrest[:]
        self.league = like.league[:]
        self.points = like.points[:]
        self.vp_markers = like.vp_markers[:]
        self.hand = like.hand[:]
        self.market = like.market[:]
        self.dark = like.dark[:]
        self.stack = like.stack[:]
        self.descending = like.descending[:]
        self.deck = like.deck[:]
        self.discard = like.discard[:]
        self.undrawn = like.undrawn
        self.turn = like.turn
        self.first_player = like.first_player
        self.current = like.current
        self.phase = like.phase
        self.lobby = like.lobby
        self.bidding = like.bidding
        self.passed = like.passed[:]
        self.scorings = like.scorings[:]
        self.kept = like.kept[:]
        self.drawn = like.drawn[:]
        self.emerged = like.emerged[:]
        self.known = like.known[:]
        self.no_influence = like.no_influence[:]

    # -- small questions that many rules ask ---------------------------------------------------------------------------

    def influence(self, seat: int, country: int) -> int:
        """All points of a stack, ascendant or descendant. (5.3.1)"""
        return points(self.stack[seat * N + country])

    def seats_from(self, seat: int) -> list[int]:
        """All seats, this one first and on to the left."""
        return [(seat + place) % self.players for place in range(self.players)]

    # -- small changes that many rules make ----------------------------------------------------------------------------

    def leave_hand(self, seat: int, cards: Cards) -> None:
        """Cards that leave a hand before all eyes."""
        self.hand[seat] = minus(self.hand[seat], cards)
        self.see(seat, cards)

    def see(self, seat: int, cards: Cards) -> None:
        """Hidden cards of a seat are seen by all; of identical ones, those known to be there count as seen first."""
        known = self.known[seat]
        if known:
            news: list[int] = []
            for card in cards:
                if card in known:
                    known = without(known, card)
                else:
                    news.append(card)
            self.known[seat] = known
            cards = tuple(news)
        self.emerged[seat] = with_cards(self.emerged[seat], cards)

    def take_openly(self, seat: int, card: int) -> None:
        """A card goes to a hand before all eyes."""
        self.hand[seat] = with_cards(self.hand[seat], (card,))
        self.known[seat] = with_cards(self.known[seat], (card,))

    def leave_market(self, seat: int, card: int) -> None:
        self.market[seat] = without(self.market[seat], card)

    def to_market(self, seat: int, cards: Cards) -> None:
        self.market[seat] = with_cards(self.market[seat], cards)
