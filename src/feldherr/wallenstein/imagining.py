"""A state from a view: what the view tells is set, what it hides is drawn afresh."""

from typing import Any

from feldherr.kernel.chance import Chance
from feldherr.kernel.step import Step
from feldherr.wallenstein.board import COUNTY, COUNTY_COUNT, in_play
from feldherr.wallenstein.moves import read_card
from feldherr.wallenstein.names import (
    ACTIONS,
    BOX,
    BOX_COUNT,
    BUILDINGS,
    COINS,
    COLOURS,
    LOST,
    NOBODY,
    PEASANTS,
    PHASES,
    SEASONS,
    TILES,
    TOWER_CARD,
)
from feldherr.wallenstein.planning import spare_card
from feldherr.wallenstein.rules import SPARE_CARDS, TOWER_CARDS, Rules
from feldherr.wallenstein.state import State
from feldherr.wallenstein.tower import cube
from feldherr.wallenstein.views import HIDDEN


def imagine(view: dict[str, Any], rules: Rules, agenda: list[Step[Any]], chance: Chance) -> State:
    """A state that gives this view to its seat."""
    g = State(rules, len(view["players"]), chance)
    g.agenda = agenda
    g.phase = PHASES.index(view["phase"])
    g.year = view["year"]
    g.season = -1 if view["season"] is None else SEASONS.index(view["season"])
    read_board(g, view)
    read_players(g, view)
    read_tower(g, view["tower"])
    read_events(g, view)
    read_action_cards(g, view["action_cards"])
    g.turn = view["turn"] - 1
    g.turn_order = view["turn_order"][:]
    g.previous_order = view["previous_order"][:]
    if view["revolting"]:
        counties = [COUNTY[county] for county in view["revolting"]["counties"]]
        g.revolting = [view["revolting"]["additional_peasants"], *counties]
    if view["draft"]:
        read_draft(g, view["draft"])
    elif view["options"]["lineup"] == "draft":
        g.groups = [0] * (6 * g.players)
    if view["court"]:
        read_court(g, view["court"])
    for seat, player in enumerate(view["players"]):
        read_plan(g, seat, player["plan"] or {}, player["revealed"])
    g.first_seat = view["options"]["first_seat"]
    return g


def read_board(g: State, view: dict[str, Any]) -> None:
    for name, county in view["counties"].items():
        c = COUNTY[name]
        g.owner[c] = NOBODY if county["owner"] is None else county["owner"]
        g.armies[c] = county["armies"]
        g.buildings[c] = sum(1 << b for b, building in enumerate(BUILDINGS) if county[building])
        g.markers[c] = county["revolt"]
        g.newly_won[c] = int(county["newly_won"])
    g.peasants = view["peasants"]
    g.building_stock = [view["stock"][building] for building in BUILDINGS]
    g.marker_stock = view["stock"]["revolt_markers"]
    g.tiles = [TILES.index(tile) for tile in view["tiles"]]


def read_players(g: State, view: dict[str, Any]) -> None:
    for seat, player in enumerate(view["players"]):
        g.thalers[seat] = player["thalers"]
        g.grain[seat] = player["grain"]
        g.points[seat] = player["victory_points"]
        g.supply[seat] = player["supply"]
        g.position[seat] = -1 if player["position"] is None else player["position"] - 1
        g.landsknechte[seat] = (player["landsknechte"] or 1) - 1


def colours(g: State, named: dict[str, int]) -> list[int]:
    cubes = [0] * COLOURS
    for name, number in named.items():
        cubes[PEASANTS if name == "peasants" else int(name)] = number
    return cubes


def read_tower(g: State, tower: dict[str, Any]) -> None:
    g.tray = colours(g, tower["tray"])
    g.pot = colours(g, tower["pot"])
    g.throws = tower["throws"]
    for name, ages in tower["ages"].items():
        colour = PEASANTS if name == "peasants" else int(name)
        g.inside.extend(cube(colour, g.throws + 1 - age) for age in ages)
    g.inside.sort()


def read_events(g: State, view: dict[str, Any]) -> None:
    """The deck is what was never seen, in any order."""
    index = {card.number: i for i, card in enumerate(g.rules.events)}
    g.events_open = [index[card["number"]] for card in view["events_open"]]
    g.events_used = [index[number] for number in view["events_used"]]
    g.event = -1 if view["event"] is None else index[view["event"]["number"]]
    g.event_removed = int(view["event_removed"])
    if view["event_deck"]:
        seen = {*g.events_open, *g.events_used, g.event}
        g.event_deck = [i for i in range(len(g.rules.events)) if i not in seen]
        g.chance.shuffle(g.event_deck)


def read_action_cards(g: State, cards: list[str | None]) -> None:
    known = [ACTIONS.index(card) for card in cards if card is not None]
    rest = [a for a in range(len(ACTIONS)) if a not in known] if cards else []
    g.chance.shuffle(rest)
    g.action_cards = known + rest
    g.actions_open = len(known)


def read_draft(g: State, draft: dict[str, Any]) -> None:
    """Unseen cards are those nowhere else; the bottom of the pile may be known."""
    g.open_pair = [COUNTY[county] for county in draft["open"]]
    g.set_aside = [COUNTY[county] for county in draft["set_aside"]]
    bottom = [COUNTY[county] for county in draft["pile_bottom"]]
    drawn = draft["drawn"]
    g.drawn = -1 if drawn in (None, HIDDEN) else COUNTY[drawn]
    g.drawn_openly = int(draft["drawn_openly"])
    seen = {*g.open_pair, *g.set_aside, *bottom, g.drawn}
    unseen = [c for c in in_play(g.players) if g.owner[c] == NOBODY and c not in seen]
    g.chance.shuffle(unseen)
    if drawn == HIDDEN:
        g.drawn = unseen.pop()
    g.pile = bottom + unseen
    g.pile_known = len(bottom)
    g.groups = [groups.count(size) for groups in draft["groups"] for size in range(6)]
    pairs = [[COUNTY[county] for county in pair] or [-1, -1] for pair in draft["last_pairs"]]
    g.last_pair = [county for pair in pairs for county in pair]
    g.passed_over = draft["passed_over"]


def read_court(g: State, court: dict[str, Any]) -> None:
    g.favors_open = court["favors"][:]
    g.favors_used = court["used"][:]
    g.entrance = court["entrance"][:]
    g.audience = court["audience"][:]
    g.kept_favor = [kept or 0 for kept in court["kept_favor"]]
    g.immunity = [sum(1 << ACTIONS.index(action) for action in actions) for actions in court["immunity"]]
    if court["deck"]:
        seen = {*g.favors_open, *g.favors_used, *g.kept_favor}
        g.favor_deck = [favor for favor in range(1, len(g.rules.favors) + 1) if favor not in seen]
        g.chance.shuffle(g.favor_deck)


def read_plan(g: State, seat: int, plan: dict[str, str], revealed: list[str]) -> None:
    """Revealed cards are what they are; the hidden boxes get the cards that may lie there, in any order."""
    start = seat * BOX_COUNT
    hidden = []
    for name, word in plan.items():
        box = BOX[name]
        if word == HIDDEN:
            hidden.append(start + box)
        else:
            g.plan[start + box] = LOST if word == "lost" else read_card(box, word)
    for name in revealed:
        g.shown[start + BOX[name]] = 1
    if hidden:
        pool = hidden_cards(g, seat, g.plan[start : start + BOX_COUNT])
        for at in hidden:
            g.plan[at] = pool.pop()


def hidden_cards(g: State, seat: int, laid: list[int]) -> list[int]:
    """Every card of the seat that may lie on a hidden box, shuffled."""
    spares = SPARE_CARDS - sum(card == spare_card(g.rules) or card >= COINS for card in laid)
    towers = (TOWER_CARDS if g.rules.court else 0) - laid.count(TOWER_CARD)
    counties = [c for c in range(COUNTY_COUNT) if g.owner[c] == seat and not g.newly_won[c] and c not in laid]
    pool = [*counties, *([spare_card(g.rules)] * spares), *([TOWER_CARD] * towers)]
    g.chance.shuffle(pool)
    return pool
