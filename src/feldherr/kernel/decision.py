"""A decision: who is asked, and which moves they may answer with. A move: an answer with one text form."""

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from random import Random
from typing import Any, ClassVar, Final, NamedTuple

from mypy_extensions import mypyc_attr

from feldherr.kernel.errors import FeldherrError, IllegalMove

Seat = int | str
CHANCE: Final = "chance"
MOST_NAMED: Final = 12


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """An answer: immutable, equal by value, with one text form that a person can read and type.

    A subclass names its `verb`, lists its values in `fields` and reads them back in `read`.
    """

    __slots__ = ()
    verb: ClassVar[str]

    def fields(self) -> tuple[Any, ...]:
        """The values that make the move, in the order of its text form."""
        return ()

    @property
    def text(self) -> str:
        """How it is written: the verb and the values, with one space between."""
        return " ".join([self.verb, *map(str, self.fields())])

    @classmethod
    def read(cls, words: list[str]) -> "Move":
        """The move of this verb with these further words; ValueError when they do not fit."""
        if words:
            raise ValueError(words)
        return cls()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and isinstance(other, Move) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash((self.verb, self.fields()))

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), self.fields()


@mypyc_attr(allow_interpreted_subclasses=True)
class Pass(Move):
    """Declines what was offered."""

    __slots__ = ()
    verb: ClassVar = "pass"


class Vocabulary:
    """The verbs of a game and how their moves are read.

    >>> Vocabulary([Pass]).read("pass")
    <pass>
    """

    def __init__(self, moves: Iterable[type[Move]]) -> None:
        self.verbs: dict[str, type[Move]] = {move.verb: move for move in moves}

    def read(self, text: str) -> Move:
        """A move from its text; IllegalMove says what is wrong with that."""
        words = text.split()
        kind = self.verbs.get(words[0]) if words else None
        if kind is None:
            raise IllegalMove("unknown_verb", text=text[:80], verbs=sorted(self.verbs))
        try:
            return kind.read(words[1:])
        except (ValueError, KeyError, IndexError):
            raise IllegalMove("unreadable_move", text=text[:200], verb=kind.verb) from None


class Check(NamedTuple):
    """What is wrong with a move (nothing, if it is legal), and what it would bring."""

    reasons: list[FeldherrError]
    forecast: Mapping[str, Any]

    @property
    def legal(self) -> bool:
        """Whether nothing is wrong with it."""
        return not self.reasons


def not_offered(text: str, offered: Sequence[str]) -> IllegalMove:
    """The refusal of a move, which names what is offered instead, or the first of it."""
    return IllegalMove(
        "not_offered", move=text, options=[*offered[:MOST_NAMED]], more=max(0, len(offered) - MOST_NAMED)
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """A question to one seat. Its legal moves are numbered: `count`, `option` and `number_of` are all there is to know.

    `options`, `sample` and `check` follow from these three, so there is one enumerator and no second list of rules.
    """

    __slots__ = ("drawn", "question", "seat", "vocabulary")
    kind: ClassVar[str]
    lists_options: ClassVar[bool] = True
    """Not set where there are too many moves to list them all as JSON."""
    asks_chance: ClassVar[bool] = False
    """Set where no player answers, but whoever throws tower or dice outside of the game."""
    hides_a_forced_answer: ClassVar[bool] = False
    """Set where playing the only legal move unasked would betray something hidden."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.question = -1
        """Its number in the game; -1 before it is asked."""
        self.vocabulary: Vocabulary | None = None
        """How the texts of moves are read, as soon as it is asked."""
        self.drawn: Move | None = None
        """The move that `sample` gave last: it is legal, and need not be looked for."""

    @property
    def id(self) -> str:
        """The name of the question: it does not change while others answer it."""
        return "" if self.question < 0 else str(self.question)

    def count(self) -> int:
        """How many legal moves there are; BadOption, where they are too many to be counted."""
        raise NotImplementedError

    def option(self, index: int) -> Move:
        """The legal move of this number."""
        raise NotImplementedError

    def number_of(self, move: Move) -> int:
        """The number of a legal move; -1 for any other."""
        raise NotImplementedError

    def index(self, move: Move | str) -> int:
        """The number of a legal move, or of its text; -1 for any other."""
        if isinstance(move, str):
            try:
                move = self.read(move)
            except IllegalMove:
                return -1
        return self.number_of(move)

    def read(self, text: str) -> Move:
        """The move of this text, legal or not; IllegalMove, if it is none."""
        if self.vocabulary is None:
            raise ValueError("only a decision that a game asks reads texts")
        return self.vocabulary.read(text)

    def options(self) -> list[Move]:
        """All legal moves; BadOption, where they are too many to be listed."""
        return [self.option(i) for i in range(self.count())]

    def sample(self, rng: Random) -> Move:
        """One of the legal moves, each equally likely."""
        move = self.option(int(rng.random() * self.count()))
        self.drawn = move
        return move

    def why_not(self, move: Move | str) -> FeldherrError:
        """The reason why a move that is not offered, or its text, is not offered."""
        if isinstance(move, str):
            try:
                move = self.read(move)
            except IllegalMove as error:
                return error
        return self.refusal(move)

    def refusal(self, move: Move) -> FeldherrError:
        """What `why_not` says, for whoever makes a kind of decision."""
        return not_offered(move.text, [option.text for option in self.options()])

    def check(self, move: Move | str) -> Check:
        """What is wrong with a move, or with its text, and what it would bring."""
        if isinstance(move, str):
            try:
                move = self.read(move)
            except IllegalMove as error:
                return Check([error], {})
        return self.checked(move)

    def checked(self, move: Move) -> Check:
        """What `check` says, for whoever makes a kind of decision."""
        return Check([] if self.number_of(move) >= 0 else [self.refusal(move)], {})

    def require(self, move: Move | str) -> None:
        """Raises the reason, unless the move, or its text, is legal."""
        if isinstance(move, str):
            move = self.read(move)
        if self.number_of(move) < 0:
            raise self.refusal(move)

    def forced(self) -> Move | None:
        """The only legal move, where it may be played unasked."""
        return self.option(0) if self.count() == 1 and not self.hides_a_forced_answer else None

    def facts(self) -> Mapping[str, Any]:
        """What else a reader of the question wants to know, JSON-able. Each kind of decision has a shape for it."""
        return {}

    def as_json(self) -> dict[str, Any]:
        """What is asked, for programs: id, seat, kind and facts, and the moves where they can be listed."""
        asked = {"id": self.id, "seat": self.seat, "kind": self.kind, **self.facts()}
        return {**asked, "options": [move.text for move in self.options()]} if self.lists_options else asked

    def _repr_svg_(self) -> str:
        """What a notebook shows of it: the question and its options."""
        drawn: str = import_module("feldherr.svg.notes").options(self)  # whoever draws knows more than the kernel
        return drawn


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Decision):
    """A decision whose moves are simply listed."""

    __slots__ = ("moves",)

    def __init__(self, seat: Seat, moves: Sequence[Move]) -> None:
        super().__init__(seat)
        self.moves = moves

    def count(self) -> int:
        return len(self.moves)

    def option(self, index: int) -> Move:
        return self.moves[index]

    def number_of(self, move: Move) -> int:
        for at, offered in enumerate(self.moves):
            if offered is move:
                return at
        return self.moves.index(move) if move in self.moves else -1
