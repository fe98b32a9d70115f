"""What a level is in the habit of is counted from its games."""

import feldherr
from feldherr.bots.wallenstein.habits import SEASONS, YEARS, bared, lines, played
from feldherr.wallenstein.board import BORDERS, COUNTIES, COUNTY
from feldherr.wallenstein.names import CLOSED, NOBODY
from feldherr.wallenstein.state import State


def test_captains_habits_are_counted_from_their_games() -> None:
    found = played("captain", 4, 1618, None, {"edition": "second"}, 0)
    plans = 4 * 6
    bids = [len(found[f"bid in {season} {year}"]) for year in YEARS for season in SEASONS]
    assert len(found["Thalers kept"]) == plans == sum(bids)
    assert bids == [4] * 6, "a year is told apart from the other"
    assert len(found["points"]) == len(found["palaces in the first year"]) == 4
    assert set(found["one army left"]) <= {0.0, 1.0}
    assert lines("captain", 1, found)[1].startswith("points: mean ")


def test_an_attack_bares_its_origin_only_where_an_enemy_borders() -> None:
    g = feldherr.new_game("wallenstein", players=3, seed=1).state
    assert isinstance(g, State)
    origin = COUNTY["boehmen"]
    first, second = BORDERS[origin][:2]
    for county in BORDERS[origin]:
        g.owner[county] = NOBODY
    g.owner[origin], g.armies[origin] = 0, 4
    assert bared(g, 0, origin, f"move {COUNTIES[first]} 3") == [], "nobody borders"
    g.owner[second] = CLOSED
    assert bared(g, 0, origin, f"move {COUNTIES[first]} 3") == [], "what is out of play is nobody's enemy"
    g.owner[second] = 1
    assert bared(g, 0, origin, f"move {COUNTIES[first]} 3") == [1.0]
    assert bared(g, 0, origin, f"move {COUNTIES[second]} 2") == [0.0]
    g.owner[first] = 0
    assert bared(g, 0, origin, f"move {COUNTIES[first]} 3") == [], "that is no attack"
