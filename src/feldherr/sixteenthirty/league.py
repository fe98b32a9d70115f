"""League of Princes: eligibility and what a league brings. (5.8) Sets of countries are numbers, as `standing` says."""

from feldherr.sixteenthirty.names import BLUE, COUNTRIES, FACTIONS, GERMAN_STATES, NONE, RED, N
from feldherr.sixteenthirty.rules import LEAGUE_GAP
from feldherr.sixteenthirty.standing import Standing
from feldherr.sixteenthirty.state import State


def can_initiate(g: State, country: int) -> bool:
    """In a faction, not in unrest, in no league yet. (5.8.1, ruling Q6)"""
    return g.faction[country] != NONE and not g.unrest[country] and g.league[country] == NONE


def allies(g: State, country: int, at: Standing) -> int:
    """Of the same faction as this country, which is in one; the German States may also ask the other. (5.8.1)"""
    friends = at.red | at.blue if country == GERMAN_STATES else at.side(g.faction[country])
    return friends & ~(1 << country)


def in_reach(country: int, among: int, at: Standing) -> int:
    """If either is stripped of its possessions, they must be adjacent. (5.8.1)"""
    near = at.adjacent[country]
    return among & (at.whole | near) if at.whole >> country & 1 else among & near


def all_free(g: State, at: Standing) -> int:
    """Not in unrest, in no league, and the markers of their colour are not on the board. (5.8.1, ruling Q6)"""
    free = at.calm & at.unbound & (at.red | at.blue)
    if RED in g.league:
        free &= ~at.red
    return free & ~at.blue if BLUE in g.league else free


def targets(g: State, country: int, free: int, at: Standing) -> int:
    """All of the free countries that this one may invite. (5.8.1)"""
    if not free or not can_initiate(g, country):
        return 0
    return in_reach(country, allies(g, country, at) & free, at)


def why_not(g: State, country: int, target: int) -> str:
    """The code of the reason against a league."""
    at = Standing(g)
    if g.unrest[country] or g.unrest[target]:
        return "league_in_unrest"
    if not allies(g, country, at) >> target & 1:
        return "league_no_ally"
    if g.league[country] != NONE or not all_free(g, at) >> target & 1:
        return "league_taken"
    return "league_out_of_reach"


def why_none(g: State, country: int) -> str:
    """The code of the reason why a country has nobody to invite."""
    if g.unrest[country]:
        return "league_in_unrest"
    if g.league[country] != NONE:
        return "league_taken"
    at = Standing(g)
    friends = allies(g, country, at)
    if not friends:
        return "league_no_ally"
    near = in_reach(country, friends, at)
    if not near:
        return "league_out_of_reach"
    return "league_taken" if near & at.calm else "league_in_unrest"


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
