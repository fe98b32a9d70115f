"""What a seat may know, built up from nothing: what is not put in here stays hidden."""

from typing import TYPE_CHECKING

from feldherr.wallenstein.board import BORDERS, COUNTIES, COUNTY_COUNT, REGION, REGIONS
from feldherr.wallenstein.combat import Battle, BattleResult
from feldherr.wallenstein.moves import card_word
from feldherr.wallenstein.names import (
    ACTIONS,
    BOX_COUNT,
    BOXES,
    BUILDINGS,
    CLOSED,
    COLOURS,
    NO_PLAN,
    NOBODY,
    PHASES,
    SEASONS,
    TILES,
)
from feldherr.wallenstein.revolt import Revolt, RevoltResult
from feldherr.wallenstein.rules import EventCard
from feldherr.wallenstein.scoring import leading, standings
from feldherr.wallenstein.state import State
from feldherr.wallenstein.tower import age_of, colour_of
from feldherr.wallenstein.winter import supply_left

if TYPE_CHECKING:
    from feldherr.wallenstein.names import Action, Box, Building
    from feldherr.wallenstein.shapes import (
        BattleView,
        BuildingCounts,
        CountyView,
        CourtView,
        DraftView,
        EventCardView,
        FavorCard,
        LandsknechteCard,
        OpenEventView,
        OwnView,
        PlayerView,
        PrimingView,
        RevoltingView,
        RevoltView,
        SharedView,
        StandingView,
        TowerView,
    )

HIDDEN = "hidden"


def shared(g: State) -> "SharedView":
    """What everybody sees of the table."""
    return {
        "phase": PHASES[g.phase],
        "year": g.year,
        "season": SEASONS[g.season] if g.season >= 0 else None,
        "counties": {COUNTIES[c]: county_view(g, c) for c in range(COUNTY_COUNT) if g.owner[c] != CLOSED},
        "tower": tower_view(g),
        "battle": battle_view(g),
        "peasants": g.peasants,
        "stock": {**building_counts(g.building_stock), "revolt_markers": g.marker_stock},
        "turn_order": g.turn_order[:],
        "previous_order": g.previous_order[:],
        "tiles": [TILES[tile] for tile in g.tiles],
        "turn": g.turn + 1,
        "event": event_view(g, g.event) if g.event >= 0 else None,
        "event_removed": bool(g.event_removed),
        "events_open": open_events_view(g),
        "events_used": [g.rules.events[card].number for card in g.events_used],
        "majorities": majorities_view(g),
        "revolting": revolting_view(g),
    }


def own(g: State, seat: int | str | None) -> "OwnView":
    """What one seat sees in its own way; None is anybody, "all" sees everything."""
    counts = standings(g)
    return {
        "players": [player_view(g, player, seat, counts[player]) for player in range(g.players)],
        "action_cards": action_cards_view(g, seat),
        "event_deck": [g.rules.events[card].number for card in g.event_deck] if seat == "all" else len(g.event_deck),
        "draft": draft_view(g, seat),
        "exposed": exposed_view(g, seat) if isinstance(seat, int) else {},
        "court": court_view(g, seat) if g.rules.court else None,
    }


def county_view(g: State, county: int) -> "CountyView":
    there = g.buildings[county]
    return {
        "owner": None if g.owner[county] == NOBODY else g.owner[county],
        "armies": g.armies[county],
        "palace": bool(there & 1),
        "church": bool(there & 2),
        "trading_post": bool(there & 4),
        "revolt": g.markers[county],
        "newly_won": bool(g.newly_won[county]),
    }


def building_counts(counts: list[int]) -> "BuildingCounts":
    palace, church, trading_post = counts
    return {"palace": palace, "church": church, "trading_post": trading_post}


def player_view(g: State, player: int, seat: int | str | None, by_region: list[list[int]]) -> "PlayerView":
    position = g.position[player]
    return {
        "thalers": g.thalers[player],
        "grain": g.grain[player],
        "victory_points": g.points[player],
        "supply": g.supply[player],
        "counties": g.owner.count(player),
        "buildings": building_counts([sum(kind) for kind in zip(*by_region, strict=True)]),
        "position": position + 1 if position >= 0 else None,
        "tile": TILES[g.tiles[position]] if position >= 0 else None,
        "plan": plan_view(g, player, seat),
        "revealed": [BOXES[box] for box in range(BOX_COUNT) if g.shown[player * BOX_COUNT + box]],
        "landsknechte": g.landsknechte[player] + 1 if g.rules.landsknechte else None,
        "landsknechte_card": landsknechte_card(g, player) if g.rules.landsknechte else None,
    }


def landsknechte_card(g: State, player: int) -> "LandsknechteCard":
    """The card on top of the pile of a player."""
    level = g.landsknechte[player]
    return {
        "level": level + 1,
        "benefits": g.rules.landsknechte_cards[level].copy(),
        "reconstructed": g.rules.landsknechte_reconstructed[level],
    }


def plan_view(g: State, player: int, seat: int | str | None) -> "dict[Box, str] | None":
    """Box by box: what is revealed to all, and the rest for its owner alone."""
    own = seat in (player, "all")
    start = player * BOX_COUNT
    laid = {
        BOXES[box]: card_word(g.plan[start + box]) if own or g.shown[start + box] else HIDDEN
        for box in range(BOX_COUNT)
        if g.plan[start + box] != NO_PLAN
    }
    return laid or None


def tower_view(g: State) -> "TowerView":
    """The tower is of glass: which cubes rest inside, and for how many throws. (ruling C17)"""
    ages: dict[str, list[int]] = {str(seat): [] for seat in range(g.players)}
    ages["peasants"] = []
    inside = [0] * COLOURS
    names = list(ages)
    for cube in g.inside:
        colour = colour_of(cube)
        inside[colour] += 1
        ages[names[colour] if colour < g.players else "peasants"].append(age_of(cube, g.throws + 1))
    return {"inside": g.cubes(inside), "tray": g.cubes(g.tray), "ages": ages, "throws": g.throws, "pot": g.cubes(g.pot)}


def battle_view(g: State) -> "BattleView | RevoltView | PrimingView | None":
    """What is under way: a battle, a revolt, or the pour that primes the tower."""
    for step in g.agenda[::-1]:
        if isinstance(step, Battle | BattleResult):
            defender = g.owner[step.county]
            return {
                "kind": "battle",
                "attacker": step.attacker,
                "defender": defender if defender >= 0 else None,
                "county": COUNTIES[step.county],
                "pot": g.cubes(g.pot),
            }
        if isinstance(step, Revolt | RevoltResult):
            return {"kind": "revolt", "seat": step.seat, "county": COUNTIES[step.county], "pot": g.cubes(g.pot)}
    return {"kind": "priming", "pot": g.cubes(g.pot)} if any(g.pot) else None


def action_cards_view(g: State, seat: int | str | None) -> "list[Action | None]":
    """The cards face up in their order; the others are dark."""
    seen = len(g.action_cards) if seat == "all" else g.actions_open
    return [ACTIONS[card] if i < seen else None for i, card in enumerate(g.action_cards)]


def event_view(g: State, index: int) -> "EventCardView":
    return event_card(g.rules.events[index])


def open_events_view(g: State) -> "list[OpenEventView]":
    counties = [g.owner.count(seat) for seat in range(g.players)]
    events = [g.rules.events[card] for card in g.events_open]
    return [{**event_card(event), "supply": supply_left(g.grain, counties, event.grain_loss)} for event in events]


def majorities_view(g: State) -> "dict[str, dict[Building, StandingView]]":
    found: dict[str, dict[Building, StandingView]] = {}
    for county, there in enumerate(g.buildings):
        if not there or g.owner[county] < 0:
            continue
        kinds = found.setdefault(REGIONS[REGION[county]], {})
        for kind, building in enumerate(BUILDINGS):
            if there >> kind & 1:
                if building not in kinds:
                    kinds[building] = {"counts": [0] * g.players, "most": []}
                kinds[building]["counts"][g.owner[county]] += 1
    for kinds in found.values():
        for standing in kinds.values():
            standing["most"] = leading(standing["counts"])
    return found


def exposed_view(g: State, seat: int) -> dict[str, str]:
    """Where somebody might attack with the better odds: one army stays behind of those that stand there."""
    found: dict[str, str] = {}
    owner, armies = g.owner, g.armies
    for county, own in enumerate(owner):
        if own != seat:
            continue
        worst, most = -1, armies[county] + 1
        for near in BORDERS[county]:
            if armies[near] > most and owner[near] >= 0 and owner[near] != seat:
                worst, most = near, armies[near]
        if worst >= 0:
            found[COUNTIES[county]] = COUNTIES[worst]
    return found


def event_card(card: EventCard) -> "EventCardView":
    return {
        "number": card.number,
        "effect": card.effect,
        "amount": card.amount,
        "region": REGIONS[card.region] if card.region >= 0 else None,
        "grain_loss": card.grain_loss,
        "reconstructed": card.reconstructed,
    }


def revolting_view(g: State) -> "RevoltingView | None":
    if not g.revolting:
        return None
    peasants, *counties = g.revolting
    return {"additional_peasants": peasants, "counties": [COUNTIES[c] for c in counties]}


def draft_view(g: State, seat: int | str | None) -> "DraftView | None":
    """Open cards, groups still to place, and how many cards lie in the pile; the card drawn for its player alone."""
    if not g.groups or not any(g.groups):
        return None
    drawer = next((step.seat for step in g.agenda[::-1] if hasattr(step, "seat")), None)
    sees_drawn = g.drawn_openly or seat in (drawer, "all")
    known = len(g.pile) if seat == "all" else g.pile_known
    return {
        "open": [COUNTIES[c] for c in g.open_pair],
        "pile": len(g.pile),
        "pile_bottom": [COUNTIES[c] for c in g.pile[:known]],
        "drawn": None if g.drawn < 0 else COUNTIES[g.drawn] if sees_drawn else HIDDEN,
        "drawn_openly": bool(g.drawn_openly),
        "groups": [
            [size for size in range(5, 0, -1) for _ in range(g.groups[6 * player + size])]
            for player in range(g.players)
        ],
        "last_pairs": [
            [COUNTIES[c] for c in g.last_pair[2 * player : 2 * player + 2] if c >= 0] for player in range(g.players)
        ],
        "passed_over": g.passed_over,
        "set_aside": [COUNTIES[c] for c in g.set_aside],
    }


def court_view(g: State, seat: int | str | None) -> "CourtView":
    return {
        "favors": g.favors_open[:],
        "cards": [favor_card(g, favor) if favor else None for favor in g.favors_open],
        "costs": list(g.rules.favor_costs),
        "used": g.favors_used[:],
        "deck": g.favor_deck[:] if seat == "all" else len(g.favor_deck),
        "entrance": g.entrance[:],
        "audience": g.audience[:],
        "supply": [g.courtiers_in_supply(player) for player in range(g.players)],
        "kept_favor": [kept or None for kept in g.kept_favor],
        "immunity": [
            [ACTIONS[action] for action in range(len(ACTIONS)) if g.immunity[player] >> action & 1]
            for player in range(g.players)
        ],
    }


def favor_card(g: State, number: int) -> "FavorCard":
    favor = g.rules.favors[number - 1]
    return {
        "number": number,
        "effect": favor.effect,
        "amount": favor.amount,
        "building": BUILDINGS[favor.building] if favor.building >= 0 else None,
        "against": [ACTIONS[action] for action in favor.against],
        "reconstructed": favor.reconstructed,
    }
