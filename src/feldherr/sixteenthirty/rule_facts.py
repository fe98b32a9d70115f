"""What the rulebook for players depends on and tells: every rule of a table by name, and the figures of the data."""

from itertools import chain
from typing import Any

from feldherr.sixteenthirty.names import COUNTRIES, GERMAN_STATES, N
from feldherr.sixteenthirty.rules import (
    CARDS,
    COMBAT,
    ENDS_AT,
    HIGHEST_ARMY_SIZE,
    HIGHEST_MILITARY_ABILITY,
    HIGHEST_STATUS,
    HOUSE_RULES,
    INITIAL_INFLUENCE,
    LAST_TURN,
    LEAGUE_GAP,
    MARKERS,
    PASSING_ROUNDS,
    PRINTED,
    SEATS,
    SECTIONS,
    SPECIAL_CARDS,
    STACK,
    STRIPPED_STATUS,
    package_data,
)


def rule_facts(options: dict[str, Any]) -> dict[str, Any]:
    """All facts; those that are lists of tables are the rows of tables.

    >>> from feldherr.sixteenthirty import rulebook
    >>> facts = rule_facts(rulebook().read_options(3, {}))
    >>> facts["last_turn"], facts["draw_list"]
    (10, [4, 3, 3, 3])
    """
    own, usual = options["data"], package_data()
    data = {
        "countries": {**usual["countries"], **own.get("countries", {})},
        "borders": own.get("borders", usual["borders"]),
        "deck": own.get("deck", usual["deck"]),
        "by_players": {**usual["by_players"], **own.get("by_players", {})},
    }
    return {
        **{rule: options["rules"].get(rule, PRINTED[rule]) for rule in HOUSE_RULES},
        "throws": options["throws"],
        **{f"reconstructed_{section}": is_reconstructed(section, own) for section in SECTIONS},
        **_printed(),
        **_deck(data["deck"]),
        **_by_players(data["by_players"]),
        "countries": [
            {"key": country, "country": country, "markers": MARKERS[place], **data["countries"][country]}
            for place, country in enumerate(COUNTRIES)
        ],
        "borders": [
            {
                "key": country,
                "country": country,
                **{kind: _beside(country, pairs) for kind, pairs in data["borders"].items()},
            }
            for country in COUNTRIES
        ],
    }


def is_reconstructed(section: str, own: dict[str, Any]) -> bool:
    """Whether a figure of this section is reconstructed, for some number of players at least."""
    every = {"countries": N, "by_players": len(SEATS)}
    return section not in own or len(own[section]) < every.get(section, 0)


def _printed() -> dict[str, Any]:
    (first_end, first_roll), (second_end, second_roll), _ = sorted(ENDS_AT.items())
    leader, league, island = COMBAT["military_leader"], COMBAT["league"], COMBAT["island_defence"]
    return {
        "cards": CARDS,
        "passing_rounds": PASSING_ROUNDS,
        "initial_influence": INITIAL_INFLUENCE,
        "special_cards": SPECIAL_CARDS,
        "lobbies": SPECIAL_CARDS + 1,
        "stack": STACK,
        "highest_status": HIGHEST_STATUS,
        "highest_army_size": HIGHEST_ARMY_SIZE,
        "highest_military_ability": HIGHEST_MILITARY_ABILITY,
        "stripped_status": STRIPPED_STATUS,
        "league_gap": LEAGUE_GAP,
        "markers_each": min(MARKERS),
        "markers_german": MARKERS[GERMAN_STATES],
        "markers_all": sum(MARKERS),
        "first_end": first_end,
        "first_roll": first_roll,
        "second_end": second_end,
        "second_roll": second_roll,
        "last_turn": LAST_TURN,
        "leader": leader,
        "league": league,
        "island": island,
        "islands": COMBAT["islands"],
        "no_army": COMBAT["no_army"],
        "unrest": COMBAT["unrest"],
        "least_modifiers": COMBAT["no_army"] + COMBAT["unrest"],
        "most_modifiers": HIGHEST_MILITARY_ABILITY + leader + league + island,
    }


def _deck(deck: dict[str, Any]) -> dict[str, Any]:
    named, opened, special = deck["influence_per_country"], deck["open_influence"], deck["special"]
    values = sorted({int(value) for value, number in chain(named.items(), opened.items()) if number})
    return {
        "named_cards": sum(named.values()),
        "open_cards": sum(opened.values()),
        "special_total": sum(special.values()),
        "influence_cards": [
            {
                "key": str(value),
                "value": value,
                "each_country": named.get(str(value), 0),
                "open": opened.get(str(value), 0),
            }
            for value in values
        ],
        "special_kinds": [{"key": card, "card": card, "number": number} for card, number in special.items()],
    }


def _by_players(rows: dict[str, Any]) -> dict[str, Any]:
    by_players = [
        {
            "key": str(players),
            "players": players,
            "undrawn": sum(MARKERS) - players * rows[str(players)]["vp_markers"],
            **rows[str(players)],
        }
        for players in SEATS
    ]
    limits = [row["card_limit"] for row in by_players]
    return {
        "least_players": SEATS[0],
        "most_players": SEATS[-1],
        "by_players": by_players,
        "players_list": list(SEATS),
        "vp_markers_list": [row["vp_markers"] for row in by_players],
        "undrawn_list": [row["undrawn"] for row in by_players],
        "draw_list": [row["draw"] for row in by_players],
        "first_limit_list": [limit[0] for limit in limits],
        "last_limit_list": [limit[-1] for limit in limits],
    }


def _beside(country: str, pairs: list[list[str]]) -> list[str]:
    """The countries that share one of these borders with it."""
    return sorted({other for pair in pairs if country in pair for other in pair if other != country})
