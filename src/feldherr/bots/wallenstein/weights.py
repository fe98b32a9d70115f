"""The numbers by which the captain judges. Tuned by self-play: `python -m feldherr.bots.tuning`."""

import tomllib
from dataclasses import dataclass, fields, replace
from functools import cache
from pathlib import Path
from typing import Final

from feldherr.bots.wallenstein.temper import PLAIN, Temper

DATA: Final = Path(__file__).parent.parent / "data"
FILE: Final = DATA / "wallenstein-captain.toml"


@dataclass(frozen=True, slots=True)
class Weights:
    """Victory points for things that bring none by themselves, and how the others are expected to play."""

    thaler: float = 0.35
    """A Thaler to spend in the next season, for each scoring it may count in."""
    rich: float = 12.0
    """So many Thalers for each season left are enough."""
    army: float = 0.12
    """An army on the board, with seasons to come."""
    site: float = 0.25
    """A free building site."""
    tax: float = 0.05
    """A Thaler of a county's taxes, for each season left."""
    harvest: float = 0.05
    """A grain of a county's harvest, for each season left."""
    feeding: float = 0.3
    """What a county costs in grain, for each winter left."""
    spite: float = 0.25
    """A point that one of the others loses."""
    rivalry: float = 0.5
    """How far the lead in buildings of a region drifts in a season."""
    fear: float = 1.0
    """Armies that a neighbour is expected to have more than now when attacking."""
    aggression: float = 0.12
    """The chance that a neighbour who would win attacks."""
    ambition: float = 0.4
    """How much of a next season's attack counts now."""
    boldness: float = 0.0
    """What an attack must bring at least."""
    reserve: float = 0.5
    """How much of a county's later income is spoiled by collecting there now."""
    hunger: float = 1.0
    """How much the revolts of winter weigh."""
    tile: float = 1.0
    """How much bonus tiles weigh."""
    first: float = 0.05
    """A place further forward in the player order."""
    courtier: float = 0.3
    """A courtier in the entrance hall."""
    region: float = 0.5
    """A county that keeps the Landsknechte, for each season left."""
    growth: float = 0.0
    """How much more an army is worth for each season left."""
    land: float = 0.0
    """A county, for each season left, besides what it brings by itself."""
    tower: float = 0.0
    """How much of an army that an attack costs is not lost, but rests in the tower."""
    assault: float = 0.8
    """How much of an attack's value counts while it is only planned."""
    manoeuvre: float = 0.8
    """How much of a march's value counts while it is only planned."""
    ruin: float = 0.7
    """How much of a building is lost with its county."""
    foresight: float = 0.5
    """How much of the attacks that a county could make later is given up by attacking from it now."""
    relief: float = 1.0
    """How much of the harvests to come this year is counted on."""
    temper: Temper = PLAIN
    """What is liked besides points. It is nobody's to tune."""

    def but(self, **changes: float | Temper) -> "Weights":
        return replace(self, **changes)  # type: ignore[arg-type]


NUMBERS: Final = tuple(field.name for field in fields(Weights) if field.name != "temper")
"""What can be tuned."""


@cache
def tuned(level: str = "captain") -> Weights:
    """The weights of a level in the package."""
    file = DATA / f"wallenstein-{level}.toml"
    return Weights(**tomllib.loads(file.read_text("utf-8"))["weights"]) if file.exists() else Weights()
