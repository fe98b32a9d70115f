"""The board: 45 counties in 5 regions, what they bring and where they border. (Data: counties.toml, lineups.toml)"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from feldherr.kernel.codec import copied


def load(name: str) -> dict[str, Any]:
    """A data file of this game."""
    return tomllib.loads((Path(__file__).parent / "data" / f"{name}.toml").read_text("utf-8"))


_DATA: Final = load("counties")
_COUNTIES: Final = _DATA["county"]
_LINEUPS: Final = load("lineups")["lineup"]

REGIONS: Final[tuple[str, ...]] = tuple(r["id"] for r in _DATA["region"])
COUNTIES: Final[tuple[str, ...]] = tuple(c["id"] for c in _COUNTIES)
COUNTY_COUNT: Final = len(COUNTIES)
COUNTY: Final[dict[str, int]] = {county: i for i, county in enumerate(COUNTIES)}
REGION: Final[tuple[int, ...]] = tuple(REGIONS.index(c["region"]) for c in _COUNTIES)
TAXES: Final[tuple[int, ...]] = tuple(c["taxes"] for c in _COUNTIES)
GRAIN: Final[tuple[int, ...]] = tuple(c["grain"] for c in _COUNTIES)
SITES: Final[tuple[int, ...]] = tuple(len(c["cities"]) for c in _COUNTIES)
BORDERS: Final[tuple[tuple[int, ...], ...]] = tuple(tuple(COUNTY[n] for n in c["neighbours"]) for c in _COUNTIES)
NOT_WITH_THREE: Final[frozenset[int]] = frozenset(i for i, c in enumerate(_COUNTIES) if not c["three_players"])


def printed() -> dict[str, Any]:
    """Regions and counties by id, as they are printed; each city is one building site."""
    names = ("name", "region", "taxes", "grain", "cities", "three_players")
    counties = {c["id"]: {**{name: c[name] for name in names}, "borders": c["neighbours"]} for c in _COUNTIES}
    regions = {r["id"]: {"name": r["name"]} for r in _DATA["region"]}
    return {"regions": regions, "counties": copied(counties)}


def in_play(players: int) -> list[int]:
    """The counties of a game with so many players.

    >>> len(in_play(3)), len(in_play(4))
    (37, 45)
    """
    return [c for c in range(COUNTY_COUNT) if players > 3 or c not in NOT_WITH_THREE]


@cache
def lineup(players: int) -> list[dict[int, int]]:
    """The default line-up: armies by county for each seat. (000 Default line up of initial counties)"""
    return [{COUNTY[county]: armies for county, armies in column.items()} for column in _LINEUPS[str(players)]]
