"""Figures of the table's own in place of reconstructed ones: the option `data`, or a TOML file like this.

```toml
[countries.spain]           # any of the countries
status = 5
army_size = 3
military_ability = 2

[by_players.4]              # any number of players
vp_markers = 5
draw = 3
card_limit = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5]
```

`borders` and `deck` are replaced as a whole: `feldherr.sixteenthirty.package_data()` shows their shape.
"""

from typing import Any

from feldherr.kernel.data_file import require_list, require_number, require_table
from feldherr.kernel.errors import BadOption
from feldherr.sixteenthirty.cards import HIGHEST, SPECIALS
from feldherr.sixteenthirty.names import COUNTRIES
from feldherr.sixteenthirty.rules import (
    CARDS,
    HIGHEST_ARMY_SIZE,
    HIGHEST_MILITARY_ABILITY,
    HIGHEST_STATUS,
    LAST_TURN,
    MARKERS,
    SEATS,
    SECTIONS,
    deck_of,
)

_VALUES = {
    "status": HIGHEST_STATUS,
    "army_size": HIGHEST_ARMY_SIZE,
    "military_ability": HIGHEST_MILITARY_ABILITY,
}


def settle(given: Any) -> dict[str, Any]:
    """A table's own data in plain form; BadOption says what is wrong and what would be right.

    >>> settle({"countries": {"spain": {"status": 5, "army_size": 3, "military_ability": 2}}})
    {'countries': {'spain': {'status': 5, 'army_size': 3, 'military_ability': 2}}}
    """
    require_table("data", given, SECTIONS)
    checks = {"countries": _countries, "borders": _borders, "deck": _deck, "by_players": _by_players}
    return {section: checks[section](given[section]) for section in SECTIONS if section in given}


def _countries(given: Any) -> dict[str, Any]:
    require_table("countries", given, COUNTRIES)
    for country, values in given.items():
        require_table(f"countries.{country}", values, tuple(_VALUES), complete=True)
        for key, most in _VALUES.items():
            require_number(f"countries.{country}.{key}", values[key], 0, most)
    return {country: {key: values[key] for key in _VALUES} for country, values in given.items()}


def _borders(given: Any) -> dict[str, Any]:
    require_table("borders", given, ("land", "sea"), complete=True)
    plain: dict[str, list[list[str]]] = {"land": [], "sea": []}
    drawn: set[frozenset[str]] = set()
    for kind, borders in plain.items():
        for pair in require_list(f"borders.{kind}", given[kind]):
            fits = isinstance(pair, list | tuple) and len(pair) == 2 and pair[0] != pair[1]
            if not fits or not all(country in COUNTRIES for country in pair) or frozenset(pair) in drawn:
                raise BadOption("data_bad_border", where=f"borders.{kind}", value=str(pair)[:60])
            drawn.add(frozenset(pair))
            borders.append(list(pair))
    return plain


def _deck(given: Any) -> dict[str, Any]:
    values = tuple(str(value) for value in range(1, HIGHEST + 1))
    parts = {"influence_per_country": values, "open_influence": values, "special": SPECIALS}
    require_table("deck", given, tuple(parts), complete=True)
    plain: dict[str, Any] = {}
    for part, allowed in parts.items():
        require_table(f"deck.{part}", given[part], allowed)
        plain[part] = {
            str(key): require_number(f"deck.{part}.{key}", number, 0, CARDS) for key, number in given[part].items()
        }
    total = sum(deck_of(plain))
    if total != CARDS:
        raise BadOption("data_bad_deck", cards=total, due=CARDS)
    return plain


def _by_players(given: Any) -> dict[str, Any]:
    require_table("by_players", given, tuple(str(players) for players in SEATS))
    plain: dict[str, Any] = {}
    for players, row in given.items():
        where = f"by_players.{players}"
        require_table(where, row, ("vp_markers", "draw", "card_limit"), complete=True)
        limits = row["card_limit"]
        if not isinstance(limits, list | tuple) or len(limits) != LAST_TURN:
            raise BadOption("data_bad_limits", where=f"{where}.card_limit", due=LAST_TURN)
        plain[str(players)] = {
            "vp_markers": require_number(f"{where}.vp_markers", row["vp_markers"], 1, sum(MARKERS) // int(players)),
            "draw": require_number(f"{where}.draw", row["draw"], 0, CARDS // int(players)),
            "card_limit": [require_number(f"{where}.card_limit", limit, 1, CARDS // int(players)) for limit in limits],
        }
    return plain
