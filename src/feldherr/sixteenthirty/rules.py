"""The rules object: the printed figures, the table's own choices, and the components in use."""

import tomllib
from dataclasses import MISSING, dataclass, fields, replace
from functools import lru_cache
from json import dumps, loads
from pathlib import Path
from typing import Any, Final

from feldherr.sixteenthirty.cards import KINDS, OPEN, SPECIAL, SPECIALS, named
from feldherr.sixteenthirty.names import COUNTRIES, COUNTRY, N


def load(name: str) -> dict[str, Any]:
    """A data file of this game."""
    return tomllib.loads((Path(__file__).parent / "data" / f"{name}.toml").read_text("utf-8"))


_PRINTED: Final = load("printed")
CARDS: Final[int] = _PRINTED["cards"]
PASSING_ROUNDS: Final[int] = _PRINTED["passing_rounds"]
INITIAL_INFLUENCE: Final[int] = _PRINTED["initial_influence"]
SPECIAL_CARDS: Final[int] = _PRINTED["special_cards"]
STACK: Final[int] = _PRINTED["stack"]
HIGHEST_STATUS: Final[int] = _PRINTED["highest_status"]
HIGHEST_ARMY_SIZE: Final[int] = _PRINTED["highest_army_size"]
HIGHEST_MILITARY_ABILITY: Final[int] = _PRINTED["highest_military_ability"]
STRIPPED_STATUS: Final[int] = _PRINTED["stripped_status"]
LEAGUE_GAP: Final[int] = _PRINTED["league_gap"]
MARKERS: Final[tuple[int, ...]] = tuple(
    _PRINTED["vp_markers"].get(c, _PRINTED["vp_markers"]["each"]) for c in COUNTRIES
)
"""VP markers by country. (3.2)"""
ENDS_AT: Final[dict[int, int]] = {int(turn): most for turn, most in _PRINTED["end"].items()}
LAST_TURN: Final = max(ENDS_AT)
COMBAT: Final[dict[str, Any]] = _PRINTED["combat"]
ISLANDS: Final = tuple(COUNTRY[country] for country in COMBAT["islands"])

SECTIONS: Final = ("countries", "borders", "deck", "by_players")
"""What no rulebook prints: reconstructed, and replaced by the option `data` of a table."""
SEATS: Final = range(3, 7)


@dataclass(frozen=True)
class Rules:
    """What a table plays by."""

    status: tuple[int, ...]
    """Where the countries begin, as army size and military ability."""
    army_size: tuple[int, ...]
    military_ability: tuple[int, ...]
    adjacent: tuple[int, ...]
    """The neighbours of each country, by land and by sea, as bits."""
    deck: tuple[int, ...]
    """Cards of each kind."""
    vp_markers: int
    draw: int
    card_limit: tuple[int, ...]
    reconstructed: tuple[bool, ...]
    """For each of `SECTIONS`: whether a figure in use is reconstructed."""
    league_bonus_without_influence: bool = True
    """A marker scores the league's additional point also without influence on display. (ruling Q9)"""
    throws: str = "inside"

    def are_adjacent(self, one: int, other: int) -> bool:
        return bool(self.adjacent[one] >> other & 1)


HOUSE_RULES: Final = {"league_bonus_without_influence": (True, False)}
PRINTED: Final = {field.name: field.default for field in fields(Rules) if field.default is not MISSING}
"""The rules that a table can set, as printed."""


def package_data() -> dict[str, Any]:
    """The components that come with the package, in the shape of the option `data`.

    >>> package_data()["by_players"]["3"]["vp_markers"]
    6
    """
    borders, deck = load("borders"), load("deck")
    return {
        "countries": load("countries")["country"],
        "borders": {"land": borders["land"], "sea": borders["sea"]},
        "deck": {key: deck[key] for key in ("influence_per_country", "open_influence", "special")},
        "by_players": load("by_players")["players"],
    }


def board() -> dict[str, Any]:
    """The countries by id: where they begin, and their neighbours by land and by sea."""
    data = package_data()
    return {
        "countries": {
            country: figures | {way: _neighbours(country, pairs) for way, pairs in data["borders"].items()}
            for country, figures in data["countries"].items()
        }
    }


def _neighbours(country: str, pairs: list[list[str]]) -> list[str]:
    return sorted(one if other == country else other for one, other in pairs if country in (one, other))


def deck_of(deck: dict[str, Any]) -> list[int]:
    """Cards of each kind in a deck as its data describe it."""
    counts = [0] * KINDS
    for value, number in deck["influence_per_country"].items():
        for country in range(N):
            counts[named(country, int(value))] = number
    for value, number in deck["open_influence"].items():
        counts[OPEN + int(value) - 1] = number
    for special, number in deck["special"].items():
        counts[SPECIAL + SPECIALS.index(special)] = number
    return counts


def _adjacent(borders: dict[str, Any]) -> tuple[int, ...]:
    bits = [0] * N
    for one, other in [*borders["land"], *borders["sea"]]:
        bits[COUNTRY[one]] |= 1 << COUNTRY[other]
        bits[COUNTRY[other]] |= 1 << COUNTRY[one]
    return tuple(bits)


@lru_cache(maxsize=64)
def _rules(players: int, own_data: str, throws: str, own_rules: str) -> Rules:
    own, data = loads(own_data), package_data()
    countries = {**data["countries"], **own.get("countries", {})}
    by_players = {**data["by_players"], **own.get("by_players", {})}
    row = by_players[str(players)]
    reconstructed = {
        "countries": len(own.get("countries", {})) < N,
        "borders": "borders" not in own,
        "deck": "deck" not in own,
        "by_players": str(players) not in own.get("by_players", {}),
    }
    rules = Rules(
        status=tuple(countries[c]["status"] for c in COUNTRIES),
        army_size=tuple(countries[c]["army_size"] for c in COUNTRIES),
        military_ability=tuple(countries[c]["military_ability"] for c in COUNTRIES),
        adjacent=_adjacent(own.get("borders", data["borders"])),
        deck=tuple(deck_of(own.get("deck", data["deck"]))),
        vp_markers=row["vp_markers"],
        draw=row["draw"],
        card_limit=tuple(row["card_limit"]),
        reconstructed=tuple(reconstructed[section] for section in SECTIONS),
    )
    return replace(rules, throws=throws, **loads(own_rules))


def rules_of(players: int, options: dict[str, Any]) -> Rules:
    """The rules object that a table's options ask for.

    >>> rules_of(4, {"data": {}, "rules": {}, "throws": "inside"}).draw
    3
    """
    return _rules(players, dumps(options["data"], sort_keys=True), options["throws"], dumps(options["rules"]))
