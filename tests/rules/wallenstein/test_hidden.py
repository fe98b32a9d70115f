"""What players may know. Where something is hidden, a game that differs only there must look the same."""

from functools import partial
from random import Random

import pytest

import feldherr
from feldherr.kernel.chance import Chance, seed_bytes
from feldherr.wallenstein.planning import PlanAll
from tests.rules import rule
from tests.rules.wallenstein.seasons import asked, plan, plan_all, planning_in, play_on, start, told
from tests.rules.wallenstein.table import alike, each_edition, table

EVERYBODY = (0, 1, 2, None)


def known_to(game, seat):
    """All that an audience can get hold of: the view, what it was told, what it is asked."""
    asked = [decision.as_json() for asked, decision in game.pending.items() if asked == seat]
    return game.view(seat), game.events(seat), asked


def turned_round(game, cards, first=0):
    """A game that differs only in the order of these cards, from the first one given on."""
    other = game.copy()
    pile = getattr(game.state, cards)
    setattr(other.state, cards, [*pile[:first], *reversed(pile[first:])])
    return other


def look_alike(game, other, *seats):
    return all(known_to(game, seat) == known_to(other, seat) for seat in seats)


# -- open to all -------------------------------------------------------------------------------------------------------


@each_edition
@pytest.mark.parametrize("seat", EVERYBODY)
@rule("hidden.open-holdings")
def test_holdings_are_open(edition, seat):
    g = table(edition=edition, thalers={"blue": 3, "yellow": 14}, grain={"yellow": 6, "red": 1}, supply={"red": 41})
    g.state.points = [7, 20, 13]
    players = g.game.view(seat)["players"]
    assert [player["thalers"] for player in players] == [3, 14, 18]
    assert [player["grain"] for player in players] == [0, 6, 1]
    assert [player["supply"] for player in players][2] == 41
    assert [player["victory_points"] for player in players] == [7, 20, 13]


@each_edition
@pytest.mark.parametrize("seat", EVERYBODY)
@rule("hidden.open-board")
def test_the_board_is_open(edition, seat):
    g = table(edition=edition, boehmen="yellow 4 palace trading_post revolt:2", tray={"red": 2, "peasants": 1})
    view = g.game.view(seat)
    boehmen, passau = view["counties"]["boehmen"], view["counties"]["passau"]
    assert (boehmen["owner"], boehmen["armies"], boehmen["revolt"]) == (1, 4, 2)
    assert (boehmen["palace"], boehmen["church"], boehmen["trading_post"]) == (True, False, True)
    assert (passau["owner"], passau["armies"], passau["revolt"]) == (None, 0, 0)
    assert view["tower"]["tray"] == {"0": 0, "1": 0, "2": 2, "peasants": 1}


@pytest.mark.parametrize("seat", EVERYBODY)
@rule("hidden.tiles-open")
def test_bonus_tiles_lie_open_before_planning(seat):
    game = start()
    tiles = game.view(seat)["tiles"]
    assert sorted(tiles) == ["attack", "defence", "grain", "six_armies", "thaler"]
    plan_all(game)
    play_on(game, lambda: len(told(game, "position_taken")) == 3)
    for taken in told(game, "position_taken"):  # nothing was moved meanwhile
        assert taken["tile"] == tiles[taken["position"] - 1]


# -- plans -------------------------------------------------------------------------------------------------------------


@each_edition
@rule("hidden.plans-secret")
def test_nobody_learns_anything_while_others_plan(edition):
    game = start(edition=edition)
    other = game.copy()
    one, two = game.pending[0].facts()["counties"][:2]
    game.play(0, plan(game, 0, palace=one, church=two))
    other.play(0, plan(other, 0, palace=two, church=one))
    assert look_alike(game, other, 1, 2, None)
    assert not look_alike(game, other, 0)
    assert game.view(1)["players"][0]["plan"] is None


@each_edition
@rule("hidden.plans-secret", "hidden.hand-secret")
@pytest.mark.parametrize(
    "laid",
    [
        {"palace": "baden", "church": "anhalt"},
        {"palace": "anhalt", "church": "koeln"},
        {"palace": "koeln", "church": "trier"},
        {"palace": "spare", "church": "baden"},
        {"palace": "spare", "church": "spare"},
    ],
)
def test_laid_cards_look_alike_and_so_do_cards_in_hand(edition, laid):
    spare = "money" if edition == "second" else "blank"
    counties = alike(("anhalt", "baden", "koeln", "trier"), "blue 2")
    g, other = table(edition=edition, **counties), table(edition=edition, **counties)
    g.plan("blue", palace="anhalt", church="baden")
    other.plan("blue", **{box: spare if card == "spare" else card for box, card in laid.items()})
    assert look_alike(g.game, other.game, 1, 2, None)
    assert not look_alike(g.game, other.game, 0)
    assert g.game.view(1)["players"][0]["plan"] == {"palace": "hidden", "church": "hidden"}


@rule("hidden.plans-secret", "hidden.hand-secret")
def test_after_planning_others_see_the_bid_alone():
    game = start()
    plan_all(game, {0: {"bid": "3"}})
    for seat in (1, 2, None):
        laid = game.view(seat)["players"][0]["plan"]
        assert laid.pop("bid") == "3"
        assert set(laid.values()) == {"hidden"}
        assert len(laid) == 10
    assert "hidden" not in game.view(0)["players"][0]["plan"].values()


@each_edition
@rule("hidden.reveal-on-turn")
def test_a_card_is_turned_up_on_its_players_turn(edition):
    game = start(edition=edition)
    home = ["mark", "strassburg", "augsburg"]
    plan_all(game, {seat: {"combat_a": county} for seat, county in enumerate(home)})
    for turn in range(3):
        play_on(game, partial(moving, game, turn + 1))
        order = game.view(None)["turn_order"]
        assert list(game.pending) == [order[turn]]
        for watcher in EVERYBODY:
            for place, seat in enumerate(order):
                card = game.view(watcher)["players"][seat]["plan"]["combat_a"]
                assert card == (home[seat] if place <= turn or seat == watcher else "hidden")


def moving(game, n):
    """The n-th player to perform combat/movement A is asked to move."""
    return asked(game, "move") and [event["action"] for event in told(game, "revealed")].count("combat_a") == n


@pytest.mark.parametrize("edition", ["second", "manual"])
@rule("hidden.empty-boxes")
def test_empty_boxes_are_seen_once_all_plans_are_in(edition):
    g = table(edition=edition, **alike(("anhalt", "koeln", "baden"), "blue 2"))
    g.do(PlanAll())
    other = g.game.copy()
    g.play("blue", plan(g.game, 0, palace="-"))
    other.play(0, plan(other, 0, church="-"))
    assert look_alike(g.game, other, 1, 2, None)
    for seat in (1, 2):
        g.game.play(seat, plan(g.game, seat))
    laid = g.game.view(1)["players"][0]["plan"]
    own = g.game.view(0)["players"][0]["plan"]
    assert laid["palace"] == "-"
    assert {box: card for box, card in laid.items() if card != "hidden"} == {b: c for b, c in own.items() if c == "-"}


@rule("hidden.bids")
def test_bids_are_secret_until_all_are_revealed_at_once():
    game = start()
    other = game.copy()
    county = game.pending[1].facts()["counties"][0]
    game.play(0, plan(game, 0, bid="4"))
    game.play(1, plan(game, 1, bid=county))
    other.play(0, plan(other, 0, bid="0"))
    other.play(1, plan(other, 1, bid="1"))
    assert look_alike(game, other, 2, None)
    game.play(2, plan(game, 2, bid="0"))
    assert [event["kind"] for event in told(game, "event_drawn", "bids")] == ["event_drawn", "bids"]
    assert told(game, "bids")[0]["bids"] == ["4", county, "0"]
    for seat in EVERYBODY:
        assert [player["plan"]["bid"] for player in game.view(seat)["players"]] == ["4", county, "0"]


# -- cards face down, and what chance will bring -----------------------------------------------------------------------


@each_edition
@pytest.mark.parametrize("open_cards", [5, 7, 9])
@rule("hidden.action-cards")
def test_actions_face_down_are_known_to_nobody(edition, open_cards):
    g = table(edition=edition)
    g.state.turn, g.state.actions_open = open_cards - 5, open_cards
    other = turned_round(g.game, "action_cards", open_cards)
    assert look_alike(g.game, other, *EVERYBODY)
    assert g.game.view(0)["action_cards"][open_cards:] == [None] * (10 - open_cards)
    assert None not in g.game.view(0)["action_cards"][:open_cards]


@each_edition
@rule("hidden.action-cards")
def test_five_actions_are_dark_while_planning(edition):
    cards = start(edition=edition).view(0)["action_cards"]
    assert [card is None for card in cards] == [False] * 5 + [True] * 5


@each_edition
@rule("hidden.event-cards")
def test_open_event_cards_are_seen_and_none_is_drawn_while_planning(edition):
    game = start(edition=edition)
    for season, cards in (("spring", 4), ("summer", 3), ("fall", 2)):
        play_on(game, partial(planning_in, game, season))
        for seat in EVERYBODY:
            view = game.view(seat)
            assert len(view["events_open"]) == cards
            assert view["event"] is None
        plan_all(game)


@each_edition
@rule("hidden.event-cards")
def test_the_deck_of_events_is_hidden(edition):
    game = start(edition=edition)
    other = turned_round(game, "event_deck")
    assert look_alike(game, other, *EVERYBODY)


@each_edition
@rule("hidden.event-cards", "hidden.turn-order-after-plans")
def test_event_and_order_are_not_determined_before_all_plans_are_in(edition):
    game = start(edition=edition)
    for seat in (0, 1):
        game.play(seat, plan(game, seat, combat_a=game.pending[seat].facts()["counties"][0]))
    futures = []
    for seed in range(40):
        future = game.copy()
        future.state.chance = Chance.from_seed(seed_bytes(seed))
        assert look_alike(game, future, *EVERYBODY)
        future.play(2, plan(future, 2))
        drawn = told(future, "event_drawn")[0]["number"]
        order = told(future, "bidding_order", "order_shuffled")[0]["order"]
        futures.append((drawn, tuple(order)))
    assert {drawn for drawn, _ in futures} == {card["number"] for card in game.view(None)["events_open"]}
    assert len({order for _, order in futures}) > 1


@each_edition
@rule("hidden.turn-order-after-plans")
def test_there_is_no_player_order_while_planning(edition):
    game = start(edition=edition)
    for season in ("spring", "summer", "fall"):
        play_on(game, partial(planning_in, game, season))
        for seat in EVERYBODY:
            view = game.view(seat)
            assert view["turn_order"] == []
            assert [player["position"] for player in view["players"]] == [None] * 3
        plan_all(game)


@each_edition
@rule("hidden.county-pile")
def test_the_pile_of_counties_is_hidden(edition):
    game = feldherr.new_game("wallenstein", players=3, seed=4, edition=edition, lineup="draft")
    other = turned_round(game, "pile")
    assert look_alike(game, other, *EVERYBODY)


@each_edition
@rule("hidden.county-pile")
def test_a_card_drawn_is_its_players_secret_until_the_group_is_placed(edition):
    game = feldherr.new_game("wallenstein", players=3, seed=4, edition=edition, lineup="draft")
    (drawer,) = game.pending
    other = turned_round(game, "pile")
    for each in (game, other):
        each.play(drawer, "draw")
    watchers = [seat for seat in EVERYBODY if seat != drawer]
    assert look_alike(game, other, *watchers)
    assert not look_alike(game, other, drawer)
    county = game.view(drawer)["draft"]["drawn"]
    assert game.view(None)["draft"]["drawn"] == "hidden"
    game.play(drawer, "place 5")
    for seat in EVERYBODY:
        assert game.view(seat)["counties"][county]["owner"] == drawer


@each_edition
@rule("hidden.tower")
def test_nothing_tells_what_the_next_throw_will_bring(edition):
    seed = bytes(range(32))
    game = feldherr.new_game("wallenstein", players=3, seed=seed, edition=edition)
    rng = Random(3)
    while not game.over:
        other = game.copy()
        other.seed, other.state.chance = bytes(32), Chance.from_seed(bytes(32))
        assert look_alike(game, other, *EVERYBODY)
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
    everything = str([known_to(game, seat) for seat in EVERYBODY])
    assert seed.hex() not in everything
    assert repr(seed) not in everything
