"""What stands in the pictures is what the view says, all of it, and nothing that the eyes asked for may not know."""

from random import Random
from typing import Any

import pytest

import feldherr
from feldherr import svg
from feldherr.svg.seats import name_of
from tests.svg.games import TABLES, marked, positions, read, texts, uses

NAMES = ["Anna", "Bernhard von Sachsen-Weimar", "<Cleo & Co>", "Dora", "Émile", "F\x07"]
LARGEST = 300_000
tables = pytest.mark.parametrize(("game", "players", "options"), TABLES)


@tables
def test_every_position_can_be_drawn_in_both_languages(game: str, players: int, options: dict[str, Any]) -> None:
    for table in positions(game, players, options, every=40 if game == "wallenstein" else 90):
        for shape in svg.SHAPES:
            for language in ("en", "de"):
                picture = svg.picture(table, shape, language=language, players=NAMES[:players])
                assert len(picture.encode()) < LARGEST
                root = read(picture)
                assert root.get("role") == "img"
                assert [child.tag[-5:] for child in root][:1] == ["title"]
        for seat in range(players):
            read(svg.board(table, seat, players=NAMES[:players]))


@pytest.mark.parametrize("shape", svg.SHAPES)
@pytest.mark.parametrize(("players", "options"), [(3, {}), (5, {"court": True})])
def test_each_county_shows_its_owner_armies_buildings_and_revolts(
    shape: str, players: int, options: dict[str, Any]
) -> None:
    for table in positions("wallenstein", players, options):
        root = read(svg.picture(table, shape))
        grounds, pieces = marked(root, "data-county"), marked(root, "data-pieces")
        counties = table.view(None)["counties"]
        assert len(grounds) == 45
        for name, ground in grounds.items():
            county = counties.get(name)
            if county is None:
                assert ground.get("data-owner") == "out"
                assert name not in pieces
                continue
            owner = county["owner"]
            assert ground.get("data-owner") == ("neutral" if owner is None else str(owner))
            here = pieces.get(name)
            drawn = [] if here is None else uses(here)
            built = [kind for kind in ("palace", "church", "trading_post") if county[kind]]
            assert [f"#w-{kind}" for kind in built] == [use for use in drawn if use[3:] in svg_buildings()]
            if owner is not None:
                assert here is not None
                assert f"#fh-token-{name_of(owner)}" in drawn
                assert texts(here) == [str(county["armies"])]
            flames = 0 if here is None else sum("scale(.54)" in (path.get("transform") or "") for path in here.iter())
            assert flames == county["revolt"]


def svg_buildings() -> set[str]:
    return {"palace", "church", "trading_post"}


def test_the_players_strip_shows_points_money_grain_and_counties() -> None:
    for table in positions("wallenstein", 4, {}):
        rows = marked(read(svg.board(table, players=NAMES[:4])), "data-seat")
        for seat, own in enumerate(table.view(None)["players"]):
            name, *numbers = texts(rows[str(seat)])
            assert name[:4] == NAMES[seat][:4]
            for value in (own["victory_points"], own["thalers"], own["grain"], f"/{own['counties']}", own["supply"]):
                assert str(value) in numbers


@pytest.mark.parametrize("shape", svg.SHAPES)
def test_each_country_shows_its_markers(shape: str) -> None:
    for table in positions("sixteenthirty", 4, {}):
        root = read(svg.picture(table, shape))
        lands, markers = marked(root, "data-country"), marked(root, "data-markers")
        for name, country in table.view(None)["countries"].items():
            assert lands[name].get("data-faction") == (country["faction"] or "none")
            values = [str(country[key]) for key in ("status", "army_size", "military_ability")]
            assert markers[name].get("data-values") == " ".join(values)
            assert texts(markers[name]) == values


def test_influence_on_display_is_shown_card_by_card() -> None:
    for table in positions("sixteenthirty", 5, {}):
        rows = marked(read(svg.board(table)), "data-seat")
        for seat, own in enumerate(table.view(None)["players"]):
            said = texts(rows[str(seat)])
            for country, stack in own["display"].items():
                assert feldherr.kernel.words.name("en", country) in said
                cards = "+".join(c[-1] if not c.startswith("open") else f"({c[-1]})" for c in stack["cards"])
                assert cards in said


@tables
def test_games_that_differ_in_hidden_things_alone_look_the_same(
    game: str, players: int, options: dict[str, Any]
) -> None:
    rng = Random(30)
    differing = 0
    for table in positions(game, players, options, every=40 if game == "wallenstein" else 90):
        twin = table.imagine(None, rng)
        differing += twin.view("all") != table.view("all")
        for shape in svg.SHAPES:
            assert svg.picture(table, shape) == svg.picture(twin, shape)
        assert svg.describe(table) == svg.describe(twin)
        assert svg.caption(table) == svg.caption(twin)
        for seat in range(players):
            twin = table.imagine(seat, rng)
            assert svg.board(table, seat) == svg.board(twin, seat)
    assert differing


def test_a_seat_sees_its_own_plan_and_no_other() -> None:
    table = feldherr.new_game("wallenstein", players=3, seed=1618)
    rng = Random(1)
    other = feldherr.new_game("wallenstein", players=3, seed=1618)
    for seat in (0, 1):
        table.play(seat, table.pending[seat].sample(rng))
    other.play(0, table.sealed[0])
    other.play(1, other.pending[1].sample(rng))
    assert table.sealed[1] != other.sealed[1]
    assert svg.board(table) == svg.board(other)
    assert svg.board(table, 0) == svg.board(other, 0)
    assert svg.board(table, 1) != svg.board(other, 1)


def test_a_view_is_drawn_like_its_game_and_only_for_its_seat() -> None:
    table = feldherr.new_game("sixteenthirty", players=4, seed=1618)
    assert svg.board(table.view(2), 2) == svg.board(table, 2) == svg.board(table.view(2))
    with pytest.raises(feldherr.BadOption, match="not the one of seat 1"):
        svg.board(table.view(2), 1)
    with pytest.raises(feldherr.BadOption, match="no seat 7"):
        svg.board(table, 7)
    with pytest.raises(feldherr.BadOption, match="board, card"):
        svg.picture(table, "poster")
    with pytest.raises(feldherr.BadOption, match="no game"):
        svg.board({"game": "../chess"})


def test_names_cannot_break_out() -> None:
    table = feldherr.new_game("wallenstein", players=3, seed=1618)
    names = ["</text><script>alert(1)</script>", '"><a href="x">', "]]>&#0;\ud800"]
    for shape in svg.SHAPES:
        root = read(svg.picture(table, shape, players=names))
        assert not [tag for tag in root.iter() if tag.tag.endswith(("script", "}a"))]


def test_a_notebook_shows_the_board_and_the_engine_loads_no_pictures() -> None:
    import subprocess
    import sys

    table = feldherr.new_game("wallenstein", players=3, seed=1618)
    assert table._repr_svg_() == svg.board(table)
    code = "import sys, feldherr; feldherr.new_game('wallenstein', players=3); print('feldherr.svg' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "False\n"
