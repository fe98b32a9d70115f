"""Pictures and the browser client share their looks: colours, icons, seats, geometry, fonts."""

import re
import struct
from pathlib import Path

import pytest

import feldherr
from feldherr import svg
from feldherr.svg import raster, seats
from feldherr.svg.document import FONTS
from feldherr.svg.palette import COLOURS
from tests.svg.games import positions

WEB = Path(__file__).parents[2] / "web"


def test_colours_are_the_tokens_of_the_client() -> None:
    light = (WEB / "src/styles/tokens.css").read_text("utf-8").split("[data-theme=")[0]
    tokens = dict(re.findall(r"--([\w-]+):\s*(#[0-9a-f]+)", light))
    assert {name: tokens.get(name) for name in COLOURS} == COLOURS


def test_seats_bear_the_arms_of_the_client() -> None:
    client = (WEB / "src/lib/seats.ts").read_text("utf-8")
    for charge in seats.CHARGES.values():
        assert f'"{charge}"' in client
    for size, lines in seats.LINES.values():
        assert f"size: {size}, body: '{lines}'" in client


def test_every_font_comes_with_its_licence() -> None:
    licences = [path.read_text("utf-8") for path in FONTS.glob("*.LICENSE.txt")]
    assert len(licences) == 3
    assert all("SIL OPEN FONT LICENSE Version 1.1" in licence for licence in licences)
    assert sum(path.stat().st_size for path in FONTS.iterdir()) < 300_000


def test_most_names_of_europe_need_no_other_fonts() -> None:
    game = feldherr.new_game("wallenstein", players=4, seed=1618)
    assert set(svg.board(game, players=["Łukasz", "Анна", "Ελένη", "Zoë Šimůnek"])) <= raster.OWN
    assert not set(svg.board(game, players=["華倫斯坦"])) <= raster.OWN


@pytest.mark.parametrize("game", feldherr.GAMES)
def test_png_has_the_size_asked_for(game: str) -> None:
    *_, table = positions(game, 3, {}, every=1000)
    card = svg.png(svg.picture(table, "card"))
    assert size_of(card) == (1200, 630)
    width, height = size_of(svg.png(svg.board(table), width=800))
    assert width == 800
    assert 500 < height < 700


def size_of(png: bytes) -> tuple[int, int]:
    """The size of a whole PNG: its first chunk says it, and its last is there."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    assert png[-8:-4] == b"IEND"
    width, height = struct.unpack(">II", png[16:24])
    return width, height
