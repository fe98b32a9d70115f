"""Games that are registered, and those that are not."""

import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import feldherr
from feldherr import BadOption
from feldherr.bots import bot, offered, stand_in
from feldherr.fast.numbers import numbers_of
from feldherr.kernel import registry, words
from feldherr.research.encoding import encoding
from feldherr.server.model import Seat
from feldherr.server.standing.bots import bot_at

GAME = """
from tests.kernel.toy import Toy

class Bare(Toy):
    name = "bare"

def rulebook():
    return Bare()
"""


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that brings its rules and nothing else."""
    package = tmp_path / "of_somebody" / "bare"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(GAME, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(registry.VARIABLE, "of_somebody.bare")
    for module in ("of_somebody", "of_somebody.bare"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    registry.found.cache_clear()
    registry.folders.cache_clear()
    return "bare"


def test_without_a_setting_there_are_the_games_of_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(registry.VARIABLE, raising=False)
    assert feldherr.GAMES == feldherr.HOUSE == ("wallenstein", "sixteenthirty")
    with pytest.raises(BadOption) as refusal:
        feldherr.rulebook("bare")
    assert refusal.value.code == "unknown_game"


def test_a_registered_game_is_played_by_its_name(bare: str) -> None:
    assert (*feldherr.HOUSE, bare) == feldherr.GAMES
    game = feldherr.new_game(bare, players=3, seed=1)
    assert feldherr.replay(game.record()).view(0) == game.view(0)


def test_what_it_does_not_bring_it_does_not_have(bare: str) -> None:
    assert [level.name for level in offered(bare)] == ["random"]
    assert stand_in(bare) == "random"
    for code, ask in (("no_such_level", lambda: bot("captain", bare)), ("no_encoding", lambda: encoding(bare))):
        with pytest.raises(BadOption) as refusal:
            ask()
        assert refusal.value.code == code
    with pytest.raises(BadOption, match="brings no numbers"):
        numbers_of(bare)


def test_where_there_is_no_captain_the_strongest_stands_in(bare: str, monkeypatch: pytest.MonkeyPatch) -> None:
    levels = SimpleNamespace(LEVELS={"recruit": "feldherr.bots.bot:RandomBot"})
    monkeypatch.setattr(registry, "part", lambda game, name: levels if game == bare else None)
    assert stand_in(bare) == "recruit"
    assert bot_at(Seat(0, "person", stand_in=True, why="time"), bare) == "recruit"


def test_a_package_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.VARIABLE, "nobodys.chess")
    with pytest.raises(BadOption, match=r'no package "nobodys\.chess", which FELDHERR_GAMES names'):
        feldherr.new_game("chess", players=2)
    assert words.name("de", "wallenstein") == "Wallenstein"


def test_nobody_takes_the_name_of_a_game_of_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(registry.VARIABLE, "of_somebody.wallenstein")
    assert feldherr.GAMES == feldherr.HOUSE
    assert type(feldherr.rulebook("wallenstein")).__module__ == "feldherr.wallenstein"


def test_the_house_is_heard_where_a_game_says_the_same(
    tmp_path: Path, bare: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "of_somebody" / "bare" / "words" / "en"
    folder.mkdir(parents=True)
    (folder / "bare.ftl").write_text("names-bare = Bare\nnames-palace = Hut\n", "utf-8")
    assert (words.name("en", "bare"), words.name("en", "palace")) == ("Bare", "palace")
    monkeypatch.delenv(registry.VARIABLE)
    assert words.name("en", "bare") == "bare"


def test_parts_are_modules_of_its_package(bare: str) -> None:
    assert registry.part(bare, "bots") is None
    assert registry.part("wallenstein", "board") is None
