"""Lobbying the Crown: who may, where, and for what. (4.1.4, 5.6, 5.6.4)"""

from feldherr.sixteenthirty.lobby import LobbyStep
from tests.rules import rule
from tests.rules.sixteenthirty.table import countries, table

NO_DRAW = {"by_players": {"3": {"vp_markers": 6, "draw": 0, "card_limit": [12] * 10}}}


@rule("lobby.mandatory")
def test_one_lobby_must_be_held():
    g = table(hands={0: "italy-1"}, show={0: "spain-1"}).round(0)
    g.play(0, "pass")
    assert g.asked() == {0: "lobby"}
    assert g.refused(0, "pass") == "not_offered"
    assert g.refused(0, "market italy-1") == "not_offered"
    g.play(0, "lobby spain join").bid().vote({0: "red"})
    assert g.asked() == {0: "excess_cards"}
    only = table(show={0: "spain-1"}, hands={0: "unrest"}, options={"data": NO_DRAW}).round(0).play(0, "pass")
    assert only.options(0) == ["lobby spain join"]  # asked, even if there is but one


@rule("lobby.skip-when-impossible")
def test_who_can_lobby_nowhere_skips():
    g = table(hands={0: "open-2 unrest assassin"}, show={1: "spain-1"}, options={"data": NO_DRAW}).round(0)
    g.play(0, "pass")
    assert g.asked() == {0: "excess_cards"}
    assert g.told("lobby_skipped") == [{"seat": 0}]


@rule("lobby.country-choice")
def test_influence_on_display_or_a_card_to_place():
    g = table(hands={0: "italy-1 unrest", 1: "poland-1"}, show={0: "spain-1", 1: "france-1"})
    assert g.lobbies(0) == {"spain join", "italy join"}
    assert g.call(0, "italy join").asked() == {0: "bid"}
    g = table(hands={0: "italy-1", 1: "poland-1"}, show={0: "spain-1"})
    assert g.do(LobbyStep(0)).refused(0, "lobby poland join") == "lobby_without_influence"


@rule("lobby.open-alone-not-enough")
def test_open_cards_do_not_open_a_country():
    assert table(hands={0: "open-1 open-2 spain-1"}).lobbies(0) == {"spain join"}
    assert table(hands={0: "open-1 open-2"}).lobbies(0) == set()


@rule("lobby.descending-stack-suffices")
def test_a_descending_stack_may_lobby_but_gets_nothing():
    g = table(hands={0: "spain-3"}, show={0: "spain-1 spain:down"})
    assert g.lobbies(0) == {"spain join"}
    g.call(0, "spain join")
    assert g.asked() == {1: "bid"}  # the caller passed openly
    g.bid().vote({0: "blue"})
    assert (g.stack(0, "spain"), g.hand(0), g.faction("spain")) == ("spain-1 down", "spain-3", "blue")


@rule("lobby.sequence")
def test_sequence_of_a_lobby():
    g = table(show={0: "spain-3", 1: "spain-1"}, spain="red", france="blue")
    g.call(0, "spain war france")
    assert g.game.view(None)["issue"]["country"] == "spain"
    assert g.asked() == {0: "bid"}
    g.bid()
    assert g.asked() == {0: "vote", 1: "vote"}
    g.vote({0: "red", 1: "blue"})
    assert g.asked() == {"chance": "dice"}
    assert g.stack(1, "spain") == "spain-1"  # losers only after the result
    g.play("chance", "roll 6 1 1 1")
    assert g.stack(1, "spain") == "spain-1 down"
    assert g.kinds() == [
        *("war_proposed", "bid_passed", "bid_passed", "bid_passed", "votes_shown", "war_begun"),
        *("war_won", "status_captured", "army_damaged", "influence_turned"),
    ]
    assert g.game.view(None)["issue"] is None


@rule("lobby.neutral-only-join")
def test_without_a_faction_only_joining():
    g = table(show={0: "spain-1 german_states-1"}, spain="army:0", france="red", italy="blue", german_states="army:0")
    assert g.lobbies(0) == {"spain join", "german_states join"}


@rule("lobby.member-may-join")
def test_joining_is_always_possible():
    for text in ("red", "blue", "red army:0 unrest", "blue status:0", "red league:red"):
        assert "join" in table(show={0: "spain-1"}, spain=text).lobbies(0, "spain")


@rule("lobby.member-rearm")
def test_rearming_needs_army_size_zero():
    for army in range(4):
        found = table(show={0: "spain-1"}, spain=f"red army:{army}").lobbies(0, "spain")
        assert ("rearm" in found) == (army == 0)


@rule("lobby.member-war")
def test_war_needs_a_target():
    no_enemies = {c: "red" for c in countries() if c != "german_states"}
    g = table(show={0: "spain-1"}, **no_enemies, german_states="red league:red")
    assert not any("war" in lobby for lobby in g.lobbies(0))
    assert table(show={0: "spain-1"}, spain="red", france="blue").lobbies(0, "spain") == {
        *("join", "war france", "war german_states"),
    }


@rule("lobby.member-league")
def test_a_league_needs_an_ally():
    assert not any("league" in x for x in table(show={0: "spain-1"}, spain="red", france="blue").lobbies(0))
    found = table(show={0: "spain-1"}, spain="red", france="red").lobbies(0, "spain")
    assert "league france" in found
    assert not any("league" in x for x in table(show={0: "spain-1"}, spain="red unrest", france="red").lobbies(0))


@rule("lobby.unrest-no-bar")
def test_unrest_bars_only_war_and_league():
    show = {0: "spain-1"}
    g = table(show=show, spain="red unrest", france="blue", italy="red")
    assert g.lobbies(0, "spain") == {"join"}
    g = table(show=show, spain="red unrest army:0", france="blue", italy="red")
    assert g.lobbies(0, "spain") == {"join", "rearm"}
    g.lobby(0, "spain rearm", {0: "red"})
    assert g.values("spain")[1] == 1
    assert table(show=show, spain="unrest").lobbies(0) == {"spain join"}
