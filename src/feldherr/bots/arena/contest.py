"""A contest: who plays, on what table, and who sits where in which game."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from itertools import permutations
from random import Random
from typing import Any, Final

from feldherr.bots.bot import Budget
from feldherr.kernel.errors import BadOption

FORMATS: Final = ("one", "mixed")
"""One seat of the first entrant against all others, or all entrants in equal numbers."""
MOST_SEATINGS: Final = 720


@dataclass(frozen=True)
class Contest:
    """Everything that a game of a contest depends on but its number."""

    game: str
    players: int
    entrants: tuple[str, ...]
    """Levels, import paths or addresses; `marshal@0.2` has seconds of its own for each decision."""
    seating: str = "one"
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 1618
    seconds: float | None = 5.0
    simulations: int | None = None
    cpu: bool = False
    """Whether seconds are those that the bot's thread works."""

    def budget(self, entrant: str) -> Budget:
        seconds = named(entrant)[1]
        return Budget(self.seconds if seconds is None else seconds, self.simulations, self.cpu)

    @property
    def seatings(self) -> tuple[tuple[int, ...], ...]:
        return seatings(len(self.entrants), self.players, self.seating)

    def table(self, number: int) -> tuple[tuple[int, ...], str]:
        """Who sits where in a game, as numbers of entrants, and its seed: every seating in turn gets the same luck."""
        block, place = divmod(number, len(self.seatings))
        return self.seatings[place], f"{self.seed} {block}"

    def as_json(self) -> dict[str, Any]:
        return {**asdict(self), "entrants": list(self.entrants)}

    @classmethod
    def from_json(cls, plain: dict[str, Any]) -> "Contest":
        return cls(**{**plain, "entrants": tuple(plain["entrants"])})


def named(entrant: str) -> tuple[str, float | None]:
    """The bot that an entrant names, and its own seconds for a decision, if it has any.

    >>> named("marshal@0.2"), named("captain")
    (('marshal', 0.2), ('captain', None))
    """
    name, _, seconds = entrant.rpartition("@")
    if name and seconds.replace(".", "", 1).isdigit():
        return name, float(seconds)
    return entrant, None


def lineups(entrants: int, players: int, seating: str) -> list[list[int]]:
    """Who sits at a table, not yet where.

    >>> lineups(2, 4, "one"), lineups(2, 4, "mixed"), lineups(3, 4, "mixed")
    ([[0, 1, 1, 1]], [[0, 0, 1, 1]], [[0, 0, 1, 2], [0, 1, 1, 2], [0, 1, 2, 2]])
    """
    if seating == "one":
        others = list(range(1, entrants)) or [0]
        if len(others) == 1:
            return [[0, *others * (players - 1)]]
        return [[0, *rest] for rest in lineups_of(others, players - 1)]
    return lineups_of(list(range(entrants)), players)


def lineups_of(entrants: list[int], players: int) -> list[list[int]]:
    """So many seats filled with all entrants as equally as it goes, in every way; with too many, they take turns."""
    if len(entrants) > players:
        return [sorted((entrants * 2)[i : i + players]) for i in range(len(entrants))]
    each, left = divmod(players, len(entrants))
    extra = {tuple(sorted((entrants * 2)[i : i + left])) for i in range(len(entrants))}
    return [sorted([*entrants * each, *more]) for more in sorted(extra)]


@cache
def seatings(entrants: int, players: int, seating: str) -> tuple[tuple[int, ...], ...]:
    """Every way to sit around the table.

    >>> seatings(2, 3, "one")
    ((0, 1, 1), (1, 0, 1), (1, 1, 0))
    """
    ways = [way for lineup in lineups(entrants, players, seating) for way in dict.fromkeys(permutations(lineup))]
    if len(ways) > MOST_SEATINGS:
        ways = Random(1).sample(ways, MOST_SEATINGS)
    return tuple(ways)


def require_entrants(entrants: Sequence[str], seating: str) -> None:
    """Raises BadOption for a contest that cannot be."""
    if seating not in FORMATS:
        raise BadOption("bad_value", option="--format", value=seating[:40], allowed=list(FORMATS))
    if not entrants or len(set(entrants)) < len(entrants):
        raise BadOption("bad_entrants")
