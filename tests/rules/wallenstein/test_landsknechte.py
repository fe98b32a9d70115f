"""Landsknechte: counties in four regions bring a benefit. (000 Wallenstein Landsknechte)"""

from random import Random
from typing import Any

import pytest

import feldherr
from feldherr.wallenstein.landsknechte import check_landsknechte
from feldherr.wallenstein.rules import HOUSE_RULES, rules_of
from feldherr.wallenstein.season import SEASON, SeasonStep
from tests.rules import rule
from tests.rules.wallenstein.at_court import attend, court, hall
from tests.rules.wallenstein.table import falls, table

LANDSKNECHTE = {"landsknechte": True}
BENEFITS = {
    1: {},
    2: {"thalers": 2, "armies_to_tray": 1},
    3: {"thalers": 4, "grain": 1, "armies_to_tray": 2},
    4: {"thalers": 6, "grain": 2, "armies_to_tray": 3, "victory_points": 1},
}
FOUR_REGIONS: dict[str, Any] = {"altmark": "blue 1", "anhalt": "blue 1", "boehmen": "blue 1", "baden": "blue 1"}


def lands(top=1, **position):
    """Blue holds counties in four regions, with this card on top of every pile."""
    g = table(options=LANDSKNECHTE, **FOUR_REGIONS, **position)
    g.state.landsknechte = [top - 1] * g.state.players
    return g


def check(g):
    check_landsknechte(g.state)
    g.do()


def tops(g):
    return [player["landsknechte"] for player in g.game.view(None)["players"]]


def random_game(seed, **options):
    game = feldherr.new_game("wallenstein", players=3, seed=seed, landsknechte=True, **options)
    rng = Random(seed)
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
    return game


# -- the expansion -----------------------------------------------------------------------------------------------------


@rule("landsknechte.combinable")
@pytest.mark.parametrize("at_court", [False, True])
def test_alone_or_with_the_court(at_court):
    game = random_game(3, court=at_court)
    kinds = {event["kind"] for event in game.events(None)}
    assert {"pile_advanced", "granted", "game_over"} <= kinds
    assert ("favors_displayed" in kinds) == at_court


@rule("landsknechte.combinable")
def test_no_other_rule_changes():
    options = feldherr.rulebook("wallenstein").read_options(3, {})
    plain, with_them = rules_of(options), rules_of({**options, **LANDSKNECHTE})
    assert [name for name in HOUSE_RULES if getattr(plain, name) != getattr(with_them, name)] == []


@rule("landsknechte.combinable")
@pytest.mark.parametrize("edition", ["first", "manual"])
def test_only_with_the_second_edition(edition):
    with pytest.raises(feldherr.BadOption) as refused:
        feldherr.new_game("wallenstein", players=3, edition=edition, landsknechte=True)
    assert refused.value.code == "expansion_of_second"


@rule("landsknechte.start-pile")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_empty_banner_lies_on_top_at_first(players):
    game = feldherr.new_game("wallenstein", players=players, seed=1, landsknechte=True)
    for player in game.view(None)["players"]:
        assert player["landsknechte"] == 1
        assert player["landsknechte_card"] == {"level": 1, "benefits": {}, "reconstructed": False}


@rule("landsknechte.start-pile")
def test_then_come_the_cards_2_3_and_4():
    g = lands(thalers={"blue": 0})
    for card, thalers in ((2, 2), (3, 4), (4, 6)):
        check(g)
        assert tops(g) == [card, 1, 1]
        g.play("blue", "benefit thalers")
        assert g.told("granted")[-1]["amount"] == thalers


# -- when --------------------------------------------------------------------------------------------------------------


@rule("landsknechte.when")
def test_after_the_player_order_in_every_season_but_winter():
    game = random_game(5)
    steps = ("season_begun", "player_order", "pile_advanced", "action_begun")
    last, seasons, season = "", [], ""
    for event in game.events(None):
        season = event.get("season", season)
        if event["kind"] == "pile_advanced":
            assert last in ("player_order", "pile_advanced")
            seasons.append(season)
        last = event["kind"] if event["kind"] in steps else last
    assert set(seasons) == {"spring", "summer", "fall"}


@rule("landsknechte.when")
def test_the_check_is_the_line_after_the_player_order():
    lines = [line.__name__ for line in SEASON]
    assert lines[lines.index("fix_player_order") + 1] == "check_landsknechte"
    g = lands()
    g.state.season = 0
    g.winter()
    assert g.told("pile_advanced") == []


@rule("landsknechte.before-court")
def test_armies_put_into_the_tray_can_go_to_court_in_the_same_season():
    g = court(favors=(0, 0, 0), options=LANDSKNECHTE, **FOUR_REGIONS)
    for colour, card in (("blue", "tower"), ("yellow", "money"), ("red", "money")):
        g.plan(colour, court3="money", court2="money", court1=card)
    lines = [line.__name__ for line in SEASON]
    g.do(*[SeasonStep(lines.index(line)) for line in sorted(("attend_court", "check_landsknechte"), key=lines.index)])
    assert g.asked() == {"blue": "benefit"}
    assert hall(g, "entrance") == [0, 0, 0]
    g.play("blue", "benefit armies_to_tray")
    assert (hall(g, "entrance"), g.state.tray[0]) == ([1, 0, 0], 0)


# -- the condition -----------------------------------------------------------------------------------------------------


@rule("landsknechte.condition")
@pytest.mark.parametrize(
    ("counties", "met"),
    [
        (["altmark", "anhalt", "boehmen", "baden"], True),
        (["altmark", "anhalt", "boehmen", "baden", "koeln"], True),
        (["altmark", "anhalt", "boehmen", "koeln"], True),
        (["altmark", "anhalt", "boehmen"], False),
        (["altmark", "neumark", "anhalt", "lausitz", "boehmen", "passau", "maehren", "kursachsen"], False),
        ([], False),
    ],
)
def test_counties_in_four_regions(counties, met):
    g = table(options=LANDSKNECHTE)
    for county in counties:
        g.put(county, "blue 1")
    check(g)
    assert tops(g) == [2 if met else 1, 1, 1]
    assert g.asked() == ({"blue": "benefit"} if met else {})


@rule("landsknechte.advance")
def test_one_benefit_of_the_new_top_card():
    g = lands(top=2, thalers={"blue": 0})
    check(g)
    assert tops(g)[0] == 3
    assert g.options("blue") == ["benefit thalers", "benefit grain", "benefit armies_to_tray"]
    assert g.game.pending[0].facts() == {"benefits": BENEFITS[3]}
    g.play("blue", "benefit grain")
    assert g.asked() == {}
    assert (g.thalers("blue"), g.grain("blue"), g.state.tray[0]) == (0, 1, 0)


@rule("landsknechte.advance")
def test_a_benefit_must_be_taken():
    g = lands()
    check(g)
    with pytest.raises(feldherr.IllegalMove):
        g.play("blue", "pass")
    with pytest.raises(feldherr.IllegalMove):
        g.play("blue", "benefit victory_points")  # not on card 2


@rule("landsknechte.player-order")
def test_one_after_another_in_player_order():
    g = lands(order=["red", "blue", "yellow"])
    for county in ("neumark", "lausitz", "passau", "koeln"):
        g.put(county, "red 1")
    check(g)
    assert g.asked() == {"red": "benefit"}
    assert tops(g) == [1, 1, 2]
    g.play("red", "benefit thalers")
    assert g.asked() == {"blue": "benefit"}
    g.play("blue", "benefit thalers")
    assert (g.asked(), tops(g)) == ({}, [2, 1, 2])


@rule("landsknechte.not-met")
def test_without_four_regions_nothing_is_gained():
    g = lands(top=3)
    g.put("trier", "yellow 5")
    before = g.game.view(None)["players"][1]
    check(g)
    g.play("blue", "benefit thalers")
    assert g.game.view(None)["players"][1] == before
    assert before["landsknechte"] == 3


@rule("landsknechte.reset")
@pytest.mark.parametrize("year", [1, 2])
def test_after_winter_the_piles_begin_anew(year):
    g = lands(grain={"blue": 9})
    g.state.landsknechte, g.state.year = [3, 0, 2], year
    g.winter()
    assert tops(g) == [1, 1, 1]


@rule("landsknechte.at-most-card-4")
@pytest.mark.parametrize(("seasons", "card"), [("yyy", 4), ("nyy", 3), ("yny", 3), ("yyn", 3), ("nny", 2), ("nnn", 1)])
def test_three_seasons_bring_three_cards_at_most(seasons, card):
    g = lands()
    for met in seasons:
        if met == "n":
            g.put("altmark", "yellow 1")
        else:
            g.put("altmark", "blue 1")
        check(g)
        if g.asked():
            g.play("blue", "benefit thalers")
    assert tops(g)[0] == card


@rule("landsknechte.at-most-card-4")
@pytest.mark.parametrize("seed", range(3))
def test_no_pile_advances_more_than_three_times_a_year(seed):
    year = 0
    advanced: dict[tuple[int, int], list[int]] = {}
    for event in random_game(seed).events(None):
        if event["kind"] == "year_begun":
            year = event["year"]
        elif event["kind"] == "pile_advanced":
            advanced.setdefault((year, event["seat"]), []).append(event["card"])
    assert {year for year, _ in advanced} == {1, 2}
    for cards in advanced.values():
        assert cards == [2, 3, 4][: len(cards)]


# -- the benefits ------------------------------------------------------------------------------------------------------


@rule("landsknechte.level-1")
def test_card_1_has_no_benefit():
    g = lands()
    assert g.state.rules.landsknechte_cards[0] == {}
    g.put("altmark", "yellow 1")
    check(g)
    assert (g.asked(), g.told("granted")) == ({}, [])


@pytest.mark.parametrize(
    ("card", "benefit", "amount"),
    [
        pytest.param(card, benefit, amount, marks=mark)
        for card, mark in ((2, rule("landsknechte.level-2")), (3, rule("landsknechte.level-3")))
        for benefit, amount in BENEFITS[card].items()
    ],
)
def test_cards_2_and_3(card, benefit, amount):
    chosen(card, benefit, amount)


@rule("landsknechte.level-4")
@pytest.mark.parametrize(("benefit", "amount"), BENEFITS[4].items())
def test_card_4(benefit, amount):
    chosen(4, benefit, amount)


def chosen(card, benefit, amount):
    """Choosing a benefit of a card brings this amount of it, and nothing else."""
    g = lands(top=card - 1)
    start = {"thalers": 18, "grain": 0, "victory_points": 0, "supply": 58}
    check(g)
    top = g.game.view(None)["players"][0]["landsknechte_card"]
    assert top == {"level": card, "benefits": BENEFITS[card], "reconstructed": True}
    assert g.options("blue") == [f"benefit {kind}" for kind in BENEFITS[card]]
    g.play("blue", f"benefit {benefit}")
    player = g.game.view(None)["players"][0]
    gained = {key: player[key] - before for key, before in start.items() if player[key] != before}
    assert gained == ({"supply": -amount} if benefit == "armies_to_tray" else {benefit: amount})
    assert g.state.tray[0] == (amount if benefit == "armies_to_tray" else 0)


@rule("landsknechte.armies-from-supply")
@pytest.mark.parametrize(("supply", "put"), [(62, 3), (3, 3), (2, 2), (0, 0)])
def test_as_many_armies_as_the_supply_holds(supply, put):
    g = lands(top=3, supply={"blue": supply})
    check(g)
    g.play("blue", "benefit armies_to_tray")
    assert (g.state.tray[0], g.state.supply[0]) == (put, supply - put)


@rule("landsknechte.armies-from-supply")
def test_they_lie_in_the_tray_until_the_next_throw():
    g = lands(top=2, koeln="red 3", mark="yellow 1")
    check(g)
    g.play("blue", "benefit armies_to_tray")
    g.act("red", "deploy1", "koeln")
    assert g.state.tray[0] == 2
    g.attack("koeln", "mark", armies=2)
    assert g.thrown() == {"blue": 2, "red": 2, "yellow": 1}
    g.tower(falls(red=2))
    assert (g.state.tray[0], g.cubes("blue")["inside"]) == (0, 2)


@rule("landsknechte.before-court")
def test_without_the_condition_the_tower_card_finds_nothing():
    g = court(favors=(0, 0, 0), options=LANDSKNECHTE, altmark="blue 1")
    g.plan("blue", court1="tower")
    check(g)
    attend(g)
    assert hall(g, "entrance") == [0, 0, 0]
