"""Another season of a position: what lay on the table goes back, and the engine lays out the new season itself."""

from typing import Any

from feldherr.kernel.editing import Edit, chosen, whole
from feldherr.kernel.step import Step
from feldherr.wallenstein.board import COUNTY_COUNT
from feldherr.wallenstein.court import DISPLAYED
from feldherr.wallenstein.names import BOX_COUNT, COLOURS, NO_PLAN, PEASANTS, SEASONS, WINTER
from feldherr.wallenstein.season import OPEN_EVENTS, PlaySeason, PlayYear
from feldherr.wallenstein.sound import MAY_FIGHT, MOST_REVOLTS, SEASONS_A_YEAR, YEARS
from feldherr.wallenstein.state import State
from feldherr.wallenstein.tower import colour_of, cube
from feldherr.wallenstein.winter import EndGame, PlayWinter


def edit_season(g: State, given: Edit) -> bool:
    """`season 1 summer`: the year and the season that begins now. Counties, purses and the tower stay as they are."""
    given.require_keys(things=2)
    year = whole("year", given.things[0], 1, YEARS)
    season = SEASONS.index(chosen("season", given.things[1], SEASONS))
    clear_table(g)
    g.turn_order = g.turn_order or g.previous_order
    g.year, g.season, g.phase = year, season - 1, WINTER
    g.landsknechte = [min(level, season) for level in g.landsknechte]
    gather_events(g, year, season)
    seasons_over = SEASONS_A_YEAR * (year - 1) + season
    gather_favors(g, seasons_over)
    rejuvenate_tower(g, seasons_over)
    seasons: list[Step[Any]] = [PlaySeason(later) for later in range(season, SEASONS_A_YEAR)]
    g.agenda.clear()
    g.then(*seasons, PlayWinter(), *(PlayYear(later) for later in range(year + 1, YEARS + 1)), EndGame())
    return True


def clear_table(g: State) -> None:
    """Cubes on their way go to the supplies, plans to the hands, courtiers in audience home."""
    for seat in range(g.players):
        g.supply[seat] += g.pot[seat]
    g.peasants += g.pot[PEASANTS]
    g.pot = [0] * COLOURS
    g.plan = [NO_PLAN] * (g.players * BOX_COUNT)
    g.shown = [0] * (g.players * BOX_COUNT)
    g.newly_won = [0] * COUNTY_COUNT
    g.position = [-1] * g.players
    g.immunity = [0] * g.players
    g.audience = [0] * g.players
    g.revolting = []
    g.action_cards, g.actions_open, g.turn = [], 0, -1
    g.tiles = []
    for county, owner in enumerate(g.owner):  # whoever was about to fight for it
        if owner >= 0 and not g.armies[county] and g.rules.peasants_alone != "hold":
            if g.supply[owner]:
                g.supply[owner] -= 1
                g.armies[county] = 1
            else:
                g.lay_waste(county)


def gather_events(g: State, year: int, season: int) -> None:
    """As many cards open and in the deck as there are then; those open now stay so, if they can."""
    due = OPEN_EVENTS - season
    cards = [*g.events_open, *reversed(g.event_deck), *([g.event] if g.event >= 0 else []), *g.events_used]
    g.events_open, rest = cards[:due], cards[due:]
    left = len(g.rules.events) - OPEN_EVENTS * year
    g.event_deck, g.events_used = rest[:left][::-1], rest[left:]
    g.event, g.event_removed = -1, 0


def gather_favors(g: State, seasons_over: int) -> None:
    if not g.rules.court:
        return
    kept = [favor for favor in g.kept_favor if favor]
    cards = [*reversed(g.favor_deck), *(favor for favor in g.favors_open if favor), *g.favors_used, *kept]
    left = max(0, len(cards) - DISPLAYED * seasons_over)
    g.favor_deck, g.favors_used = cards[:left][::-1], cards[left:]
    g.favors_open, g.kept_favor = [], [0] * g.players


def rejuvenate_tower(g: State, seasons_over: int) -> None:
    """No more throws have been than can have been by then; cubes inside are no older for it."""
    most = 1 + g.players * (len(MAY_FIGHT) * seasons_over + MOST_REVOLTS * (g.year - 1))
    fewer = g.throws - most
    if fewer > 0:
        g.throws = most
        g.inside = sorted(cube(colour_of(at), max(1, (at >> 3) - fewer)) for at in g.inside)
