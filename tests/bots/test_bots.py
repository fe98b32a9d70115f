"""What all bots have in common: legal moves, reasons, and no look at what is hidden."""

import json
from random import Random
from typing import Any

import pytest

import feldherr
from feldherr.bots import LEVELS, REGISTRY, Bot, Budget, Choice, bot, choose, decide, level, levels
from feldherr.bots.levels import load
from feldherr.kernel import words
from tests.bots.fuzz import fuzz
from tests.bots.tables import BUDGET, TABLES, all_positions, positions
from tests.test_words import require_finished


@pytest.mark.parametrize("number", range(len(TABLES)))
@pytest.mark.parametrize("name", LEVELS)
def test_a_choice_is_the_same_when_only_hidden_things_differ(name: str, number: int) -> None:
    differing = 0
    for seat, kind, game in positions(number):
        other = game.imagine(seat, Random(f"{seat} {kind}"))
        differing += other.view("all") != game.view("all")
        assert json.dumps(other.view(seat)) == json.dumps(game.view(seat))
        one = decide(name, game.view(seat), Random(5), BUDGET)
        two = decide(name, other.view(seat), Random(5), BUDGET)
        assert one == two, f"{name} sees what is hidden when asked for {kind}"
    assert differing


@pytest.mark.parametrize("seed", range(24))
def test_whole_games_on_all_kinds_of_tables(seed: int) -> None:
    fuzz(seed * 7)


def test_the_view_is_all_that_is_needed() -> None:
    """A view that went through JSON, as over a network, gives the same choice."""
    for seat, _, game in all_positions():
        view = game.view(seat)
        before = json.dumps(view)
        choice = decide("captain", view, Random(3), BUDGET)
        assert json.dumps(view) == before, "a bot changed its view"
        assert decide("captain", json.loads(before), Random(3), BUDGET) == choice
        game.pending[seat].require(game.rulebook.moves.read(choice.move))


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_reasons_are_sentences_in_both_languages(language: str) -> None:
    codes = set()
    for seat, kind, game in all_positions():
        why = decide("captain", game.view(seat), Random(2), BUDGET).why
        assert why or kind == "plan", kind
        for reason in why:
            codes.add(reason.code)
            assert reason.code in words.catalogue(language).codes("why")
            sentence = reason.sentence(language, ["Anna", "Ben", "Cleo", "Dora", "Emil"])
            require_finished(sentence.replace("feldherr.bots", ""))
            json.dumps(reason.facts)
    assert len(codes) > 20


def test_the_face_for_servers_knows_levels_only() -> None:
    game = feldherr.new_game("wallenstein", players=4, seed=3)
    for seat, name in enumerate(LEVELS[:4]):
        game.play(seat, choose(name, game.view(seat), Random(1), 1.0))
    for name in ("feldherr.bots.bot:RandomBot", "http://127.0.0.1:9/", "general"):
        with pytest.raises(feldherr.BadOption, match="no bot of level"):
            choose(name, game.view(0), Random(1), 1.0)


class Eager(Bot):
    """A third party's bot."""

    def decide(self, view: dict[str, Any], rng: Random, budget: Budget) -> Choice:
        decision = feldherr.imagine(view, rng).pending[view["seat"]]
        return Choice(decision.sample(rng).text)


def test_third_parties_load_by_import_path() -> None:
    view = feldherr.new_game("wallenstein", players=3, seed=1).view(0)
    assert decide("tests.bots.test_bots:Eager", view, Random(1), 1.0).move.startswith("plan ")
    assert bot("tests.bots.test_bots:Eager", "wallenstein") is bot("tests.bots.test_bots:Eager", "wallenstein")
    for path in ("tests.bots.test_bots:Nobody", "no.such.module:Bot", "tests.bots.test_bots:TABLES"):
        with pytest.raises(feldherr.BadOption, match="names no bot"):
            load(path)


def test_levels_have_names_and_descriptions_in_both_languages() -> None:
    assert tuple(one.name for one in REGISTRY) == LEVELS
    for one in REGISTRY:
        assert set(one.code) == set(feldherr.GAMES)
        for language in words.LANGUAGES:
            assert one.title(language) != f"bot_{one.name}"
            assert one.about(language).endswith(".")
    with pytest.raises(feldherr.BadOption):
        level("general")


def test_a_clock_counts_simulations_and_seconds() -> None:
    clock = Budget(simulations=3).clock()
    assert [clock.more() for _ in range(5)] == [True, True, True, False, False]
    assert not Budget(seconds=0.0).clock().more()
    assert Budget().clock().more()


def test_a_level_whose_packages_are_missing_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "find_spec", lambda _: None)
    assert [one.name for one in levels.offered()] == ["random", "recruit"]
    with pytest.raises(feldherr.BadOption, match="captain"):
        levels.level("captain")
