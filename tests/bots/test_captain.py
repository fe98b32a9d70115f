"""The captains play as they should: quickly, at good odds, and where their points are."""

from pathlib import Path
from random import Random
from time import process_time

import feldherr
from feldherr.bots import Budget, bot
from feldherr.bots.sixteenthirty.beliefs import markers
from feldherr.bots.sixteenthirty.outlook import turns_left
from feldherr.bots.wallenstein.armies import Armies
from feldherr.bots.wallenstein.harvest import Harvest
from feldherr.bots.wallenstein.planning import Planner
from feldherr.bots.wallenstein.position import Position
from feldherr.bots.wallenstein.weights import FILE, Weights, tuned
from feldherr.bots.wallenstein.worth import Worth
from feldherr.wallenstein import State
from feldherr.wallenstein.board import BORDERS, COUNTY, TAXES
from feldherr.wallenstein.moves import March
from feldherr.wallenstein.names import BOXES, COLLECT_TAXES, NOBODY
from feldherr.wallenstein.odds_of_moves import is_attack
from feldherr.wallenstein.planning import PlanDecision
from tests.cli.script import run

SECONDS = 0.020
"""What a captain may take for a decision on average, counted on one core."""


def test_captains_of_wallenstein_attack_at_good_odds_and_decide_quickly() -> None:
    captain = bot("captain", "wallenstein")
    wins, spent = [], []
    for seed in range(3):
        game = feldherr.new_game("wallenstein", players=4, seed=seed)
        rng = Random(seed)
        while not game.over:
            seat, _ = next(iter(game.pending.items()))
            view = game.view(seat)
            began = process_time()
            move = game.rulebook.moves.read(captain.decide(view, rng, Budget()).move)
            spent.append(process_time() - began)
            assert isinstance(game.state, State)
            if isinstance(move, March) and is_attack(game.state, int(seat), move):
                wins.append(game.odds(move).win)
            game.play(seat, move)
    assert sum(wins) / len(wins) > 0.55
    assert sum(spent[1:]) / len(spent) < SECONDS


def test_captains_of_sixteenthirty_decide_quickly() -> None:
    captain = bot("captain", "sixteenthirty")
    game = feldherr.new_game("sixteenthirty", players=4, seed=2)
    rng = Random(2)
    began, decisions = process_time(), 0
    while not game.over:
        seat, _ = next(iter(game.pending.items()))
        game.play(seat, captain.decide(game.view(seat), rng, Budget()).move)
        decisions += 1
    assert (process_time() - began) / decisions < SECONDS


def test_rough_chances_are_near_the_exact_ones() -> None:
    game = feldherr.new_game("wallenstein", players=4, seed=1618)
    rng = Random(4)
    gaps = []
    for _ in range(400):
        seat, decision = next(iter(game.pending.items()))
        if decision.kind == "move":
            assert isinstance(game.state, State)
            at = Position(game.state, int(seat), Weights())
            for move in decision.options():
                if isinstance(move, March) and is_attack(game.state, int(seat), move):
                    gaps.append(abs(game.odds(move).win - at.attack(int(seat), move.armies, move.target)))
                    break
        game.play(seat, decision.sample(rng))
        if game.over:
            break
    assert sum(gaps) / len(gaps) < 0.12


def test_a_hint_that_averages_over_events_says_so() -> None:
    game = feldherr.new_game("wallenstein", players=4, seed=3)
    decision, g = game.pending[0], game.state
    assert isinstance(decision, PlanDecision)
    assert isinstance(g, State)
    g.events_open = [
        event for event, card in enumerate(g.rules.events) if card.effect in ("tax_ceiling", "church_peace")
    ]
    planner = Planner(Harvest(Armies(Worth(Position(g, 0, Weights())))), decision)
    told = [planner.reason(COLLECT_TAXES, county) for county in g.counties_of(0)]
    assert {reason.facts["average"] for reason in told} == {0, 1}
    for reason in told:
        average = bool(reason.facts["average"])
        assert average == (TAXES[COUNTY[reason.facts["county"]]] > 5)
        assert ("on average over the events" in reason.sentence("en")) == average
        assert ("im Mittel der Ereignisse" in reason.sentence("de")) == average


def test_majorities_count_for_who_leads() -> None:
    game = feldherr.new_game("wallenstein", players=3, seed=1)
    g = game.state
    assert isinstance(g, State)
    g.year = 2
    at = Position(g, 0, Weights())
    region = 0
    for seat, buildings in enumerate((2, 1, 0)):
        at.counts[seat][region][0] = buildings
    assert at.majority(0, region, 0) > at.majority(1, region, 0) > at.majority(2, region, 0) == 0
    assert at.majority(0, region, 0, 1) > at.majority(0, region, 0)
    assert 0 < at.attack(0, 1, COUNTY["bayern"], 4) < at.attack(0, 9, COUNTY["bayern"], 4) < 1
    assert at.put_down(0, 0, 1) == 0 < at.put_down(0, 3, 1)
    assert at.lead(0, 3, NOBODY, 0, 1) > at.lead(0, 3, NOBODY, 0, 3)


def test_a_county_that_nobody_hostile_borders_is_in_no_danger() -> None:
    g = feldherr.new_game("wallenstein", players=4, seed=3).state
    assert isinstance(g, State)
    county = COUNTY["boehmen"]
    g.owner[county] = 0
    for neighbour in BORDERS[county]:
        g.owner[neighbour], g.armies[neighbour] = NOBODY, 0
    assert Armies(Worth(Position(g, 0, Weights()))).risk(county, 1) == 0.0
    g.owner[BORDERS[county][0]], g.armies[BORDERS[county][0]] = 1, 5
    assert Armies(Worth(Position(g, 0, Weights()))).risk(county, 1) > 0.0


def test_the_supply_must_last_for_all_that_is_deployed() -> None:
    g = feldherr.new_game("wallenstein", players=4, seed=3).state
    assert isinstance(g, State)
    for supply, boxes in ((9, {"deploy5", "deploy3", "deploy1"}), (8, {"deploy5", "deploy3"}), (2, {"deploy1"})):
        g.supply[0] = supply
        planner = Planner(Harvest(Armies(Worth(Position(g, 0, Weights())))), PlanDecision(0, g))
        worth = {BOXES[box] for box, county in planner.values if planner.value(box, county)}
        assert {box for box in worth if box.startswith("deploy")} == boxes


def test_scorings_betray_markers() -> None:
    game = feldherr.new_game("sixteenthirty", players=3, seed=9)
    captain, rng = bot("captain", "sixteenthirty"), Random(3)
    while not game.over and game.view(None)["turn"] < 6:
        seat, _ = next(iter(game.pending.items()))
        game.play(seat, captain.decide(game.view(seat), rng, Budget()).move)
    believed, true = markers(game.view(0)), game.view("all")["players"]
    for seat, player in enumerate(true):
        assert abs(sum(believed[seat]) - len(player["vp_markers"])) < 1e-6
    assert turns_left(10) == 1.0
    assert turns_left(1) > turns_left(2) > turns_left(9)


def test_the_weights_of_the_package_are_complete() -> None:
    assert FILE.exists()
    assert isinstance(tuned(), Weights)
    assert tuned().but(spite=0.0).spite == 0.0


def test_hints_in_the_terminal(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--players", "3", "--seed", "4", "--human", "0", typed="hint\nquit\n")
    said = done.stdout.replace("\n", " ")
    assert "A captain would play: Build a palace: " in said
    assert "That is typed as: plan palace=" in said
    german = run(
        tmp_path, "play", "sixteenthirty", "--players", "3", "--human", "0", typed="hint\n", LANG="de_DE.UTF-8"
    )
    assert "Einzugeben ist: pass_marker" in german.stdout.replace("\n", " ")
