"""Figures of the table's own in place of reconstructed ones: the option `data`, or a TOML file like this.

```toml
favor_costs = [4, 3, 2]     # courtiers for the highest, middle and lowest number displayed

[[favors]]                  # any of the 21, by number; what is left out stays as it is
number = 2
amount = 3

[[landsknechte]]            # any of the cards 2 to 4
level = 2
benefits = { thalers = 3, armies_to_tray = 1 }

[event_losses]              # grain, by the number of the 25 event cards of 2002
14 = 2

[tower]                     # how your own tower differs from the model, in thousandths of a logit (feldherr tower fit)
stay = 120                  # thrown cubes get stuck more often
loose = -300                # resting cubes come loose more seldom
```
"""

from typing import Any, Final

from feldherr.kernel.data_file import require_list, require_number, require_table
from feldherr.kernel.errors import BadOption
from feldherr.kernel.rulebook import choice_of
from feldherr.wallenstein.names import BUILDINGS
from feldherr.wallenstein.rules import BENEFITS, COURTIERS, LETTERS, package_data
from feldherr.wallenstein.tower import MOST_LEVEL

FIELDS_OF: Final[dict[str, tuple[str, ...]]] = {
    "remove_event": (),
    "remove_revolt_marker": (),
    "thalers": ("amount",),
    "grain": ("amount",),
    "victory_points": ("amount",),
    "armies_to_tray": ("amount",),
    "deploy": ("amount",),
    "building": ("building",),
    "immunity": ("against",),
}
"""The effects that a favor may have, and what else its card says."""
MOST: Final = 99


def settle(given: Any) -> dict[str, Any]:
    """The table's data in its plain form, cards complete and in order; BadOption says what cannot be.

    >>> settle({"favors": [{"number": 2, "amount": 3}]})
    {'favors': [{'number': 2, 'effect': 'thalers', 'amount': 3}]}
    """
    require_table("data", given, tuple(_PARTS))
    return {part: _PARTS[part](given[part]) for part in _PARTS if part in given}


def _favors(given: Any) -> list[dict[str, Any]]:
    return _cards("favors", "number", given, package_data()["favors"], _favor)


def _favor(where: str, given: dict[str, Any], package: dict[str, Any]) -> dict[str, Any]:
    """A favor with all its fields; unless it gets another effect, those not given are the package's."""
    effect = given.get("effect", package["effect"])
    choice_of(f"{where}.effect", effect, tuple(FIELDS_OF))
    wanted = FIELDS_OF[effect]
    require_table(where, given, ("number", "effect", *wanted))
    card = {**package, **given} if effect == package["effect"] else given
    for field in wanted:
        if field not in card:
            raise BadOption("data_missing_key", where=where, key=field)
    if "amount" in wanted:
        require_number(f"{where}.amount", card["amount"], 1, MOST)
    if "building" in wanted:
        choice_of(f"{where}.building", card["building"], BUILDINGS)
    if "against" in wanted:
        letters = require_list(f"{where}.against", card["against"])
        for letter in letters:
            choice_of(f"{where}.against", letter, tuple(LETTERS))
        if not letters:
            raise BadOption("bad_value", option=f"{where}.against", value="[]", allowed=list(LETTERS))
        card = {**card, "against": [letter for letter in LETTERS if letter in letters]}
    return {"number": card["number"], "effect": effect, **{field: card[field] for field in wanted}}


def _favor_costs(given: Any) -> list[int]:
    costs = require_list("favor_costs", given)
    spaces = len(package_data()["favor_costs"])
    if len(costs) != spaces:
        raise BadOption("data_bad_costs", given=len(costs), due=spaces)
    for cost in costs:
        require_number("favor_costs", cost, 1, COURTIERS)
    return costs


def _landsknechte(given: Any) -> list[dict[str, Any]]:
    return _cards("landsknechte", "level", given, package_data()["landsknechte"], _landsknechte_card)


def _landsknechte_card(where: str, given: dict[str, Any], package: dict[str, Any]) -> dict[str, Any]:
    require_table(where, given, ("level", "benefits"))
    if "benefits" not in given:
        raise BadOption("data_missing_key", where=where, key="benefits")
    benefits = given["benefits"]
    require_table(f"{where}.benefits", benefits, BENEFITS)
    for kind, amount in benefits.items():
        require_number(f"{where}.benefits.{kind}", amount, 1, MOST)
    if benefits and given["level"] == 1:
        raise BadOption("data_empty_banner", where=where)
    return {"level": given["level"], "benefits": {kind: benefits[kind] for kind in BENEFITS if kind in benefits}}


def _event_losses(given: Any) -> dict[str, int]:
    numbers = tuple(package_data()["event_losses"])
    plain = {str(number): loss for number, loss in given.items()} if isinstance(given, dict) else given
    require_table("event_losses", plain, numbers)
    for number, loss in plain.items():
        require_number(f"event_losses.{number}", loss, 0, MOST)
    return {number: plain[number] for number in numbers if number in plain}


def _tower(given: Any) -> dict[str, int]:
    require_table("tower", given, ("stay", "loose"), complete=True)
    return {line: require_number(f"tower.{line}", given[line], -MOST_LEVEL, MOST_LEVEL) for line in ("stay", "loose")}


_PARTS: Final = {
    "favors": _favors,
    "favor_costs": _favor_costs,
    "landsknechte": _landsknechte,
    "event_losses": _event_losses,
    "tower": _tower,
}


def _cards(part: str, key: str, given: Any, package: list[dict[str, Any]], settle_card: Any) -> list[dict[str, Any]]:
    """Cards by number, each at most once."""
    known = {card[key]: card for card in package}
    settled: dict[int, dict[str, Any]] = {}
    for card in require_list(part, given):
        if not isinstance(card, dict):
            raise BadOption("data_no_table", where=part, keys=[key])
        if key not in card:
            raise BadOption("data_missing_key", where=part, key=key)
        number = require_number(f"{part}.{key}", card[key], min(known), max(known))
        if number in settled:
            raise BadOption("data_card_twice", where=part, number=number)
        settled[number] = settle_card(f"{part}.{number}", card, known[number])
    return [settled[number] for number in sorted(settled)]
