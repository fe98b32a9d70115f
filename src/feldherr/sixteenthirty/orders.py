"""Standing orders of Sixteen Thirty Something: bids, votes and the market place, decided ahead."""

from typing import Any, ClassVar, Final

from feldherr.kernel.decision import Decision, Move
from feldherr.kernel.errors import BadOption
from feldherr.kernel.orders import ANYWHERE, HERE, NOW, Offer, OnlyAnswer, Order, Orders, Slot, fixed
from feldherr.sixteenthirty.bidding import PASS, BidChoice, lobbied
from feldherr.sixteenthirty.cards import (
    CARD_WORDS,
    COUNTRY_OF,
    OPEN,
    SPECIAL,
    Cards,
    minus,
    points,
    read_card,
    read_country,
    with_cards,
)
from feldherr.sixteenthirty.market import CollectChoice, ExchangeChoice
from feldherr.sixteenthirty.moves import Bid, Collect, Exchange, Vote, read_number
from feldherr.sixteenthirty.names import COUNTRIES, FACTIONS, ISSUES, JOIN, LEAGUE, NONE, REARM, SPECIAL_CARDS, WAR, N
from feldherr.sixteenthirty.special import PlaySpecialCard
from feldherr.sixteenthirty.state import State
from feldherr.sixteenthirty.voting import VoteChoice

MOST_CARDS: Final = 20
ANY: Final = "any"


def lobby_now(g: State) -> str:
    """Which lobby is under way: turn, whose round, and which of the round's lobbies; it never comes again."""
    cards_to_come = any(isinstance(step, PlaySpecialCard) for step in g.agenda)
    which = 3 if g.phase != SPECIAL_CARDS else 1 if cards_to_come else 2
    return f"{g.turn}.{g.current}.{which}"


class InThisLobby(Order):
    """An order for the lobby under way, in the country whose Crown is lobbied now. Given as its verb alone, it is bound
    to that: `pass_lobby` becomes `pass_lobby spain 4.2.3`."""

    __slots__ = ("country", "lobby")
    breadth: ClassVar = NOW
    ends: ClassVar = True

    def __init__(self, country: int = NONE, lobby: str = "") -> None:
        self.country = country
        self.lobby = lobby

    def words(self) -> list[str]:
        return [COUNTRIES[self.country], self.lobby] if self.lobby else []

    @classmethod
    def read_lobby(cls, given: list[str]) -> tuple[int, str]:
        if not given:
            return NONE, ""
        country, lobby = given
        for part in lobby.split("."):
            read_number(part)
        return read_country(country), lobby

    def lapsed(self, g: State, seat: int) -> bool:
        return not g.lobby or (lobbied(g), lobby_now(g)) != (self.country, self.lobby)

    def facts(self) -> dict[str, Any]:
        return {"country": COUNTRIES[self.country] if self.lobby else None}


def require_lobby(g: State) -> tuple[int, str]:
    if not g.lobby:
        raise BadOption("no_lobby_now")
    return lobbied(g), lobby_now(g)


class PassLobby(InThisLobby):
    """Passes in this lobby: `pass_lobby`."""

    __slots__ = ()
    verb: ClassVar = "pass_lobby"

    @classmethod
    def read(cls, given: list[str]) -> "PassLobby":
        return cls(*cls.read_lobby(given))

    def bound(self, g: State, seat: int) -> "PassLobby":
        return self if self.lobby else PassLobby(*require_lobby(g))

    def answer(self, g: State, decision: Decision) -> Move | None:
        return PASS if isinstance(decision, BidChoice) and not self.lapsed(g, int(decision.seat)) else None


class VoteLobby(InThisLobby):
    """The vote in this lobby: `vote_lobby red`."""

    __slots__ = ("colour",)
    verb: ClassVar = "vote_lobby"

    def __init__(self, colour: int, country: int = NONE, lobby: str = "") -> None:
        super().__init__(country, lobby)
        self.colour = colour

    @property
    def about(self) -> str:
        return f"{self.verb} {self.country} {self.lobby}"

    def words(self) -> list[str]:
        return [FACTIONS[self.colour], *super().words()]

    @classmethod
    def read(cls, given: list[str]) -> "VoteLobby":
        return cls(FACTIONS.index(given[0]), *cls.read_lobby(given[1:]))

    def bound(self, g: State, seat: int) -> "VoteLobby":
        return self if self.lobby else VoteLobby(self.colour, *require_lobby(g))

    def answer(self, g: State, decision: Decision) -> Move | None:
        if isinstance(decision, VoteChoice) and not self.lapsed(g, int(decision.seat)):
            return Vote(self.colour)
        return None

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "colour": FACTIONS[self.colour]}


class PassWithoutInfluence(Order):
    """Passes in all lobbies where the seat has no influence on display: `pass_without_influence`."""

    __slots__ = ()
    verb: ClassVar = "pass_without_influence"
    breadth: ClassVar = ANYWHERE

    def answer(self, g: State, decision: Decision) -> Move | None:
        return PASS if isinstance(decision, BidChoice) and not decision.stack else None


class BidUpTo(Order):
    """Brings the influence in a country up to so many points with these cards, in one bid, and passes when it has as
    many: `bid_up_to spain 4 spain-3 open-1`. Where the cards do not reach any higher, the player is asked."""

    __slots__ = ("cards", "country", "most")
    verb: ClassVar = "bid_up_to"
    breadth: ClassVar = HERE

    def __init__(self, country: int, most: int, cards: Cards = ()) -> None:
        self.country = country
        self.most = most
        self.cards = cards

    @property
    def about(self) -> str:
        return f"{self.verb} {self.country}"

    def words(self) -> list[str]:
        return [COUNTRIES[self.country], str(self.most), *(CARD_WORDS[card] for card in self.cards)]

    @classmethod
    def read(cls, given: list[str]) -> "BidUpTo":
        country, most, *cards = given
        return cls(read_country(country), read_number(most), tuple(sorted(read_list(cards))))

    def answer(self, g: State, decision: Decision) -> Move | None:
        if not isinstance(decision, BidChoice) or decision.country != self.country:
            return None
        held = points(decision.stack)
        if held >= self.most:
            return PASS
        ways: list[tuple[int, int, Bid]] = []
        for cards, dropped in decision.listed():
            after = points(with_cards(minus(decision.stack, dropped), cards))
            named = all(cards.count(card) <= self.cards.count(card) for card in cards)
            if named and held < after <= self.most:
                ways.append((after, -len(cards), Bid(cards, dropped)))
        return max(ways, key=lambda way: way[:2])[2] if ways else None

    def facts(self) -> dict[str, Any]:
        return {
            "country": COUNTRIES[self.country],
            "most": self.most,
            "cards": [CARD_WORDS[card] for card in self.cards],
        }


class VoteOn(Order):
    """The vote on an issue, chosen ahead for whenever it comes: `vote_on war spain france red`. `any` stands for every
    country or target; a join or a rearmament has no target."""

    __slots__ = ("colour", "country", "issue", "target")
    verb: ClassVar = "vote_on"
    breadth: ClassVar = HERE

    def __init__(self, country: int, issue: int, target: int, colour: int) -> None:
        self.country = country
        """NONE: any."""
        self.issue = issue
        self.target = target
        self.colour = colour

    @property
    def about(self) -> str:
        return f"{self.verb} {self.issue} {self.country} {self.target}"

    def words(self) -> list[str]:
        country = ANY if self.country == NONE else COUNTRIES[self.country]
        target = [] if self.issue in (JOIN, REARM) else [ANY if self.target == NONE else COUNTRIES[self.target]]
        return [ISSUES[self.issue], country, *target, FACTIONS[self.colour]]

    @classmethod
    def read(cls, given: list[str]) -> "VoteOn":
        issue, country, *target, colour = given
        number = ISSUES.index(issue)
        aim = NONE
        if number not in (JOIN, REARM):
            (word,) = target
            aim = NONE if word == ANY else read_country(word)
        elif target:
            raise ValueError(target)
        return cls(NONE if country == ANY else read_country(country), number, aim, FACTIONS.index(colour))

    def answer(self, g: State, decision: Decision) -> Move | None:
        if not isinstance(decision, VoteChoice):
            return None
        _, country, issue, target, _ = g.lobby
        meant = self.country in (NONE, country) and self.issue == issue and self.target in (NONE, target)
        return Vote(self.colour) if meant else None

    def facts(self) -> dict[str, Any]:
        return {
            "country": "any_country" if self.country == NONE else COUNTRIES[self.country],
            "issue": ISSUES[self.issue],
            "target": "any_country" if self.target == NONE else COUNTRIES[self.target],
            "colour": FACTIONS[self.colour],
        }


class DeclineExchange(Order):
    """Never exchanges at the market place: `decline_exchange`."""

    __slots__ = ()
    verb: ClassVar = "decline_exchange"

    def answer(self, g: State, decision: Decision) -> Move | None:
        return PASS if isinstance(decision, ExchangeChoice) else None


class ExchangeFor(Order):
    """Takes the first of these cards that is on offer for the first of those that is in hand, and declines where there
    is none: `exchange spain-3 open-3 for austria-1 unrest`."""

    __slots__ = ("given", "wanted")
    verb: ClassVar = "exchange"
    breadth: ClassVar = HERE

    def __init__(self, wanted: Cards, given: Cards) -> None:
        self.wanted = wanted
        self.given = given

    @property
    def about(self) -> str:
        return self.verb

    def words(self) -> list[str]:
        return [*(CARD_WORDS[card] for card in self.wanted), "for", *(CARD_WORDS[card] for card in self.given)]

    @classmethod
    def read(cls, given: list[str]) -> "ExchangeFor":
        at = given.index("for")
        wanted, offered = read_list(given[:at]), read_list(given[at + 1 :])
        if not wanted or not offered:
            raise ValueError(given)
        return cls(wanted, offered)

    def answer(self, g: State, decision: Decision) -> Move | None:
        if not isinstance(decision, ExchangeChoice):
            return None
        for card in self.wanted:
            for seat, offered in decision.offers:
                if offered == card:
                    return next((Exchange(seat, card, own) for own in self.given if own in decision.hand), PASS)
        return PASS

    def facts(self) -> dict[str, Any]:
        return {
            "wanted": [CARD_WORDS[card] for card in self.wanted],
            "given": [CARD_WORDS[card] for card in self.given],
        }


class CollectFirst(Order):
    """Picks up the first of these cards that lies in a market place: `collect spain-3 open-3`."""

    __slots__ = ("wanted",)
    verb: ClassVar = "collect"
    breadth: ClassVar = HERE

    def __init__(self, wanted: Cards) -> None:
        self.wanted = wanted

    @property
    def about(self) -> str:
        return self.verb

    def words(self) -> list[str]:
        return [CARD_WORDS[card] for card in self.wanted]

    @classmethod
    def read(cls, given: list[str]) -> "CollectFirst":
        wanted = read_list(given)
        if not wanted:
            raise ValueError(given)
        return cls(wanted)

    def answer(self, g: State, decision: Decision) -> Move | None:
        if not isinstance(decision, CollectChoice):
            return None
        offers = decision.offers
        return next((Collect(seat, card) for card in self.wanted for seat, one in offers if one == card), None)

    def facts(self) -> dict[str, Any]:
        return {"wanted": [CARD_WORDS[card] for card in self.wanted]}


def read_list(given: list[str]) -> Cards:
    """Cards in the order of one's liking."""
    if len(given) > MOST_CARDS:
        raise BadOption("order_too_long", most=MOST_CARDS)
    return tuple(read_card(word) for word in given)


def offers(g: State, seat: int) -> list[Offer]:
    """The orders that a seat may want to give now."""
    found: list[Offer] = []
    if g.lobby:
        found += [Offer("pass_lobby", now=True)] if g.bidding >> seat & 1 else []
        found += [Offer("vote_lobby", [Slot("one", FACTIONS)], now=True)]
    found += [Offer("only_answer"), Offer("pass_without_influence")]
    for country, name in enumerate(COUNTRIES):
        cards = [card for card in g.hand[seat] if COUNTRY_OF[card] == country or OPEN <= card < SPECIAL]
        stack = g.stack[seat * N + country]
        if stack or any(card < OPEN for card in cards):
            most = points(with_cards(stack, tuple(cards)))
            playable = Slot("some", [CARD_WORDS[card] for card in cards])
            found.append(Offer("bid_up_to", [fixed(name), Slot("number", least=0, most=most), playable]))
    where, colours = Slot("one", [ANY, *COUNTRIES]), Slot("one", FACTIONS)
    found.append(Offer("vote_on", [Slot("one", [ISSUES[JOIN], ISSUES[REARM]]), where, colours]))
    found.append(Offer("vote_on", [Slot("one", [ISSUES[WAR], ISSUES[LEAGUE]]), where, where, colours]))
    held, all_cards = list(dict.fromkeys(CARD_WORDS[card] for card in g.hand[seat])), Slot("ranked", CARD_WORDS)
    found.append(Offer("decline_exchange"))
    found += [Offer("exchange", [all_cards, fixed("for"), Slot("ranked", held)])] if held else []
    found.append(Offer("collect", [all_cards]))
    return found


ORDERS: Final = Orders(
    [
        *(OnlyAnswer, PassLobby, VoteLobby, PassWithoutInfluence, BidUpTo, VoteOn),
        *(DeclineExchange, ExchangeFor, CollectFirst),
    ],
    offers,
)
