"""A toy that shows all a game must provide: secret bids for cards that only their holders know.

Each round all bid coins in secret, and the bids are paid. The highest bidder looks at the two top cards of the deck,
keeps one face down and lays the other open. Then the next player may play the spy, card 1, from a hidden hand: all
cards of the highest bidder are laid open and lost. Cards in hand and coins are points.
"""

from typing import Any

from feldherr.kernel import codec
from feldherr.kernel.chance import Chance
from feldherr.kernel.decision import Choice, Decision, Move, Pass, Vocabulary
from feldherr.kernel.rulebook import Outcome, Rulebook, choice_of, rank
from feldherr.kernel.state import State
from feldherr.kernel.step import SeatStep, SimultaneousStep, Step
from feldherr.kernel.teller import Teller

COINS = 5
CARDS = 7  # an odd number: the last card of the deck is looked at alone, and kept without asking
SPY = 1
DECK, LOOKED_AT, OPEN = -1, -2, -3


class Table(State):
    """Where each card is (a seat, or one of the places above), the deck from bottom to top, and the coins."""

    __slots__ = ("coins", "deck", "place")

    def __init__(self, players: int, chance: Chance) -> None:
        super().__init__(players, chance, Teller())
        self.coins = [COINS] * players
        self.place = [DECK] * (CARDS + 1)
        self.deck = list(range(1, CARDS + 1))

    def tell(self, kind: str, **facts: Any) -> None:
        self.teller.add((" ".join([kind, *facts]), None, *facts.values()))

    def tell_only(self, audience: tuple[int, ...], kind: str, **facts: Any) -> None:
        self.teller.add((" ".join([kind, *facts]), audience, *facts.values()))

    def cards_at(self, place: int) -> list[int]:
        return [card for card in range(1, CARDS + 1) if self.place[card] == place]


class _Numbered(Move):
    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def fields(self) -> tuple[int]:
        return (self.number,)

    @classmethod
    def read(cls, words: list[str]) -> Move:
        (word,) = words
        return cls(int(word))


class Bid(_Numbered):
    verb = "bid"


class Keep(_Numbered):
    verb = "keep"


class Spy(Move):
    verb = "spy"


class BidDecision(Choice):
    kind = "bid"


class KeepDecision(Choice):
    kind = "keep"


class SpyDecision(Choice):
    kind = "spy"
    hides_a_forced_answer = True  # who is never asked has no spy


class PlayRound(Step[Table]):
    __slots__ = ()

    def do(self, g: Table, move: Move | None) -> None:
        g.tell("round_begun", cards=len(g.deck))
        g.then(BidAll())


class BidAll(SimultaneousStep[Table]):
    __slots__ = ()

    def ask_all(self, g: Table) -> dict[int, Decision]:
        return {seat: BidDecision(seat, [Bid(n) for n in range(g.coins[seat] + 1)]) for seat in range(g.players)}

    def do_all(self, g: Table, moves: dict[int, Move]) -> None:
        bids = [move.number for move in moves.values() if isinstance(move, Bid)]
        g.coins = [coins - bid for coins, bid in zip(g.coins, bids, strict=True)]
        best = [seat for seat, bid in enumerate(bids) if bid == max(bids)]
        winner = best[g.chance.below(len(best))]
        g.tell("bids", bids=bids, winner=winner)
        for card in g.deck[-2:]:
            g.place[card] = LOOKED_AT
        g.tell_only((winner,), "looked_at", cards=g.cards_at(LOOKED_AT))
        del g.deck[-2:]
        g.then(KeepOne(winner), UseSpy((winner + 1) % g.players, winner))


class KeepOne(SeatStep[Table]):
    __slots__ = ()

    def ask(self, g: Table) -> Decision | None:
        return KeepDecision(self.seat, [Keep(card) for card in g.cards_at(LOOKED_AT)])

    def do(self, g: Table, move: Move | None) -> None:
        assert isinstance(move, Keep)
        for card in g.cards_at(LOOKED_AT):
            g.place[card] = self.seat if card == move.number else OPEN
        g.tell("kept", seat=self.seat, open=g.cards_at(OPEN))


class UseSpy(Step[Table]):
    __slots__ = ("seat", "on")

    def __init__(self, seat: int, on: int) -> None:
        self.seat = seat
        self.on = on

    def fields(self) -> tuple[int, ...]:
        return self.seat, self.on

    def ask(self, g: Table) -> Decision | None:
        return SpyDecision(self.seat, [Spy(), Pass()] if g.place[SPY] == self.seat else [Pass()])

    def do(self, g: Table, move: Move | None) -> None:
        if isinstance(move, Spy):
            lost = g.cards_at(self.on)
            for card in (SPY, *lost):
                g.place[card] = OPEN
            g.tell("unmasked", seat=self.seat, on=self.on, lost=lost)


class Toy(Rulebook[Table]):
    name = "toy"
    version = 3
    seats = range(2, 5)
    defaults = {"rounds": 4}
    moves = Vocabulary([Bid, Keep, Spy, Pass])
    steps = {step.__name__: step for step in (PlayRound, BidAll, KeepOne, UseSpy)}

    def check_options(self, players: int, options: dict[str, Any]) -> None:
        choice_of("rounds", options["rounds"], (1, 2, 3, 4))

    def set_up(self, players: int, options: dict[str, Any], chance: Chance) -> Table:
        g = Table(players, chance)
        chance.shuffle(g.deck)
        g.then(*[PlayRound() for _ in range(options["rounds"])])
        return g

    def copy(self, g: Table) -> Table:
        twin = Table(g.players, g.chance.copy())
        twin.agenda, twin.teller = g.agenda[:], Teller(g.teller)
        twin.coins, twin.place, twin.deck = g.coins[:], g.place[:], g.deck[:]
        return twin

    def outcome(self, g: Table) -> Outcome:
        scores = [sum(g.cards_at(seat)) + g.coins[seat] for seat in range(g.players)]
        return Outcome(scores, rank(scores))

    def view(self, g: Table, seat: int | str | None) -> dict[str, Any]:
        looking = g.agenda[-1].seat if g.agenda and isinstance(g.agenda[-1], KeepOne) else "nobody"
        everything = seat == "all" or not g.agenda  # at the end all show their cards
        return {
            "coins": g.coins[:],
            "open": g.cards_at(OPEN),
            "looked_at": g.cards_at(LOOKED_AT) if everything or seat == looking else None,
            "hands": [
                g.cards_at(owner) if everything or seat == owner else len(g.cards_at(owner))
                for owner in range(g.players)
            ],
            "deck": g.deck[:] if seat == "all" else len(g.deck),
        }

    def imagine(self, view: dict[str, Any], options: dict[str, Any], chance: Chance) -> Table:
        g = Table(len(view["coins"]), chance)
        g.agenda = self.read_agenda(view["agenda"])
        g.coins = view["coins"][:]
        for card in view["open"]:
            g.place[card] = OPEN
        for owner, hand in enumerate(view["hands"]):
            for card in hand if isinstance(hand, list) else []:
                g.place[card] = owner
        for card in view["looked_at"] or []:
            g.place[card] = LOOKED_AT
        unseen = g.cards_at(DECK)
        chance.shuffle(unseen)
        g.deck = [unseen.pop() for _ in range(view["deck"])]  # a view names no card of the deck
        for owner, hand in enumerate(view["hands"]):
            for _ in range(hand if isinstance(hand, int) else 0):
                g.place[unseen.pop()] = owner
        for card in unseen:
            g.place[card] = LOOKED_AT
        return g

    def redraw(self, g: Table, chance: Chance) -> None:
        chance.shuffle(g.deck)

    def encode(self, g: Table) -> list[Any]:
        return codec.write(g, Table.__slots__)

    def decode(self, plain: list[Any], options: dict[str, Any], chance: Chance) -> Table:
        g = Table(plain[0], chance)
        g.agenda = self.read_agenda(plain[1])
        codec.read_into(g, Table.__slots__, plain)
        return g
