"""What is forecast of a plan: against every order and event played by the engine, and from what a seat may know."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import permutations
from random import Random
from time import process_time
from typing import Any

import pytest

import feldherr
from feldherr import Decision, Game
from feldherr.kernel.chance import Chance
from feldherr.kernel.decision import CHANCE, Pass
from feldherr.wallenstein import State
from feldherr.wallenstein.board import COUNTIES, COUNTY, in_play
from feldherr.wallenstein.moves import Defend, Plan
from feldherr.wallenstein.names import ACTIONS, NO_PLAN, PEASANTS, PLANNING, TILE_ATTACK, TILES
from feldherr.wallenstein.odds import revolt
from feldherr.wallenstein.planning import PlanDecision
from feldherr.wallenstein.planning import plan as planning
from feldherr.wallenstein.season import EVENT_FIRST, OPEN_ACTIONS, ORDER_FIRST, SEASON
from feldherr.wallenstein.tower import MODELS, cube
from tests.rules.wallenstein.table import EDITIONS, table
from tests.wallenstein.fuzz import OTHERS, SECOND, Table

Forecast = dict[str, Any]


def forecast_of(game: Game, seat: int, plan: str) -> Forecast:
    return dict(game.pending[seat].check(game.rulebook.moves.read(plan)).forecast)


def state_of(game: Game) -> State:
    assert isinstance(game.state, State)
    return game.state


# -- against the engine ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Case:
    """A written position in which blue alone has counties, about to plan, and blue's plan."""

    name: str
    plan: str
    known: str
    """The action cards face up."""
    events: tuple[int, ...]
    """By number."""
    thalers: int
    supply: int = 30
    edition: str = "second"
    court: bool = False
    counties: Mapping[str, str] = field(default_factory=dict)
    tray: int = 0

    def game(self) -> Game:
        cards = {word.partition("=")[2] for word in self.plan.split()} & set(COUNTIES)
        position: dict[str, Any] = {**dict.fromkeys(sorted(cards), "blue 2"), **self.counties}
        t = table(edition=self.edition, options={"court": self.court}, inside={"blue": 3, "peasants": 2}, **position)
        g = t.state
        g.phase = PLANNING
        g.tray[0] = self.tray
        g.thalers[0], g.supply[0] = self.thalers, self.supply
        known = [ACTIONS.index(action) for action in self.known.split()]
        g.action_cards = known + [action for action in range(len(ACTIONS)) if action not in known]
        g.actions_open, g.turn = OPEN_ACTIONS, -1
        g.events_open = [number - 1 for number in self.events]
        g.tiles = list(range(len(TILES)))
        lines = ORDER_FIRST if g.rules.order_before_event else EVENT_FIRST
        t.do(*lines[SEASON.index(planning) :])
        while t.game.pending[0].kind != "plan" if 0 in t.game.pending else True:
            seat, decision = next(iter(t.game.pending.items()))
            t.game.play(seat, decision.option(0))
        return t.game


def plainest(game: Game, seat: Any, decision: Decision, *, held: bool) -> Any:
    """An answer that moves neither Thalers nor armies of the supply more than the plan does."""
    g = state_of(game)
    if decision.kind == "plan":
        return decision.sample(Random(1))
    if decision.kind == "position":
        wanted = TILE_ATTACK if seat == 0 else TILES.index("defence") if g.position[1] < 0 and seat == 1 else 0
        return f"position {wanted + 1}"
    if seat == CHANCE:
        return f"fall 0={decision.facts()['most']['0']}" if held else f"fall peasants={g.pot[PEASANTS]}"
    if decision.kind == "defend":
        return Defend(g.armies[COUNTY[decision.facts()["county"]]])
    if decision.kind == "recruit":
        return "recruit" if decision.facts()["recruits"] else "move kursachsen 1"
    return Pass()


def failures(game: Game, plan: str, *, held: bool) -> Iterator[tuple[str, str]]:
    """Plays the season to its end: which actions of blue were skipped, and why."""
    game.play(0, plan)
    while not any(kind == "season_closed" for kind, _, _ in game.state.events):
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, plainest(game, seat, decision, held=held))
    for kind, facts, _ in game.state.events:
        if kind == "skipped" and facts["seat"] == 0 and facts["reason"] != "declined":
            yield facts["action"], facts["reason"]


def every_season(game: Game, plan: str, *, held: bool = True) -> dict[tuple[str, str], float]:
    """The share of seasons, over all orders and events, in which each action fails."""
    count: Counter[tuple[str, str]] = Counter()
    seasons = 0
    dark = state_of(game).action_cards[OPEN_ACTIONS:]
    for event in state_of(game).events_open:
        for order in permutations(dark):
            season = game.copy()
            g = state_of(season)
            g.action_cards = [*g.action_cards[:OPEN_ACTIONS], *order]
            g.events_open = [event]
            count.update(failures(season, plan, held=held))
            seasons += 1
    return {failure: number / seasons for failure, number in count.items()}


ENGINES_WORDS = {"has_one": "no_site", "one_army": "cannot_move"}


def forecast_failures(forecast: Forecast) -> dict[tuple[str, str], float]:
    shares: dict[tuple[str, str], float] = {}
    for box, risk in forecast["boxes"].items():
        if box in ACTIONS:
            fails = {ENGINES_WORDS.get(code, code): share for code, share in risk["fails"].items()}
            shares |= {(box, code): share for code, share in {**fails, "no_money": risk["unpaid"]}.items() if share}
    return shares


FULL = (
    "plan palace=baden church=mark trading_post=koeln grain=trier taxes=anhalt deploy5=lausitz deploy3=bremen "
    "deploy1=vogtland combat_a=tirol combat_b=boehmen"
)
CASES = [
    Case("a tax ceiling", f"{FULL} bid=1", "church deploy5 grain combat_a deploy1", (7, 8, 12), thalers=6),
    Case("taxes known", f"{FULL} bid=0", "palace taxes combat_a grain church", (7, 12), thalers=3),
    Case("all dear ones dark", f"{FULL} bid=2", "grain combat_a combat_b trading_post deploy1", (1, 8), thalers=4),
    Case("no supply", f"{FULL} bid=0", "grain church deploy1 palace combat_b", (12, 1), thalers=9, supply=5),
    Case(
        "what cannot be done costs nothing",
        f"{FULL} bid=0",
        "grain church trading_post combat_a combat_b",
        (6, 7),
        thalers=4,
        counties={"baden": "blue 2 palace", "anhalt": "blue 3 revolt:1", "tirol": "blue 1"},
    ),
    Case(
        "a trade bonus, and a levy that may march on",
        FULL,
        "deploy5 taxes trading_post grain church",
        (24, 1),
        thalers=0,
        supply=3,
        edition="first",
        counties={"kursachsen": "blue 1", "tirol": "blue 1", "boehmen": "blue 1"},
    ),
    Case(
        "conversions fill the supply",
        f"{FULL} bid=1 court3=neumark court2=tower court1=tower",
        "grain church deploy3 palace combat_b",
        (12, 2),
        thalers=8,
        supply=2,
        court=True,
        tray=2,
        counties={"neumark": "blue 4"},
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_shares_are_those_of_all_seasons_played(case: Case) -> None:
    game = case.game()
    played = every_season(game, case.plan)
    assert forecast_failures(forecast_of(game, 0, case.plan)) == pytest.approx(played)
    assert any(0 < share < 1 for share in played.values())


@pytest.mark.parametrize("armies", [0, 1, 4])
def test_income_that_a_revolt_may_take_is_counted_by_the_odds(armies: int) -> None:
    case = Case(
        "a revolt before the income",
        FULL,
        "church grain combat_a palace combat_b",
        (24, 1),
        thalers=4,
        edition="manual",
        counties={"anhalt": f"blue {armies} revolt:1", "tirol": "blue 1", "boehmen": "blue 1"},
    )
    game = case.game()
    forecast = forecast_of(game, 0, case.plan)
    held = forecast["boxes"]["taxes"]["revolt"]["held"]
    played, lost = every_season(game, case.plan, held=True), every_season(game, case.plan, held=False)
    mixed = {f: held * played.get(f, 0) + (1 - held) * lost.get(f, 0) for f in {*played, *lost}}
    assert forecast_failures(forecast) == pytest.approx(mixed)
    assert played != lost
    assert 0 < held < 1


def test_shares_by_event_average_to_the_share() -> None:
    case = CASES[0]
    boxes = forecast_of(case.game(), 0, case.plan)["boxes"]
    for risk in boxes.values():
        assert set(risk["unpaid_by_event"]) == {"7", "8", "12"}
        assert sum(risk["unpaid_by_event"].values()) / 3 == pytest.approx(risk["unpaid"])
    by_event = boxes["deploy3"]["unpaid_by_event"]
    assert by_event["8"] < by_event["7"], "high taxes pay more than taxes under a ceiling"


# -- revolts -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("armies", [1, 3, 7])
def test_a_collection_under_a_marker_has_the_odds_of_its_revolt(edition: str, armies: int) -> None:
    counties = {"trier": f"blue {armies} revolt:2"}
    game = Case("", FULL, "", (1, 2), 9, edition=edition, counties=counties, tray=2).game()
    g = state_of(game)
    forecast = forecast_of(game, 0, "plan grain=trier taxes=anhalt")
    odds = revolt(MODELS[g.rules.tower], g.inside, g.throws + 1, (armies + 2, 0, 0, 0, 0, 2), 0)
    risk = forecast["boxes"]["grain"]["revolt"]
    assert risk == pytest.approx({"chance": 1.0, "held": odds.win, "lost": odds.tie + odds.loss})
    assert risk["held"] + risk["lost"] == pytest.approx(1)
    assert forecast["boxes"]["taxes"]["revolt"] == {"chance": 0.0, "held": 1.0, "lost": 0.0}
    assert [warning["code"] for warning in forecast["warnings"]] == ["revolt"]


def test_cubes_that_go_to_court_do_not_fall_on_the_revolt() -> None:
    counties = {"trier": "blue 2 revolt:1"}
    game = Case("", f"{FULL} court3=tower", "", (1, 2), 9, court=True, tray=3, counties=counties).game()
    here = forecast_of(game, 0, "plan grain=trier")["boxes"]["grain"]["revolt"]
    gone = forecast_of(game, 0, "plan grain=trier court3=tower")["boxes"]["grain"]["revolt"]
    without = Case("", FULL, "", (1, 2), 9, court=True, counties=counties).game()
    assert gone == forecast_of(without, 0, "plan grain=trier")["boxes"]["grain"]["revolt"]
    assert gone["held"] < here["held"]


@pytest.mark.parametrize("rule", ["fought", "won"])
def test_an_unguarded_county_is_held_by_what_falls_if_the_rules_say_so(rule: str) -> None:
    t = table(trier="blue 0 revolt:1", inside={"blue": 5}, options={"rules": {"unguarded_revolts": rule}})
    t.do(*EVENT_FIRST[SEASON.index(planning) :])
    held = forecast_of(t.game, 0, "plan grain=trier")["boxes"]["grain"]["revolt"]["held"]
    assert (held > 0.1) == (rule == "fought")


# -- what stands against a box -----------------------------------------------------------------------------------------


def test_each_box_says_why_it_would_fail() -> None:
    counties = {
        "baden": "blue 2 palace",
        "mark": "blue 1",
        "tirol": "blue 1",
        "neumark": "blue 2",
        "mecklenburg": "blue 9",
    }
    plan = f"{FULL} bid=0 court3=neumark court2=tower court1=mecklenburg"
    game = Case("", plan, "", (1, 2), 20, supply=0, court=True, counties=counties).game()
    g = state_of(game)
    g.entrance[0] = 7
    g.building_stock[1] = 0
    forecast = forecast_of(game, 0, plan)
    fails = {box: list(risk["fails"]) for box, risk in forecast["boxes"].items() if risk["fails"]}
    assert fails == {
        "court3": ["no_courtiers"],
        "court2": ["no_courtiers"],
        "court1": ["no_courtiers"],
        "palace": ["has_one"],
        "church": ["no_tile_left"],
        "deploy5": ["no_armies"],
        "deploy3": ["no_armies"],
        "deploy1": ["no_armies"],
        "combat_a": ["one_army"],
    }
    assert {share for risk in forecast["boxes"].values() for share in risk["fails"].values()} == {1.0}
    warned = [(warning["box"], warning["code"]) for warning in forecast["warnings"]]
    assert warned == [("palace", "has_one"), ("church", "no_tile_left"), ("combat_a", "one_army")]
    g.entrance[0] = 0
    boxes = forecast_of(game, 0, plan)["boxes"]
    assert [boxes[box]["fails"] for box in ("court3", "court2", "court1")] == [{"too_few_armies": 1.0}] * 2 + [{}]
    assert boxes["court2"]["county"] is None


def test_peace_of_the_churches_may_leave_nowhere_to_go() -> None:
    around = dict.fromkeys(("holstein", "lueneburg", "osnabrueck"), "yellow 2 church")
    game = Case("", "plan", "", (6, 7, 9, 1), 9, counties={"bremen": "blue 4", **around}).game()
    risk = forecast_of(game, 0, "plan combat_b=bremen")["boxes"]["combat_b"]
    assert risk["fails"] == {"cannot_move": 0.5}


def test_a_county_laid_on_all_boxes_tells_what_each_would_say() -> None:
    game = Case("", FULL, "", (1, 2), 2, court=True, counties={"baden": "blue 4 palace"}).game()
    boxes = game.pending[0].facts()["boxes"]
    forecast = forecast_of(game, 0, "plan " + " ".join(f"{box}=baden" for box in boxes))
    told = {box: risk["fails"] for box, risk in forecast["boxes"].items() if risk["fails"]}
    assert told == {"palace": {"has_one": 1.0}}
    assert [w["code"] for w in forecast["warnings"] if w["box"] == "deploy5"] == ["no_money"]


# -- any game ----------------------------------------------------------------------------------------------------------

SOME = [*SECOND[::3], *OTHERS[::5]]


def plannings(options: Table, rng: Random) -> Iterator[tuple[Game, int, PlanDecision]]:
    """Everybody's planning in a random game."""
    game = options.open(rng.randrange(1 << 60))
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        if isinstance(decision, PlanDecision):
            yield game, int(seat), decision
        game.play(seat, decision.sample(rng))


def numbers(told: Any) -> Iterator[float]:
    for inner in told.values() if isinstance(told, dict) else [told]:
        if isinstance(inner, dict):
            yield from numbers(inner)
        elif isinstance(inner, float):
            yield inner


@pytest.mark.parametrize("options", SOME, ids=lambda options: options.name)
def test_all_shares_are_shares_and_nothing_changes(options: Table) -> None:
    rng = Random(options.name)
    for game, seat, decision in plannings(options, rng):
        before = game.rulebook.encode(game.state)
        plan = decision.sample(rng)
        assert isinstance(plan, Plan)
        partial = Plan(tuple(card if rng.random() < 0.5 else NO_PLAN for card in plan.cards))
        for laid in (plan, partial):
            boxes = decision.check(laid).forecast["boxes"]
            assert all(0 <= share <= 1 for share in numbers(boxes))
            for risk in boxes.values():
                assert risk["unpaid"] + sum(risk["fails"].values()) <= 1 + 1e-9
        assert game.rulebook.encode(game.state) == before, f"seat {seat}"


@pytest.mark.parametrize("options", SOME, ids=lambda options: options.name)
def test_a_forecast_knows_nothing_that_its_seat_does_not(options: Table) -> None:
    rng = Random(options.name)
    for game, seat, decision in plannings(options, rng):
        plan = decision.sample(rng)
        other = game.copy()
        g = state_of(other)
        dark = g.action_cards[g.actions_open :]
        g.action_cards = g.action_cards[: g.actions_open] + rng.sample(dark, len(dark))
        g.event_deck = rng.sample(g.event_deck, len(g.event_deck))
        rng.shuffle(g.favor_deck)
        g.chance = Chance.from_seed(rng.randbytes(32))
        for rival in [rival for rival in other.pending if rival != seat]:
            other.play(rival, other.pending[rival].sample(rng))
        there = other.pending[seat].check(plan).forecast
        assert json.dumps(there) == json.dumps(decision.check(plan).forecast)
        imagined = game.imagine(seat, rng)
        assert imagined.pending[seat].check(plan).forecast["boxes"] == decision.check(plan).forecast["boxes"]


def fullest() -> tuple[Game, str]:
    """Five players, 14 counties, all boxes laid at court, two revolts, and a hundred cubes of all ages in the tower."""
    game = feldherr.new_game("wallenstein", players=5, seed=7, court=True, landsknechte=True)
    g = state_of(game)
    free = [county for county in in_play(5) if g.owner[county] < 0]
    for county in free[: 14 - g.owner.count(0)]:
        g.owner[county] = 0
        g.armies[county] = 3
    own = g.counties_of(0)
    for county in own:
        g.markers[county] = 1
    g.throws = 40
    g.inside = sorted(cube(n % 6, 1 + n % 40) for n in range(100))
    g.tray = [3, 3, 3, 3, 3, 3]
    g.thalers[0] = 5
    boxes = game.pending[0].facts()["boxes"]
    cards = dict(zip([box for box in boxes if box != "bid"], [COUNTIES[county] for county in own], strict=False))
    return game, "plan bid=2 " + " ".join(f"{box}={card}" for box, card in cards.items())


def test_a_forecast_is_there_at_once() -> None:
    game, plan = fullest()
    forecast = forecast_of(game, 0, plan)
    assert len(forecast["boxes"]) == 13
    assert any(0 < risk["unpaid"] < 1 for risk in forecast["boxes"].values())
    times = []
    for _ in range(20):
        began = process_time()
        forecast_of(game, 0, plan)
        times.append(process_time() - began)
    assert min(times) < 0.02, "a few thousandths of a second where nothing else runs"


# -- what fits a box ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 5])
def test_what_stands_against_a_county_is_what_the_box_itself_would_say(players: int) -> None:
    """Every county laid on every box: a certain failure there is told beforehand, and nothing else is."""
    game = feldherr.new_game("wallenstein", players=players, seed=4, court=True)
    rng = Random(players)
    while game.view(None)["year"] < 2 or game.pending[0].kind != "plan":
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
    plan = game.pending[0]
    against, met = forecast_of(game, 0, "plan")["against"], set()
    for county in plan.facts()["counties"]:
        for box in plan.facts()["boxes"]:
            if box != "bid":
                fails = forecast_of(game, 0, f"plan {box}={county}")["boxes"][box]["fails"]
                certain = [code for code, share in fails.items() if share == 1 and code != "no_armies"]
                assert [against.get(box, {}).get(county)] == (certain or [None])
                met.update(certain)
    assert {"has_one", "no_site"} <= met
