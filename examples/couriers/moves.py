"""The moves of Couriers."""

from typing import Any, ClassVar, Final

from feldherr.kernel.decision import Move, Vocabulary


class Send(Move):
    """A rider of this speed rides out: `send 4`."""

    __slots__ = ("speed",)
    verb: ClassVar = "send"

    def __init__(self, speed: int) -> None:
        self.speed = speed

    def fields(self) -> tuple[Any, ...]:
        return (self.speed,)

    @classmethod
    def read(cls, words: list[str]) -> "Send":
        (word,) = words
        return cls(int(word))


class Deliver(Move):
    """All that lies on the road goes where it should: `deliver`."""

    __slots__ = ()
    verb: ClassVar = "deliver"


class Sell(Move):
    """All that lies on the road goes to the enemy, for half the points and for riders: `sell`."""

    __slots__ = ()
    verb: ClassVar = "sell"


VOCABULARY: Final = Vocabulary([Send, Deliver, Sell])
