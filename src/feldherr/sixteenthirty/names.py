"""Small numbers for the things of the game. The state holds these numbers; text forms and views show the words."""

from typing import Final, Literal, get_args

COUNTRIES: Final = (
    "austria",
    "denmark",
    "england",
    "france",
    "german_states",
    "italy",
    "netherlands",
    "poland",
    "spain",
    "sweden",
)
COUNTRY: Final = {country: i for i, country in enumerate(COUNTRIES)}
N: Final = len(COUNTRIES)
GERMAN_STATES: Final = 4

NONE: Final = -1
"""No faction, no league, no target, nobody."""
Faction = Literal["red", "blue"]
FACTIONS: Final[tuple[Faction, ...]] = get_args(Faction)
Joining = Literal["vote", "attack", "league"]
"""What made a country join a faction: its own vote, an attack on the German States, a league."""
RED: Final = 0
BLUE: Final = 1

Issue = Literal["join", "rearm", "war", "league"]
ISSUES: Final[tuple[Issue, ...]] = get_args(Issue)
JOIN: Final = 0
REARM: Final = 1
WAR: Final = 2
LEAGUE: Final = 3

Modifier = Literal["military_ability", "military_leader", "no_army", "unrest", "league", "island_defence"]
"""What is added to the dice of a country at war. (5.7.2.1)"""
Side = Literal["attacker", "defender"]

Phase = Literal[
    "set_up",
    "remove_influence",
    "draw",
    "special_cards",
    "lobby",
    "excess_cards",
    "scoring",
    "exchange",
    "collection",
    "clean_up",
    "over",
]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
SET_UP: Final = 0
REMOVE_INFLUENCE: Final = 1
DRAW: Final = 2
SPECIAL_CARDS: Final = 3
LOBBY: Final = 4
EXCESS_CARDS: Final = 5
SCORING: Final = 6
EXCHANGE: Final = 7
COLLECTION: Final = 8
CLEAN_UP: Final = 9
OVER: Final = 10
