"""The dice tower: priming, throws, and what stays. (000 The dice tower, General dice tower rules)"""

from random import Random

import pytest

import feldherr
from feldherr import IllegalMove
from tests.rules import rule
from tests.rules.wallenstein.seasons import plan_all, planning_in, play_on, start
from tests.rules.wallenstein.table import each_edition, falls, table


@each_edition
@pytest.mark.parametrize(("players", "cubes"), [(3, 31), (4, 38), (5, 45)])
@rule("tower.priming")
def test_seven_armies_each_and_ten_peasants_prime_the_tower(edition, players, cubes):
    game = feldherr.new_game("wallenstein", players=players, edition=edition, throws="outside")
    pot = game.view(None)["tower"]["pot"]
    assert pot == {**{str(seat): 7 for seat in range(players)}, "peasants": 10}
    assert sum(pot.values()) == cubes
    game.play("chance", falls(blue=1))
    assert [sum(event["thrown"].values()) for event in game.events(None) if event["kind"] == "thrown"] == [cubes]


@each_edition
@rule("tower.priming-return")
def test_what_comes_out_at_priming_goes_back_to_the_supplies(edition):
    nothing = start(edition=edition).view(None)
    view = start(edition=edition, fall=falls(blue=3, yellow=1, peasants=4)).view(None)
    more = [here["supply"] - there["supply"] for here, there in zip(view["players"], nothing["players"], strict=True)]
    assert more == [3, 1, 0]
    assert (nothing["peasants"], view["peasants"]) == (10, 14)
    assert view["tower"]["tray"] == {"0": 0, "1": 0, "2": 0, "peasants": 0}
    assert view["tower"]["inside"] == {"0": 4, "1": 6, "2": 7, "peasants": 6}


@each_edition
@rule("tower.one-throw")
def test_a_battle_is_one_throw_with_everything_in_the_tray(edition):
    g = table(edition=edition, anhalt="blue 5", kursachsen="yellow 3", tray={"red": 2, "yellow": 1, "peasants": 3})
    g.attack("anhalt", "kursachsen", armies=4)
    g.fight(falls(blue=1))
    assert [event["thrown"] for event in g.told("thrown")] == [{"0": 4, "1": 3 + 1, "2": 2, "peasants": 3}]


@each_edition
@rule("tower.one-throw")
def test_a_revolt_is_one_throw_with_everything_in_the_tray(edition):
    g = table(edition=edition, anhalt="blue 5 revolt:2", tray={"red": 2, "yellow": 1, "peasants": 3})
    g.act("blue", "grain", "anhalt")
    g.fight(falls(blue=1))
    assert [event["thrown"] for event in g.told("thrown")] == [{"0": 5, "1": 1, "2": 2, "peasants": 2 + 3}]


@each_edition
@rule("tower.retains-and-releases")
def test_cubes_stay_and_others_come_out(edition):
    g = table(edition=edition, anhalt="blue 5", kursachsen="yellow 3", inside={"yellow": 4, "red": 1})
    g.attack("anhalt", "kursachsen", armies=4)
    g.fight(falls(yellow=6, red=1))  # more yellow than the three thrown, and a red one nobody threw
    assert g.cubes("blue")["inside"] == 4
    assert g.cubes("yellow")["kursachsen"] == 6
    assert g.cubes("red")["tray"] == 1


@pytest.mark.parametrize("tower", ["aged2", "classic", "aged"])
@rule("tower.retains-and-releases")
def test_both_happen_in_every_game(tower):
    throws = [event for event in play_out(2, tower=tower).events(None) if event["kind"] == "thrown"]
    assert any(event["fallen"][c] < n for event in throws for c, n in event["thrown"].items())
    assert any(event["fallen"][c] > n for event in throws for c, n in event["thrown"].items())


@each_edition
@rule("tower.conservation")
def test_a_throw_neither_makes_nor_loses_a_cube(edition):
    game = feldherr.new_game("wallenstein", players=4, seed=30, edition=edition)
    assert set(cubes_by_colour(game)) == {"0", "1", "2", "3", "peasants"}
    rng = Random(30)
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
        in_box = {**dict.fromkeys("0123", 61 if edition == "first" else 62), "peasants": 20}
        assert cubes_by_colour(game) == in_box
    assert sum(event["kind"] == "thrown" for event in game.events(None)) > 20


@each_edition
@rule("tower.conservation")
def test_tower_and_tray_hold_after_a_throw_what_was_inside_or_thrown(edition):
    g = table(edition=edition, anhalt="blue 5", kursachsen="yellow 3", inside={"blue": 2, "red": 3}, tray={"red": 1})
    g.attack("anhalt", "kursachsen", armies=4)
    g.defend_with_all()
    with pytest.raises(IllegalMove):
        g.tower(falls(blue=7))  # four thrown and two inside
    with pytest.raises(IllegalMove):
        g.tower(falls(peasants=1))
    g.tower(falls(red=2))
    assert (g.cubes("red")["inside"], g.cubes("red")["tray"]) == (2, 2)
    assert g.cubes("blue")["inside"] == 6


@each_edition
@rule("tower.never-emptied")
def test_the_tower_keeps_its_cubes_from_battle_to_battle(edition):
    g = table(edition=edition, anhalt="blue 5", kursachsen="yellow 3", baden="red 4", inside={"peasants": 5})
    g.attack("anhalt", "kursachsen", armies=4)
    g.fight(falls(blue=1))
    assert g.game.view(None)["tower"]["inside"] == {"0": 3, "1": 3, "2": 0, "peasants": 5}
    g.attack("baden", "wuerzburg", armies=2)
    g.fight(falls(red=2, peasants=1))
    assert g.game.view(None)["tower"]["inside"] == {"0": 3, "1": 3, "2": 0, "peasants": 5}


@each_edition
@rule("tower.never-emptied", "tower.tray-keeps")
def test_tower_and_tray_stay_as_they_are_from_season_to_season(edition):
    game = start(edition=edition, fall=falls(blue=3, yellow=1, peasants=4))
    play_on(game, lambda: planning_in(game, "spring"))
    leave_in_tray(game, yellow=2)  # from some battle
    before = game.view(None)
    plan_all(game)
    play_on(game, lambda: planning_in(game, "summer"))
    after = game.view(None)
    assert after["tower"] == before["tower"]
    assert after["tower"]["tray"]["1"] == 2


@each_edition
@rule("tower.never-emptied", "tower.tray-keeps")
def test_tower_and_tray_stay_as_they_are_in_winter(edition):
    g = table(edition=edition, baden="blue 3", grain={"blue": 9}, inside={"red": 3}, tray={"red": 2, "peasants": 1})
    g.winter()
    assert g.cubes("red") == {"inside": 3, "tray": 2, "supply": g.state.rules.armies_each - 5}
    assert g.cubes("peasants") == {"tray": 1, "supply": 19}


@each_edition
@rule("tower.tray-keeps")
def test_cubes_in_the_tray_are_in_no_supply(edition):
    g = table(edition=edition, baden="blue 3", supply={"blue": 2}, tray={"blue": 9})
    g.act("blue", "deploy3", "baden")
    assert g.county("baden") == "blue 3"


@each_edition
@rule("tower.seeded")
def test_seed_and_choices_make_the_game(edition):
    game, again, other = (play_out(seed, edition=edition, lineup="draft") for seed in (5, 5, 6))
    assert game.view("all") == again.view("all")
    assert game.events("all") == again.events("all")
    assert other.events("all") != game.events("all")
    assert feldherr.replay(game.record()).view("all") == game.view("all")


def leave_in_tray(game, yellow):
    game.state.supply[1] -= yellow
    game.state.tray[1] += yellow


def play_out(seed, **options):
    """A game with three players whose choices are the same for the same seed."""
    game = feldherr.new_game("wallenstein", players=3, seed=seed, **options)
    rng = Random(1)
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
    return game


def cubes_by_colour(game):
    """All cubes of a colour, wherever they are, as anybody can count them."""
    view = game.view(None)
    tower = view["tower"]
    counts = {c: tower["inside"][c] + tower["tray"][c] + tower["pot"][c] for c in tower["inside"]}
    counts["peasants"] += view["peasants"]
    for seat, player in enumerate(view["players"]):
        counts[str(seat)] += player["supply"]
    for county in view["counties"].values():
        if county["owner"] is not None:
            counts[str(county["owner"])] += county["armies"]
    return counts
