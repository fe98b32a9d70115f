"""War: who may fight whom, how it is fought, and what comes of it. (5.6.4.3, 5.7)"""

from itertools import combinations

import pytest

import feldherr
from feldherr.sixteenthirty import package_data
from feldherr.sixteenthirty.lobby import LobbyStep
from feldherr.sixteenthirty.names import COUNTRY
from feldherr.sixteenthirty.odds import war_odds
from feldherr.sixteenthirty.war import combat_modifiers
from tests.rules import rule
from tests.rules.sixteenthirty.table import countries, new, table

LAND = (
    "spain-france france-netherlands france-german_states france-italy netherlands-german_states "
    "german_states-denmark german_states-poland german_states-austria austria-italy austria-poland"
)
SEA = (
    "england-france england-netherlands england-spain england-denmark denmark-sweden "
    "sweden-german_states sweden-poland spain-italy"
)


def targets(attacker, **position):
    """Whom a country may attack."""
    found = table(show={0: f"{attacker}-1"}, **position).lobbies(0, attacker)
    return {lobby.removeprefix("war ") for lobby in found if lobby.startswith("war ")}


def fight(dice, spain="red", france="blue", votes=None):
    """Spain makes war on France; the dice of Spain first."""
    g = table(show={0: "spain-3"}, spain=spain, france=france)
    return g.lobby(0, "spain war france", votes or {0: "red"}, dice=dice)


def modifiers(country, text, defends):
    return combat_modifiers(table(**{country: text}).state, COUNTRY[country], defends)


@rule("war.attacker-faction")
def test_only_members_of_a_faction_attack():
    assert targets("spain", france="blue") == set()
    assert targets("german_states", france="blue", spain="red") == set()
    assert targets("spain", spain="red", france="blue") == {"france", "german_states"}


@rule("war.attacker-army")
def test_disarmed_countries_do_not_attack():
    assert targets("spain", spain="red army:0", france="blue") == set()
    assert targets("spain", spain="red army:1", france="blue army:0") == {"france", "german_states"}
    g = table(show={0: "spain-1"}, spain="red army:0", france="blue")
    assert g.do(LobbyStep(0)).refused(0, "lobby spain war france") == "war_disarmed"


@rule("war.attacker-unrest")
def test_countries_in_unrest_do_not_attack():
    assert targets("spain", spain="red unrest", france="blue") == set()
    assert targets("spain", spain="red", france="blue unrest") == {"france", "german_states"}


@rule("war.opposite-faction")
def test_enemies_are_of_the_opposite_faction():
    position = {"spain": "red", "france": "blue", "italy": "red", "sweden": "blue", "german_states": "red league:red"}
    assert targets("spain", **position) == {"france", "sweden"}
    assert targets("france", **position) == {"spain", "italy", "german_states"}


@rule("war.distance-free")
def test_any_distance_from_status_two_on():
    for status in (2, 7):
        position = {"poland": f"blue status:{status}", "england": "red status:0"}
        assert "poland" in targets("england", **position)
    assert "spain" in targets("england", england="red", spain="blue")


@rule("war.adjacent-at-low-status")
def test_only_neighbours_below_status_two():
    for status in (0, 1):
        assert "poland" not in targets("england", england="red", poland=f"blue status:{status}")
        assert "poland" in targets("austria", austria="red", poland=f"blue status:{status}")


@rule("war.adjacency")
def test_land_and_sea_count_alike():
    stripped = dict.fromkeys(countries(), "blue status:1")
    by_both = targets("spain", **{**stripped, "spain": "red"})
    assert by_both == {"france", "england", "italy"}  # by land, and twice by sea
    own = {"borders": {"land": [["spain", "poland"]], "sea": [["spain", "sweden"]]}}
    g = table(show={0: "spain-1"}, options={"data": own}, **{**stripped, "spain": "red"})
    assert g.lobbies(0, "spain") == {"join", "war poland", "war sweden"}


def borders(kind):
    return {tuple(sorted(pair)) for pair in package_data()["borders"][kind]}


def adjacent():
    """All pairs in which one may attack the other at status 1."""
    pairs = set()
    for one in countries():
        position = dict.fromkeys(countries(), "blue status:1")
        position[one] = "red"
        pairs |= {tuple(sorted((one, other))) for other in targets(one, **position)}
    return pairs


@rule("war.land-borders")
def test_land_borders():
    expected = {tuple(sorted(pair.split("-"))) for pair in LAND.split()}
    assert borders("land") == expected
    assert expected <= adjacent()


@rule("war.sea-routes")
def test_sea_routes():
    expected = {tuple(sorted(pair.split("-"))) for pair in SEA.split()}
    assert borders("sea") == expected
    assert adjacent() == expected | borders("land")
    assert len(list(combinations(countries(), 2))) == 45


@rule("war.target-named")
def test_the_target_is_named_before_bidding():
    g = table(show={0: "spain-1"}, spain="red", france="blue")
    assert "war" not in {lobby.split()[-1] for lobby in g.lobbies(0)}
    with pytest.raises(feldherr.IllegalMove):
        g.call(0, "spain war")
    g = table(show={0: "spain-1"}, spain="red", france="blue").call(0, "spain war france")
    assert g.asked() == {0: "bid"}
    assert g.game.view(1)["issue"]["target"] == "france"


@rule("war.vote-colours")
def test_red_is_war_and_blue_is_peace():
    for red, blue, war in ((2, 1, True), (1, 2, False)):
        g = table(show={0: f"spain-{red}", 1: f"spain-{blue}"}, spain="blue", france="red")
        g.lobby(0, "spain war france", {0: "red", 1: "blue"})
        assert (g.asked() == {"chance": "dice"}) == war


@rule("war.blue-or-tie")
def test_no_war_without_a_red_majority():
    for points in (1, 2):
        g = table(show={0: f"spain-{points}", 1: "spain-2"}, spain="red", german_states="red")
        g.lobby(0, "spain war german_states", {0: "red", 1: "blue"})
        assert not g.asked()
        assert g.told("war_begun") == []
        assert (g.values("spain"), g.values("german_states")) == ((6, 3, 2), (3, 1, 1))
        assert g.faction("german_states") == "red"


@rule("war.at-once")
def test_a_war_is_fought_at_once_and_once():
    for dice in ("1 1 1 1", "6 1 1 1"):
        g = fight(dice)  # equal abilities: a draw, a victory
        assert len(g.told("war_drawn")) + len(g.told("war_won")) == 1
        assert not g.asked()
    assert fight("1 1 1 1").told("war_drawn")


@rule("war.german-target")
def test_german_states_are_anybodys_target():
    for faction in ("", "red", "blue"):
        assert targets("spain", spain="red", german_states=faction) == {"german_states"}


@rule("war.german-in-league")
def test_a_league_protects_german_states():
    assert targets("spain", spain="red", german_states="red league:red") == set()
    assert targets("spain", spain="red", german_states="blue league:blue") == {"german_states"}


@rule("war.german-other-limits")
def test_german_states_can_be_out_of_reach():
    assert targets("spain", spain="red", german_states="status:1") == set()
    assert targets("france", france="red", german_states="status:1") == {"german_states"}


@rule("war.not-itself")
def test_german_states_do_not_attack_themselves():
    assert targets("german_states", german_states="red", france="blue") == {"france"}


@rule("war.german-join")
def test_attacked_german_states_join_the_other_side():
    for before in ("", "red", "blue"):
        g = table(show={0: "spain-3"}, spain="red", german_states=before)
        g.lobby(0, "spain war german_states", {0: "red"})
        assert g.faction("german_states") == "blue"  # before the dice
        g = table(show={0: "spain-3"}, spain="red", german_states=before)
        g.lobby(0, "spain war german_states", {0: "blue"})
        assert g.faction("german_states") == (before or None)
    other = table(show={0: "spain-3"}, spain="red", german_states="", france="blue")
    other.lobby(0, "spain war france", {0: "red"}, dice="1 1 1 1")
    assert other.faction("german_states") is None


@rule("war.mod-ability")
def test_ability_counts():
    for ability in range(4):
        for defends in (False, True):
            assert modifiers("spain", f"ability:{ability}", defends) == ability


@rule("war.mod-leader")
def test_a_leader_counts_two():
    for defends in (False, True):
        assert modifiers("spain", "ability:1 leader", defends) == 3


@rule("war.mod-no-army")
def test_no_army_counts_minus_one():
    for defends in (False, True):
        assert [modifiers("spain", f"ability:1 army:{army}", defends) for army in range(4)] == [0, 1, 1, 1]


@rule("war.mod-unrest")
def test_unrest_counts_minus_one():
    assert modifiers("spain", "ability:2 unrest", True) == 1


@rule("war.mod-island")
def test_islands_defend_better_when_stripped():
    for country in countries():
        for status in range(8):
            better = country in ("england", "sweden") and status < 2
            assert modifiers(country, f"ability:1 status:{status}", True) == (2 if better else 1)
            assert modifiers(country, f"ability:1 status:{status}", False) == 1


@rule("war.mod-league")
def test_a_league_counts_one():
    for defends in (False, True):
        assert modifiers("spain", "red ability:1 league:red", defends) == 2


@rule("war.mod-range")
def test_least_and_most():
    assert modifiers("spain", "ability:0 army:0 unrest", True) == -2
    assert modifiers("sweden", "red ability:3 leader league:red status:0", True) == 7


@rule("war.dice-difference")
def test_the_difference_of_two_dice():
    for dice, difference in (("3 5", 2), ("5 3", 2), ("6 1", 5), ("4 4", 0)):
        facts = {"a": fight(f"{dice} 1 1"), "d": fight(f"1 1 {dice}")}
        told = [(g.told("war_won") + g.told("war_drawn"))[0] for g in facts.values()]
        assert told[0]["attacker_total"] - told[0]["attacker_modifiers"] == difference
        assert told[1]["defender_total"] - told[1]["defender_modifiers"] == difference
    with pytest.raises(feldherr.IllegalMove):
        fight("0 1 1 1")
    with pytest.raises(feldherr.IllegalMove):
        fight("7 1 1 1")
    odds = war_odds(0, 0)
    assert odds.draw == pytest.approx((6**2 + 10**2 + 8**2 + 6**2 + 4**2 + 2**2) / 36**2)
    assert odds.win == odds.loss


@rule("war.total")
def test_the_higher_total_wins():
    won = fight("4 1 1 2", spain="red ability:1", france="blue ability:2").told("war_won")[0]
    assert (won["attacker_total"], won["defender_total"], won["winner"]) == (4, 3, "spain")
    lost = fight("2 1 1 2", spain="red ability:1", france="blue ability:2").told("war_won")[0]
    assert (lost["attacker_total"], lost["defender_total"], lost["winner"]) == (2, 3, "france")


@rule("war.victory")
def test_the_winner_takes_status_and_the_loser_damage():
    g = fight("6 1 1 1", spain="red status:4 army:2 ability:2", france="blue status:1 army:2 ability:2")
    assert (g.values("spain"), g.values("france")) == ((5, 2, 2), (0, 1, 2))
    g = fight("1 1 6 1", spain="red status:4 army:2 ability:2", france="blue status:3 army:2 ability:2")
    assert (g.values("spain"), g.values("france")) == ((3, 1, 2), (4, 2, 2))


@rule("war.draw")
def test_a_draw_hurts_both():
    g = fight("2 1 1 2", spain="red status:4 army:2 ability:2", france="blue status:3 army:0 ability:3")
    assert (g.values("spain"), g.values("france")) == ((4, 1, 2), (3, 0, 2))


@rule("war.capture-from-zero")
def test_nothing_is_captured_from_status_zero():
    g = fight("6 1 1 1", spain="red status:4", france="blue status:0 army:2 ability:2")
    assert (g.values("spain")[0], g.values("france")) == (4, (0, 1, 2))


@rule("war.capture-at-seven")
def test_nobody_rises_above_seven():
    g = fight("6 1 1 1", spain="red status:7", france="blue status:3")
    assert (g.values("spain")[0], g.values("france")[0]) == (7, 2)


@rule("war.damage-army")
def test_damage_takes_the_army_first():
    for army in (1, 2, 3):
        assert fight("6 1 1 1", france=f"blue army:{army} ability:2").values("france")[1:] == (army - 1, 2)


@rule("war.damage-ability")
def test_damage_takes_ability_without_an_army():
    assert fight("6 1 1 1", france="blue army:0 ability:2").values("france")[1:] == (0, 1)


@rule("war.damage-none")
def test_damage_takes_nothing_more():
    assert fight("6 1 1 1", france="blue army:0 ability:0").values("france")[1:] == (0, 0)


def test_odds_of_pending_moves():
    g = table(show={0: "spain-3"}, spain="red ability:3", france="blue ability:2", german_states="red league:red")
    odds = g.do(LobbyStep(0)).game.odds("lobby spain war france")
    assert (odds.attacker_modifiers, odds.defender_modifiers) == (3, 2)
    assert odds.modifiers == {"attacker": {"military_ability": 3}, "defender": {"military_ability": 2}}
    g.play(0, "lobby spain war france").bid()
    assert g.game.odds("vote red") == odds
    assert odds.win + odds.draw + odds.loss == pytest.approx(1)
    with pytest.raises(feldherr.BadOption):
        g.game.odds("vote blue")
    with pytest.raises(feldherr.IllegalMove):
        new().odds("lobby spain war france")
