"""League of Princes: eligibility and what a league brings. (5.8)"""

from collections.abc import Sequence

from feldherr.sixteenthirty.names import COUNTRIES, FACTIONS, GERMAN_STATES, NONE, N
from feldherr.sixteenthirty.rules import LEAGUE_GAP, STRIPPED_STATUS
from feldherr.sixteenthirty.state import State


def can_initiate(g: State, country: int) -> bool:
    """In a faction, not in unrest, in no league yet. (5.8.1, ruling Q6)"""
    return g.faction[country] != NONE and not g.unrest[country] and g.league[country] == NONE


def allies(g: State, country: int, among: Sequence[int]) -> list[int]:
    """Of the same faction as this country, which is in one; the German States may also ask the other. (5.8.1)"""
    factions, own = g.faction, g.faction[country]
    if country == GERMAN_STATES:
        return [target for target in among if factions[target] != NONE and target != country]
    return [target for target in among if factions[target] == own and target != country]


def in_reach(g: State, country: int, among: list[int]) -> list[int]:
    """If either is stripped of its possessions, they must be adjacent. (5.8.1)"""
    if g.status[country] <= STRIPPED_STATUS:
        return [target for target in among if g.rules.are_adjacent(country, target)]
    status, rules = g.status, g.rules
    return [target for target in among if status[target] > STRIPPED_STATUS or rules.are_adjacent(country, target)]


def all_free(g: State) -> list[int]:
    """Not in unrest, in no league, and the markers of their colour are not on the board. (5.8.1, ruling Q6)"""
    laid = set(g.league)
    return [t for t in range(N) if g.faction[t] not in laid and g.league[t] == NONE and not g.unrest[t]]


def targets(g: State, country: int, free: list[int]) -> list[int]:
    """All of the free countries that this one may invite. (5.8.1)"""
    if not free or not can_initiate(g, country):
        return []
    return in_reach(g, country, allies(g, country, free))


def why_not(g: State, country: int, target: int) -> str:
    """The code of the reason against a league."""
    if g.unrest[country] or g.unrest[target]:
        return "league_in_unrest"
    if target not in allies(g, country, range(N)):
        return "league_no_ally"
    if g.league[country] != NONE or target not in all_free(g):
        return "league_taken"
    return "league_out_of_reach"


def why_none(g: State, country: int) -> str:
    """The code of the reason why a country has nobody to invite."""
    if g.unrest[country]:
        return "league_in_unrest"
    if g.league[country] != NONE:
        return "league_taken"
    friends = allies(g, country, range(N))
    if not friends:
        return "league_no_ally"
    near = in_reach(g, country, friends)
    if not near:
        return "league_out_of_reach"
    return "league_in_unrest" if all(g.unrest[target] for target in near) else "league_taken"


def enact(g: State, country: int, target: int) -> None:
    """Markers and the German States' faction, then army size, military ability and status. (5.8.2)"""
    colour = g.faction[target]
    g.league[country] = g.league[target] = colour
    g.tell.league_enacted(country=COUNTRIES[country], target=COUNTRIES[target], faction=FACTIONS[colour])
    if g.faction[country] != colour:
        g.faction[country] = colour
        g.tell.faction_joined(country=COUNTRIES[country], faction=FACTIONS[colour], by="league")
    raise_the_lower(g.army, country, target)
    raise_the_lower(g.ability, country, target)
    lower, higher = sorted((country, target), key=lambda c: g.status[c])
    if g.status[higher] - g.status[lower] >= LEAGUE_GAP:
        g.status[higher] -= 1
        g.status[lower] += 1
    for member in (country, target):
        g.tell.league_values(
            country=COUNTRIES[member],
            status=g.status[member],
            army_size=g.army[member],
            military_ability=g.ability[member],
        )


def raise_the_lower(values: list[int], one: int, other: int) -> None:
    if values[one] != values[other]:
        values[one if values[one] < values[other] else other] += 1


def dissolve(g: State, country: int) -> None:
    """The markers of both members leave the board; what the league brought stays. (4.1.3.7, ruling Q8)"""
    colour = g.league[country]
    members = [c for c in range(N) if g.league[c] == colour]
    for member in members:
        g.league[member] = NONE
    g.tell.league_dissolved(faction=FACTIONS[colour], countries=[COUNTRIES[c] for c in members])
