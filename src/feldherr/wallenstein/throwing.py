"""Throwing the pot and the tray into the tower: a step of its own. (000 Combat rules: general dice tower rules)"""

from random import Random
from typing import TYPE_CHECKING, ClassVar

from feldherr.kernel.chance import Chance, fresh_seed
from feldherr.kernel.decision import CHANCE, Decision, Move
from feldherr.kernel.errors import BadOption, FeldherrError, IllegalMove
from feldherr.kernel.step import Step
from feldherr.wallenstein.moves import Fall
from feldherr.wallenstein.names import COLOURS
from feldherr.wallenstein.state import State
from feldherr.wallenstein.tower import colour_of, settle, throw

if TYPE_CHECKING:
    from feldherr.wallenstein.shapes_decisions import ThrowFacts


def going_in(g: State) -> list[int]:
    """What the next throw takes: the pot with all cubes lying in the tray, by colour."""
    return [g.pot[colour] + g.tray[colour] for colour in range(COLOURS)]


class ThrowOutside(Decision):
    """Chance is asked what fell: as many of each colour as were inside or thrown, or fewer."""

    __slots__ = ("g", "most")
    kind: ClassVar = "throw"
    lists_options: ClassVar = False
    asks_chance: ClassVar = True

    def __init__(self, g: State) -> None:
        super().__init__(CHANCE)
        self.g = g
        self.most = going_in(g)
        for cube in g.inside:
            self.most[colour_of(cube)] += 1

    def count(self) -> int:
        raise BadOption("not_listable", kind=self.kind)

    def number_of(self, move: Move) -> int:
        fits = isinstance(move, Fall) and all(n <= most for n, most in zip(move.cubes, self.most, strict=True))
        return 0 if fits else -1

    def sample(self, rng: Random) -> Move:
        """What the table's model of the tower might give."""
        g = self.g
        chance = Chance.from_seed(fresh_seed(rng))
        fallen, _ = throw(g.rules.model, g.inside, going_in(g), g.throws + 1, chance)
        return Fall(tuple(fallen))

    def forced(self) -> None:
        return None

    def refusal(self, move: Move) -> FeldherrError:
        return IllegalMove("too_many_fallen", most=self.g.cubes(self.most))

    def facts(self) -> "ThrowFacts":
        return {"most": self.g.cubes(self.most)}


class Throw(Step[State]):
    """One single throw of the fighting cubes together with all cubes lying in the tray."""

    __slots__ = ()
    beneath: ClassVar = ("BattleResult", "RevoltResult", "EmptyTray")

    def fits(self, g: State) -> bool:
        return g.rules.throws == "outside"

    def ask(self, g: State) -> Decision | None:
        return ThrowOutside(g) if g.rules.throws == "outside" else None

    def do(self, g: State, move: Move | None) -> None:
        thrown = going_in(g)
        number = g.throws + 1
        if isinstance(move, Fall):
            fallen = list(move.cubes)
            inside = settle(g.inside, thrown, number, fallen)
        else:
            fallen, inside = throw(g.rules.model, g.inside, thrown, number, g.chance)
        g.throws = number
        g.inside = inside
        g.tray = fallen
        g.pot = [0] * COLOURS
        if g.tell.watched:  # else nobody needs them in words
            g.tell.thrown(thrown=g.cubes(thrown), fallen=g.cubes(fallen))
