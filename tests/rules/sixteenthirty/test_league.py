"""League of Princes. (5.6.4.4, 5.8)"""

import pytest

import feldherr
from tests.rules import rule
from tests.rules.sixteenthirty.table import countries, table


def allies(initiator, **position):
    """Whom a country may invite."""
    found = table(show={0: f"{initiator}-1"}, **position).lobbies(0, initiator)
    return {lobby.removeprefix("league ") for lobby in found if lobby.startswith("league ")}


def spain_and_italy(spain="red", italy="red", **position):
    """Two votes are won by the one player with influence in both countries."""
    g = table(show={0: "spain-3 italy-3"}, spain=spain, italy=italy, **position)
    g.lobby(0, "spain league italy", {0: "red"})
    return g.bid().vote({0: "red"})


@rule("league.initiator")
def test_who_may_initiate():
    assert allies("spain", spain="red", italy="red") == {"italy"}
    assert allies("spain", italy="red") == set()
    assert allies("spain", spain="red unrest", italy="red") == set()
    assert allies("german_states", italy="red") == set()
    assert allies("german_states", german_states="red unrest", italy="red") == set()


@rule("league.target")
def test_who_may_be_invited():
    position = {"spain": "red", "italy": "red", "france": "blue", "poland": "red unrest", "sweden": "red"}
    assert allies("spain", **position) == {"italy", "sweden"}
    assert allies("german_states", german_states="red", italy="") == set()
    assert "spain" not in allies("spain", spain="red")


@rule("league.adjacent-at-low-status")
def test_neighbours_if_either_is_stripped():
    for low in (0, 1):
        assert allies("spain", spain=f"red status:{low}", poland="red", italy="red") == {"italy"}
        assert allies("spain", spain="red", poland=f"red status:{low}", italy=f"red status:{low}") == {"italy"}
    assert allies("spain", spain="red status:2", poland="red status:2") == {"poland"}


@rule("league.no-army-needed")
def test_disarmed_countries_make_leagues():
    assert allies("spain", spain="red army:0", italy="red army:0") == {"italy"}


@rule("league.colour-free")
def test_one_league_of_each_colour():
    position = {"spain": "red", "italy": "red", "france": "blue", "poland": "blue"}
    taken = {**position, "sweden": "red league:red", "denmark": "red league:red"}
    assert allies("spain", **taken) == set()
    assert allies("france", **taken) == {"poland"}


@rule("league.german-initiator")
def test_german_states_invite_both_factions():
    position = {"german_states": "red", "italy": "red", "france": "blue"}
    assert allies("german_states", **position) == {"italy", "france"}
    assert allies("german_states", **{**position, "france": "blue unrest"}) == {"italy"}
    assert allies("german_states", german_states="red", england="blue status:1") == set()  # not adjacent
    blue_taken = {**position, "poland": "blue league:blue", "sweden": "blue league:blue"}
    assert allies("german_states", **blue_taken) == {"italy"}
    red_taken = {**position, "poland": "red league:red", "sweden": "red league:red"}
    assert allies("german_states", **red_taken) == {"france"}


@rule("league.german-not-as-target")
def test_nobody_else_invites_across_factions():
    assert allies("france", france="blue", german_states="red") == set()
    assert allies("france", france="blue", german_states="") == set()
    assert allies("france", france="blue", german_states="blue") == {"german_states"}


@rule("league.target-named")
def test_the_target_is_named_before_bidding():
    g = table(show={0: "spain-3"}, spain="red", italy="red")
    with pytest.raises(feldherr.IllegalMove):
        g.call(0, "spain league")
    g = table(show={0: "spain-3"}, spain="red", italy="red").call(0, "spain league italy")
    assert g.asked() == {0: "bid"}
    assert g.game.view(2)["issue"]["target"] == "italy"


@rule("league.vote-colour")
def test_the_colour_of_the_target_means_yes():
    for colour, other in (("red", "blue"), ("blue", "red")):
        g = table(show={0: "spain-3 italy-3"}, spain=colour, italy=colour)
        g.lobby(0, "spain league italy", {0: colour})
        assert g.told("second_vote_called")
        g.bid().vote({0: colour})
        assert [shown["passed"] for shown in g.told("votes_shown")] == [True, True]
        assert g.league("spain") == colour
        against = table(show={0: "spain-3 italy-3"}, spain=colour, italy=colour)
        against.lobby(0, "spain league italy", {0: other})
        assert not against.told("second_vote_called")
        assert not against.told("votes_shown")[0]["passed"]
    german = table(show={0: "german_states-3 italy-3"}, german_states="red", italy="blue")
    german.lobby(0, "german_states league italy", {0: "blue"})
    assert german.told("second_vote_called")


@rule("league.second-vote")
def test_a_second_complete_resolution():
    g = table(hands={1: "italy-2"}, show={0: "spain-3", 2: "italy-1"}, spain="red", italy="red")
    g.lobby(0, "spain league italy", {0: "red"})
    assert g.asked() == {0: "bid"}
    g.bid({1: ["bid italy-2"]})
    assert g.asked() == {1: "vote", 2: "vote"}
    g.vote({1: "red", 2: "blue"})
    assert (g.league("spain"), g.league("italy")) == ("red", "red")
    assert g.stack(2, "italy") == "italy-1 down"


@rule("league.first-fails")
def test_no_second_vote_after_a_no_or_a_tie():
    for points in (1, 2):
        g = table(show={0: f"spain-{points} italy-3", 1: "spain-2"}, spain="red", italy="red")
        g.lobby(0, "spain league italy", {0: "red", 1: "blue"})
        assert not g.asked()
        assert g.league("spain") is None


@rule("league.second-fails")
def test_no_league_after_a_second_no_or_tie():
    for points in (1, 2):
        show = {0: f"german_states-3 italy-{points}", 1: "italy-2"}
        g = table(show=show, german_states="red", italy="blue")
        g.lobby(0, "german_states league italy", {0: "blue"}).bid().vote({0: "blue", 1: "red"})
        assert g.league("italy") is None
        assert g.faction("german_states") == "red"
        assert g.values("italy") == (3, 1, 1)


@rule("league.losers-both")
def test_each_vote_has_its_losers():
    show = {0: "spain-3 italy-1", 1: "spain-1 italy-3", 2: "spain-1"}
    g = table(show=show, spain="red", italy="red")
    g.lobby(0, "spain league italy", {0: "red", 1: "blue", 2: "red"})
    assert (g.stack(1, "spain"), g.stack(1, "italy")) == ("spain-1 down", "italy-3")
    g.bid().vote({0: "red", 1: "blue"})
    assert g.league("spain") is None
    assert (g.stack(0, "italy"), g.stack(1, "italy")) == ("italy-1 down", "italy-3")
    assert (g.stack(0, "spain"), g.stack(1, "spain"), g.stack(2, "spain")) == ("spain-3", "spain-1 down", "spain-1")


@rule("league.enact-order")
def test_a_league_is_enacted_at_once():
    g = table(
        show={0: "german_states-3 spain-3"},
        german_states="red status:1 army:0 ability:0",
        spain="blue status:5 army:2 ability:3",
        options={"data": {"borders": {"land": [["german_states", "spain"]], "sea": []}}},
    )
    g.lobby(0, "german_states league spain", {0: "blue"}).bid().vote({0: "blue"})
    assert not g.asked()
    assert (g.values("german_states"), g.values("spain")) == ((2, 1, 1), (4, 2, 3))
    assert g.kinds()[-4:] == ["league_enacted", "faction_joined", "league_values", "league_values"]
    assert g.told("faction_joined")[0]["by"] == "league"


@rule("league.enact-markers")
def test_both_members_get_a_marker():
    g = spain_and_italy(france="red")
    assert {c: g.league(c) for c in countries() if g.league(c)} == {"spain": "red", "italy": "red"}


@rule("league.enact-german-faction")
def test_german_states_change_sides():
    g = table(show={0: "german_states-3 italy-3"}, german_states="red", italy="blue")
    g.lobby(0, "german_states league italy", {0: "blue"}).bid().vote({0: "blue"})
    assert (g.faction("german_states"), g.league("german_states")) == ("blue", "blue")
    assert (g.faction("italy"), g.league("italy")) == ("blue", "blue")


@rule("league.enact-army")
def test_the_smaller_army_grows():
    for spain, italy, after in ((3, 1, (3, 2)), (0, 1, (1, 1)), (2, 2, (2, 2)), (2, 3, (3, 3))):
        g = spain_and_italy(f"red army:{spain}", f"red army:{italy}")
        assert (g.values("spain")[1], g.values("italy")[1]) == after


@rule("league.enact-ability")
def test_the_lower_ability_rises():
    for spain, italy, after in ((3, 1, (3, 2)), (0, 1, (1, 1)), (2, 2, (2, 2)), (2, 3, (3, 3))):
        g = spain_and_italy(f"red ability:{spain}", f"red ability:{italy}")
        assert (g.values("spain")[2], g.values("italy")[2]) == after


@rule("league.enact-status")
def test_status_is_shared_from_two_points_on():
    cases = ((6, 3, (5, 4)), (2, 4, (3, 3)), (3, 4, (3, 4)), (5, 5, (5, 5)), (7, 0, (6, 1)), (0, 1, (0, 1)))
    for spain, italy, after in cases:
        g = spain_and_italy(f"red status:{spain}", f"red status:{italy}")
        assert (g.values("spain")[0], g.values("italy")[0]) == after
