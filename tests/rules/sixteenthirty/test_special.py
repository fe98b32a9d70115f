"""Play special cards. (4.1.3)"""

import pytest

from feldherr.sixteenthirty.cards import SPECIALS
from tests.rules import rule
from tests.rules.sixteenthirty.table import countries, table


@rule("special.max-two")
def test_up_to_two_special_cards():
    hand = "increase_status increase_status increase_status"
    g = table(hands={0: hand})
    assert "pass" in g.special(0).options(0)
    g.play(0, "increase_status italy").play(0, "increase_status italy")
    assert g.values("italy")[0] == 5
    assert not g.asked()
    assert g.hand(0) == "increase_status"
    none = table(hands={0: hand}).special(0, "pass")
    assert not none.asked()
    one = table(hands={0: hand}).special(0, "increase_status italy", "pass")
    assert not one.asked()
    assert one.values("italy")[0] == 4


@rule("special.one-after-other")
def test_the_second_card_may_build_on_the_first():
    g = table(hands={0: "increase_army_size lobby_the_crown"}, show={0: "spain-1"}, spain="red army:0", france="blue")
    g.special(0)
    assert "lobby_the_crown spain war france" not in g.options(0)
    g.play(0, "increase_army_size spain")
    assert g.values("spain")[1] == 1
    g.play(0, "lobby_the_crown spain war france").bid().vote({0: "red"})
    assert g.asked() == {"chance": "dice"}


@rule("special.only-own-step")
def test_only_in_ones_own_third_step():
    g = table(hands={0: "unrest", 1: "unrest"}, show={0: "italy-1 italy-2 italy:down"}).round(0)
    assert g.refused(0, "unrest spain") == "not_offered"  # before drawing
    g.play(0, "remove italy-1")
    assert set(g.asked()) == {0}
    assert g.refused(1, "unrest spain") == "not_asked"
    g.play(0, "pass")
    assert g.refused(0, "unrest spain") == "not_offered"  # the mandatory lobby
    g.play(0, "lobby italy join").bid()
    assert g.refused(0, "unrest spain") == "not_offered"
    g.vote({0: "red"})
    assert g.refused(0, "unrest spain") == "market_expected"


@rule("special.to-discard-pile")
def test_played_cards_go_to_the_discard_pile():
    g = table(hands={0: "unrest increase_status"}).special(0, "unrest spain", "increase_status italy")
    assert g.discard() == "unrest increase_status"
    assert g.market(0) == ""
    g.end_turn()
    assert g.told("market_opened") == [{"market": {"0": [], "1": [], "2": []}}]


@rule("special.seven-kinds")
def test_seven_kinds():
    assert (
        *("lobby_the_crown", "military_improvement", "increase_army_size", "increase_status"),
        *("military_leader", "assassin", "unrest"),
    ) == SPECIALS
    g = table(hands={0: " ".join(SPECIALS)}, show={1: "spain-1", 0: "italy-1"}).special(0)
    assert {option.split()[0] for option in g.options(0)} == {*SPECIALS, "pass"}


@rule("special.lobby-extra")
def test_lobby_the_crown_comes_on_top():
    g = table(hands={0: "lobby_the_crown"}, show={0: "spain-2", 1: "spain-1"}).round(0)
    g.play(0, "lobby_the_crown spain join")
    assert g.asked() == {0: "bid"}
    g.bid().vote({0: "blue", 1: "red"})
    assert (g.faction("spain"), g.stack(1, "spain")) == ("blue", "spain-1 down")
    g.play(0, "pass")
    assert g.asked() == {0: "lobby"}
    assert g.refused(0, "pass") == "not_offered"


@rule("special.lobby-max-three")
def test_three_lobbies_at_most():
    hand = "lobby_the_crown lobby_the_crown lobby_the_crown"
    g = table(hands={0: hand}, show={0: "spain-2"}).round(0)
    for _ in range(2):
        g.play(0, "lobby_the_crown spain join").bid().vote({0: "red"})
    assert g.asked() == {0: "lobby"}
    assert g.refused(0, "lobby_the_crown spain join") == "not_offered"
    g.play(0, "lobby spain join").bid().vote({0: "red"})
    assert g.asked() == {0: "excess_cards"}
    assert len(g.told("votes_shown")) == 3
    # the second vote of a league belongs to its lobby
    g = table(hands={0: "lobby_the_crown"}, show={0: "spain-2 italy-1"}, spain="red", italy="red").round(0)
    g.play(0, "lobby_the_crown spain league italy").bid().vote({0: "red"}).bid().vote({0: "red"})
    assert len(g.told("league_proposed")) == 1
    assert len(g.told("votes_shown")) == 2


@pytest.mark.parametrize(
    ("card", "place", "most"),
    [
        pytest.param("military_improvement", 2, 3, marks=rule("special.improvement")),
        pytest.param("increase_army_size", 1, 3, marks=rule("special.army")),
        pytest.param("increase_status", 0, 7, marks=rule("special.status")),
    ],
)
def test_a_value_rises_by_one_up_to_its_limit(card, place, most):
    key = ("status", "army", "ability")[place]
    g = table(hands={0: f"{card} {card}"}, spain=f"{key}:{most}", italy=f"{key}:{most - 1}", poland=f"{key}:0")
    g.special(0)
    allowed = {option.split()[1] for option in g.options(0) if option != "pass"}
    at_the_limit = {c for c in countries() if g.values(c)[place] == most}
    assert allowed == set(countries()) - at_the_limit
    assert "spain" in at_the_limit
    assert g.refused(0, f"{card} spain") == "no_target_of_card"
    others = {c: g.values(c) for c in countries()}
    g.play(0, f"{card} italy").play(0, f"{card} poland")
    for name, rise in (("italy", most), ("poland", 1)):
        assert others.pop(name)[place] == rise - 1
        assert g.values(name)[place] == rise
    assert {c: g.values(c) for c in others} == others


@rule("special.leader")
def test_one_leader_in_a_country():
    g = table(hands={0: "military_leader military_leader"}, italy="leader").special(0)
    assert {o.split()[1] for o in g.options(0) if o != "pass"} == set(countries()) - {"italy"}
    g.play(0, "military_leader spain")
    assert g.game.view(None)["countries"]["spain"]["leader"] is True
    assert g.refused(0, "military_leader spain") == "no_target_of_card"


@rule("special.assassin")
def test_any_card_of_any_display():
    show = {0: "spain-2", 1: "italy-1 open-1=italy", 2: "poland-3 poland-3 poland:down"}
    g = table(hands={0: "assassin"}, show=show).special(0)
    assert g.options(0) == [
        *("pass", "assassin 0 spain-2", "assassin 1 italy-1", "assassin 1 open-1 italy", "assassin 2 poland-3"),
    ]
    g.play(0, "assassin 2 poland-3")
    assert g.stack(2, "poland") == "poland-3 down"  # exactly one
    own = table(hands={0: "assassin"}, show=show).special(0, "assassin 0 spain-2")
    assert (own.stack(0, "spain"), own.market(0)) == ("", "spain-2")


@rule("special.assassin-owner-market")
def test_assassinated_cards_go_to_their_owner():
    g = table(hands={0: "assassin"}, show={1: "italy-1 open-1=italy open-2=italy"}).special(0, "assassin 1 italy-1")
    assert g.market(1) == "italy-1 open-1 open-2"
    assert (g.market(0), g.stack(1, "italy"), g.discard()) == ("", "", "assassin")


@rule("special.assassin-keeps-direction")
def test_a_stack_keeps_its_direction():
    for down in ("", " down"):
        show = {1: f"italy-1 italy-2{' italy:down' if down else ''}"}
        g = table(hands={0: "assassin"}, show=show).special(0, "assassin 1 italy-1")
        assert g.stack(1, "italy") == f"italy-2{down}"


@rule("special.unrest")
def test_unrest_once_a_turn_in_a_country():
    g = table(hands={0: "unrest unrest"}, italy="unrest").special(0)
    assert {o.split()[1] for o in g.options(0) if o != "pass"} == set(countries()) - {"italy"}
    g.play(0, "unrest spain")
    assert g.game.view(None)["countries"]["spain"]["unrest"] is True
    assert g.refused(0, "unrest spain") == "no_target_of_card"


@rule("special.unrest-victim")
def test_victims_have_most_influence():
    show = {0: "spain-2 spain-1", 1: "spain-3 spain:down", 2: "spain-2 italy-3"}
    g = table(hands={0: "unrest"}, show=show).special(0, "unrest spain")
    assert g.told("unrest_placed") == [{"country": "spain", "victims": [0, 1]}]
    assert g.stack(0, "spain") == "spain-1 spain-2 down"
    assert g.stack(1, "spain") == ""  # was descending, lost its only card
    assert (g.stack(2, "spain"), g.stack(2, "italy")) == ("spain-2", "italy-3")
    alone = table(hands={0: "unrest"}, show={1: "spain-3 open-1=spain", 2: "spain-3"}).special(0, "unrest spain")
    assert alone.told("unrest_placed")[0]["victims"] == [1]


@rule("special.unrest-turns")
def test_ascending_influence_of_a_victim_turns():
    g = table(hands={0: "unrest"}, show={1: "spain-3 spain-1"}).special(0, "unrest spain")
    assert g.stack(1, "spain") == "spain-1 spain-3 down"
    assert g.market(1) == ""


@rule("special.unrest-removes")
def test_descending_influence_of_a_victim_loses_a_card():
    show = {1: "spain-3 spain-1 open-1=spain spain:down"}
    g = table(hands={0: "unrest"}, show=show).special(0, "unrest spain")
    assert g.asked() == {1: "lose_influence"}
    assert g.options(1) == ["remove spain-1", "remove spain-3", "remove open-1 spain"]
    g.play(1, "remove spain-3")
    assert (g.stack(1, "spain"), g.market(1)) == ("spain-1 open-1 down", "spain-3")
    g = table(hands={0: "unrest"}, show={1: "spain-3 open-1=spain spain:down"}).special(0, "unrest spain")
    g.play(1, "remove spain-3")
    assert (g.stack(1, "spain"), g.market(1)) == ("", "spain-3 open-1")


@rule("special.unrest-dissolves-league")
def test_unrest_dissolves_a_league():
    g = table(
        hands={0: "unrest"},
        spain="red league:red",
        italy="red league:red",
        france="blue league:blue",
        poland="blue league:blue",
    )
    g.special(0, "unrest italy")
    assert [g.league(c) for c in ("spain", "italy", "france", "poland")] == [None, None, "blue", "blue"]
