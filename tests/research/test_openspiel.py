"""OpenSpiel's own tests of games, its searches, and chance that is what the engine's is."""

import copy
import pickle
from collections import Counter
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase
from open_spiel.python.algorithms import ismcts, mcts

import feldherr
from feldherr.kernel.chance import Chance
from feldherr.research.openspiel import Standing
from feldherr.research.openspiel.chance import Draw, Shuffle, Throw
from feldherr.wallenstein.state import State
from feldherr.wallenstein.throwing import ThrowOutside, going_in
from feldherr.wallenstein.tower import throw

GAMES = [
    "python_wallenstein(players=3)",
    "python_wallenstein(players=4,court=true,landsknechte=true,lineup=draft)",
    "python_wallenstein(players=3,edition=first)",
    "python_sixteenthirty(players=3)",
    "python_sixteenthirty(players=6)",
]


def played(name: str, seed: int, bot=None) -> pyspiel.State:
    """A whole game by chance; a bot has the first seat."""
    state, rng = pyspiel.load_game(name).new_initial_state(), Random(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert 2 <= len(outcomes) <= 64
            assert all(0 <= outcome < 64 for outcome in outcomes)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(rng.choices(outcomes, chances)[0])
        elif bot is not None and state.current_player() == 0:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(int(action))
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_whole_games_end_with_a_sum_of_nothing(name: str) -> None:
    assert sum(played(name, 1).returns()) == pytest.approx(0)


def test_nothing_is_told_of_a_game_in_a_tree() -> None:
    state = played("python_wallenstein(players=3)", 1)
    assert state.play.table.game.events("all") == []
    assert copy.deepcopy(state.play).table.game.events("all") == []


@pytest.mark.parametrize("name", GAMES)
def test_open_spiel_finds_nothing_wrong(name: str) -> None:
    serialize = name.endswith("players=3)")  # which takes twice as long as all the rest
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=serialize, verbose=False)


class _Partial(EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # it has no types
    """OpenSpiel's tests of a part of a game's tree."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.game = pyspiel.load_game(cls.game_name)
        super().setUpClass()


class TestWallensteinAsOpenSpielWantsIt(_Partial):
    game_name = "python_wallenstein"


class TestSixteenThirtyAsOpenSpielWantsIt(_Partial):
    game_name = "python_sixteenthirty"


del _Partial, EnforceAPIOnPartialTreeBase


@pytest.mark.parametrize("name", ["python_wallenstein(players=3)", "python_sixteenthirty(players=3)"])
def test_its_searches_play_whole_games(name: str) -> None:
    game, chance = pyspiel.load_game(name), np.random.RandomState(1)
    assert played(name, 2, mcts.MCTSBot(game, 2.0, 3, Standing(), random_state=chance)).is_terminal()
    assert played(name, 3, ismcts.ISMCTSBot(game, Standing(), 2.0, 2, random_state=chance)).is_terminal()


@pytest.mark.parametrize("name", GAMES)
def test_what_is_resampled_cannot_be_told_from_the_state(name: str) -> None:
    state, rng, looked = pyspiel.load_game(name).new_initial_state(), Random(7), 0
    while not state.is_terminal() and looked < 12:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, chances)[0])
            continue
        if rng.random() < 0.04:
            looked += 1
            for player in range(state.num_players()):
                twin = state.resample_from_infostate(player, rng.random)
                assert twin.information_state_string(player) == state.information_state_string(player)
                assert twin.current_player() == state.current_player()
        state.apply_action(rng.choice(state.legal_actions()))
    assert looked > 8


def test_a_state_is_copied_and_kept_wherever_it_stands() -> None:
    state, rng = pyspiel.load_game("python_wallenstein(players=3,lineup=draft)").new_initial_state(), Random(8)
    for _ in range(400):
        for twin in (copy.deepcopy(state.play), pickle.loads(pickle.dumps(state.play))):
            assert twin.seat == state.play.seat
            assert twin.table.game.view("all") == state.play.table.game.view("all")
            if state.is_chance_node():
                assert twin.request.outcomes() == state.chance_outcomes()
            else:
                assert list(twin.table.legal(twin.seat)) == state.legal_actions()
        outcomes = [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else None
        state.apply_action(rng.choice(outcomes or state.legal_actions()))


@pytest.mark.parametrize("own", [{}, {"tower": {"stay": 700, "loose": -500}}])
def test_the_chances_of_a_throw_are_those_of_the_tower(own) -> None:
    game = feldherr.new_game("wallenstein", players=3, seed=1, throws="outside", data=own)
    decision, g, rng = game.pending["chance"], game.state, Random(5)
    assert isinstance(decision, ThrowOutside)
    assert isinstance(g, State)
    seen: Counter[int] = Counter()
    for _ in range(4000):
        request = Throw(decision)
        while outcomes := request.outcomes():
            request.take(rng.choices(*zip(*outcomes, strict=True))[0])
        seen[request.answer().cubes[0]] += 1
    told: Counter[int] = Counter()
    for number in range(4000):
        chance = Chance.from_seed(number.to_bytes(32, "big"))
        told[throw(g.rules.model, g.inside, going_in(g), 1, chance)[0][0]] += 1
    for cubes in range(8):
        assert seen[cubes] == pytest.approx(told[cubes], abs=4 * (told[cubes] ** 0.5 + 3))


def test_a_tower_of_ones_own_has_its_parameters() -> None:
    state = pyspiel.load_game("python_wallenstein(players=3,tower_stay=700,tower_loose=-500)").new_initial_state()
    assert state.play.table.game.options["data"] == {"tower": {"stay": 700, "loose": -500}}
    plain = pyspiel.load_game("python_wallenstein(players=3)").new_initial_state()
    assert plain.play.table.game.options["data"] == {}
    assert state.chance_outcomes() == plain.chance_outcomes()  # moods; what they mean differs
    for one in (state, plain):
        while len(one.play.request.got) < 1:
            one.apply_action(0)
    assert state.chance_outcomes() != plain.chance_outcomes()


def test_cards_are_shuffled_one_by_one_and_equal_ones_together() -> None:
    shuffle = Shuffle([3, 1, 3, 2])
    assert shuffle.outcomes() == [(1, 0.25), (2, 0.25), (3, 0.5)]
    assert not shuffle.take(1)
    assert not shuffle.take(3)
    assert shuffle.take(2)
    assert shuffle.answer() == [3, 2, 3, 1]
    draw = Draw([5, 6, 7], 2)
    assert not draw.take(6)
    assert draw.take(5)
    assert draw.answer() == [6, 5]
