"""The moves of Wallenstein: value objects with a text form."""

from difflib import get_close_matches
from typing import Any, ClassVar, Final

from feldherr.kernel.decision import Move, Pass, Vocabulary
from feldherr.kernel.errors import IllegalMove
from feldherr.wallenstein.board import COUNTIES, COUNTY, COUNTY_COUNT
from feldherr.wallenstein.names import (
    BID,
    BLANK,
    BOX,
    BOX_COUNT,
    BOXES,
    COINS,
    COLOURS,
    EMPTY,
    LOST,
    MONEY,
    NO_PLAN,
    PEASANTS,
    TOWER_CARD,
)

CARD_WORDS: Final = {MONEY: "money", BLANK: "blank", TOWER_CARD: "tower", EMPTY: "-", LOST: "lost"}
_CARDS: Final = {word: card for card, word in CARD_WORDS.items() if card != LOST}


def card_word(card: int) -> str:
    """What lies on a box, in words."""
    if card < COUNTY_COUNT:
        return COUNTIES[card]
    return str(card - COINS) if card >= COINS else CARD_WORDS[card]


def read_county(word: str) -> int:
    """The number of a county from its id; IllegalMove suggests a near one, if there is any."""
    if word not in COUNTY:
        near = get_close_matches(word, COUNTIES, n=1)
        raise IllegalMove("unknown_county", word=word[:40], near="".join(near))
    return COUNTY[word]


def read_card(box: int, word: str) -> int:
    if box == BID and word in ("0", "1", "2", "3", "4"):
        return COINS + int(word)
    return _CARDS[word] if word in _CARDS else read_county(word)


def read_number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 4):
        raise ValueError(word)
    return int(word)


class Plan(Move):
    """A card for each box. A partial plan leaves boxes out; the text form names the boxes it has."""

    __slots__ = ("cards",)
    verb: ClassVar = "plan"

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    def fields(self) -> tuple[Any, ...]:
        return (self.cards,)

    @property
    def text(self) -> str:
        laid = [f"{BOXES[box]}={card_word(card)}" for box, card in enumerate(self.cards) if card != NO_PLAN]
        return " ".join([self.verb, *laid])

    @classmethod
    def read(cls, words: list[str]) -> "Plan":
        cards = [NO_PLAN] * BOX_COUNT
        for word in words:
            box, equals, card = word.partition("=")
            if not equals or box not in BOX:
                raise IllegalMove("unknown_box", word=word[:40], boxes=list(BOXES))
            if cards[BOX[box]] != NO_PLAN:
                raise IllegalMove("box_twice", box=box)
            cards[BOX[box]] = read_card(BOX[box], card)
        return cls(tuple(cards))


class _WithNumber(Move):
    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def fields(self) -> tuple[Any, ...]:
        return (self.number,)

    @classmethod
    def read(cls, words: list[str]) -> Move:
        (word,) = words
        return cls(read_number(word))


class _WithCounty(Move):
    __slots__ = ("county",)

    def __init__(self, county: int) -> None:
        self.county = county

    def fields(self) -> tuple[Any, ...]:
        return (self.county,)

    @property
    def text(self) -> str:
        return f"{self.verb} {COUNTIES[self.county]}"

    @classmethod
    def read(cls, words: list[str]) -> Move:
        (word,) = words
        return cls(read_county(word))


class Take(_WithCounty):
    """Draft: takes one of the open county cards."""

    __slots__ = ()
    verb: ClassVar = "take"


class Draw(Move):
    """Draft: takes the top card of the pile."""

    __slots__ = ()
    verb: ClassVar = "draw"


class Exchange(Move):
    """Draft: puts both open cards under the pile and turns up two new ones."""

    __slots__ = ()
    verb: ClassVar = "exchange"


class Place(_WithNumber):
    """Draft: puts a group of so many armies into the county just taken."""

    __slots__ = ()
    verb: ClassVar = "place"


class Leave(Move):
    """Declares which boxes stay empty, for want of cards."""

    __slots__ = ("boxes",)
    verb: ClassVar = "leave"

    def __init__(self, boxes: tuple[int, ...]) -> None:
        self.boxes = boxes

    def fields(self) -> tuple[Any, ...]:
        return (self.boxes,)

    @property
    def text(self) -> str:
        return " ".join([self.verb, *(BOXES[box] for box in self.boxes)])

    @classmethod
    def read(cls, words: list[str]) -> "Leave":
        return cls(tuple(sorted(BOX[word] for word in words)))


class Position(_WithNumber):
    """Auction: takes a place in the player order, 1 to 5, with its bonus tile."""

    __slots__ = ()
    verb: ClassVar = "position"


class March(Move):
    """Moves so many armies into a neighbouring county, which may mean battle."""

    __slots__ = ("armies", "target")
    verb: ClassVar = "move"

    def __init__(self, target: int, armies: int) -> None:
        self.target = target
        self.armies = armies

    def fields(self) -> tuple[Any, ...]:
        return self.target, self.armies

    @property
    def text(self) -> str:
        return f"{self.verb} {COUNTIES[self.target]} {self.armies}"

    @classmethod
    def read(cls, words: list[str]) -> "March":
        target, armies = words
        return cls(read_county(target), read_number(armies))


class Recruit(Move):
    """Deploy 1/move where either part may be chosen: deploys the army and moves nothing."""

    __slots__ = ()
    verb: ClassVar = "recruit"

    @classmethod
    def read(cls, words: list[str]) -> Move:
        return RecruitAndMarch.read(words) if words else cls()


class RecruitAndMarch(March):
    """Deploys the army, then moves: `recruit baden 2`."""

    __slots__ = ()
    verb: ClassVar = "recruit"


class Defend(_WithNumber):
    """Throws so many of the armies in the county into the tower."""

    __slots__ = ()
    verb: ClassVar = "defend"


class Revolt(_WithCounty):
    """Winter: the county that revolts next."""

    __slots__ = ()
    verb: ClassVar = "revolt"


class Fall(Move):
    """The answer of chance to a throw: how many cubes of each colour fell into the tray."""

    __slots__ = ("cubes",)
    verb: ClassVar = "fall"

    def __init__(self, cubes: tuple[int, ...]) -> None:
        self.cubes = cubes

    def fields(self) -> tuple[Any, ...]:
        return (self.cubes,)

    @property
    def text(self) -> str:
        fallen = [f"{'peasants' if c == PEASANTS else c}={n}" for c, n in enumerate(self.cubes) if n]
        return " ".join([self.verb, *fallen])

    @classmethod
    def read(cls, words: list[str]) -> "Fall":
        cubes = [0] * COLOURS
        for word in words:
            colour, _, number = word.partition("=")
            index = PEASANTS if colour == "peasants" else read_number(colour)
            if index >= PEASANTS and colour != "peasants":
                raise ValueError(colour)
            cubes[index] += read_number(number)
        return cls(tuple(cubes))


class TakeFavor(_WithNumber):
    """Court: takes the favor of that number."""

    __slots__ = ()
    verb: ClassVar = "favor"


class RemoveEvent(Move):
    """Favor 1: the season's event is ignored."""

    __slots__ = ()
    verb: ClassVar = "remove_event"


class Calm(_WithCounty):
    """Favor 4: removes a revolt marker from the county."""

    __slots__ = ()
    verb: ClassVar = "calm"


class Build(_WithCounty):
    """Favors 7, 17, 21: builds in the county."""

    __slots__ = ()
    verb: ClassVar = "build"


class Deploy(_WithCounty):
    """Favor 12: deploys in the county."""

    __slots__ = ()
    verb: ClassVar = "deploy"


class Benefit(Move):
    """Landsknechte: the benefit chosen from the new top card."""

    __slots__ = ("kind",)
    verb: ClassVar = "benefit"

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def fields(self) -> tuple[Any, ...]:
        return (self.kind,)

    @classmethod
    def read(cls, words: list[str]) -> "Benefit":
        (kind,) = words
        return cls(kind)


VOCABULARY: Final = Vocabulary(
    [
        *(Plan, Leave, Position, March, Recruit, Pass, Defend, Revolt),
        *(Take, Draw, Exchange, Place, Fall),
        *(TakeFavor, RemoveEvent, Calm, Build, Deploy, Benefit),
    ]
)
