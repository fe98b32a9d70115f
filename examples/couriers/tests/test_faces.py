"""Couriers wherever a game is played: bots, arena, simulation, research, fast lane, terminal, pictures, book, words."""

import ast
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import feldherr
from examples.couriers.encoding import ACTION_NAMES, LAYOUT
from examples.couriers.turn import HandOver, SendRider
from feldherr import fast, svg
from feldherr.book import book
from feldherr.bots import Budget, bot, decide, offered
from feldherr.kernel import registry, words
from feldherr.research import gymnasium
from feldherr.research.openspiel import games as openspiel
from feldherr.research.pettingzoo.environments import env, parallel_env
from feldherr.research.simulating import simulate
from feldherr.server.api.games import describe
from tests.cli.script import run, scripted

FOLDER = Path(__file__).parents[1]
ROOT = FOLDER.parents[1]
NAMES = ["Anna", "Ben", "Cleo"]


# -- bots --------------------------------------------------------------------------------------------------------------


def test_it_has_the_levels_that_it_brings() -> None:
    assert [level.name for level in offered("couriers")] == ["random", "recruit", "captain"]
    assert type(bot("captain", "couriers")).__module__ == "examples.couriers.bots"


@pytest.mark.parametrize("level", ["random", "recruit", "captain"])
def test_bots_play_whole_games_and_say_why(level: str) -> None:
    for seed in range(4):
        game, rng = feldherr.new_game("couriers", players=2 + seed % 3, seed=seed), Random(seed)
        while not game.over:
            seat = next(iter(game.pending))
            assert isinstance(seat, int)
            choice = decide(level, game.view(seat), rng, Budget(simulations=10))
            for reason in choice.why:
                assert reason.code in words.catalogue("de").codes("why")
            game.play(seat, choice.move)


def test_a_captain_wins_more_than_its_share() -> None:
    """Against one who plays at random: two of three games, where one of two would be its share."""
    won = simulate(["examples.couriers.bots:Captain", "random"], 200, game="couriers", players=2, seed=5, jobs=1)
    assert won.games == 200
    mine = 0.0
    for seed in range(200):
        game, rng = feldherr.new_game("couriers", players=2, seed=seed), Random(seed)
        me = seed % 2
        while not game.over:
            seat, decision = next(iter(game.pending.items()))
            move = decide("captain", game.view(me), rng, 1.0).move if seat == me else decision.sample(rng)
            game.play(seat, move)
        assert game.outcome is not None
        mine += (me in game.outcome.winners) / len(game.outcome.winners)
    assert mine > 120


# -- research ----------------------------------------------------------------------------------------------------------


@pytest.mark.filterwarnings("ignore")  # of other people's packages
def test_petting_zoo_plays_it_one_by_one_and_all_at_once() -> None:
    from pettingzoo.test import api_test, parallel_api_test

    api_test(env("couriers", players=3), num_cycles=60)
    parallel_api_test(parallel_env("couriers", players=3), num_cycles=60)


def test_gymnasium_plays_it_against_its_captains() -> None:
    gymnasium.register()
    made: Any = pytest.importorskip("gymnasium").make("feldherr/Couriers-v0", players=3, opponents="captain")
    observation, _ = made.reset(seed=1)
    over = False
    while not over:
        observation, _, over, _, _ = made.step(int(observation["action_mask"].argmax()))
    assert observation["observation"].shape == (LAYOUT.size,)


def test_open_spiel_finds_nothing_wrong() -> None:
    openspiel.register()
    game = openspiel.pyspiel.load_game("python_couriers(players=3)")
    openspiel.pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


def test_observations_stay_within_their_bounds_and_actions_are_moves() -> None:
    made = fast.game("couriers", players=4, seed=3)
    assert not fast.available("couriers", players=4)
    rng = Random(3)
    while not made.over:
        seen = made.observe(made.seat)
        assert ((seen >= 0) & (seen <= LAYOUT.high)).all()
        legal = [action for action, may in enumerate(made.mask()) if may]
        texts = [move.text for move in made.as_game().pending[made.seat].options()]
        assert sorted(ACTION_NAMES[action] for action in legal) == sorted(texts)
        made.play(rng.choice(legal))


# -- the terminal ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "said"), [("en", "Worth"), ("de", "Marodeure")])
def test_a_whole_game_in_the_terminal(tmp_path: Path, language: str, said: str) -> None:
    lines, record = scripted([0], 11, "couriers", players=3)
    file, setting = tmp_path / "game.json", {registry.VARIABLE: "examples.couriers", "PYTHONPATH": str(ROOT)}
    wanted = ["--players", "3", "--seed", "11", "--save", str(file), "--language", language]
    done = run(tmp_path, "play", "couriers", *wanted, typed="\n".join(lines) + "\n", **setting)
    assert (done.returncode, done.stderr) == (0, "")
    assert said in done.stdout
    assert feldherr.replay(record).outcome is not None
    assert run(tmp_path, "verify", str(file), **setting).returncode == 0
    arena = run(tmp_path, "arena", "captain", "random", "--game", "couriers", "-n", "4", "--jobs", "1", **setting)
    assert (arena.returncode, "captain" in arena.stdout) == (0, True)
    simulated = run(tmp_path, "simulate", "couriers", "-n", "4", "--jobs", "1", "--language", language, **setting)
    assert simulated.returncode == 0
    assert "counted_" not in simulated.stdout


# -- pictures, book, doors and words -----------------------------------------------------------------------------------


def test_it_has_pictures_and_a_book() -> None:
    game = feldherr.new_game("couriers", players=3, seed=1)
    assert svg.headline(game, language="de") == "Kuriere: Runde 1"
    assert "Anna" in svg.picture(game, "card", players=NAMES)
    written = book("couriers", {"rules": {"marauders": False}}, "de")
    paragraphs = [p for c in written.chapters for s in c.sections for p in s.paragraphs]
    assert [p.anchor for p in paragraphs if not p.shown] == ["day-marauders"]
    assert len(written.house_rules) == 1


def test_a_server_offers_it() -> None:
    offer = describe("couriers")
    assert offer is not None
    assert (offer["title"]["de"], offer["seats"], offer["bots"]) == (
        "Kuriere",
        [2, 3, 4],
        ["random", "recruit", "captain"],
    )
    assert offer["about"]["en"] == "2 to 4 players, about 10 minutes"


def test_both_languages_say_the_same_things_and_nothing_that_the_house_says() -> None:
    def said(language: str) -> set[str]:
        return set(re.findall(words.ENTRY.replace("(.*", "(?:.*", 1), registry.messages("couriers", language)))

    assert said("en") == said("de")
    house = words.Catalogue("en", words.FOLDER).sources
    assert said("en") & house.keys() == set()
    wanted = {
        *(f"events-{kind}" for kind in ast_methods("told.py")),
        *(f"prompts-{kind.kind}" for kind in (SendRider, HandOver)),
        *(f"moves-couriers_{verb}" for verb in feldherr.rulebook("couriers").moves.verbs),
        *(f"names-view_{key}" for key in own_keys()),
    }
    assert wanted - said("en") == set()


def ast_methods(file: str) -> list[str]:
    """The methods of the only class of a file."""
    (made,) = [node for node in ast.parse((FOLDER / file).read_text("utf-8")).body if isinstance(node, ast.ClassDef)]
    return [node.name for node in made.body if isinstance(node, ast.FunctionDef)]


def own_keys() -> set[str]:
    """All that its views tell under names of their own."""
    view = feldherr.rulebook("couriers").view(feldherr.new_game("couriers", players=2, seed=1).state, 0)
    return {*view, *view["players"][0], "worth"} - {"players"}


# -- the point of it all -----------------------------------------------------------------------------------------------


def test_it_uses_no_other_game_and_nobody_knows_of_it() -> None:
    own = [path.read_text("utf-8") for path in FOLDER.glob("*.py")]
    assert not any(re.search(r"wallenstein|sixteenthirty", text) for text in own)
    kinds = {".py", ".ts", ".mjs", ".svelte", ".ftl", ".toml", ".json"}
    others = [path for room in ("src/feldherr", "web/src", "web/scripts") for path in (ROOT / room).rglob("*")]
    theirs = [path for path in others if path.suffix in kinds and "static" not in path.parts]
    assert len(theirs) > 500
    assert [path for path in theirs if "couriers" in path.read_text("utf-8").lower()] == []
