"""The moves of Sixteen Thirty Something: value objects with a text form."""

from typing import Any, ClassVar, Final

from feldherr.kernel.decision import Move, Pass, Vocabulary
from feldherr.kernel.errors import IllegalMove
from feldherr.sixteenthirty.cards import CARD_WORDS, COUNTRY_OF, OPEN, Cards, read_card, read_cards, read_country, words
from feldherr.sixteenthirty.names import COUNTRIES, FACTIONS, ISSUES, JOIN, NONE, REARM


def read_number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 3):
        raise ValueError(word)
    return int(word)


def displayed(country: int, card: int) -> str:
    """A card on display; an Open one needs its country: `france-1`, `open-1 france`."""
    return CARD_WORDS[card] if card < OPEN else f"{CARD_WORDS[card]} {COUNTRIES[country]}"


def read_displayed(given: list[str]) -> tuple[int, int]:
    """Country and card."""
    card = read_card(given[0])
    if COUNTRY_OF[card] != NONE:
        (_,) = given
        return COUNTRY_OF[card], card
    _, country = given
    return read_country(country), card


class CountryMove(Move):
    """A verb and a country."""

    __slots__ = ("country",)

    def __init__(self, country: int) -> None:
        self.country = country

    def fields(self) -> tuple[Any, ...]:
        return (self.country,)

    @property
    def text(self) -> str:
        return f"{self.verb} {COUNTRIES[self.country]}"

    @classmethod
    def read(cls, given: list[str]) -> Move:
        (word,) = given
        return cls(read_country(word))


class PassMarker(CountryMove):
    """Set-up: gives a VP marker of that country to the left."""

    __slots__ = ()
    verb: ClassVar = "pass_marker"


class PlaceInfluence(Move):
    """Set-up: up to three cards for the display, Open ones with their country: `influence spain-3 open-2=spain`."""

    __slots__ = ("placed",)
    verb: ClassVar = "influence"

    def __init__(self, placed: tuple[tuple[int, int], ...]) -> None:
        self.placed = placed
        """Country and card, in order."""

    def fields(self) -> tuple[Any, ...]:
        return (self.placed,)

    @property
    def text(self) -> str:
        shown = [displayed(country, card).replace(" ", "=") for country, card in self.placed]
        return " ".join([self.verb, *shown])

    @classmethod
    def read(cls, given: list[str]) -> "PlaceInfluence":
        return cls(tuple(sorted(read_displayed(word.split("=")) for word in given)))


class Remove(Move):
    """Puts a card of one's own display into the market place: `remove france-2`, `remove open-1 france`."""

    __slots__ = ("country", "card")
    verb: ClassVar = "remove"

    def __init__(self, country: int, card: int) -> None:
        self.country = country
        self.card = card

    def fields(self) -> tuple[Any, ...]:
        return self.country, self.card

    @property
    def text(self) -> str:
        return f"{self.verb} {displayed(self.country, self.card)}"

    @classmethod
    def read(cls, given: list[str]) -> "Remove":
        return cls(*read_displayed(given))


class Lobby(Move):
    """Lobbies the Crown of a country: `lobby spain join`, `lobby spain war france`."""

    __slots__ = ("country", "issue", "target")
    verb: ClassVar = "lobby"

    def __init__(self, country: int, issue: int, target: int = NONE) -> None:
        self.country = country
        self.issue = issue
        self.target = target

    def fields(self) -> tuple[Any, ...]:
        return self.country, self.issue, self.target

    @property
    def text(self) -> str:
        plain = f"{self.verb} {COUNTRIES[self.country]} {ISSUES[self.issue]}"
        return plain if self.target == NONE else f"{plain} {COUNTRIES[self.target]}"

    @classmethod
    def read(cls, given: list[str]) -> "Lobby":
        country, issue, *target = given
        number = ISSUES.index(issue)
        if number in (JOIN, REARM):
            () = target
            return cls(read_country(country), number)
        (word,) = target
        return cls(read_country(country), number, read_country(word))


class LobbyTheCrown(Lobby):
    """Special card: an additional lobby, `lobby_the_crown spain war france`."""

    __slots__ = ()
    verb: ClassVar = "lobby_the_crown"


class ImproveMilitary(CountryMove):
    """Special card: military ability rises by 1."""

    __slots__ = ()
    verb: ClassVar = "military_improvement"


class IncreaseArmySize(CountryMove):
    """Special card: army size rises by 1."""

    __slots__ = ()
    verb: ClassVar = "increase_army_size"


class IncreaseStatus(CountryMove):
    """Special card: status rises by 1."""

    __slots__ = ()
    verb: ClassVar = "increase_status"


class PlaceLeader(CountryMove):
    """Special card: a military leader."""

    __slots__ = ()
    verb: ClassVar = "military_leader"


class CauseUnrest(CountryMove):
    """Special card: unrest."""

    __slots__ = ()
    verb: ClassVar = "unrest"


class Assassinate(Move):
    """Special card: a card of any display, `assassin 2 france-1`, `assassin 2 open-1 france`."""

    __slots__ = ("seat", "country", "card")
    verb: ClassVar = "assassin"

    def __init__(self, seat: int, country: int, card: int) -> None:
        self.seat = seat
        self.country = country
        self.card = card

    def fields(self) -> tuple[Any, ...]:
        return self.seat, self.country, self.card

    @property
    def text(self) -> str:
        return f"{self.verb} {self.seat} {displayed(self.country, self.card)}"

    @classmethod
    def read(cls, given: list[str]) -> "Assassinate":
        return cls(read_number(given[0]), *read_displayed(given[1:]))


class Bid(Move):
    """Adds cards to the stack of the lobbied country and makes room for them: `bid spain-3 open-2 drop spain-1`."""

    __slots__ = ("cards", "dropped")
    verb: ClassVar = "bid"

    def __init__(self, cards: Cards, dropped: Cards = ()) -> None:
        self.cards = cards
        self.dropped = dropped

    def fields(self) -> tuple[Any, ...]:
        return self.cards, self.dropped

    @property
    def text(self) -> str:
        drop = ["drop", *words(self.dropped)] if self.dropped else []
        return " ".join([self.verb, *words(self.cards), *drop])

    @classmethod
    def read(cls, given: list[str]) -> "Bid":
        at = given.index("drop") if "drop" in given else len(given)
        return cls(read_cards(given[:at]), read_cards(given[at + 1 :]))


class Vote(Move):
    """Chooses a side: `vote red`."""

    __slots__ = ("colour",)
    verb: ClassVar = "vote"

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def fields(self) -> tuple[Any, ...]:
        return (self.colour,)

    @property
    def text(self) -> str:
        return f"{self.verb} {FACTIONS[self.colour]}"

    @classmethod
    def read(cls, given: list[str]) -> "Vote":
        (word,) = given
        return cls(FACTIONS.index(word))


class ToMarket(Move):
    """Puts cards of the hand face down into the market place: `market spain-1 unrest`."""

    __slots__ = ("cards",)
    verb: ClassVar = "market"

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def fields(self) -> tuple[Any, ...]:
        return (self.cards,)

    @property
    def text(self) -> str:
        return " ".join([self.verb, *words(self.cards)])

    @classmethod
    def read(cls, given: list[str]) -> "ToMarket":
        return cls(read_cards(given))


class Exchange(Move):
    """Takes a card from a seat's market place for one of the hand: `exchange 1 spain-3 for austria-2`."""

    __slots__ = ("seat", "taken", "given")
    verb: ClassVar = "exchange"

    def __init__(self, seat: int, taken: int, given: int) -> None:
        self.seat = seat
        self.taken = taken
        self.given = given

    def fields(self) -> tuple[Any, ...]:
        return self.seat, self.taken, self.given

    @property
    def text(self) -> str:
        return f"{self.verb} {self.seat} {CARD_WORDS[self.taken]} for {CARD_WORDS[self.given]}"

    @classmethod
    def read(cls, given: list[str]) -> "Exchange":
        if len(given) != 4 or given[2] != "for" or not given[0].isdigit():
            raise IllegalMove("bad_exchange", text=" ".join(given)[:80])
        return cls(read_number(given[0]), read_card(given[1]), read_card(given[3]))


class Collect(Move):
    """Picks up a card from a seat's market place: `collect 1 spain-3`."""

    __slots__ = ("seat", "card")
    verb: ClassVar = "collect"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def fields(self) -> tuple[Any, ...]:
        return self.seat, self.card

    @property
    def text(self) -> str:
        return f"{self.verb} {self.seat} {CARD_WORDS[self.card]}"

    @classmethod
    def read(cls, given: list[str]) -> "Collect":
        seat, card = given
        return cls(read_number(seat), read_card(card))


class Roll(Move):
    """The answer of chance: what the dice show. In a war two of the attacker, then two of the defender."""

    __slots__ = ("dice",)
    verb: ClassVar = "roll"

    def __init__(self, *dice: int) -> None:
        self.dice = dice

    def fields(self) -> tuple[Any, ...]:
        return self.dice

    @classmethod
    def read(cls, given: list[str]) -> "Roll":
        return cls(*map(read_number, given))


class FirstPlayer(Move):
    """The answer of chance: who begins."""

    __slots__ = ("seat",)
    verb: ClassVar = "first_player"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def fields(self) -> tuple[Any, ...]:
        return (self.seat,)

    @classmethod
    def read(cls, given: list[str]) -> "FirstPlayer":
        (word,) = given
        return cls(read_number(word))


VOCABULARY: Final = Vocabulary(
    [
        *(PassMarker, PlaceInfluence, Remove, Lobby, Bid, Vote, Pass, ToMarket, Exchange, Collect),
        *(LobbyTheCrown, ImproveMilitary, IncreaseArmySize, IncreaseStatus, PlaceLeader, Assassinate, CauseUnrest),
        *(Roll, FirstPlayer),
    ]
)
