"""Chances of fights in a few microseconds, for seasons played out in a bot's head; `odds` knows them exactly."""

from math import erf, sqrt
from typing import Final

from feldherr.wallenstein.names import COLOURS, PEASANTS
from feldherr.wallenstein.state import State
from feldherr.wallenstein.tower import OLDEST, mean_chances

TYPICAL_THROW: Final = 9


class Tower:
    """What the tower will probably let go of, by colour."""

    __slots__ = ("doubt", "falls", "loose")

    def __init__(self, g: State) -> None:
        self.falls, chances = mean_chances(g.rules.model, TYPICAL_THROW, len(g.inside))
        spread = self.falls * (1 - self.falls)
        self.loose = [self.falls * n for n in g.tray] + [0.0]
        self.doubt = [spread * n for n in g.tray] + [0.0]
        number = g.throws + 1
        for cube in g.inside:
            chance = chances[min(OLDEST, number - (cube >> 3))]
            self.loose[cube & 7] += chance
            self.doubt[cube & 7] += chance * (1 - chance)

    def win(self, attacker: int, armies: int, defender: int, there: int, peasants: int) -> float:
        """The chance that so many armies are ahead of so many others; peasants below 0 stay out."""
        green = PEASANTS if peasants >= 0 else COLOURS
        more = max(0, peasants)
        side = COLOURS if defender < 0 else defender
        ahead = self.falls * (armies - there - more) + self.loose[attacker] - self.loose[side] - self.loose[green]
        doubt = 0.3 + self.falls * (1 - self.falls) * (armies + there + more)
        doubt += self.doubt[attacker] + self.doubt[side] + self.doubt[green]
        return 0.5 + 0.5 * erf((ahead - 0.5) / sqrt(2 * doubt))
