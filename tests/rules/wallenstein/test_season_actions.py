"""Performing actions: what must be done, what is skipped, where cards stay. (000 Perform actions)"""

from itertools import permutations

import pytest

from feldherr import IllegalMove
from feldherr.wallenstein.names import ACTIONS
from feldherr.wallenstein.season import close_season
from tests.rules import rule
from tests.rules.wallenstein.seasons import (
    EDITIONS,
    act_all,
    asked,
    plan,
    plan_all,
    play_on,
    play_season,
    play_to,
    start,
)
from tests.rules.wallenstein.table import falls, seat_of, table

# -- performing and skipping -------------------------------------------------------------------------------------------


@rule("season.must-act")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("action", "county"),
    [
        ("palace", "blue 1 palace"),
        ("church", "blue 1 church"),
        ("trading_post", "blue 1 trading_post"),
        ("taxes", "blue 1 revolt:1"),
        ("grain", "blue 1 revolt:1"),
        ("deploy5", "blue 6"),
        ("deploy3", "blue 4"),
    ],
)
def test_who_can_perform_the_action_is_not_asked(edition, action, county):
    g = table(mittelmark="blue 1", thalers={"blue": 9}, options={"edition": edition})
    g.act("blue", action, "mittelmark")
    assert g.asked() == {}
    assert g.county("mittelmark") == county


@rule("season.must-act")
@pytest.mark.parametrize("edition", EDITIONS)
def test_only_what_is_printed_as_may_can_be_declined(edition):
    g = table(anhalt="blue 5", altmark="blue 1", thalers={"blue": 9}, options={"edition": edition})
    g.act("blue", "combat_a", "anhalt")
    assert ("pass" in g.options("blue")) == (edition == "second")
    g.play("blue", "move altmark 1")
    g.act("blue", "deploy1", "anhalt")
    assert ("pass" in g.options("blue")) == (edition == "second")
    if edition == "second":  # the army is there, only the move may be declined
        assert g.thalers("blue") == 8
        assert g.county("anhalt") == "blue 5"
    else:
        with pytest.raises(IllegalMove):
            g.play("blue", "pass")


@rule("season.must-act")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_choices_an_action_allows_are_free(edition):
    g = table(anhalt="blue 4", altmark="blue 1", kursachsen="red 9", options={"edition": edition})
    g.act("blue", "combat_b", "anhalt")
    targets = ("altmark", "kursachsen", "mittelmark", "saechs_lande", "wolfenbuettel")
    assert set(g.options("blue")) - {"pass"} == {f"move {target} {n}" for target in targets for n in (1, 2, 3)}


@rule("season.all-or-nothing")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("action", "there", "thalers", "supply"),
    [
        ("deploy5", "blue 1", 9, 3),
        ("deploy5", "blue 1", 2, 9),
        ("deploy3", "blue 1", 9, 2),
        ("deploy3", "blue 1", 1, 9),
        ("deploy1", "blue 1", 0, 9),
        ("palace", "blue 1", 2, 9),
        ("church", "blue 1", 1, 9),
        ("trading_post", "blue 1", 0, 9),
        ("palace", "blue 1 palace", 9, 9),
        ("church", "blue 1 palace trading_post", 9, 9),
        ("combat_a", "blue 1", 9, 9),
    ],
)
def test_an_action_that_works_only_in_part_is_skipped(edition, action, there, thalers, supply):
    g = table(
        altmark=there,
        anhalt="blue 1",
        thalers={"blue": thalers},
        supply={"blue": supply},
        options={"edition": edition},
    )
    g.act("blue", action, "altmark")
    assert g.asked() == {}
    assert [fact["action"] for fact in g.told("skipped")] == [action]
    assert (g.county("altmark"), g.thalers("blue"), g.cubes("blue")["supply"]) == (there, thalers, supply)


@rule("season.all-or-nothing")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_skipped_action_is_not_made_up_later(edition):
    g = table(altmark="blue 1", anhalt="blue 1", thalers={"blue": 0}, options={"edition": edition})
    g.plan("blue", palace="altmark", taxes="anhalt")
    for action in ("palace", "taxes", "church", "trading_post", "grain", "deploy5", "deploy3", "deploy1", "combat_a"):
        act_all(g, action)
    assert g.thalers("blue") == 5
    assert g.county("altmark") == "blue 1"


@rule("season.money-or-empty-no-action")
@pytest.mark.parametrize(("edition", "spare"), [("second", "money"), ("first", "blank"), ("manual", "blank")])
@pytest.mark.parametrize("action", ACTIONS)
def test_a_money_card_a_blank_card_or_no_card_does_nothing(edition, spare, action):
    g = table(altmark="blue 5 revolt:1", thalers={"blue": 9}, options={"edition": edition})

    def position():
        view = g.game.view("all")
        purses = [(player["thalers"], player["grain"], player["supply"]) for player in view["players"]]
        return view["counties"], purses, view["tower"], view["stock"], g.told("skipped")

    before = position()
    for card in (spare, "-"):
        g.act("blue", action, card)
        assert g.asked() == {}
        assert position() == before


@rule("season.simultaneous-harmless")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "action", ["palace", "church", "trading_post", "grain", "taxes", "deploy5", "deploy3", "deploy1"]
)
def test_actions_that_do_not_conflict_come_out_the_same_in_any_order(edition, action):
    """So handling them one after another, in player order, is as good as handling them at the same time."""

    def after(order):
        g = table(
            altmark="blue 3",
            vogtland="yellow 3",
            baden="red 3",
            thalers={"blue": 3, "yellow": 2, "red": 1},
            order=order,
            options={"edition": edition},
        )
        for colour, county in (("blue", "altmark"), ("yellow", "vogtland"), ("red", "baden")):
            g.plan(colour, **{action: county})
        act_all(g, action)
        assert g.asked() == {}
        view = g.game.view("all")
        return view["counties"], view["players"], view["stock"], view["tower"]

    results = [after(order) for order in permutations(("blue", "yellow", "red"))]
    assert all(result == results[0] for result in results)


@rule("season.simultaneous-harmless")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("order", list(permutations(("blue", "yellow", "red"))), ids="-".join)
def test_actions_that_conflict_are_handled_in_player_order(edition, order):
    g = table(altmark="blue 1", vogtland="yellow 1", baden="red 1", order=order, options={"edition": edition})
    g.state.building_stock[0] = 1  # the last palace
    g.state.thalers = [9, 9, 9]
    for colour, county in (("blue", "altmark"), ("yellow", "vogtland"), ("red", "baden")):
        g.plan(colour, palace=county)
    act_all(g, "palace")
    assert [fact["seat"] for fact in g.told("built")] == [seat_of(order[0])]


# -- cards on the mat --------------------------------------------------------------------------------------------------


@rule("season.cards-stay-on-mat")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(8))
def test_cards_stay_on_the_mat_until_the_tenth_action_is_over(edition, seed):
    game = start(edition=edition, seed=seed)
    hand = game.pending[0].facts()["counties"]
    laid = plan(game, 0, combat_b=hand[0])
    plan_all(game, {0: {"combat_b": hand[0]}})
    play_on(game, lambda: asked(game, "move"))
    mat = game.view(0)["players"][0]["plan"]
    assert {f"{box}={card}" for box, card in mat.items()} == set(laid.split()[1:])
    done = game.view("all")["action_cards"][: game.view(None)["turn"] - 1]
    shown = game.view(None)["players"][0]["plan"]
    assert {action: shown[action] for action in done} == {action: mat[action] for action in done}
    play_to(game, "summer")
    assert game.view("all")["players"][0]["plan"] is None
    assert game.pending[0].facts()["counties"] == hand


@rule("season.lost-county-action-lost")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("fall", "outcome"), [(falls(blue=3, yellow=1), "blue 2"), (falls(blue=2, yellow=2), "neutral, empty")]
)
def test_a_lost_county_cannot_act_any_more(edition, fall, outcome):
    g = table(kursachsen="yellow 3", anhalt="blue 5", thalers={"yellow": 4}, options={"edition": edition})
    g.plan("yellow", taxes="kursachsen")
    g.attack("anhalt", "kursachsen", armies=4)
    g.fight(fall)
    assert g.county("kursachsen") == outcome
    assert g.game.view(None)["players"][1]["plan"] == {"taxes": "lost"}
    assert g.told("action_lost") == [{"seat": 1, "box": "taxes", "county": "kursachsen"}]
    act_all(g, "taxes")
    assert g.thalers("yellow") == 4
    assert g.county("kursachsen") == outcome


@rule("season.conquered-county-idle")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_conquered_county_is_idle_until_next_season(edition):
    g = table(kursachsen="yellow 3", anhalt="blue 5", thalers={"blue": 4}, options={"edition": edition})
    g.plan("yellow", taxes="kursachsen")
    g.attack("anhalt", "kursachsen", armies=4)
    g.fight(falls(blue=4))
    act_all(g, "taxes")
    assert g.thalers("blue") == 4
    assert set(g.game.view(0)["players"][0]["plan"].values()) <= {"anhalt", "-"}
    close_season(g.state)
    play_season(g, "summer")
    play_on(g.game, lambda: asked(g.game, "plan"))
    assert sorted(g.game.pending[0].facts()["counties"]) == ["anhalt", "kursachsen"]


@rule("season.conquered-county-idle")
@pytest.mark.parametrize("edition", EDITIONS)
def test_winning_a_county_back_does_not_bring_its_action_back(edition):
    g = table(
        kursachsen="yellow 3",
        lausitz="yellow 9",
        anhalt="blue 5",
        thalers={"yellow": 4},
        options={"edition": edition},
    )
    g.plan("yellow", taxes="kursachsen")
    g.attack("anhalt", "kursachsen", armies=4)
    g.fight(falls(blue=2))
    g.attack("lausitz", "kursachsen", armies=8, action="combat_b")
    g.fight(falls(yellow=5))
    assert g.county("kursachsen") == "yellow 5"
    act_all(g, "taxes")
    assert g.thalers("yellow") == 4
    assert g.county("kursachsen") == "yellow 5"
