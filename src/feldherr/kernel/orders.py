"""Standing orders: answers that a player gives ahead, each a value with one text form, like a move.

An order is asked whenever its seat is; it says what it would answer, or nothing, and then the player is asked. It only
ever chooses among the moves that are offered, and looks at nothing but what its seat knows.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple

from mypy_extensions import mypyc_attr

from feldherr.kernel import words
from feldherr.kernel.decision import Decision, Move
from feldherr.kernel.errors import BadOption

MOST_ORDERS: Final = 120
MOST_CHARACTERS: Final = 240
"""Of one order."""
NOW, HERE, ANYWHERE, LAST = range(4)
"""How narrow an order is: for what is under way, for one place, for all, and for where nothing is left to choose."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Order:
    """An answer given ahead: immutable, equal by value. A subclass names its `verb` and lists its words."""

    __slots__ = ()
    verb: ClassVar[str]
    breadth: ClassVar[int] = ANYWHERE
    """Narrow orders are asked before broad ones."""
    ends: ClassVar[bool] = False
    """Whether the order is for something that ends, as a lobby or a season does."""

    def words(self) -> list[str]:
        """What its text has after the verb."""
        return []

    @property
    def text(self) -> str:
        return " ".join([self.verb, *self.words()])

    @classmethod
    def read(cls, words: list[str]) -> "Order":
        """The order of this verb with these further words; ValueError when they do not fit."""
        if words:
            raise ValueError(words)
        return cls()

    @property
    def about(self) -> str:
        """What it is about: of orders about the same, the last counts."""
        return self.text

    def bound(self, g: Any, seat: int) -> "Order":
        """The order as it is kept when it is given in this position."""
        return self

    def lapsed(self, g: Any, seat: int) -> bool:
        """Whether what it was for is over."""
        return False

    def answer(self, g: Any, decision: Decision) -> Move | None:
        """What it answers; None, if it says nothing to this question."""
        raise NotImplementedError

    def facts(self) -> Mapping[str, Any]:
        """What a sentence about it tells, JSON-able."""
        return {}

    def sentence(self, language: str = "en") -> str:
        """
        >>> OnlyAnswer().sentence()
        'Answer by itself where only one answer is possible.'
        """
        return words.sentence(language, "orders", self.verb, self.facts())

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Order) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"<{self.text}>"


class OnlyAnswer(Order):
    """Answers where only one move is legal: `only_answer`."""

    __slots__ = ()
    verb: ClassVar = "only_answer"
    breadth: ClassVar = LAST

    def answer(self, g: Any, decision: Decision) -> Move | None:
        try:
            return decision.option(0) if decision.count() == 1 else None
        except BadOption:  # too many to be counted
            return None


class Slot(NamedTuple):
    """A part of an order that its player fills in: a word, one or some of these words, all in an order, or a number."""

    kind: str
    """"word", "one", "some", "ranked" or "number"."""
    of: Sequence[str] = ()
    least: int = 0
    most: int = 0


class Offer(NamedTuple):
    """An order that may be given now: its verb and what is to be filled in."""

    verb: str
    slots: Sequence[Slot] = ()
    now: bool = False
    """Whether it is for what is under way."""


def fixed(text: str) -> Slot:
    return Slot("word", (text,))


def last_of_each(orders: Iterable[Order]) -> list[Order]:
    """Of orders about the same, the last alone."""
    return list({order.about: order for order in orders}.values())


class Orders:
    """The kinds of orders of a game, how they are read, and which are offered to a seat in a position.

    >>> Orders([OnlyAnswer], lambda g, seat: []).read("only_answer")
    <only_answer>
    """

    def __init__(self, kinds: Iterable[type[Order]], offers: Callable[[Any, int], list[Offer]]) -> None:
        self.verbs: dict[str, type[Order]] = {kind.verb: kind for kind in kinds}
        self.offers = offers

    def read(self, text: str) -> Order:
        """An order from its text; BadOption says what is wrong with that."""
        if len(text) > MOST_CHARACTERS:
            raise BadOption("order_too_long", most=MOST_CHARACTERS)
        given = text.split()
        kind = self.verbs.get(given[0]) if given else None
        if kind is None:
            raise BadOption("unknown_order", text=text[:80], verbs=sorted(self.verbs))
        try:
            return kind.read(given[1:])
        except (ValueError, KeyError, IndexError):
            raise BadOption("unreadable_order", text=text[:80], form=kind.verb) from None

    def read_all(self, texts: Sequence[str]) -> list[Order]:
        """Orders as a player gives them; of those about the same, the last."""
        if len(texts) > MOST_ORDERS:
            raise BadOption("too_many_orders", given=len(texts), most=MOST_ORDERS)
        return last_of_each(self.read(text) for text in texts)
