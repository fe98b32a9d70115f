"""Emperor's Court: set-up, the season and planning. (000 Wallenstein Emperor's Court)"""

from random import Random

import pytest

import feldherr
from feldherr.wallenstein.court import display_favors
from feldherr.wallenstein.planning import PlanAll
from feldherr.wallenstein.rules import HOUSE_RULES, rules_of
from tests.rules import rule
from tests.rules.wallenstein.at_court import ACTIONS_AND_BID, BOXES_OF_COURT, ask_for_favors, attend, court, hall
from tests.rules.wallenstein.seasons import may_play, plan, planning_in, play_on, start, told
from tests.rules.wallenstein.table import falls, table

# -- the basic game around it ------------------------------------------------------------------------------------------


def after_winter(at_court):
    """What a winter leaves of a position, with and without the court."""
    g = table(
        options={"court": at_court},
        baden="blue 2 palace church",
        trier="blue 1",
        koeln="yellow 3 trading_post",
        anhalt="red 1 revolt:1",
        grain={"blue": 6, "yellow": 5, "red": 3},
    )
    g.winter(loss=4)
    assert g.asked() == {"chance": "throw"}  # red has no grain left
    g.tower(falls(red=1, peasants=2))
    return g


@rule("court.base-rules-hold")
def test_winter_is_as_ever():
    g, plain = after_winter(at_court=True), after_winter(at_court=False)
    assert g.state.points == plain.state.points == [9, 3, 0]
    assert g.county("anhalt") == plain.county("anhalt") == "neutral, empty"
    assert g.state.events == plain.state.events


@rule("court.base-rules-hold")
def test_no_rule_of_the_second_edition_is_another():
    options = feldherr.rulebook("wallenstein").read_options(3, {})
    plain, at_court = rules_of(options), rules_of({**options, "court": True})
    assert [name for name in HOUSE_RULES if getattr(plain, name) != getattr(at_court, name)] == []
    assert plain.events == at_court.events


@rule("court.base-rules-hold")
def test_more_points_win_then_more_thalers_and_courtiers_count_for_nothing():
    g = court(courtiers={"blue": 7}, thalers={"blue": 2, "yellow": 5, "red": 9})
    g.state.points = [30, 30, 29]
    outcome = g.game.rulebook.outcome(g.state)
    assert (outcome.scores, outcome.ranking) == ([30, 30, 29], [[1], [0], [2]])


@rule("court.base-rules-hold")
def test_the_expansion_belongs_to_the_second_edition():
    for edition in ("first", "manual"):
        with pytest.raises(feldherr.BadOption) as refused:
            feldherr.new_game("wallenstein", players=3, edition=edition, court=True)
        assert refused.value.code == "expansion_of_second"


# -- setup -------------------------------------------------------------------------------------------------------------


@rule("court.player-kit")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_player_gets_courtiers_tower_cards_and_an_extra_board(players):
    game = start(players, court=True)
    for seat in range(players):
        facts = game.pending[seat].facts()
        assert facts["tower_cards"] == 3
        assert set(facts["boxes"]) == {*ACTIONS_AND_BID, *BOXES_OF_COURT}
    assert game.view(None)["court"]["supply"] == [7] * players


@rule("court.player-kit")
def test_without_the_expansion_there_is_none_of_it():
    game = start()
    facts = game.pending[0].facts()
    assert facts["tower_cards"] == 0
    assert set(facts["boxes"]) == ACTIONS_AND_BID
    assert game.view(None)["court"] is None
    assert not may_play(game, 0, plan(game, 0, palace="tower"))


@rule("court.priming-courtiers")
def test_the_first_filling_brings_courtiers():
    game = start(5, fall="fall 0=2 2=2 4=1 peasants=2", court=True)
    view = game.view(None)
    assert view["court"]["entrance"] == [2, 0, 2, 0, 1]
    assert view["court"]["supply"] == [5, 7, 5, 7, 6]
    assert set(view["tower"]["tray"].values()) == {0}
    assert view["tower"]["inside"] == {"0": 5, "1": 7, "2": 5, "3": 7, "4": 6, "peasants": 8}
    lined_up = 5 + 4 + 4 + 3 + 3 + 2 + 2
    assert [player["supply"] for player in view["players"]] == [62 - lined_up - n for n in (5, 7, 5, 7, 6)]
    assert view["peasants"] == 12


def random_game(seed):
    game = feldherr.new_game("wallenstein", players=3, seed=seed, court=True)
    rng = Random(seed)
    while not game.over:
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
    return game


# -- the season --------------------------------------------------------------------------------------------------------


@rule("court.steps")
def test_the_steps_of_a_season():
    game = start(fall="fall 1=4", court=True)
    play_on(game, lambda: planning_in(game, "summer"))
    season = [event for event in game.events(None) if event["kind"] != "tower_primed"]
    steps = [*("action_cards", "bonus_tiles", "favors_displayed", "planned", "event_drawn", "bids", "player_order")]
    steps += ["court_order", "court_closed", "action_begun", "season_closed"]
    found = [next(event["n"] for event in season if event["kind"] == step) for step in steps]
    assert found == sorted(found)
    at_court = [event["n"] for event in season if event.get("action") in BOXES_OF_COURT]
    assert len(at_court) == 9
    ordered, opened = found[steps.index("player_order")], found[steps.index("court_order")]
    assert ordered < min(at_court) < max(at_court) < opened
    assert found[steps.index("court_closed")] < found[steps.index("action_begun")]


@rule("court.favors-laid")
def test_three_favors_are_laid_open_before_planning_in_each_season_but_winter():
    game = random_game(1)
    season, laid, planned = "", [], []
    for event in told(game, "season_begun", "favors_displayed", "planned"):
        season = event.get("season", season)
        if event["kind"] == "favors_displayed":
            assert len(event["favors"]) == 3
            laid.append(season)
        elif event["kind"] == "planned":
            planned.append(len(laid))
    assert laid == ["spring", "summer", "fall"] * 2
    assert planned == [1, 2, 3, 4, 5, 6]


@rule("court.favors-laid")
def test_the_favors_come_from_the_top_of_the_deck():
    game = start(court=True)
    deck = game.view("all")["court"]["deck"]
    play_on(game, lambda: planning_in(game, "summer"))
    assert sorted(game.view(None)["court"]["favors"]) == sorted(deck[-3:])
    assert game.view("all")["court"]["deck"] == deck[:-3]


@rule("court.favor-cost")
def test_the_highest_number_costs_most():
    g = court(favors=(), courtiers={"blue": 4})
    g.state.favor_deck = [5, 8, 2, 10]
    display_favors(g.state)
    ask_for_favors(g)
    assert g.game.pending[0].facts()["costs"] == {"10": 4, "8": 3, "2": 2}
    view = g.game.view(None)["court"]
    assert (view["favors"], view["costs"]) == ([10, 8, 2], [4, 3, 2])
    assert g.state.favor_deck == [5]


@rule("favor.06-points")
def test_what_a_favor_brings_is_told_before_it_is_taken():
    g = court(favors=(), courtiers={"blue": 4})
    points = next(n for n, favor in enumerate(g.state.rules.favors, 1) if favor.effect == "victory_points")
    g.state.favor_deck = [5, 8, points]
    g.state.points[0] = 19
    display_favors(g.state)
    ask_for_favors(g)
    now, then = g.game.pending[0].facts()["gains"][str(points)]
    g.play("blue", f"favor {points}")
    assert (now, then) == (19, g.state.points[0])


@rule("court.eighteen-favors")
def test_eighteen_different_favors_appear_and_three_never():
    game = random_game(2)
    shown = [favor for event in told(game, "favors_displayed") for favor in event["favors"]]
    deck = game.view("all")["court"]["deck"]
    assert (len(shown), len(deck)) == (18, 3)
    assert sorted([*shown, *deck]) == list(range(1, 22))


# -- planning ----------------------------------------------------------------------------------------------------------


@rule("court.plan-boxes")
def test_a_plan_covers_fourteen_boxes():
    game = start(court=True)
    decision = game.pending[0]
    whole = plan(game, 0, bid="0").split()
    assert len(whole) == 1 + 14
    assert may_play(game, 0, " ".join(whole))
    for box in BOXES_OF_COURT:
        lacking = [word for word in whole if not word.startswith(f"{box}=")]
        with pytest.raises(feldherr.IllegalMove) as refused:
            decision.require(game.rulebook.moves.read(" ".join(lacking)))
        assert (refused.value.code, refused.value.facts["boxes"]) == ("boxes_missing", [box])
        assert not may_play(game, 0, plan(game, 0, **{box: "-"}))
        with pytest.raises(feldherr.IllegalMove) as refused:
            game.play(0, " ".join([*whole, f"{box}=tower"]))
        assert refused.value.code == "box_twice"


@rule("court.plan-cards")
@pytest.mark.parametrize("box", ["court3", "court2", "court1", "palace", "combat_b", "bid"])
def test_every_card_may_lie_on_every_box(box):
    game = start(court=True)
    county = game.pending[0].facts()["counties"][0]
    money = "2" if box == "bid" else "money"
    for card in (county, "tower", money):
        assert may_play(game, 0, plan(game, 0, **{box: card}))


@rule("court.plan-cards")
def test_each_card_can_be_laid_once():
    game = start(court=True)
    county = game.pending[0].facts()["counties"][0]

    def fault(**boxes):
        reasons = game.pending[0].check(game.rulebook.moves.read(plan(game, 0, **boxes))).reasons
        return [reason.code for reason in reasons]

    assert fault(court3="tower", court2="tower", taxes="tower") == []
    assert fault(court3="tower", court2="tower", taxes="tower", bid="tower") == ["too_many_tower_cards"]
    for other in ("palace", "court1", "bid"):
        assert fault(court3=county, **{other: county}) == ["card_twice"]
    all_money = dict.fromkeys(["court3", "court2", "court1", "palace"], "money")
    assert fault(**all_money, bid="0") == []
    assert fault(**all_money, bid="0", church="money") == ["too_many_spare_cards"]


def with_counties(number):
    """Blue has so many counties and plans."""
    g = court()
    for county in ["anhalt", "baden", "koeln", "trier", "mark", "boehmen"][:number]:
        g.put(county, "blue 4")
    g.do(PlanAll())
    return g


@rule("court.plan-too-few-cards")
@pytest.mark.parametrize(("counties", "gaps"), [(4, 2), (5, 1), (6, 0)])
def test_with_too_few_cards_some_boxes_stay_empty(counties, gaps):
    g = with_counties(counties)
    assert g.game.pending[0].facts()["gaps"] == gaps
    towers = {"palace": "tower", "church": "tower", "taxes": "tower"}
    for empty in range(gaps, 4):  # leaving fewer boxes empty would need more cards
        boxes = {**dict.fromkeys(BOXES_OF_COURT[:empty], "-"), **towers, "bid": "0"}
        assert may_play(g.game, 0, plan(g.game, 0, **boxes)) == (empty == gaps)


@rule("court.plan-too-few-cards")
@pytest.mark.parametrize("box", [*BOXES_OF_COURT, "palace", "bid"])
def test_any_box_may_be_the_empty_one(box):
    g = with_counties(5)
    towers = [other for other in ("grain", "deploy5", "combat_a") if other != box]
    assert may_play(g.game, 0, plan(g.game, 0, **{box: "-"}, **dict.fromkeys(towers, "tower")))


@rule("court.plan-too-few-cards")
def test_an_empty_court_box_does_nothing():
    g = court(vogtland="blue 9")
    g.plan("blue", court3="-", court2="vogtland", court1="-")
    attend(g)
    assert (g.county("vogtland"), hall(g, "entrance")) == ("blue 7", [2, 0, 0])
