"""What is true of every game of Wallenstein between any two decisions."""

from collections import Counter
from collections.abc import Iterable

from feldherr import Game
from feldherr.wallenstein import State
from feldherr.wallenstein.board import COUNTIES, SITES
from feldherr.wallenstein.combat import Battle, BattleResult
from feldherr.wallenstein.names import (
    ACTIONS,
    BID,
    BLANK,
    BOX_COUNT,
    BOXES,
    BUILDINGS,
    CLOSED,
    COINS,
    COLOURS,
    COMBAT_A,
    COMBAT_B,
    COURT,
    COURT_BOXES,
    EMPTY,
    LOST,
    MONEY,
    NO_PLAN,
    NOBODY,
    OVER,
    PEASANTS,
    PHASES,
    PLANNING,
    SEASONS,
    TILES,
    TOWER_CARD,
    WINTER,
)
from feldherr.wallenstein.planning import boxes_of
from feldherr.wallenstein.revolt import Revolt, RevoltResult
from feldherr.wallenstein.tower import colour_of

PEASANT_CUBES = 20
TILES_OF = {"palace": 28, "church": 26, "trading_post": 26}
MARKERS = 42
COURTIERS = 7
FAVORS = 21
YEARS = 2
HIGHEST_LANDSKNECHTE = 3


def check(game: Game) -> None:
    """Raises AssertionError, and says what is wrong, unless all is as it must be."""
    g = game.state
    assert isinstance(g, State)
    check_cubes(g)
    check_stock(g)
    check_counties(g)
    for seat in range(g.players):
        check_plan(g, seat)
    check_cards(g)
    check_court(g)
    check_table(g)
    check_decisions(game)


def check_cubes(g: State) -> None:
    inside = Counter(map(colour_of, g.inside))
    for seat in range(g.players):
        on_board = sum(armies for armies, owner in zip(g.armies, g.owner, strict=True) if owner == seat)
        places = [g.supply[seat], on_board, inside[seat], g.tray[seat], g.pot[seat]]
        due = g.rules.armies_each
        assert sum(places) == due, f"seat {seat} has {sum(places)} of {due} armies: {places}"
    places = [g.peasants, inside[PEASANTS], g.tray[PEASANTS], g.pot[PEASANTS]]
    assert sum(places) == PEASANT_CUBES, f"{sum(places)} of {PEASANT_CUBES} peasants: {places}"
    foreign = [c for c in range(g.players, PEASANTS) if inside[c] or g.tray[c] or g.pot[c]]
    assert not foreign, f"cubes of colours nobody plays: {foreign}"
    assert len(g.tray) == len(g.pot) == COLOURS, "tray and pot know six colours"
    in_order = all(0 < cube >> 3 <= g.throws for cube in g.inside) and g.inside == sorted(g.inside)
    assert in_order, "cubes inside the tower went in with throws that have been, in order"
    fields = ("armies", "markers", "buildings", "tray", "pot", "supply", "thalers", "grain", "points", "building_stock")
    for field in (*fields, "entrance", "audience", "kept_favor", "immunity", "groups"):
        assert min(getattr(g, field), default=0) >= 0, f"{field} below 0: {getattr(g, field)}"
    assert g.peasants >= 0, f"{g.peasants} peasants in the supply"
    assert g.marker_stock >= 0, f"{g.marker_stock} revolt markers left"


def check_stock(g: State) -> None:
    for building, (name, due) in enumerate(TILES_OF.items()):
        built = sum(there >> building & 1 for there in g.buildings)
        assert built + g.building_stock[building] == due, f"{built} {name} built, {g.building_stock[building]} left"
    assert sum(g.markers) + g.marker_stock == MARKERS, f"{sum(g.markers)} markers out, {g.marker_stock} left"


def fought_over(g: State) -> set[int]:
    """Counties whose armies may all be on their way to the tower."""
    return {step.county for step in g.agenda if isinstance(step, Battle | BattleResult | Revolt | RevoltResult)}


def check_counties(g: State) -> None:
    under_way = fought_over(g)
    for c, name in enumerate(COUNTIES):
        owner = g.owner[c]
        assert CLOSED <= owner < g.players, f"{name} belongs to {owner}"
        assert g.buildings[c] < 1 << len(BUILDINGS), f"{name} has buildings {g.buildings[c]:b}"
        assert g.buildings[c].bit_count() <= SITES[c], f"{name} has more buildings than sites"
        if owner < 0:
            there = (g.armies[c], g.buildings[c], g.markers[c], g.newly_won[c])
            assert there == (0, 0, 0, 0), f"{name} is nobody's and not empty: {there}"
        elif g.rules.peasants_alone != "hold" and c not in under_way:
            assert g.armies[c] >= 1, f"{name} belongs to {owner} without an army"
    closed = g.owner.count(CLOSED)
    assert closed == (8 if g.players == 3 else 0), f"{closed} counties closed with {g.players} players"


def check_plan(g: State, seat: int) -> None:
    start = seat * BOX_COUNT
    plan, shown = g.plan[start : start + BOX_COUNT], g.shown[start : start + BOX_COUNT]
    in_play = list(boxes_of(g.rules))
    for box, card in enumerate(plan):
        if card == NO_PLAN:
            assert not shown[box], f"seat {seat} shows box {BOXES[box]} without a card"
            continue
        what = f"card {card} on box {BOXES[box]} of seat {seat}"
        assert box in in_play, what
        if card < len(COUNTIES):
            assert g.owner[card] == seat, f"{what}: the county belongs to {g.owner[card]}"
            assert not g.newly_won[card], f"{what}: the card was won this season"
            assert plan.count(card) == 1, f"{what}: twice"
        elif card >= COINS:
            assert box == BID, what
            assert card <= COINS + 4, what
        else:
            spare = MONEY if g.rules.spare_cards == "money" else BLANK
            assert card in (spare, TOWER_CARD, EMPTY, LOST), what
            assert card != MONEY or box != BID, what
        assert shown[box] == 1 if card in (EMPTY, LOST) else shown[box] in (0, 1), f"{what} shown: {shown[box]}"
    spares = sum(card in (MONEY, BLANK) or card >= COINS for card in plan)
    assert spares <= 5, f"seat {seat} laid {spares} money or blank cards"
    towers = plan.count(TOWER_CARD)
    assert towers <= (3 if g.rules.court else 0), f"seat {seat} laid {towers} dice tower cards"
    planned = [box for box in range(BOX_COUNT) if plan[box] != NO_PLAN]
    declared = g.phase == PLANNING and all(plan[box] == EMPTY for box in planned)
    assert not planned or planned == in_play or declared, f"seat {seat} covered {[BOXES[box] for box in planned]}"


def each_once(cards: Iterable[int], due: Iterable[int]) -> bool:
    return sorted(cards) == list(due)


def check_cards(g: State) -> None:
    current = [g.event] if g.event >= 0 else []
    events = [*g.event_deck, *g.events_open, *g.events_used, *current]
    if g.year:
        assert each_once(events, range(len(g.rules.events))), f"event cards not each in one place: {sorted(events)}"
    else:
        assert not events, "event cards before the first year"
    assert each_once(g.action_cards, range(len(ACTIONS) if g.action_cards else 0)), f"action cards {g.action_cards}"
    assert g.actions_open in ((0,) if not g.action_cards else range(5, 11)), f"{g.actions_open} action cards open"
    assert each_once(g.tiles, range(len(TILES) if g.tiles else 0)), f"bonus tiles {g.tiles}"
    places = [place for place in g.position if place >= 0]
    assert len(places) == len(set(places)), f"positions {g.position}"
    assert all(place < len(g.tiles) for place in places), f"positions {g.position} for {len(g.tiles)} tiles"
    for order in (g.turn_order, g.previous_order):
        assert not order or each_once(order, range(g.players)), f"player order {order}"
    draft = [*g.pile, *g.open_pair, *g.set_aside, *([g.drawn] if g.drawn >= 0 else [])]
    if draft:
        free = [c for c, owner in enumerate(g.owner) if owner == NOBODY]
        assert each_once(draft, free), "county cards of the draft not each in one place"
        assert 0 <= g.pile_known <= len(g.pile), f"{g.pile_known} of {len(g.pile)} cards of the pile known"


def check_court(g: State) -> None:
    kept = [favor for favor in g.kept_favor if favor]
    favors = [*g.favor_deck, *(favor for favor in g.favors_open if favor), *g.favors_used, *kept]
    due = FAVORS if g.rules.court and g.year else 0
    assert each_once(favors, range(1, due + 1)), f"favor cards not each in one place: {sorted(favors)}"
    for seat in range(g.players):
        courtiers = g.entrance[seat] + g.audience[seat]
        assert courtiers <= (COURTIERS if g.rules.court else 0), f"seat {seat} has {courtiers} courtiers in the halls"
        assert g.courtiers_in_supply(seat) == COURTIERS - courtiers, f"seat {seat}: courtiers do not add up"
        assert g.audience[seat] == 0 or g.phase == COURT, f"seat {seat} is still in the audience hall"
        against = (1 << COMBAT_A) | (1 << COMBAT_B)
        assert not g.immunity[seat] & ~against, f"seat {seat} is immune against {g.immunity[seat]:b}"
        level = g.landsknechte[seat]
        highest = HIGHEST_LANDSKNECHTE if g.rules.landsknechte else 0
        assert 0 <= level <= highest, f"seat {seat}: Landsknechte pile at {level}"
    if g.phase > COURT:
        hidden = [box for box in COURT_BOXES for seat in range(g.players) if not g.shown[seat * BOX_COUNT + box]]
        planned = any(card != NO_PLAN for card in g.plan)
        assert not (g.rules.court and planned and hidden), "cards at court still hidden after court"


def check_table(g: State) -> None:
    assert 0 <= g.phase < len(PHASES), f"phase {g.phase}"
    assert 0 <= g.year <= YEARS, f"year {g.year}"
    assert g.season in (range(len(SEASONS)) if g.year else (-1,)), f"season {g.season} of year {g.year}"
    assert g.season < SEASONS.index("winter") or g.phase in (WINTER, OVER), f"phase {PHASES[g.phase]} in winter"
    assert -1 <= g.turn < len(ACTIONS), f"turn {g.turn}"
    assert (g.phase == OVER) == (not g.agenda), "over, and something left to do; or the other way round"
    if g.revolting:
        peasants, *counties = g.revolting
        assert peasants >= 1, f"{peasants} additional peasants"
        assert len(set(counties)) == len(counties) > 0, f"revolting: {g.revolting}"


def check_decisions(game: Game) -> None:
    pending = game.pending
    assert bool(pending) != game.over, "over, and somebody is asked; or nobody can decide"
    assert (game.outcome is not None) == game.over, "an outcome before the end, or none after it"
    for seat, decision in pending.items():
        assert decision.seat == seat, f"seat {seat} is asked what seat {decision.seat} should be"
        assert decision.id == str(game.question), f"question {decision.id} is number {game.question}"
