"""PettingZoo's and Gymnasium's own tests of environments, and what they do not ask for."""

import sys
import warnings
from random import Random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import feldherr
import feldherr.research.gymnasium as solo
from feldherr.kernel.extras import need
from feldherr.research.pettingzoo import sixteenthirty_v0, wallenstein_v0
from feldherr.research.table import rewards

with warnings.catch_warnings():  # it loads a game of its own in a way that it warns of
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

MODULES = [wallenstein_v0, sixteenthirty_v0]
TABLES = [
    (wallenstein_v0, {"players": 5, "court": True, "landsknechte": True, "lineup": "draft"}),
    (wallenstein_v0, {"players": 4, "court": True, "rules": {"defenders": "chosen"}}),
    (wallenstein_v0, {"players": 3, "edition": "first", "lineup": "draft"}),
    (wallenstein_v0, {"players": 5, "edition": "manual"}),
    (sixteenthirty_v0, {"players": 6, "rules": {"league_bonus_without_influence": False}}),
]


@pytest.fixture(autouse=True)
def _warnings() -> object:
    """The libraries warn of observations that are no plain array, as all with a mask are not."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("module", MODULES)
def test_pettingzoo_finds_nothing_wrong(module) -> None:
    api_test(module.env(players=3), num_cycles=200)
    api_test(module.raw_env(players=3), num_cycles=50)
    seed_test(module.env, num_cycles=100)
    parallel_api_test(module.parallel_env(), num_cycles=150)
    parallel_seed_test(module.parallel_env, num_cycles=20)


@pytest.mark.parametrize(("module", "options"), TABLES)
def test_pettingzoo_finds_nothing_wrong_with_other_tables(module, options) -> None:
    api_test(module.env(**options), num_cycles=60)
    parallel_api_test(module.parallel_env(**options), num_cycles=30)


@pytest.mark.parametrize("module", MODULES)
def test_pettingzoo_sees_pictures_and_texts(module, capsys) -> None:
    render_test(module.env)
    assert "Player 1" in capsys.readouterr().out


def test_an_illegal_action_ends_the_game_or_is_refused() -> None:
    env = wallenstein_v0.env(players=3)
    env.reset(seed=1)
    env.step(161)
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0, "player_2": 0.0}
    assert all(env.terminations.values())
    raw = wallenstein_v0.raw_env(players=3)
    with pytest.raises(gymnasium.error.ResetNeeded):
        raw.observe("player_0")
    raw.reset(seed=1)
    with pytest.raises(feldherr.IllegalMove):
        raw.step(161)
    assert raw.agent_selection == "player_0"


@pytest.mark.parametrize("action", [10**6, -1, None])
def test_an_action_that_is_none_ends_the_game_for_all(action) -> None:
    env = wallenstein_v0.parallel_env(players=3)
    seen, _ = env.reset(seed=1)
    chosen = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
    _, won, over, _, infos = env.step({**chosen, "player_1": action})
    assert won == {"player_0": 0.0, "player_1": -1.0, "player_2": 0.0}
    assert all(over.values())
    assert infos["player_1"] == {"illegal": True}
    assert env.agents == []


def test_all_at_once_is_the_same_game_as_one_by_one() -> None:
    rng = Random(2)
    together, env = sixteenthirty_v0.parallel_env(players=3), sixteenthirty_v0.raw_env(players=3)
    seen, _ = together.reset(seed=6)
    env.reset(seed=6)
    while together.agents:
        chosen = {agent: rng.choice(np.flatnonzero(seen[agent]["action_mask"]).tolist()) for agent in together.agents}
        seen, won, *_ = together.step(chosen)
        for agent, action in chosen.items():
            if action != together.tables.code.WAIT and not env.terminations[agent]:
                _steer(env, agent, action)
    assert env.rewards == won
    assert sum(won.values()) == pytest.approx(0)


def _steer(env, agent: str, action: int) -> None:
    """Acts for an agent, also out of turn."""
    env.table.act(env.seat_of[agent], action)
    if env.table.over:
        env._end(rewards(env.table.game))


@pytest.mark.parametrize("name", solo.IDS.values())
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    check_env(gymnasium.make(name, players=3).unwrapped)
    picture = gymnasium.make(name, players=3, render_mode="rgb_array")
    picture.reset(seed=1)
    assert np.shape(picture.render())[2] == 3  # type: ignore[arg-type]  # it may be anything


def test_a_seat_plays_against_bots_to_the_end() -> None:
    env = gymnasium.make("feldherr/Wallenstein-v0", players=3, seat=1, opponents=["captain", "random"])
    seen, info = env.reset(seed=5)
    rng, over = Random(1), False
    while not over:
        assert (info["action_mask"] == seen["action_mask"]).all()
        seen, reward, over, _, info = env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert reward in (-1.0, 0.0, 1.0)


def test_nothing_is_told_of_a_game_unless_an_opponent_bears_grudges() -> None:
    env = wallenstein_v0.env(players=3)
    env.reset(seed=1)
    assert env.table.game.events("all") == []
    for opponent, told in (("captain+miser", False), ("captain+avenger", True)):
        alone = solo.Solo(players=3, opponents=["random", opponent])
        alone.reset(seed=1)
        assert bool(alone.table.game.events("all")) == told
        block = solo.SoloVector(1, players=3, opponents=["random", opponent])
        block.reset(seed=1)
        assert bool(block.tables[0].game.events("all")) == told


def test_many_tables_in_a_block_are_those_that_stand_alone() -> None:
    vector = gymnasium.make_vec(
        "feldherr/SixteenThirty-v0", num_envs=3, vectorization_mode="vector_entry_point", players=3
    )
    alone = [gymnasium.make("feldherr/SixteenThirty-v0", players=3).unwrapped for _ in range(3)]
    seen, _ = vector.reset(seed=11)
    firsts = [env.reset(seed=11 + i)[0] for i, env in enumerate(alone)]
    assert all((seen["observation"][i] == first["observation"]).all() for i, first in enumerate(firsts))
    rng, ended = np.random.default_rng(1), np.zeros(3, bool)
    for _ in range(700):
        actions = (rng.random(seen["action_mask"].shape) * seen["action_mask"]).argmax(1)
        seen, won, over, _, infos = vector.step(actions)
        assert infos == {}
        for i, env in enumerate(alone):
            if ended[i]:
                own, reward, done = env.reset()[0], 0.0, False
            else:
                own, reward, done, _, _ = env.step(int(actions[i]))  # type: ignore[assignment]  # a float here
            assert (own["observation"] == seen["observation"][i]).all()
            assert (own["action_mask"] == seen["action_mask"][i]).all()
            assert (reward, done) == (won[i], over[i])
        ended = over
    vector.step(np.full(3, 10**6))


def test_a_table_that_cannot_be_is_refused_at_once() -> None:
    with pytest.raises(feldherr.BadOption, match="throws"):
        wallenstein_v0.env(throws="outside")
    with pytest.raises(feldherr.BadOption):
        wallenstein_v0.env(players=9)
    with pytest.raises(feldherr.BadOption, match="render_mode"):
        wallenstein_v0.env(render_mode="smell")
    with pytest.raises(ValueError, match="opponents"):
        gymnasium.make("feldherr/Wallenstein-v0", players=3, opponents=["random"])


def test_what_is_missing_is_named(monkeypatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(feldherr.BadOption, match=r"feldherr\[research\]"):
        need("pyarrow")
