"""A position of Wallenstein changed by hand: counties, purses, the tower, cards and the season.

Whatever is put somewhere comes from the supplies, and goes back there.
"""

from collections.abc import Callable
from typing import Final

from feldherr.kernel.editing import NOTHING, Edit, apply, chosen, whole
from feldherr.kernel.errors import BadEdit
from feldherr.wallenstein.board import COUNTIES, COUNTY, SITES
from feldherr.wallenstein.combat import Battle, BattleResult
from feldherr.wallenstein.editing_time import edit_season
from feldherr.wallenstein.names import (
    ACTING,
    ACTIONS,
    BOX_COUNT,
    BUILDINGS,
    CLOSED,
    COURT,
    LANDSKNECHTE,
    NOBODY,
    OVER,
    PEASANTS,
    PLANNING,
    PLAYER_ORDER,
    TILES,
)
from feldherr.wallenstein.planning import boxes_left_empty
from feldherr.wallenstein.revolt import Revolt, RevoltResult
from feldherr.wallenstein.rules import COURTIERS, STOCK
from feldherr.wallenstein.sound import highest_level, in_season
from feldherr.wallenstein.state import MOST, State, changed
from feldherr.wallenstein.tower import colour_of, cube


def edit(g: State, given: Edit) -> bool:
    """Changes the position; whether the game goes on by itself then."""
    if g.phase < PLANNING:
        raise BadEdit("edit_after_set_up")
    if g.phase == OVER and given.kind != "season":
        raise BadEdit("edit_when_over")
    return apply(KINDS, g, given)


def seat_of(g: State, word: str) -> int:
    return whole("seat", word, 0, g.players - 1)


# -- counties ----------------------------------------------------------------------------------------------------------


def edit_county(g: State, given: Edit) -> None:
    """`county boehmen owner=1 armies=3 buildings=palace,church markers=2`; `owner=-`: nobody's, and empty."""
    given.require_keys("owner", "armies", "buildings", "markers")
    county = COUNTY[chosen("county", given.things[0], COUNTIES)]
    if g.owner[county] == CLOSED:
        raise BadEdit("edit_closed", county=COUNTIES[county])
    if any(county == getattr(step, "county", None) for step in g.agenda if isinstance(step, FIGHTS)):
        raise BadEdit("edit_fight", county=COUNTIES[county])
    if "owner" in given.values:
        word = given.values["owner"]
        change_owner(g, county, NOBODY if word == NOTHING else seat_of(g, word))
    if g.owner[county] == NOBODY:
        if len(given.values) > ("owner" in given.values):
            raise BadEdit("edit_nobody_there", county=COUNTIES[county])
        return
    least = 0 if g.rules.peasants_alone == "hold" else 1
    armies = given.number("armies", least, g.rules.armies_each)
    buildings, markers = given.words("buildings"), given.number("markers", 0, STOCK["revolt_markers"])
    if armies is not None:
        set_armies(g, county, armies)
    if buildings is not None:
        set_buildings(g, county, [chosen("buildings", word, BUILDINGS) for word in buildings])
    if markers is not None:
        more = markers - g.markers[county]
        if more > g.marker_stock:
            raise BadEdit("edit_no_marker", left=g.marker_stock)
        g.markers[county] = markers
        g.marker_stock -= more


FIGHTS: Final = (Battle, BattleResult, Revolt, RevoltResult)


def change_owner(g: State, county: int, owner: int) -> None:
    """Armies change their colour; the card leaves its owner, and cannot act this season."""
    before = g.owner[county]
    if before == owner:
        return
    planned = before >= 0 and county in g.plan[before * BOX_COUNT : (before + 1) * BOX_COUNT]
    if county in g.revolting[1:]:
        raise BadEdit("edit_fight", county=COUNTIES[county])
    if PLAYER_ORDER <= g.phase <= COURT or (planned and g.phase != ACTING):
        raise BadEdit("edit_owner_not_now", county=COUNTIES[county])
    gaps = [boxes_left_empty(g, seat) for seat in range(g.players)]
    armies = max(1, g.armies[county])
    if owner == NOBODY:
        g.lay_waste(county)
    else:
        g.lose_card(county)
        g.return_armies(county)
        g.owner[county] = owner
        g.newly_won[county] = int(g.phase == ACTING)
        set_armies(g, county, armies)
    others = gaps != [boxes_left_empty(g, seat) for seat in range(g.players)]
    if others and g.rules.empty_boxes_declared and g.phase == PLANNING:
        raise BadEdit("edit_declared", county=COUNTIES[county])


def set_armies(g: State, county: int, armies: int) -> None:
    owner = g.owner[county]
    more = armies - g.armies[county]
    require_supply(g, owner, more)
    g.supply[owner] -= more
    g.armies[county] = armies


def require_supply(g: State, seat: int, more: int) -> None:
    if more > g.supply[seat]:
        raise BadEdit("edit_no_armies", seat=seat, wanted=more, left=g.supply[seat])


def set_buildings(g: State, county: int, names: list[str]) -> None:
    if len(set(names)) > SITES[county]:
        raise BadEdit("edit_sites", county=COUNTIES[county], sites=SITES[county])
    for building, name in enumerate(BUILDINGS):
        more = int(name in names) - (g.buildings[county] >> building & 1)
        if more > g.building_stock[building]:
            raise BadEdit("edit_no_building", building=name)
        g.building_stock = changed(g.building_stock, building, g.building_stock[building] - more)
        g.buildings[county] += more << building if more > 0 else -(-more << building)


# -- players -----------------------------------------------------------------------------------------------------------


def edit_player(g: State, given: Edit) -> None:
    """`player 0 thalers=12 grain=3 points=5 landsknechte=1 courtiers=2`."""
    given.require_keys("thalers", "grain", "points", "landsknechte", "courtiers")
    seat = seat_of(g, given.things[0])
    for name, purse in (("thalers", g.thalers), ("grain", g.grain), ("points", g.points)):
        wanted = given.number(name, 0, MOST)
        if wanted is not None:
            purse[seat] = wanted
    level = given.number("landsknechte", 1, highest_level(g) + 1)
    if level is not None:
        if g.phase == LANDSKNECHTE:
            raise BadEdit("edit_not_now", kind="landsknechte")
        g.landsknechte[seat] = level - 1
    courtiers = given.number("courtiers", 0, COURTIERS if g.rules.court else 0)
    if courtiers is not None:
        if g.phase == COURT:
            raise BadEdit("edit_not_now", kind="courtiers")
        g.entrance[seat] = courtiers


# -- the tower ---------------------------------------------------------------------------------------------------------


def edit_tower(g: State, given: Edit) -> None:
    """`tower 0=3 peasants=4`: so many cubes of a colour inside. Those that are put in went in with the last throw."""
    given.require_keys(*colours(g), things=0)
    for word, text in given.values.items():
        colour = colour_named(word)
        there = [at for at in g.inside if colour_of(at) == colour]
        more = whole(word, text, 0, stock_of(g, colour)) - len(there)
        take(g, colour, more)
        kept = [at for at in g.inside if colour_of(at) != colour] + there[: len(there) + min(0, more)]
        g.inside = sorted(kept + [cube(colour, g.throws)] * max(0, more))


def edit_tray(g: State, given: Edit) -> None:
    """`tray 0=1 peasants=3`: so many cubes of a colour in the tray."""
    given.require_keys(*colours(g), things=0)
    for word, text in given.values.items():
        colour = colour_named(word)
        cubes = whole(word, text, 0, stock_of(g, colour))
        take(g, colour, cubes - g.tray[colour])
        g.tray = changed(g.tray, colour, cubes)


def colours(g: State) -> list[str]:
    return [*map(str, range(g.players)), "peasants"]


def colour_named(word: str) -> int:
    return PEASANTS if word == "peasants" else int(word)


def stock_of(g: State, colour: int) -> int:
    return STOCK["peasants"] if colour == PEASANTS else g.rules.armies_each


def take(g: State, colour: int, more: int) -> None:
    """Cubes from the supply, or back to it."""
    if colour != PEASANTS:
        require_supply(g, colour, more)
        g.supply[colour] -= more
    elif more > g.peasants:
        raise BadEdit("edit_no_peasants", wanted=more, left=g.peasants)
    else:
        g.peasants -= more


# -- cards -------------------------------------------------------------------------------------------------------------


def edit_actions(g: State, given: Edit) -> None:
    """`actions palace,church,...`: the action cards in the order of the season, before the first is performed."""
    given.require_keys()
    if not in_season(g) or g.turn >= 0:
        raise BadEdit("edit_not_now", kind="actions")
    g.action_cards = in_order("actions", given.things[0], ACTIONS)


def edit_tiles(g: State, given: Edit) -> None:
    """`tiles grain,thaler,...`: the bonus tiles by position, while players plan."""
    given.require_keys()
    if g.phase != PLANNING or not g.tiles:
        raise BadEdit("edit_not_now", kind="tiles")
    g.tiles = in_order("tiles", given.things[0], TILES)


def in_order(key: str, text: str, all_of: tuple[str, ...]) -> list[int]:
    words = text.split(",")
    if sorted(words) != sorted(all_of):
        raise BadEdit("edit_each_once", key=key, words=list(all_of))
    return [all_of.index(word) for word in words]


def edit_event(g: State, given: Edit) -> None:
    """`event 7`: the card in force; the other one goes where this came from."""
    given.require_keys()
    if g.event < 0:
        raise BadEdit("edit_not_now", kind="event")
    wanted = event_named(g, given.things[0])
    g.events_open = put_for(g.event, wanted, g.events_open)
    g.event_deck = put_for(g.event, wanted, g.event_deck)
    g.events_used = put_for(g.event, wanted, g.events_used)
    g.event, g.event_removed = wanted, 0


def put_for(card: int, wanted: int, pile: list[int]) -> list[int]:
    """The pile with a card in the place of another, if that lies there."""
    return changed(pile, pile.index(wanted), card) if wanted in pile else pile


def edit_events(g: State, given: Edit) -> None:
    """`events 3,7,9,12`: the open cards, as many as are open now."""
    given.require_keys()
    wanted = [event_named(g, word) for word in given.things[0].split(",")]
    if not in_season(g) or len(set(wanted)) != len(g.events_open) or g.event in wanted:
        raise BadEdit("edit_events", number=len(g.events_open))
    out = [card for card in g.events_open if card not in wanted]
    for card in wanted:
        if card not in g.events_open:
            for_it = out.pop()
            g.event_deck = put_for(for_it, card, g.event_deck)
            g.events_used = put_for(for_it, card, g.events_used)
    g.events_open = wanted


def event_named(g: State, word: str) -> int:
    numbers = [str(card.number) for card in g.rules.events]
    return numbers.index(chosen("event", word, numbers))


def edit_favors(g: State, given: Edit) -> None:
    """`favors 4,9,12`: the favors on display, before the court is attended."""
    given.require_keys()
    if not g.favors_open or g.phase >= COURT:
        raise BadEdit("edit_not_now", kind="favors")
    numbers = [str(number) for number in range(1, len(g.rules.favors) + 1)]
    wanted = [int(chosen("favors", word, numbers)) for word in given.things[0].split(",")]
    if len(set(wanted)) != len(g.favors_open) or any(favor in g.kept_favor for favor in wanted):
        raise BadEdit("edit_events", number=len(g.favors_open))
    out = [favor for favor in g.favors_open if favor not in wanted]
    for favor in wanted:
        for pile in (g.favor_deck, g.favors_used):
            if favor in pile:
                pile[pile.index(favor)] = out.pop()
    g.favors_open = sorted(wanted, reverse=True)


KINDS: Final[dict[str, Callable[[State, Edit], bool | None]]] = {
    "county": edit_county,
    "player": edit_player,
    "tower": edit_tower,
    "tray": edit_tray,
    "season": edit_season,
    "actions": edit_actions,
    "tiles": edit_tiles,
    "event": edit_event,
    "events": edit_events,
    "favors": edit_favors,
}
