"""What a decision and a view tell beyond the bare moves: closed issues, odds of a war under way, worth of markers."""

from feldherr.sixteenthirty.lobby import LobbyStep
from feldherr.sixteenthirty.names import COUNTRY
from feldherr.sixteenthirty.odds import odds_between, war_odds
from tests.rules.sixteenthirty.table import Table, table

SHOWN = "spain-1 france-1 italy-1 poland-1 sweden-1"


def closed(at: Table, country: str) -> dict[str, str]:
    facts = at.do(LobbyStep(0)).game.asked[0].facts()
    offered = {move.text.split()[2] for move in at.game.asked[0].options() if move.text.split()[1] == country}
    told: dict[str, str] = facts["closed"][country]
    assert offered | set(told) == {"join", "rearm", "war", "league"}
    assert not offered & set(told)
    return told


def test_a_country_without_a_faction_can_only_join_one() -> None:
    only = "lobby_only_join"
    assert closed(table(show={0: SHOWN}), "spain") == {"rearm": only, "war": only, "league": only}


def test_the_reason_is_that_of_the_country() -> None:
    g = table(show={0: SHOWN}, spain="red", france="red league:red", german_states="red league:red")
    assert closed(g, "spain") == {"rearm": "lobby_still_armed", "war": "war_no_enemy", "league": "league_taken"}
    g = table(show={0: SHOWN}, spain="red army:0 unrest", france="blue")
    assert closed(g, "spain") == {"war": "war_disarmed", "league": "league_in_unrest"}
    g = table(show={0: SHOWN}, spain="red league:red", france="red league:red", poland="red")
    assert closed(g, "poland")["league"] == "league_taken"
    g = table(show={0: SHOWN}, spain="red")
    assert closed(g, "spain")["league"] == "league_no_ally"
    g = table(show={0: SHOWN}, spain="red", sweden="red status:1")
    assert closed(g, "spain")["league"] == "league_out_of_reach"


def test_all_see_the_odds_of_a_war_under_way() -> None:
    g = table(show={0: "spain-1"}, spain="red leader", france="blue")
    g.call(0, "spain war france")
    told = [g.game.view(seat)["issue"]["odds"] for seat in (None, 0, 1)]
    parts = {"attacker": {"military_ability": 2, "military_leader": 2}, "defender": {"military_ability": 2}}
    assert told == [{**war_odds(4, 2).as_json(), "modifiers": parts}] * 3
    g = table(show={0: "spain-1"}).call(0, "spain join")
    assert g.game.view(0)["issue"]["odds"] is None


def test_a_war_tells_what_each_modifier_comes_from() -> None:
    spain, england = "red ability:3 leader unrest army:0 league:red", "blue ability:1 status:1"
    g = table(show={0: "spain-1"}, spain=spain, england=england).state
    attacker = {"military_ability": 3, "military_leader": 2, "no_army": -1, "unrest": -1, "league": 1}
    for ours, theirs, island in (("spain", "england", {"island_defence": 1}), ("england", "spain", {})):
        odds = odds_between(g, COUNTRY[ours], COUNTRY[theirs])
        found = dict(zip((ours, theirs), (odds.modifiers["attacker"], odds.modifiers["defender"]), strict=True))
        assert found == {"spain": attacker, "england": {"military_ability": 1, **island}}
        assert odds.attacker_modifiers == sum(odds.modifiers["attacker"].values())
        assert odds.defender_modifiers == sum(odds.modifiers["defender"].values())


def test_a_lobby_tells_who_votes_and_the_table_who_has() -> None:
    g = table(4, show={0: "spain-1", 1: "italy-1", 2: "spain-2"}).call(0, "spain join").bid()
    assert sorted(g.game.pending) == [0, 2]
    g.play(2, "vote red")
    for seat in (None, 0, 1, 2, "all"):
        view = g.game.view(seat)
        assert (view["issue"]["voters"], view["waiting_for"], view["answered"]) == ([0, 2], [0], [2])


def test_only_the_owner_sees_what_markers_are_worth() -> None:
    g = table(show={0: "spain-3 sweden-3"}, vp_markers={0: "spain spain sweden italy"}, sweden="status:2")
    assert g.game.view(0)["players"][0]["worth"] == {"spain": 3, "sweden": 2, "italy": 0}
    assert g.game.view(1)["players"][0]["worth"] is None
    assert g.game.view(None)["players"][0]["worth"] is None
