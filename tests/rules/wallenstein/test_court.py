"""Emperor's Court: courtiers, conversions, asking for favors. (000 Wallenstein Emperor's Court)"""

from random import Random

import pytest

import feldherr
from feldherr.kernel.chance import Chance, seed_bytes
from feldherr.wallenstein.court import display_favors
from feldherr.wallenstein.planning import PlanAll
from feldherr.wallenstein.player_order import fix_player_order
from feldherr.wallenstein.rules import HOUSE_RULES, rules_of
from tests.rules import rule
from tests.rules.wallenstein.at_court import ask_for_favors, attend, court, hall
from tests.rules.wallenstein.seasons import may_play, plan, plan_all, planning_in, play_on, start, told
from tests.rules.wallenstein.table import falls, table

COURT_BOXES = ["court3", "court2", "court1"]
ACTIONS_AND_BID = {
    *("palace", "church", "trading_post", "grain", "taxes"),
    *("deploy5", "deploy3", "deploy1", "combat_a", "combat_b", "bid"),
}

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
        assert set(facts["boxes"]) == {*ACTIONS_AND_BID, *COURT_BOXES}
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
    at_court = [event["n"] for event in season if event.get("action") in COURT_BOXES]
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
    for box in COURT_BOXES:
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
        boxes = {**dict.fromkeys(COURT_BOXES[:empty], "-"), **towers, "bid": "0"}
        assert may_play(g.game, 0, plan(g.game, 0, **boxes)) == (empty == gaps)


@rule("court.plan-too-few-cards")
@pytest.mark.parametrize("box", [*COURT_BOXES, "palace", "bid"])
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


# -- converting --------------------------------------------------------------------------------------------------------


@rule("court.convert-county")
@pytest.mark.parametrize("number", [3, 2, 1])
def test_armies_of_a_county_become_courtiers(number):
    g = court(vogtland="yellow 4")
    g.plan("yellow", **{f"court{number}": "vogtland"})
    attend(g)
    assert g.cubes("yellow") == {"vogtland": 4 - number, "supply": 58 + number}
    assert (hall(g, "entrance"), hall(g, "supply")) == ([0, number, 0], [7, 7 - number, 7])


@rule("court.convert-county-leave-one", "court.convert-all-or-nothing")
@pytest.mark.parametrize("number", [3, 2, 1])
def test_one_army_must_stay_in_the_county(number):
    g = court(vogtland=f"yellow {number}")
    g.plan("yellow", **{f"court{number}": "vogtland"})
    attend(g)
    assert (g.county("vogtland"), hall(g, "entrance")) == (f"yellow {number}", [0, 0, 0])
    assert g.told("converted") == []


@rule("court.convert-tower")
@pytest.mark.parametrize(("number", "left"), [(3, 0), (2, 0), (2, 1), (1, 4)])
def test_armies_of_the_tray_become_courtiers(number, left):
    g = court(tray={"yellow": number + left, "red": 3, "peasants": 3})
    g.plan("yellow", **{f"court{number}": "tower"})
    attend(g)
    due = {"tray": left, "supply": 62 - left}
    assert g.cubes("yellow") == {place: cubes for place, cubes in due.items() if cubes}
    assert (g.cubes("red")["tray"], g.cubes("peasants")["tray"]) == (3, 3)
    assert hall(g, "entrance") == [0, number, 0]


@rule("court.convert-money")
def test_a_money_card_does_nothing_and_costs_nothing():
    g = court(vogtland="yellow 9", tray={"yellow": 6}, thalers={"yellow": 5})
    g.plan("yellow", court3="money", court2="money", court1="money")
    attend(g)
    assert (g.county("vogtland"), g.cubes("yellow")["tray"], g.thalers("yellow")) == ("yellow 9", 6, 5)
    assert hall(g, "entrance") == [0, 0, 0]


@rule("court.convert-all-or-nothing")
@pytest.mark.parametrize("number", [3, 2, 1])
def test_too_few_armies_in_the_tray(number):
    g = court(tray={"yellow": number - 1})
    g.plan("yellow", **{f"court{number}": "tower"})
    attend(g)
    assert (g.state.tray[1], hall(g, "entrance")) == (number - 1, [0, 0, 0])


@rule("court.convert-all-or-nothing", "court.courtier-total")
def test_too_few_courtiers_in_the_supply():
    g = court(favors=(0, 0, 0), courtiers={"yellow": 6}, vogtland="yellow 9", tray={"yellow": 3})
    g.plan("yellow", court3="vogtland", court2="tower")
    attend(g)
    assert (g.county("vogtland"), g.state.tray[1], hall(g, "entrance")) == ("yellow 9", 3, [0, 6, 0])
    g.plan("yellow", court3="money", court2="money", court1="tower")  # the last courtier
    attend(g)
    assert (g.state.tray[1], hall(g, "entrance"), hall(g, "supply")) == (2, [0, 7, 0], [7, 0, 7])


@rule("court.convert-compulsory")
def test_nobody_is_asked_whether_to_convert():
    g = court(favors=(0, 0, 0), vogtland="blue 4", baden="yellow 2", tray={"red": 2})
    g.plan("blue", court3="vogtland")
    g.plan("yellow", court1="baden")
    g.plan("red", court2="tower")
    attend(g)
    assert g.asked() == {}
    assert (hall(g, "entrance"), g.state.tray[2]) == ([3, 1, 2], 0)
    assert (g.county("vogtland"), g.county("baden")) == ("blue 1", "yellow 1")


@rule("court.convert-player-order")
def test_players_convert_one_after_another():
    g = court(favors=(0, 0, 0), order=["red", "blue", "yellow"], tray={"red": 1, "blue": 1, "yellow": 1})
    for colour in ("blue", "yellow", "red"):
        g.plan(colour, court3="money", court2="money", court1="tower")
    attend(g)
    revealed = [(card["seat"], card["action"]) for card in g.told("revealed")]
    assert revealed == [(seat, box) for seat in (2, 0, 1) for box in COURT_BOXES]
    kinds = [(kind, facts["seat"]) for kind, facts, _ in g.state.events if kind in ("revealed", "converted")]
    assert kinds[:5] == [("revealed", 2), ("revealed", 2), ("revealed", 2), ("converted", 2), ("revealed", 0)]


@rule("court.convert-box-order")
def test_a_county_a_tower_card_and_a_money_card_bring_five_courtiers():
    g = court(vogtland="yellow 4", tray={"yellow": 2})
    g.plan("yellow", court3="vogtland", court2="tower", court1="money")
    attend(g)
    told_of = [(kind, facts.get("armies", facts.get("card"))) for kind, facts, _ in g.state.events if "seat" in facts]
    ordered = [entry for entry in told_of if entry[0] in ("revealed", "converted") and entry[1] != "-"]
    assert ordered[:4] == [("revealed", "vogtland"), ("converted", 3), ("revealed", "tower"), ("converted", 2)]
    assert ordered[4:] == [("revealed", "money")]
    assert hall(g, "entrance") == [0, 5, 0]
    assert g.cubes("yellow") == {"vogtland": 1, "supply": 61}


@rule("court.convert-box-order")
def test_three_come_before_two_and_two_before_one():
    g = court(favors=(0, 0, 0), courtiers={"blue": 2}, anhalt="blue 9", baden="blue 9", trier="blue 9")
    g.plan("blue", court3="anhalt", court2="baden", court1="trier")
    attend(g)
    assert [g.county(county) for county in ("anhalt", "baden", "trier")] == ["blue 6", "blue 7", "blue 9"]
    assert hall(g, "entrance") == [7, 0, 0]


@rule("court.tower-card-on-mat")
def test_a_tower_card_on_the_mat_means_no_action():
    for action in sorted(ACTIONS_AND_BID - {"bid"}):
        g = court(baden="blue 5", tray={"blue": 3}, thalers={"blue": 9}, grain={"blue": 2})
        before = g.game.view("all")
        g.act("blue", action, "tower")
        assert g.asked() == {}
        assert g.told("revealed") == [{"seat": 0, "action": action, "card": "tower"}]
        after = g.game.view("all")
        assert [key for key in before if before[key] != after[key] and key not in ("players", "turn")] == []
        for key in ("thalers", "grain", "supply", "victory_points"):
            assert before["players"][0][key] == after["players"][0][key]


@rule("court.tower-card-as-bid")
def test_a_tower_card_bids_nothing():
    firsts = set()
    for seed in range(20):
        g = court(thalers={"blue": 5, "yellow": 5, "red": 5})
        g.state.chance = Chance.from_seed(seed_bytes(seed))
        for colour, bid in (("blue", "tower"), ("yellow", "0"), ("red", "baden")):
            g.plan(colour, bid=bid)
        fix_player_order(g.state)
        order = g.told("bidding_order")[0]["order"]
        assert order[0] == 2  # a county comes before nothing
        firsts.add(order[1])
        assert g.state.thalers == [5, 5, 5]
    assert firsts == {0, 1}


# -- asking for favors -------------------------------------------------------------------------------------------------


def court_order(g):
    return g.told("court_order")[0]["order"]


@rule("court.favor-order")
def test_most_courtiers_ask_first_those_of_earlier_seasons_included():
    g = court(courtiers={"red": 3}, order=["blue", "yellow", "red"], vogtland="blue 9", tray={"yellow": 1})
    g.plan("blue", court2="vogtland")
    g.plan("yellow", court1="tower")
    attend(g)
    assert court_order(g) == [2, 0, 1]
    assert [event["courtiers"] for event in g.told("converted")] == [2, 1]  # all before anybody asks
    assert g.asked() == {"red": "favor"}
    g.play("red", "pass")
    assert g.asked() == {"blue": "favor"}


@rule("court.favor-order-tie")
@pytest.mark.parametrize("order", [["blue", "yellow", "red"], ["red", "yellow", "blue"], ["yellow", "red", "blue"]])
def test_ties_are_broken_by_player_order(order):
    g = court(courtiers={"blue": 3, "yellow": 4, "red": 3}, order=order)
    ask_for_favors(g)
    assert court_order(g) == [1, *([0, 2] if order.index("blue") < order.index("red") else [2, 0])]


@rule("court.favor-order-tie", "court.favor-paid", "court.favor-unaffordable")
def test_favors_10_8_and_2():
    courtiers = {"yellow": 5, "red": 4, "blue": 3, "purple": 3}
    g = court(5, favors=(10, 8, 2), courtiers=courtiers, order=["red", "blue", "black", "purple", "yellow"])
    ask_for_favors(g)
    assert court_order(g) == [1, 2, 0, 4, 3]
    assert g.options("yellow") == ["favor 10", "favor 8", "favor 2", "pass"]
    g.play("yellow", "favor 8")
    assert (hall(g, "audience")[1], hall(g, "supply")[1]) == (2, 5)
    assert g.options("red") == ["favor 10", "favor 2", "pass"]
    g.play("red", "favor 2")
    assert g.asked() == {}  # blue and purple cannot pay for the 10
    assert [facts["seat"] for facts in g.told("no_favor")] == [0, 4, 3]
    assert hall(g, "entrance") == [3, 2, 2, 0, 3]
    assert hall(g, "supply") == [4, 5, 5, 7, 4]


@rule("court.favor-one-optional")
def test_a_player_may_take_none_and_is_asked_once():
    g = court(courtiers={"blue": 7, "yellow": 2})
    ask_for_favors(g)
    assert "pass" in g.options("blue")
    g.play("blue", "pass")
    assert g.asked() == {"yellow": "favor"}
    assert (hall(g, "entrance"), hall(g, "audience")) == ([0, 2, 0], [7, 0, 0])
    g.play("yellow", "pass")
    assert g.asked() == {}
    assert hall(g, "supply") == [0, 5, 7]


@rule("court.favor-one-optional")
def test_a_player_takes_one_favor_at_most():
    g = court(courtiers={"blue": 7})
    ask_for_favors(g)
    g.play("blue", "favor 2")  # five courtiers are left, enough for either of the others
    assert g.asked() == {}
    assert len(g.told("favor_taken")) == 1


@rule("court.favor-paid")
@pytest.mark.parametrize(("favor", "cost"), [(10, 4), (8, 3), (2, 2)])
def test_the_space_says_what_a_favor_costs(favor, cost):
    g = court(courtiers={"blue": 6})
    ask_for_favors(g)
    g.play("blue", f"favor {favor}")
    assert (hall(g, "entrance"), hall(g, "supply")) == ([6 - cost, 0, 0], [1 + cost, 7, 7])


@rule("court.favor-unaffordable")
@pytest.mark.parametrize(
    ("courtiers", "options"),
    [(2, ["favor 2", "pass"]), (3, ["favor 8", "favor 2", "pass"]), (4, ["favor 10", "favor 8", "favor 2", "pass"])],
)
def test_only_what_the_courtiers_can_pay_is_offered(courtiers, options):
    g = court(courtiers={"blue": courtiers})
    ask_for_favors(g)
    assert g.options("blue") == options


@rule("court.favor-unaffordable")
@pytest.mark.parametrize(("courtiers", "favors"), [(1, (10, 8, 2)), (2, (10, 8, 0)), (3, (10, 0, 0))])
def test_who_cannot_pay_passes_unasked(courtiers, favors):
    g = court(courtiers={"blue": courtiers}, favors=favors)
    ask_for_favors(g)
    assert g.asked() == {}
    assert hall(g, "entrance") == [courtiers, 0, 0]


@rule("court.favors-all-taken")
def test_with_all_favors_taken_nobody_else_is_asked():
    g = court(4, favors=(16, 9, 2), courtiers={"blue": 7, "yellow": 6, "red": 5, "black": 4})
    ask_for_favors(g)
    for colour, favor in (("blue", 16), ("yellow", 9), ("red", 2)):
        g.play(colour, f"favor {favor}")
    assert g.asked() == {}
    assert g.told("no_favor") == []
    assert hall(g, "entrance") == [3, 3, 3, 4]
    assert len(g.told("court_closed")) == 1


@rule("court.courtiers-stay")
def test_courtiers_not_spent_stay_at_court_over_winter_too():
    g = court(courtiers={"blue": 6, "yellow": 1})
    ask_for_favors(g)
    g.play("blue", "favor 8")
    assert (hall(g, "entrance"), hall(g, "audience")) == ([3, 1, 0], [0, 0, 0])
    g.winter()
    assert (hall(g, "entrance"), hall(g, "supply")) == ([3, 1, 0], [4, 6, 7])


@rule("court.leftover-favors-out")
def test_favors_nobody_took_do_not_come_back():
    g = court(courtiers={"blue": 2})
    g.state.favor_deck = [3, 5, 6]
    ask_for_favors(g)
    g.play("blue", "favor 2")
    view = g.game.view("all")["court"]
    assert (view["favors"], sorted(view["used"]), view["deck"]) == ([], [2, 8, 10], [3, 5, 6])
    display_favors(g.state)
    assert g.state.favors_open == [6, 5, 3]


@rule("court.courtier-total")
@pytest.mark.parametrize("seed", range(3))
def test_everybody_has_seven_courtiers_at_any_time(seed):
    game = feldherr.new_game("wallenstein", players=4, seed=seed, court=True)
    rng = Random(seed)
    at_court = 0
    while not game.over:
        halls = game.view(None)["court"]
        everywhere = zip(halls["supply"], halls["entrance"], halls["audience"], strict=True)
        for places in everywhere:
            assert sum(places) == 7
            assert min(places) >= 0
        at_court = max(at_court, *halls["entrance"])
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
    assert at_court > 3


@rule("court.courtier-total")
def test_the_first_filling_can_bring_all_seven():
    game = start(fall="fall 0=7", court=True)
    assert game.view(None)["court"]["entrance"] == [7, 0, 0]
    county = next(c for c, there in game.view(None)["counties"].items() if (there["owner"], there["armies"]) == (0, 5))
    plan_all(game, {0: {"court1": county}})
    play_on(game, lambda: bool(told(game, "court_order")))
    assert game.view(None)["counties"][county]["armies"] == 5
