"""The rules object: the printed figures, the table's own choices, and the components in use."""

import tomllib
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from json import dumps, loads
from pathlib import Path
from typing import Any, Final

from feldherr.kernel.errors import BadOption
from feldherr.sixteenthirty.cards import HIGHEST, KINDS, OPEN, SPECIAL, SPECIALS, named
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
_VALUES: Final = {
    "status": HIGHEST_STATUS,
    "army_size": HIGHEST_ARMY_SIZE,
    "military_ability": HIGHEST_MILITARY_ABILITY,
}
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


HOUSE_RULES: Final = {
    field.name: (True, False) for field in fields(Rules) if field.name == "league_bonus_without_influence"
}


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


# -- the table's own data ------------------------------------------------------------------------------------------


def checked_data(given: Any) -> dict[str, Any]:
    """A table's own data in plain form; BadOption says what is wrong and what would be right.

    >>> checked_data({"countries": {"spain": {"status": 5, "army_size": 3, "military_ability": 2}}})
    {'countries': {'spain': {'status': 5, 'army_size': 3, 'military_ability': 2}}}
    """
    _keys("data", given, SECTIONS)
    checks = {"countries": _countries, "borders": _borders, "deck": _deck, "by_players": _by_players}
    return {section: checks[section](given[section]) for section in SECTIONS if section in given}


def _keys(where: str, given: Any, allowed: tuple[str, ...], *, all_of_them: bool = False) -> None:
    if not isinstance(given, dict):
        raise BadOption("data_no_table", where=where, keys=list(allowed))
    for key in given:
        if str(key) not in allowed:
            raise BadOption("data_unknown_key", where=where, key=str(key)[:40], keys=list(allowed))
    for key in allowed:
        if all_of_them and key not in given:
            raise BadOption("data_missing_key", where=where, key=key)


def _number(where: str, value: Any, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise BadOption("data_bad_number", where=where, value=str(value)[:40], least=least, most=most)
    return value


def _countries(given: Any) -> dict[str, Any]:
    _keys("countries", given, COUNTRIES)
    for country, values in given.items():
        _keys(f"countries.{country}", values, tuple(_VALUES), all_of_them=True)
        for key, most in _VALUES.items():
            _number(f"countries.{country}.{key}", values[key], 0, most)
    return {country: {key: values[key] for key in _VALUES} for country, values in given.items()}


def _borders(given: Any) -> dict[str, Any]:
    _keys("borders", given, ("land", "sea"), all_of_them=True)
    for kind, pairs in given.items():
        if not isinstance(pairs, list | tuple):
            raise BadOption("data_no_list", where=f"borders.{kind}", value=str(pairs)[:40])
        for pair in pairs:
            fits = isinstance(pair, list | tuple) and len(pair) == 2 and pair[0] != pair[1]
            if not fits or not all(country in COUNTRIES for country in pair):
                raise BadOption("data_bad_border", where=f"borders.{kind}", value=str(pair)[:60])
    return {kind: [list(pair) for pair in given[kind]] for kind in ("land", "sea")}


def _deck(given: Any) -> dict[str, Any]:
    values = tuple(str(value) for value in range(1, HIGHEST + 1))
    parts = {"influence_per_country": values, "open_influence": values, "special": SPECIALS}
    _keys("deck", given, tuple(parts), all_of_them=True)
    plain: dict[str, Any] = {}
    for part, allowed in parts.items():
        _keys(f"deck.{part}", given[part], allowed)
        plain[part] = {str(key): _number(f"deck.{part}.{key}", number, 0, CARDS) for key, number in given[part].items()}
    total = sum(_deck_of(plain))
    if total != CARDS:
        raise BadOption("data_bad_deck", cards=total, due=CARDS)
    return plain


def _by_players(given: Any) -> dict[str, Any]:
    _keys("by_players", given, tuple(str(players) for players in SEATS))
    plain: dict[str, Any] = {}
    for players, row in given.items():
        where = f"by_players.{players}"
        _keys(where, row, ("vp_markers", "draw", "card_limit"), all_of_them=True)
        limits = row["card_limit"]
        if not isinstance(limits, list | tuple) or len(limits) != LAST_TURN:
            raise BadOption("data_bad_limits", where=f"{where}.card_limit", due=LAST_TURN)
        plain[str(players)] = {
            "vp_markers": _number(f"{where}.vp_markers", row["vp_markers"], 1, sum(MARKERS) // int(players)),
            "draw": _number(f"{where}.draw", row["draw"], 0, CARDS),
            "card_limit": [_number(f"{where}.card_limit", limit, 1, CARDS // int(players)) for limit in limits],
        }
    return plain


# -- from options to rules -----------------------------------------------------------------------------------------


def _deck_of(deck: dict[str, Any]) -> list[int]:
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
def _rules(players: int, own_data: str) -> Rules:
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
    return Rules(
        status=tuple(countries[c]["status"] for c in COUNTRIES),
        army_size=tuple(countries[c]["army_size"] for c in COUNTRIES),
        military_ability=tuple(countries[c]["military_ability"] for c in COUNTRIES),
        adjacent=_adjacent(own.get("borders", data["borders"])),
        deck=tuple(_deck_of(own.get("deck", data["deck"]))),
        vp_markers=row["vp_markers"],
        draw=row["draw"],
        card_limit=tuple(row["card_limit"]),
        reconstructed=tuple(reconstructed[section] for section in SECTIONS),
    )


def rules_of(players: int, options: dict[str, Any]) -> Rules:
    """The rules object that a table's options ask for.

    >>> rules_of(4, {"data": {}, "rules": {}, "throws": "inside"}).draw
    3
    """
    rules = _rules(players, dumps(options["data"], sort_keys=True))
    return replace(rules, throws=options["throws"], **options["rules"])
