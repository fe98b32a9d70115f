"""Tempers: they like what they are said to like, remember what was done to them, and know no more than others."""

from random import Random

import numpy as np
import pytest

import feldherr
from feldherr.bots import CHARACTERS, TEMPERS, Budget, Watched, bot, decide, seen
from feldherr.bots.sixteenthirty import temper as of_sixteenthirty
from feldherr.bots.tempers import WRONGS, temper_in
from feldherr.bots.tempers.__main__ import play
from feldherr.bots.tempers.deeds import DIARIES, leader
from feldherr.bots.tempers.telling import told_apart
from feldherr.bots.wallenstein import temper as of_wallenstein
from feldherr.bots.wallenstein.council import harvest_of
from feldherr.bots.wallenstein.planning import Planner
from feldherr.bots.wallenstein.position import Position
from feldherr.bots.wallenstein.temper import Temper
from feldherr.bots.wallenstein.weights import Weights, tuned
from feldherr.kernel import words
from feldherr.kernel.errors import BadOption
from feldherr.wallenstein import State
from feldherr.wallenstein.names import BUILDINGS, DEPLOY_1, DEPLOY_3, DEPLOY_5
from feldherr.wallenstein.planning import PlanDecision


def plan_of(temper: str, seed: int) -> dict[str, str]:
    """What somebody lays on the boxes of a first season."""
    game = feldherr.new_game("wallenstein", players=4, seed=seed)
    text = decide(f"captain+{temper}" if temper else "captain", game.view(0), Random(1), Budget()).move
    return dict(word.split("=") for word in text.split()[1:])


def planner_of(g: State, weights: Weights) -> Planner:
    return Planner(harvest_of(g, 0, weights), PlanDecision(0, g))


def test_every_character_has_a_temper_of_its_own_in_both_games() -> None:
    assert len(set(TEMPERS)) == len(CHARACTERS) == 8
    assert set(of_wallenstein.TEMPERS) == set(of_sixteenthirty.TEMPERS) == set(TEMPERS)
    for character in CHARACTERS:
        for language in words.LANGUAGES:
            lines = [f"plays_{game}_{character}" for game in feldherr.HOUSE]
            who, *plays = (words.sentence(language, "characters", code, {}) for code in (f"about_{character}", *lines))
            assert all(len(f"{who} {line}") < 150 for line in plays)
            assert len(set(plays)) == len(plays), "each game is played in another way"


def test_a_level_can_have_a_temper_if_it_judges() -> None:
    assert (bot("captain+raider", "wallenstein").temper, bot("captain", "wallenstein").temper) == ("raider", None)
    assert temper_in("marshal+miser") == "miser"
    for name, code in (
        ("recruit+raider", "no_temper"),
        ("captain+sleepy", "no_such_temper"),
        ("x+miser", "no_such_level"),
    ):
        with pytest.raises(BadOption) as error:
            bot(name, "wallenstein")
        assert error.value.code == code


@pytest.mark.parametrize("name", ["captain", "marshal", "wallenstein"])
@pytest.mark.parametrize("game", ["wallenstein", "sixteenthirty"])
def test_all_levels_that_judge_play_with_every_temper(game: str, name: str) -> None:
    table = feldherr.new_game(game, players=4, seed=3)
    rng = Random(3)
    for temper in TEMPERS:
        seat = next(iter(table.pending))
        assert isinstance(seat, int)
        choice = decide(f"{name}+{temper}", seen(table, seat, temper), rng, Budget(simulations=4))
        table.play(seat, choice.move)


def test_what_somebody_likes_shows_in_the_plan() -> None:
    boxes = {
        Temper(building=2.0): list(range(len(BUILDINGS))),
        Temper(deploying=2.0): [DEPLOY_5, DEPLOY_3, DEPLOY_1],
    }
    game = feldherr.new_game("wallenstein", players=4, seed=5)
    assert isinstance(game.state, State)
    plain = planner_of(game.state, tuned())
    for temper, which in boxes.items():
        fond = planner_of(game.state, tuned().but(temper=temper))
        for (box, county), value in plain.values.items():
            expected = value + 2.0 if box in which and value else value
            assert fond.values[box, county] == pytest.approx(expected)
    thrifty = planner_of(game.state, tuned().but(temper=Temper(saving=3.0)))
    assert thrifty.liking(plain.plan()) < thrifty.liking(thrifty.plan())
    assert plain.liking(plain.plan()) == 0.0


def test_a_gambler_bids_and_a_miser_does_not() -> None:
    coins = {
        temper: sum(int(bid) for seed in range(12) if (bid := plan_of(temper, seed)["bid"]).isdigit())
        for temper in ("gambler", "", "miser")
    }
    assert coins["gambler"] > coins[""] > coins["miser"] == 0


def test_grudges_and_envy_turn_against_the_right_ones() -> None:
    game = feldherr.new_game("wallenstein", players=4, seed=5)
    assert isinstance(game.state, State)
    game.state.points[2] = 30
    wronged = of_wallenstein.tempered("avenger", [0.0, 1.7, 0.0, 0.2])
    feelings = Position(game.state, 0, Weights(temper=wronged)).feelings
    assert feelings[1] > feelings[3] > feelings[2]
    envious = Position(game.state, 0, Weights(temper=of_wallenstein.tempered("leveller"))).feelings
    assert envious.index(max(envious)) == 2 == leader(game.view(0), 0)
    assert Position(game.state, 0, Weights()).feelings == [0.0] * 4


@pytest.mark.parametrize("game", ["wallenstein", "sixteenthirty"])
def test_only_who_bears_grudges_is_told_of_wrongs_and_all_have_seen_them(game: str) -> None:
    table = feldherr.new_game(game, players=4, seed=8)
    rng = Random(8)
    while not table.over:
        seat, decision = next(iter(table.pending.items()))
        table.play(seat, decision.sample(rng))
    known = of_wallenstein if game == "wallenstein" else of_sixteenthirty
    for seat in range(4):
        assert seen(table, seat, "raider") == seen(table, seat, None) == table.view(seat)
        told = seen(table, seat, "avenger").pop(WRONGS)
        assert told == known.wrongs(table.events(None), seat, 4), "no secret is among them"
        assert told[seat] == 0.0
        assert any(told)


def test_thinking_is_cut_short_by_time_and_not_by_the_number_of_simulations() -> None:
    game = feldherr.new_game("wallenstein", players=3, seed=1)
    assert not decide("marshal", game.view(0), Random(1), Budget(60.0, 8)).cut
    assert decide("marshal", game.view(0), Random(1), Budget(1e-9, 8)).cut
    assert not decide("marshal", game.view(0), Random(1), Budget(1e-9)).cut, "without a number, seconds are the budget"
    assert not decide("captain", game.view(0), Random(1), Budget(1e-9, 8)).cut, "it does not search"


def test_where_simulations_are_counted_seconds_only_guard() -> None:
    clock = Watched(60.0, 10).clock()
    assert [clock.more() for _ in range(11)] == [True] * 10 + [False]
    assert clock.part() == 1.0
    half = Watched(60.0, 10).clock()
    assert [half.more() for _ in range(5)] == [True] * 5
    assert half.part() == 0.5


def test_the_classifier_tells_apart_what_differs() -> None:
    numbers = np.random.default_rng(1)

    def games(mean: float) -> list[dict[str, float]]:
        return [{"attacks": float(mean + a), "bid": float(b)} for a, b in numbers.normal(0, 1, (40, 2))]

    assert told_apart({"one": games(0.0), "other": games(3.0)}, 10, 20).right == 1.0
    assert told_apart({"one": games(0.0), "other": games(0.0)}, 10, 20).right < 0.8


def test_tempers_are_told_apart_by_what_they_do() -> None:
    """A small version of `python -m feldherr.bots.tempers`: four of the eight, by six games after learning from six."""
    tempers = ("warden", "miser", "diplomat", "leveller")
    games = {name: [play("wallenstein", "captain", None, 1618, (name, each)) for each in range(12)] for name in tempers}
    assert told_apart({name: [game["deeds"] for game in found] for name, found in games.items()}, 6).right >= 0.8


def test_what_somebody_likes_to_lobby_for_shows_in_a_game() -> None:
    lobbied = {
        temper: [play("sixteenthirty", "captain", None, 1618, (temper, each))["deeds"] for each in range(3)]
        for temper in ("raider", "diplomat")
    }
    for issue, fond, other in (("for war", "raider", "diplomat"), ("for leagues", "diplomat", "raider")):
        assert sum(one[issue] for one in lobbied[fond]) > sum(one[issue] for one in lobbied[other])


def test_diaries_tell_the_same_deeds_in_every_game() -> None:
    for game, diary in DIARIES.items():
        table = feldherr.new_game(game, players=4, seed=2)
        rng = Random(2)
        kept = diary(1, 4)
        while not table.over:
            seat, decision = next(iter(table.pending.items()))
            move = decision.sample(rng).text
            if seat == 1:
                kept.before(table.view(1), lambda: table.events(1), move)  # noqa: B023
            table.play(seat, move)
        deeds = kept.deeds(table.events("all"))
        assert len(deeds) == (9 if game == "wallenstein" else 11)
        assert np.isfinite(list(deeds.values())).all()
