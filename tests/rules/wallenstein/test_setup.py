"""Setup: board, material, line-ups, supplies. (000 Setup)"""

import random
from itertools import chain

import pytest

import feldherr
from feldherr import BadOption, IllegalMove
from feldherr.wallenstein.board import load
from feldherr.wallenstein.court import ApplyFavor
from feldherr.wallenstein.rules import STOCK
from tests.rules import rule
from tests.rules.wallenstein import printed
from tests.rules.wallenstein.seasons import EDITIONS, OF_2002, asked, each, may_play, plan, play_on, start, told
from tests.rules.wallenstein.table import falls, seat_of, table

EVERY_COUNTY = list(chain.from_iterable(printed.COUNTIES.values()))


@rule("setup.player-count")
@pytest.mark.parametrize("edition", EDITIONS)
def test_three_to_five_players(edition):
    for players in (3, 4, 5):
        assert len(start(players, edition).view(None)["players"]) == players
    for players in (0, 1, 2, 6):
        with pytest.raises(BadOption):
            feldherr.new_game("wallenstein", players=players, edition=edition)


# -- the board ---------------------------------------------------------------------------------------------------------


@rule("setup.regions")
def test_five_regions_of_nine_counties_with_a_card_each():
    data = load("counties")
    assert {region["id"]: region["colour"] for region in data["region"]} == printed.REGIONS
    for region, counties in printed.COUNTIES.items():
        assert [county["id"] for county in data["county"] if county["region"] == region] == list(counties)
        assert len(counties) == 9
    draft = feldherr.new_game("wallenstein", players=5, seed=1, lineup="draft").view("all")["draft"]
    assert sorted(draft["open"] + draft["pile_bottom"]) == sorted(EVERY_COUNTY)


@rule("setup.county-data")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("region", printed.COUNTIES)
def test_counties_bring_hold_and_border_what_is_printed(edition, region):
    for county, (taxes, grain, cities) in printed.COUNTIES[region].items():
        g = table(4, **each("blue 2", county), thalers={"blue": 6}, options={"edition": edition})
        for building in ("palace", "church", "trading_post"):
            g.act("blue", building, county)
        assert len(g.told("built")) == cities
        g = table(4, **each("blue 2", county), thalers={"blue": 0}, options={"edition": edition})
        g.act("blue", "taxes", county)
        assert g.thalers("blue") == taxes
        g = table(4, **each("blue 2", county), options={"edition": edition})
        g.act("blue", "grain", county)
        assert g.grain("blue") == grain
        g.act("blue", "combat_a", county)
        neighbours = set(g.game.pending[0].facts()["targets"])
        assert neighbours == {other for border in printed.BORDERS if county in border for other in border - {county}}


@rule("setup.county-data")
def test_there_are_114_borders():
    assert len(printed.BORDERS) == 114
    assert sum(len(county["neighbours"]) for county in load("counties")["county"]) == 2 * 114
    assert all(1 <= cities <= 3 for region in printed.COUNTIES.values() for _, _, cities in region.values())


@rule("setup.three-players-removed")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("lineup", ["default", "draft"])
def test_eight_counties_are_out_with_three_players(edition, lineup):
    for players, counties in ((3, 37), (4, 45), (5, 45)):
        game = feldherr.new_game("wallenstein", players=players, seed=1, edition=edition, lineup=lineup)
        in_play = game.view(None)["counties"]
        assert len(in_play) == counties
        assert set(EVERY_COUNTY) - set(in_play) == (set(printed.NOT_WITH_THREE) if players == 3 else set())
        if lineup == "draft":
            draft = game.view("all")["draft"]
            assert sorted(draft["open"] + draft["pile_bottom"]) == sorted(in_play)


@rule("setup.three-players-closed")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("closed", printed.NOT_WITH_THREE)
def test_no_army_enters_a_removed_county(edition, closed):
    neighbours = {other for border in printed.BORDERS if closed in border for other in border - {closed}}
    for origin in neighbours - set(printed.NOT_WITH_THREE):
        g = table(3, **each("blue 5", origin), thalers={"blue": 9}, options={"edition": edition})
        g.act("blue", "combat_a", origin)
        with pytest.raises(IllegalMove) as refused:
            g.play("blue", f"move {closed} 1")
        assert refused.value.code == "county_closed"
        g = table(4, **each("blue 5", origin), options={"edition": edition})
        g.act("blue", "combat_a", origin)
        assert f"move {closed} 1" in g.options("blue")


@rule("setup.three-players-closed")
def test_no_favor_leads_into_a_removed_county():
    def offered(players: int) -> set[str]:
        g = table(players, baden="blue 1", options={"court": True})
        g.do(ApplyFavor(seat_of("blue"), 12))
        return {move.removeprefix("deploy ") for move in g.options("blue")}

    assert offered(4) - offered(3) == set(printed.NOT_WITH_THREE)


# -- what a player starts with -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "money"),
    [
        pytest.param("second", (18, 15, 12), marks=rule("setup.money.second")),
        pytest.param("first", (18, 15, 13), marks=rule("setup.money.first")),
        pytest.param("manual", (18, 15, 13), marks=rule("setup.money.first")),
    ],
)
def test_starting_money(edition, money):
    for players, thalers in zip((3, 4, 5), money, strict=True):
        assert [p["thalers"] for p in start(players, edition).view(None)["players"]] == [thalers] * players


@pytest.mark.parametrize(
    ("edition", "cubes"),
    [
        pytest.param("second", 62, marks=rule("setup.cubes.second")),
        pytest.param("first", 61, marks=rule("setup.cubes.first")),
        pytest.param("manual", 62, marks=rule("setup.cubes.manual")),
    ],
)
def test_army_cubes(edition, cubes):
    view = start(4, edition, fall=falls(blue=2, yellow=5)).view(None)
    for seat, player in enumerate(view["players"]):
        on_board = sum(county["armies"] for county in view["counties"].values() if county["owner"] == seat)
        assert player["supply"] + on_board + view["tower"]["inside"][str(seat)] == cubes


@pytest.mark.parametrize(
    ("edition", "cubes"),
    [
        pytest.param("first", 61, marks=rule("setup.cubes.first")),
        pytest.param("manual", 62, marks=rule("setup.cubes.manual")),
    ],
)
def test_what_marks_grain_never_becomes_an_army(edition, cubes):
    g = table(baden=f"blue {cubes - 3}", thalers={"blue": 9}, options={"edition": edition})
    g.act("blue", "deploy3", "baden")
    assert g.county("baden") == f"blue {cubes}"
    g.act("blue", "deploy1", "baden")
    assert g.county("baden") == f"blue {cubes}"


@rule("setup.money-cards")
def test_five_money_cards_from_0_to_4():
    game = start()
    for bid in range(5):
        assert may_play(game, 0, plan(game, 0, bid=str(bid)))
    with pytest.raises(IllegalMove):
        game.play(0, plan(game, 0, bid="0").replace("bid=0", "bid=5"))
    four = dict.fromkeys(("palace", "church", "trading_post", "grain"), "money")
    assert may_play(game, 0, plan(game, 0, **four, bid="0"))
    with pytest.raises(IllegalMove) as refused:  # the bid is one of the five
        game.play(0, plan(game, 0, **four, taxes="money", bid="0"))
    assert refused.value.code == "too_many_spare_cards"
    assert refused.value.facts == {"given": 6, "most": 5}


@rule("setup.blank-cards")
@pytest.mark.parametrize("edition", OF_2002)
def test_five_blank_cards_instead_of_money_cards(edition):
    game = start(edition=edition)
    blanks = dict.fromkeys(("palace", "church", "trading_post", "grain", "taxes"), "blank")
    assert may_play(game, 0, plan(game, 0, **blanks))
    with pytest.raises(IllegalMove) as refused:
        game.play(0, plan(game, 0, **blanks, deploy5="blank"))
    assert refused.value.code == "too_many_spare_cards"
    with pytest.raises(IllegalMove):
        game.play(0, plan(game, 0, palace="money"))


@rule("setup.groups")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("players", "groups", "armies"),
    [(3, [5, 4, 4, 3, 3, 2, 2, 2, 2], 27), (4, [5, 4, 4, 3, 3, 2, 2, 2], 25), (5, [5, 4, 4, 3, 3, 2, 2], 23)],
)
def test_starting_groups(edition, players, groups, armies):
    game = feldherr.new_game("wallenstein", players=players, seed=1, edition=edition, lineup="draft")
    assert game.view(None)["draft"]["groups"] == [groups] * players
    play_on(game, lambda: asked(game, "plan"))
    for seat in range(players):
        placed = [county["armies"] for county in game.view(None)["counties"].values() if county["owner"] == seat]
        assert sorted(placed, reverse=True) == groups
        assert sum(placed) == armies


@rule("setup.supply-remainder")
@pytest.mark.parametrize("lineup", ["default", "draft"])
@pytest.mark.parametrize(
    ("edition", "rest"), [("second", (28, 30, 32)), ("first", (27, 29, 31)), ("manual", (28, 30, 32))]
)
def test_all_other_cubes_are_the_supply(edition, rest, lineup):
    for players, cubes in zip((3, 4, 5), rest, strict=True):
        game = start(players, edition, fall=falls(blue=3, yellow=1, peasants=4), lineup=lineup)
        supplies = [player["supply"] for player in game.view(None)["players"]]
        assert supplies == [cubes + 3, cubes + 1, *[cubes] * (players - 2)]
        assert game.view(None)["tower"]["tray"] == {**dict.fromkeys(map(str, range(players)), 0), "peasants": 0}
        assert game.view(None)["peasants"] == STOCK["peasants"] - 10 + 4


@rule("setup.points-and-grain-zero")
@pytest.mark.parametrize("edition", EDITIONS)
def test_nobody_starts_with_points_or_grain(edition):
    for player in start(4, edition).view(None)["players"]:
        assert (player["victory_points"], player["grain"]) == (0, 0)


@rule("setup.unused-colours")
@pytest.mark.parametrize("edition", EDITIONS)
def test_colours_not_played_are_out_of_the_game(edition):
    game = feldherr.new_game("wallenstein", players=3, seed=1, edition=edition, throws="outside")
    assert game.pending["chance"].facts()["most"] == {"0": 7, "1": 7, "2": 7, "peasants": 10}
    with pytest.raises(IllegalMove):
        game.play("chance", falls(black=1))
    play_on(game, lambda: asked(game, "plan"))
    assert set(game.view("all")["tower"]["inside"]) == {"0", "1", "2", "peasants"}
    play_on(game)
    orders = [event["order"] for event in told(game, "player_order", "order_shuffled")]
    assert len(orders) == 6
    assert all(sorted(order) == [0, 1, 2] for order in orders)


# -- the default line-up -----------------------------------------------------------------------------------------------


def lineup_of(game):
    """Armies by county, seat by seat, and the cards in the hands."""
    counties = game.view(None)["counties"]
    armies = [
        {name: county["armies"] for name, county in counties.items() if county["owner"] == seat}
        for seat in range(game.players)
    ]
    assert [set(game.pending[seat].facts()["counties"]) for seat in range(game.players)] == [set(a) for a in armies]
    return armies


@pytest.mark.parametrize(
    "players",
    [
        pytest.param(3, marks=rule("setup.lineup.three")),
        pytest.param(4, marks=rule("setup.lineup.four")),
        pytest.param(5, marks=rule("setup.lineup.five")),
    ],
)
def test_default_lineup_as_printed(players):
    assert lineup_of(start(players)) == printed.LINEUPS[players]


@rule("setup.lineup.three")
def test_player_b_has_baden_and_lothringen():
    counties = start(3).view(None)["counties"]
    assert (counties["baden"]["owner"], counties["baden"]["armies"]) == (1, 3)
    assert (counties["lothringen"]["owner"], counties["lothringen"]["armies"]) == (1, 2)


@rule("setup.lineup.consistent")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_default_lineups_are_consistent(players):
    game = start(players)
    columns = lineup_of(game)
    groups = [5, 4, 4, 3, 3, 2, 2, 2, 2][: 12 - players]
    assert all(sorted(column.values(), reverse=True) == groups for column in columns)
    assert len(set(chain(*columns))) == players * len(groups)
    assert set(chain(*columns)) <= set(game.view(None)["counties"])


@rule("setup.lineup.first")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("edition", OF_2002)
def test_the_game_of_2002_uses_the_same_lineups(edition, players):
    assert lineup_of(start(players, edition)) == printed.LINEUPS[players]


@rule("setup.lineup.seats")
@pytest.mark.parametrize("edition", EDITIONS)
def test_seat_1_takes_column_a_whoever_starts(edition):
    for first_seat, seed in ((0, 1), (1, 2), (2, 3)):
        assert lineup_of(start(3, edition, seed=seed, first_seat=first_seat)) == printed.LINEUPS[3]


@rule("setup.lineup.optional")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_lineup_replaces_the_draft_and_nothing_else(edition):
    ready = start(4, edition, lineup="default")
    drafted = start(4, edition, lineup="draft")
    assert told(ready, "draft_opened", "county_taken", "county_drawn", "group_placed") == []
    assert len(told(drafted, "group_placed")) == 4 * 8
    for seen in ("players", "tower", "peasants", "stock", "year", "season", "phase", "event_deck"):
        assert ready.view(None)[seen] == drafted.view(None)[seen]
    assert len(ready.view(None)["events_open"]) == len(drafted.view(None)["events_open"]) == 4
    assert asked(ready, "plan")
    assert asked(drafted, "plan")


# -- who owns what -----------------------------------------------------------------------------------------------------


@rule("setup.neutral-rest")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("lineup", ["default", "draft"])
@pytest.mark.parametrize(("players", "neutral"), [(3, 10), (4, 13), (5, 10)])
def test_counties_nobody_took_are_neutral(edition, lineup, players, neutral):
    game = start(players, edition, lineup=lineup)
    rest = {name: county for name, county in game.view(None)["counties"].items() if county["owner"] is None}
    assert len(rest) == neutral
    assert not any(county["armies"] for county in rest.values())
    hands = [county for seat in range(players) for county in game.pending[seat].facts()["counties"]]
    assert not set(hands) & set(rest)


@rule("setup.neutral-rest")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_neutral_county_may_be_conquered(edition):
    g = table(anhalt="blue 5", options={"edition": edition})
    g.attack("anhalt", "kursachsen", armies=4, tower=falls(blue=4))
    assert g.county("kursachsen").startswith("blue 4")


@rule("setup.ownership")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_an_owner_has_an_army_there_and_the_card(edition):
    game = feldherr.new_game("wallenstein", players=4, seed=1, edition=edition, lineup="draft")
    rng = random.Random(1)
    while not game.over:
        counties = game.view(None)["counties"]
        assert all((county["owner"] is not None) == (county["armies"] > 0) for county in counties.values())
        if asked(game, "plan") and len(game.pending) == 4:
            for seat, decision in game.pending.items():
                owned = [name for name, county in counties.items() if county["owner"] == seat]
                assert decision.facts()["counties"] == owned
        seat, decision = next(iter(game.pending.items()))
        game.play(seat, decision.sample(rng))
    assert told(game, "battle_won")
    assert told(game, "revolt_won", "battle_tied")


@rule("setup.ownership")
@pytest.mark.parametrize("edition", ["second", "first"])
def test_without_an_army_the_county_is_neutral(edition):
    g = table(kursachsen="yellow 3", anhalt="blue 5", options={"edition": edition})
    g.attack("anhalt", "kursachsen", 4, falls(blue=2, yellow=2), defend=3 if edition == "first" else None)
    assert g.county("kursachsen") == "neutral, empty"
    assert g.county("anhalt") == "blue 1"
