"""What the rulebook for players depends on and tells: every rule of a table by name, and the figures of the data."""

from typing import Any

from feldherr.sixteenthirty.rules import HIGHEST_STATUS, HOUSE_RULES, LAST_TURN, PRINTED


def rule_facts(options: dict[str, Any]) -> dict[str, Any]:
    """All facts; those that are lists are the rows of tables.

    >>> from feldherr.sixteenthirty import rulebook
    >>> rule_facts(rulebook().read_options(3, {}))["last_turn"]
    10
    """
    return {
        **{rule: options["rules"].get(rule, PRINTED[rule]) for rule in HOUSE_RULES},
        "throws": options["throws"],
        "last_turn": LAST_TURN,
        "highest_status": HIGHEST_STATUS,
    }
