"""Whether a game can come to a position: what lies in the box is all there, and everything lies where it may.

Every field of the state is looked at. What holds here holds after every answer of a game that starts here.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from feldherr.kernel.sound import require
from feldherr.wallenstein.board import COUNTIES, COUNTY_COUNT, NOT_WITH_THREE, SITES
from feldherr.wallenstein.combat import Battle, BattleResult
from feldherr.wallenstein.court import DISPLAYED
from feldherr.wallenstein.names import (
    ACTING,
    ACTIONS,
    BOX_COUNT,
    BUILDINGS,
    CLOSED,
    COLLECT_GRAIN,
    COLLECT_TAXES,
    COLOURS,
    COMBAT_A,
    COMBAT_B,
    COURT,
    LANDSKNECHTE,
    NOBODY,
    OVER,
    PEASANTS,
    PHASES,
    PLANNING,
    PLAYER_ORDER,
    SEASONS,
    TILES,
    WINTER,
)
from feldherr.wallenstein.revolt import Revolt, RevoltResult, peasants_sent
from feldherr.wallenstein.rules import COURTIERS, PRIMED_ARMIES, PRIMED_PEASANTS, STOCK
from feldherr.wallenstein.season import OPEN_ACTIONS, OPEN_EVENTS
from feldherr.wallenstein.sound_agenda import require_agenda, require_chapter
from feldherr.wallenstein.sound_draft import require_draft
from feldherr.wallenstein.sound_plans import require_plans
from feldherr.wallenstein.state import MOST, State
from feldherr.wallenstein.throwing import Throw
from feldherr.wallenstein.tower import colour_of
from feldherr.wallenstein.winter import CheckSupply, NextRevolt

YEARS: Final = 2
SEASONS_A_YEAR: Final = 3
MAY_FIGHT: Final = (COLLECT_GRAIN, COLLECT_TAXES, COMBAT_A, COMBAT_B)
"""Actions in which cubes may be thrown."""
MOST_REVOLTS: Final = 3
"""Of a player in one winter."""


def sound(g: State) -> None:
    """Raises Unsound for a position that no game can come to."""
    require_shape(g)
    require_time(g)
    require_counties(g)
    require_stock(g)
    require_order(g)
    require_agenda(g)
    require_cubes(g)
    require_tower(g)
    require_revolts(g)
    require_events(g)
    require_court(g)
    require_draft(g)
    require_chapter(g)
    require_plans(g)


def in_season(g: State) -> bool:
    """From the planning of a season to its last action."""
    return PLANNING <= g.phase <= ACTING


def seasons_begun(g: State) -> int:
    return SEASONS_A_YEAR * (g.year - 1) + min(g.season + 1, SEASONS_A_YEAR) if g.year else 0


def each_once(cards: Iterable[int], due: Iterable[int]) -> bool:
    return sorted(cards) == list(due)


# -- numbers and lists -------------------------------------------------------------------------------------------------

LENGTHS: Final = {
    **dict.fromkeys(("owner", "armies", "buildings", "markers", "newly_won"), (COUNTY_COUNT, 0)),
    **dict.fromkeys(("thalers", "grain", "points", "supply", "position", "landsknechte"), (0, 1)),
    **dict.fromkeys(("entrance", "audience", "kept_favor", "immunity"), (0, 1)),
    **dict.fromkeys(("plan", "shown"), (0, BOX_COUNT)),
    "last_pair": (0, 2),
    "building_stock": (len(BUILDINGS), 0),
    "tray": (COLOURS, 0),
    "pot": (COLOURS, 0),
}
"""Of each list whose length is fixed: so many, and so many more for each player."""
FLAGS: Final = ("newly_won", "shown")
COUNTS: Final = ("armies", "buildings", "markers", "supply", "building_stock", "tray", "pot", "entrance", "audience")
RICHES: Final = ("thalers", "grain", "points")
LISTS: Final = (
    *LENGTHS,
    *("action_cards", "tiles", "turn_order", "previous_order", "event_deck", "events_open", "events_used"),
    *("favor_deck", "favors_open", "favors_used", "revolting", "inside", "pile", "open_pair", "groups", "set_aside"),
)


def require_shape(g: State) -> None:
    """Lists are as long as they are, and hold numbers that counts, flags and purses can have."""
    for name in LISTS:
        values = getattr(g, name)
        require({int}.issuperset(map(type, values)), name, "no list of numbers")
        if name in LENGTHS:
            fixed, each = LENGTHS[name]
            require(len(values) == fixed + each * g.players, name, f"{len(values)} numbers long")
    for names, most in ((FLAGS, 1), (COUNTS, MOST), (RICHES, MOST)):
        for name in names:
            values = getattr(g, name)
            require(min(values) >= 0 and max(values) <= most, name, values)
    for name, most in (("event_removed", 1), ("drawn_openly", 1), ("first_seat", g.players - 1)):
        require(0 <= getattr(g, name) <= most, name, getattr(g, name))


def require_time(g: State) -> None:
    """Year, season, phase and turn belong together."""
    require(0 <= g.phase < len(PHASES), "phase", g.phase)
    if g.phase < PLANNING:
        year = season = g.year == 0 and g.season == -1
    elif in_season(g):
        year, season = 1 <= g.year <= YEARS, 0 <= g.season < SEASONS_A_YEAR
    else:
        year = g.year == YEARS if g.phase == OVER else 1 <= g.year <= YEARS
        season = g.season == SEASONS.index("winter")
    require(year, "year", f"{g.year} in the phase {PHASES[g.phase]}")
    require(season, "season", f"{g.season} in the phase {PHASES[g.phase]}")
    require(g.turn in (range(len(ACTIONS)) if g.phase == ACTING else (-1,)), "turn", g.turn)


def require_counties(g: State) -> None:
    under_way = {step.county for step in g.agenda if isinstance(step, BattleResult | RevoltResult)}
    may_stand_empty = g.rules.peasants_alone == "hold"
    for county, owner in enumerate(g.owner):
        closed = g.players == 3 and county in NOT_WITH_THREE
        require(owner == CLOSED if closed else NOBODY <= owner < g.players, f"owner[{county}]", owner)
        there = (g.armies[county], g.buildings[county], g.markers[county], g.newly_won[county])
        if owner < 0:
            require(not any(there), COUNTIES[county], f"nobody's, with {there}")
        elif not may_stand_empty and county not in under_way:
            require(there[0] > 0, COUNTIES[county], "held without an army")
        kinds = g.buildings[county]
        require(kinds < 1 << len(BUILDINGS) and kinds.bit_count() <= SITES[county], f"buildings[{county}]", kinds)
    require(g.phase in (COURT, ACTING) or not any(g.newly_won), "newly_won", g.newly_won)


def require_stock(g: State) -> None:
    """Buildings and revolt markers, each on the board or in stock."""
    for building, name in enumerate(BUILDINGS):
        built = sum(there >> building & 1 for there in g.buildings)
        require(built + g.building_stock[building] == STOCK[name], name, f"{built} and {g.building_stock[building]}")
    left = g.marker_stock
    require(left >= 0 and left + sum(g.markers) == STOCK["revolt_markers"], "marker_stock", left)


# -- cubes -------------------------------------------------------------------------------------------------------------


def require_cubes(g: State) -> None:
    """Every cube is in one place."""
    inside = Counter(map(colour_of, g.inside))
    on_board = [0] * g.players
    for county, owner in enumerate(g.owner):
        if owner >= 0:
            on_board[owner] += g.armies[county]
    for seat in range(g.players):
        places = [g.supply[seat], on_board[seat], inside[seat], g.tray[seat], g.pot[seat]]
        require(sum(places) == g.rules.armies_each, f"armies of seat {seat}", places)
    places = [g.peasants, inside[PEASANTS], g.tray[PEASANTS], g.pot[PEASANTS]]
    require(min(places) >= 0 and sum(places) == STOCK["peasants"], "peasants", places)
    played = {*range(g.players), PEASANTS}
    require(set(inside) <= played, "inside", sorted(inside))
    for name in ("tray", "pot"):
        cubes = getattr(g, name)
        require(all(colour in played or not cubes[colour] for colour in range(COLOURS)), name, cubes)


def require_tower(g: State) -> None:
    """Cubes went in with throws that have been; the pot holds those that are about to be thrown."""
    require((g.year > 0) <= g.throws <= most_throws(g), "throws", g.throws)
    in_order = all(0 < cube >> 3 <= g.throws for cube in g.inside) and g.inside == sorted(g.inside)
    require(in_order, "inside", g.inside)
    require(g.year > 0 or not any(g.tray), "tray", g.tray)
    if not g.year and g.agenda[-1:] == [Throw()]:
        require(g.pot == [*[PRIMED_ARMIES] * g.players, *[0] * (PEASANTS - g.players), PRIMED_PEASANTS], "pot", g.pot)
        return
    fighting = set(colours_in_pot(g))
    require(all(colour in fighting or not cubes for colour, cubes in enumerate(g.pot)), "pot", g.pot)
    for step in g.agenda:
        if isinstance(step, Battle | BattleResult):
            require(g.pot[step.attacker] > 0, "pot", g.pot)


def colours_in_pot(g: State) -> list[int]:
    """Whose cubes may be on their way to the tower."""
    for step in g.agenda:
        if isinstance(step, Battle):
            return [step.attacker]
        if isinstance(step, BattleResult):
            return [step.attacker, PEASANTS, *([g.owner[step.county]] if g.owner[step.county] >= 0 else [])]
        if isinstance(step, RevoltResult):
            return [step.seat, PEASANTS]
    return []


def most_throws(g: State) -> int:
    """One to prime the tower, one for each revealed card of an action with fights, three for each seat in winter."""
    if not g.year:
        return 0
    before = seasons_begun(g) - in_season(g)
    winters = g.year - 1 + (g.phase == OVER)
    now = sum(g.shown[seat * BOX_COUNT + action] for seat in range(g.players) for action in MAY_FIGHT)
    if g.phase == WINTER:
        now = MOST_REVOLTS * (g.players - sum(isinstance(step, CheckSupply) for step in g.agenda))
    return 1 + g.players * (len(MAY_FIGHT) * before + MOST_REVOLTS * winters) + now


def require_revolts(g: State) -> None:
    """In winter: the counties of a seat that have not revolted yet, and how many peasants come to each."""
    require(bool(g.revolting) == any(isinstance(step, NextRevolt) for step in g.agenda), "revolting", g.revolting)
    if g.revolting:
        peasants, *counties = g.revolting
        under_way = [step.county for step in g.agenda if isinstance(step, Revolt | RevoltResult)]
        each = [*counties, *under_way]
        require(peasants in peasants_sent(g), "revolting", g.revolting)
        require(len(set(each)) == len(each) <= MOST_REVOLTS, "revolting", g.revolting)


# -- cards -------------------------------------------------------------------------------------------------------------


def require_order(g: State) -> None:
    """The display of a season, and the order of players."""
    season = in_season(g)
    require(each_once(g.action_cards, range(len(ACTIONS) if season else 0)), "action_cards", g.action_cards)
    shown = min(OPEN_ACTIONS + max(g.turn, 0), len(ACTIONS)) if season else 0
    require(g.actions_open == shown, "actions_open", g.actions_open)
    auction = season and g.rules.turn_order == "auction"
    require(each_once(g.tiles, range(len(TILES) if auction else 0)), "tiles", g.tiles)
    places = [place for place in g.position if place >= 0]
    require(min(g.position) >= -1 and max(g.position) < len(TILES), "position", g.position)
    require(len(places) == len(set(places)), "position", g.position)
    taken = auction and g.phase > PLAYER_ORDER
    free = not auction or g.phase == PLANNING
    require(len(places) == g.players if taken else not (free and places), "position", g.position)
    everybody = range(g.players)
    undecided = g.phase in (PLANNING, PLAYER_ORDER)
    require(not g.turn_order if undecided else each_once(g.turn_order, everybody), "turn_order", g.turn_order)
    require(each_once(g.previous_order, everybody if g.year else ()), "previous_order", g.previous_order)
    if taken:
        require(g.turn_order == sorted(everybody, key=lambda seat: g.position[seat]), "turn_order", g.turn_order)


def require_events(g: State) -> None:
    """Event cards: in the deck, open for the year, in force, or used."""
    cards = len(g.rules.events)
    drawn = g.phase > PLAYER_ORDER or (g.phase == PLAYER_ORDER and not g.rules.order_before_event)
    in_force = in_season(g) and drawn
    require(0 <= g.event < cards if in_force else g.event == -1, "event", g.event)
    require(not g.event_removed or (in_force and g.rules.court), "event_removed", g.event_removed)
    everywhere = [*g.event_deck, *g.events_open, *g.events_used, *([g.event] if in_force else [])]
    require(each_once(everywhere, range(cards if g.year else 0)), "event_deck", sorted(everywhere))
    if g.year:
        open_now = OPEN_EVENTS - g.season - in_force if in_season(g) else 0
        require(len(g.events_open) == open_now, "events_open", g.events_open)
        require(len(g.event_deck) == cards - OPEN_EVENTS * g.year, "event_deck", g.event_deck)


def require_court(g: State) -> None:
    """Courtiers, favors and the immunity that they bring; and the piles of the Landsknechte."""
    at_court = g.rules.court and g.year > 0
    kept = [favor for favor in g.kept_favor if favor]
    everywhere = [*g.favor_deck, *(favor for favor in g.favors_open if favor), *g.favors_used, *kept]
    favors = len(g.rules.favors) if at_court else 0
    require(each_once(everywhere, range(1, favors + 1)), "favor_deck", sorted(everywhere))
    require(len(g.favor_deck) == max(0, favors - DISPLAYED * seasons_begun(g)), "favor_deck", g.favor_deck)
    require(all(g.rules.favors[favor - 1].effect == "remove_revolt_marker" for favor in kept), "kept_favor", kept)
    displayed = at_court and PLANNING <= g.phase <= COURT
    require(len(g.favors_open) == (DISPLAYED if displayed else 0), "favors_open", g.favors_open)
    there = [favor for favor in g.favors_open if favor]
    require(there == sorted(there, reverse=True), "favors_open", g.favors_open)
    require(g.phase == COURT or len(there) == len(g.favors_open), "favors_open", g.favors_open)
    against = 1 << COMBAT_A | 1 << COMBAT_B
    for seat in range(g.players):
        courtiers = g.entrance[seat] + g.audience[seat]
        require(courtiers <= (COURTIERS if at_court else 0), "entrance", f"{courtiers} courtiers of seat {seat}")
        require(not g.audience[seat] or g.phase == COURT, "audience", g.audience)
        immune = g.immunity[seat]
        require(immune >= 0 and not immune & ~(against if at_court else 0), "immunity", immune)
        require(not immune or g.phase in (COURT, ACTING), "immunity", immune)
        level = g.landsknechte[seat]
        require(0 <= level <= highest_level(g), "landsknechte", level)


def highest_level(g: State) -> int:
    """How often a pile can have been advanced this year."""
    if not g.rules.landsknechte or g.phase == OVER or not g.year:
        return 0
    return min(g.season + (g.phase >= LANDSKNECHTE), SEASONS_A_YEAR)
