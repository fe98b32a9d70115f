"""Sequence of play: years, seasons, their steps, action cards. (000 Sequence of play)"""

from random import Random

import pytest

import feldherr
from feldherr import IllegalMove
from feldherr.wallenstein.court import ApplyFavor
from feldherr.wallenstein.names import ACTIONS
from tests.rules import rule
from tests.rules.wallenstein.seasons import (
    EDITIONS,
    OF_2002,
    act_all,
    asked,
    may_play,
    plan,
    plan_all,
    play_on,
    play_season,
    play_to,
    start,
    told,
)
from tests.rules.wallenstein.table import falls, seat_of, table


def spring(players=3, edition="second", seed=1):
    """A game after its first spring, and the events of that season."""
    game = start(players, edition, seed=seed)
    play_to(game, "summer")
    events = game.events(None)
    closed = next(event["n"] for event in events if event["kind"] == "season_closed")
    return game, events[: closed + 1]


# -- years, seasons, steps ---------------------------------------------------------------------------------------------


@rule("season.two-years")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_years_of_four_rounds(edition):
    game = start(edition=edition)
    play_on(game)
    rounds = [(event["year"], event["season"]) for event in told(game, "season_begun")]
    assert rounds == [(year, season) for year in (1, 2) for season in ("spring", "summer", "fall", "winter")]


@rule("season.two-years")
@pytest.mark.parametrize("edition", EDITIONS)
def test_no_planning_and_no_actions_in_winter(edition):
    game = start(edition=edition)
    play_on(game)
    season, planned, actions = "", [], []
    for event in told(game, "season_begun", "planned", "action_begun"):
        season = event.get("season", season)
        planned += [season] * (event["kind"] == "planned")
        actions += [season] * (event["kind"] == "action_begun")
    assert planned == ["spring", "summer", "fall"] * 2
    assert sorted(actions) == sorted(["spring", "summer", "fall"] * 20)


STEPS = (
    *("action_cards", "bonus_tiles", "planned", "event_drawn", "bids"),
    *("position_taken", "player_order", "order_shuffled", "action_begun"),
)


def steps_of(edition):
    """The steps of spring, each named once where it comes several times in a row."""
    _, events = spring(edition=edition)
    steps = [event["kind"] for event in events if event["kind"] in STEPS]
    return [step for i, step in enumerate(steps) if i == 0 or steps[i - 1] != step]


@rule("season.steps.second")
def test_steps_of_a_season():
    order = ["bids", "position_taken", "player_order"]
    assert steps_of("second") == ["action_cards", "bonus_tiles", "planned", "event_drawn", *order, "action_begun"]


@rule("season.steps.second")
def test_plans_and_bids_are_laid_before_the_event_is_known():
    game = start()
    assert asked(game, "plan")
    assert len(game.view(0)["tiles"]) == 5
    assert game.view("all")["event"] is None
    plan_all(game)
    assert asked(game, "position")
    assert game.view(None)["event"] is not None


@rule("season.steps.first")
@pytest.mark.parametrize("edition", OF_2002)
def test_steps_of_a_season_in_2002(edition):
    assert steps_of(edition) == ["action_cards", "planned", "order_shuffled", "event_drawn", "action_begun"]


@rule("season.action-by-action")
@pytest.mark.parametrize("edition", EDITIONS)
def test_views_count_the_actions_as_events_do(edition):
    """From 1, and 0 before the first and in winter; what a seat imagines counts the same."""
    game, rng, counted = start(edition=edition), Random(1), set()
    while not game.over:
        view = game.view(0)
        last = (told(game, "action_begun", "season_closed") or [{}])[-1]
        assert view["turn"] == (last.get("turn", 0) if view["phase"] == "actions" else 0)
        assert not view["turn"] or view["action_cards"][view["turn"] - 1] == last["action"]
        if view["turn"] not in counted:
            assert feldherr.imagine(view, rng).view(0)["turn"] == view["turn"]
            counted.add(view["turn"])
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
    assert {0, 1, 10} <= counted <= set(range(11))


@rule("season.ten-actions")
@pytest.mark.parametrize("edition", EDITIONS)
def test_ten_actions_once_a_season_for_every_player(edition):
    _, events = spring(4, edition)
    actions = [event["action"] for event in events if event["kind"] == "action_begun"]
    assert sorted(actions) == sorted(
        [
            *("palace", "church", "trading_post", "grain", "taxes"),
            "deploy5",
            "deploy3",
            "deploy1",
            "combat_a",
            "combat_b",
        ]
    )
    for seat in range(4):
        own = [event["action"] for event in events if event["kind"] == "revealed" and event["seat"] == seat]
        assert own == actions


# -- action cards ------------------------------------------------------------------------------------------------------


@rule("season.action-cards-dealt")
@pytest.mark.parametrize("edition", EDITIONS)
def test_five_action_cards_face_up_and_five_face_down(edition):
    game = start(edition=edition)
    cards = game.view("all")["action_cards"]
    assert sorted(cards) == sorted(ACTIONS)
    for seat in (0, 1, 2, None):
        assert game.view(seat)["action_cards"] == cards[:5] + [None] * 5


@rule("season.action-cards-dealt")
@pytest.mark.parametrize("edition", EDITIONS)
def test_action_cards_are_shuffled_anew_each_season(edition):
    game = start(edition=edition)
    play_on(game)
    orders = {tuple(event["open"]) for event in told(game, "action_cards")}
    assert len(orders) == 6
    firsts = {start(edition=edition, seed=seed).view("all")["action_cards"][0] for seed in range(60)}
    assert firsts == set(ACTIONS)


@rule("season.action-cards-next")
@pytest.mark.parametrize("edition", EDITIONS)
def test_after_each_of_the_first_five_actions_the_next_card_is_turned_up(edition):
    game = start(edition=edition)
    cards = game.view("all")["action_cards"]
    play_to(game, "summer")
    kinds = ("action_begun", "revealed", "action_card_turned")
    happened = [event for event in told(game, *kinds) if event["n"] < told(game, "season_closed")[0]["n"]]
    expected = []
    for turn, action in enumerate(cards):
        expected += ["action_begun", *["revealed"] * 3]
        expected += ["action_card_turned"] * (turn < 5)
        assert happened[len(expected) - 1]["action"] == (cards[turn + 5] if turn < 5 else action)
    assert [event["kind"] for event in happened] == expected


@rule("season.action-cards-next")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(12))
def test_five_coming_actions_are_known(edition, seed):
    game = start(edition=edition, seed=seed)
    cards = game.view("all")["action_cards"]
    plan_all(game, {seat: {"combat_a": game.pending[seat].facts()["counties"][0]} for seat in range(3)})
    play_on(game, lambda: asked(game, "move"))
    turn = game.view(None)["turn"] - 1
    assert cards[turn] == "combat_a"
    known = min(5 + turn, 10)
    assert game.view(None)["action_cards"] == cards[:known] + [None] * (10 - known)


@rule("season.action-by-action")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_player_in_player_order_then_the_next_action(edition):
    _, events = spring(4, edition, seed=3)
    order = next(event["order"] for event in events if event["kind"] in ("player_order", "order_shuffled"))
    cards = [event["action"] for event in events if event["kind"] == "action_begun"]
    open_first = next(event["open"] for event in events if event["kind"] == "action_cards")
    turned = [event["action"] for event in events if event["kind"] == "action_card_turned"]
    assert cards == open_first + turned
    revealed = [(event["action"], event["seat"]) for event in events if event["kind"] == "revealed"]
    assert revealed == [(action, seat) for action in cards for seat in order]


@rule("season.action-by-action")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_battle_is_over_before_the_next_player_acts(edition):
    g = table(anhalt="blue 5", kursachsen="yellow 3", order=("blue", "yellow", "red"), options={"edition": edition})
    g.plan("blue", combat_a="anhalt")
    g.plan("yellow", combat_a="kursachsen")
    act_all(g, "combat_a")
    g.play("blue", "move kursachsen 4")
    g.fight(falls(blue=4, yellow=1))
    assert g.asked() == {}  # Yellow lost the county in the battle
    assert g.county("kursachsen") == "blue 3"


# -- the end of a season, and players without counties -----------------------------------------------------------------


@rule("season.round-end")
def test_tiles_leaders_and_event_card_leave_the_board():
    game = start()
    plan_all(game, {0: {"combat_a": "mark"}})
    play_on(game, lambda: asked(game, "move"))
    view = game.view(None)
    assert view["event"]
    assert sorted(view["turn_order"]) == [0, 1, 2]
    assert all(player["tile"] and player["position"] for player in view["players"])
    drawn = view["event"]["number"]
    play_to(game, "summer")
    view = game.view(None)
    assert view["event"] is None
    assert view["events_used"] == [drawn]
    assert view["turn_order"] == []
    assert [(player["position"], player["tile"]) for player in view["players"]] == [(None, None)] * 3


@rule("season.round-end")
def test_after_fall_the_leaders_stay_until_the_end_of_winter():
    game = start()
    play_on(game, lambda: game.view(None)["season"] == "winter")
    view = game.view(None)
    assert view["turn_order"] == told(game, "player_order")[-1]["order"]
    assert [player["tile"] for player in view["players"]] == [None] * 3
    assert view["event"] is None
    play_to(game, "spring", year=2)
    assert game.view(None)["turn_order"] == []


def without_counties(edition="second", **options):
    g = table(
        anhalt="yellow 9",
        altmark="red 9",
        thalers={"blue": 6, "yellow": 0, "red": 0},
        options={"edition": edition, **options},
    )
    g.state.points = [7, 0, 0]
    return g


@rule("season.no-counties")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_player_without_counties_stays_in_the_game(edition):
    g = without_counties(edition)
    play_season(g, "fall")
    if edition == "second":
        play_on(g.game, lambda: asked(g.game, "plan"))
        money = {"palace": "money", "church": "money", "grain": "money", "taxes": "money", "bid": "3"}
        assert may_play(g.game, 0, plan(g.game, 0, **money))
        plan_all(g.game, {0: money})
        assert g.asked() == {"blue": "position"}
        assert g.thalers("blue") == 3
    play_on(g.game)
    g.winter()
    play_on(g.game)
    assert g.state.points[0] == 7
    assert g.thalers("blue") == (3 if edition == "second" else 6)
    assert sum(fact["seat"] == 0 for fact in g.told("revealed")) == 10


@rule("season.no-counties")
def test_a_favor_that_gives_a_county_brings_a_player_back():
    g = without_counties(court=True)
    g.do(ApplyFavor(seat_of("blue"), 12))
    g.play("blue", "deploy kursachsen")
    assert g.county("kursachsen") == "blue 3"
    assert g.game.view(None)["players"][0]["counties"] == 1


@rule("season.no-counties")
@pytest.mark.parametrize("edition", EDITIONS)
def test_without_counties_no_action_can_be_planned(edition):
    g = without_counties(edition)
    play_season(g)
    play_on(g.game, lambda: asked(g.game, "plan"))
    for county in ("kursachsen", "anhalt"):
        with pytest.raises(IllegalMove):
            g.play("blue", plan(g.game, 0, **{g.game.pending[0].facts()["boxes"][-1]: county}))
