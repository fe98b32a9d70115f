"""Armies leave a county for a neighbour. (000 General rules for army movement)"""

from typing import TYPE_CHECKING, ClassVar

from feldherr.kernel.decision import Decision, Move, Pass
from feldherr.kernel.errors import FeldherrError, IllegalMove
from feldherr.wallenstein.board import BORDERS, COUNTIES
from feldherr.wallenstein.moves import March
from feldherr.wallenstein.names import ACTIONS, CHURCH, CLOSED
from feldherr.wallenstein.state import State

if TYPE_CHECKING:
    from feldherr.wallenstein.shapes_decisions import MoveFacts


class MoveArmies(Decision):
    """How many armies go to which neighbour, at least one staying behind; perhaps none at all.

    Options are numbered target by target, 1 to `most` armies each; declining comes last.
    """

    __slots__ = ("action", "g", "may_decline", "most", "origin", "targets")
    kind: ClassVar = "move"

    def __init__(
        self, seat: int, g: State, action: int, origin: int, targets: list[int], most: int, *, may_decline: bool
    ) -> None:
        super().__init__(seat)
        self.g = g
        self.action = action
        self.origin = origin
        self.targets = targets
        self.most = most
        self.may_decline = may_decline

    def count(self) -> int:
        return len(self.targets) * self.most + self.may_decline

    def option(self, index: int) -> Move:
        target, armies = divmod(index, self.most) if self.most else (0, 0)
        return March(self.targets[target], armies + 1) if target < len(self.targets) and self.most else Pass()

    def number_of(self, move: Move) -> int:
        if isinstance(move, Pass):
            return len(self.targets) * self.most if self.may_decline else -1
        if type(move) is not March or move.target not in self.targets or not 1 <= move.armies <= self.most:
            return -1
        return self.targets.index(move.target) * self.most + move.armies - 1

    def refusal(self, move: Move) -> FeldherrError:
        if isinstance(move, Pass):
            return IllegalMove("must_move", county=COUNTIES[self.origin])
        if not isinstance(move, March):
            return super().refusal(move)
        if move.target not in self.targets:
            return why_no_target(self.g, int(self.seat), self.action, self.origin, move.target)
        return IllegalMove("bad_number_of_armies", county=COUNTIES[self.origin], most=self.most, given=move.armies)

    def facts(self) -> "MoveFacts":
        return {
            "action": ACTIONS[self.action],
            "origin": COUNTIES[self.origin],
            "targets": [COUNTIES[t] for t in self.targets],
            "most": self.most,
            "may_decline": self.may_decline,
        }


def protected_by_church(g: State, county: int) -> bool:
    return g.event_effect() == "church_peace" and bool(g.buildings[county] >> CHURCH & 1)


def may_enter(g: State, seat: int, action: int, target: int) -> bool:
    """Own counties always; others unless out of play or protected from attack. (ruling C11)"""
    owner = g.owner[target]
    if owner == seat:
        return True
    if owner == CLOSED or protected_by_church(g, target):
        return False
    return owner < 0 or not g.immunity[owner] >> action & 1


def why_no_target(g: State, seat: int, action: int, origin: int, target: int) -> FeldherrError:
    """The reason why armies cannot go from here to there now."""
    names = {"county": COUNTIES[target], "origin": COUNTIES[origin]}
    if target not in BORDERS[origin]:
        in_play = [COUNTIES[t] for t in BORDERS[origin] if g.owner[t] != CLOSED]
        return IllegalMove("not_adjacent", **names, neighbours=in_play)
    if g.owner[target] == CLOSED:
        return IllegalMove("county_closed", **names)
    if g.owner[target] != seat and protected_by_church(g, target):
        return IllegalMove("church_peace", **names)
    if not may_enter(g, seat, action, target):
        return IllegalMove("owner_immune", **names, owner=g.owner[target], action=ACTIONS[action])
    return IllegalMove("own_county_only", **names)


def march(g: State, seat: int, origin: int, move: March) -> None:
    """A plain move between own counties."""
    g.armies[origin] -= move.armies
    g.armies[move.target] += move.armies
    g.tell.marched(seat=seat, origin=COUNTIES[origin], target=COUNTIES[move.target], armies=move.armies)
