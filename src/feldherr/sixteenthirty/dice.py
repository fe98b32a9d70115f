"""Dice thrown outside the game: chance is asked what they show."""

from typing import TYPE_CHECKING, ClassVar

from feldherr.kernel.decision import Decision, Move, Seat
from feldherr.sixteenthirty.moves import Roll

if TYPE_CHECKING:
    from feldherr.sixteenthirty.shapes_decisions import DiceFacts, Purpose


SIDES = 6


class DiceOutside(Decision):
    """So many dice, each from 1 to 6; every throw is an option of its own."""

    __slots__ = ("dice", "purpose")
    kind: ClassVar[str] = "dice"
    lists_options: ClassVar = False
    asks_chance: ClassVar = True

    def __init__(self, seat: Seat, dice: int, purpose: "Purpose") -> None:
        super().__init__(seat)
        self.dice = dice
        self.purpose = purpose

    def count(self) -> int:
        return int(SIDES**self.dice)

    def option(self, index: int) -> Move:
        shown = []
        for _ in range(self.dice):
            index, pips = divmod(index, SIDES)
            shown.append(pips + 1)
        return Roll(*reversed(shown))

    def number_of(self, move: Move) -> int:
        if not isinstance(move, Roll) or len(move.dice) != self.dice:
            return -1
        if not all(1 <= pips <= SIDES for pips in move.dice):
            return -1
        number = 0
        for pips in move.dice:
            number = number * SIDES + pips - 1
        return number

    def facts(self) -> "DiceFacts":
        return {"dice": self.dice, "purpose": self.purpose}
