"""Simulations: the same however they are split, broken off or resumed."""

import hashlib
import json
import os
import subprocess
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from threading import Lock
from typing import Any

import pyarrow.parquet as pq
import pytest

import feldherr
from feldherr import fast
from feldherr.bots.bot import RandomBot
from feldherr.bots.wallenstein.captain import Captain
from feldherr.bots.wallenstein.scripts import Script
from feldherr.bots.wallenstein.weights import tuned
from feldherr.crew import Crew
from feldherr.research import parquet, simulate, simulating
from feldherr.research.encoding import encoding
from feldherr.research.naming import name_of
from feldherr.research.policies import player
from feldherr.research.simulating import Simulation, crowd, is_blind, play_blind, play_chunk, play_game
from feldherr.research.tally import row_of
from tests.fast.parity import require_native

FEW: dict[str, Any] = {"players": 3, "seed": 5, "chunk": 2}


def fingerprints(folder: Path) -> dict[str, str]:
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in sorted(folder.iterdir())}


def last_option(game: feldherr.Game, seat: int, decision: feldherr.Decision, rng: Random) -> feldherr.Move:
    return decision.sample(rng) if decision.kind == "plan" else decision.option(decision.count() - 1)


def test_a_run_is_the_same_however_it_is_split(tmp_path: Path) -> None:
    whole = simulate("random", 8, folder=tmp_path / "whole", jobs=1, **FEW)
    assert simulate("random", 8, folder=tmp_path / "two", jobs=2, **FEW) == whole
    for shard in (2, 0, 1):
        simulate("random", 8, folder=tmp_path / "shards", shard=(shard, 3), jobs=1, **FEW)
    assert simulate("random", 8, jobs=1, players=3, seed=5) == whole
    assert fingerprints(tmp_path / "whole") == fingerprints(tmp_path / "two") == fingerprints(tmp_path / "shards")


@pytest.mark.parametrize(
    ("game", "options"),
    [("wallenstein", {"court": True, "lineup": "draft"}), ("sixteenthirty", {})],
)
def test_games_that_nobody_looks_at_are_the_same_on_the_fast_lane(
    game: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Line by line, whether the accelerator is there or not."""
    require_native()
    simulation = Simulation(game, 4, options, ("random", "random"), seed=3, chunk=9)
    assert is_blind(simulation)
    rows = [play_blind(simulation, number) for number in range(9)]
    assert rows == [play_game(simulation, crowd(simulation), number, None) for number in range(9)]
    on_the_lane = play_chunk(simulation, None, range(4))
    monkeypatch.setattr(fast, "available", lambda *args, **options: False)
    assert play_chunk(simulation, None, range(4)) == on_the_lane


def test_games_without_their_decisions_are_the_same_and_are_played_on_the_fast_lane(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    require_native()
    whole = simulate("random", 8, folder=tmp_path / "whole", jobs=1, **FEW)
    with monkeypatch.context() as without:
        without.setattr(simulating, "play_game", None)  # which is the reference's
        assert simulate("random", 3, folder=tmp_path / "games", decisions=False, jobs=1, **FEW).games == 3
        assert simulate("random", 8, folder=tmp_path / "games", decisions=False, jobs=1, **FEW) == whole
    assert simulate("captain", 1, folder=tmp_path / "captains", decisions=False, jobs=1, **FEW).games == 1
    written = {name: digest for name, digest in fingerprints(tmp_path / "whole").items() if name.startswith("games")}
    about = {name: digest for name, digest in fingerprints(tmp_path / "games").items() if name not in written}
    assert fingerprints(tmp_path / "games") == {**written, **about}
    assert list(about) == ["simulation.json"]
    with pytest.raises(feldherr.BadOption, match="another simulation"):
        simulate("random", 8, folder=tmp_path / "games", jobs=1, **FEW)
    with pytest.raises(feldherr.BadOption, match="without decisions"):
        simulate("random", 8, observations=True, decisions=False, jobs=1, **FEW)


def test_what_somebody_looks_at_is_played_by_the_reference() -> None:
    def plays_blindly(*policies: Any, **options: Any) -> bool:
        return is_blind(Simulation("wallenstein", 4, options, policies, seed=3, chunk=9))

    assert not plays_blindly("random", "recruit")
    assert not plays_blindly(last_option)
    assert not plays_blindly("random", throws="outside")


def test_a_run_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    whole = simulate("random", 8, folder=tmp_path / "whole", jobs=1, **FEW)
    simulate("random", 3, folder=tmp_path / "part", jobs=1, **FEW)  # the last chunk is half there
    kept = tmp_path / "part" / "games-000000000.parquet"
    written = kept.stat().st_mtime_ns
    done: list[int] = []
    assert simulate("random", 8, folder=tmp_path / "part", jobs=1, progress=done.append, **FEW) == whole
    assert kept.stat().st_mtime_ns == written
    assert done == [2, 4, 6, 8]
    assert fingerprints(tmp_path / "whole") == fingerprints(tmp_path / "part")
    with pytest.raises(feldherr.BadOption, match="another simulation"):
        simulate("captain", 8, folder=tmp_path / "part", jobs=1, **FEW)


def test_machines_with_the_same_number_of_a_process_do_not_meet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two that write the same file at once, each in the middle of it when the other begins."""
    parts: list[Path] = []
    whole = Path.write_bytes

    def meanwhile(path: Path, content: bytes) -> int:
        parts.append(path)
        if len(parts) == 1:
            parquet.write_games(tmp_path / "games", [row])
        return whole(path, content)

    row = row_of(0, bytes(32), 0, feldherr.Outcome([1, 2, 3], [[2], [1], [0]]), 9, {})
    monkeypatch.setattr(Path, "write_bytes", meanwhile)
    monkeypatch.setattr("os.getpid", lambda: 7)
    parquet.write_games(tmp_path / "games", [row])
    assert len(set(parts)) == 2
    assert [file.name for file in tmp_path.iterdir()] == ["games"]


def test_a_folder_knows_bots_and_functions_by_what_they_are_made_with(tmp_path: Path) -> None:
    """Bots of one class are not the same bot, nor are two functions that were written in the same place."""

    def stubborn(at: int) -> Any:
        return lambda game, seat, decision, rng: (
            decision.option(at) if decision.kind != "plan" else decision.sample(rng)
        )

    simulate(Script(margin=1), 1, folder=tmp_path / "bot", jobs=1, **FEW)
    simulate(Script(margin=1), 2, folder=tmp_path / "bot", jobs=1, **FEW)
    simulate(stubborn(0), 1, folder=tmp_path / "function", jobs=1, **FEW)
    simulate(stubborn(0), 2, folder=tmp_path / "function", jobs=1, **FEW)
    for folder, other in (("bot", Script(margin=2)), ("function", stubborn(-1)), ("function", partial(stubborn(0)))):
        with pytest.raises(feldherr.BadOption, match="another simulation"):
            simulate(other, 2, folder=tmp_path / folder, jobs=1, **FEW)
    assert name_of(RandomBot()) == "feldherr.bots.bot:RandomBot"
    assert name_of(last_option) == "tests.research.test_simulating:last_option"
    assert name_of(Captain()) == name_of(Captain()) != name_of(Captain(replace(tuned(), thaler=1.0)))
    with pytest.raises(feldherr.BadOption, match="cannot be written down"):
        name_of(partial(print, Lock()))


def test_a_name_is_the_same_in_every_process() -> None:
    """Whatever the order of its sets, and whether equal parts are one thing or two."""
    bot = "partial(int, {'a', 'b', 'c', 'd', 'e'}, (1, 2), x=[(1, 2), (1, 2)])"
    told = f"from feldherr.research.naming import name_of; from functools import partial; print(name_of({bot}))"
    said = {
        subprocess.run(
            [sys.executable, "-c", told], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True
        ).stdout
        for seed in ("1", "2", "3")
    }
    assert len(said) == 1


def test_the_files_tell_the_games(tmp_path: Path) -> None:
    tally = simulate("random", 4, folder=tmp_path, observations=True, jobs=1, **FEW)
    games = [row for file in sorted(tmp_path.glob("games-*")) for row in pq.read_table(file).to_pylist()]
    lines = [row for file in sorted(tmp_path.glob("decisions-*")) for row in pq.read_table(file).to_pylist()]
    assert [row["game"] for row in games] == [0, 1, 2, 3]
    assert tally.decisions == len(lines) == sum(row["decisions"] for row in games)
    for row in games:
        game = feldherr.new_game("wallenstein", players=3, seed=row["seed"])
        for line in lines:
            if line["game"] == row["game"]:
                assert line["observation"] == encoding("wallenstein").observe_table(game.state, line["seat"]).tolist()
                assert game.pending[line["seat"]].kind == line["kind"]
                game.play(line["seat"], line["move"])
        assert game.outcome is not None
        assert game.outcome.scores == row["scores"]
    assert json.loads((tmp_path / "simulation.json").read_text())["policies"] == ["random"]


def test_bots_paths_and_functions_play_and_take_turns() -> None:
    assert simulate(["captain", "random", RandomBot()], 3, players=3, seed=1, jobs=1).games == 3
    assert simulate("tests.research.test_simulating:last_option", 2, players=3, seed=1, jobs=1) == simulate(
        last_option, 2, players=3, seed=1, jobs=1
    )
    script = "feldherr.bots.wallenstein.scripts:Script?first=palace&margin=2"
    assert simulate([script, "random"], 1, players=3, seed=1, jobs=1).games == 1
    assert callable(player("wallenstein-1", "wallenstein"))
    nonsense: Any
    for nonsense in ("nobody", "tests.research:nobody", 7):
        with pytest.raises(feldherr.BadOption, match=r"no policy|names no bot"):
            simulate(nonsense, 1, jobs=1)
    with pytest.raises(feldherr.BadOption, match="shard"):
        simulate("random", 1, shard=(2, 2))


def test_a_crew_gives_results_in_order_and_lets_errors_through() -> None:
    with Crew(2) as crew:
        assert crew.all(abs, range(-20, 0)) == list(range(20, 0, -1))
        assert sorted(crew.each(abs, [-1, 1, 2])) == [1, 1, 2]
        with pytest.raises(TypeError):
            crew.all(len, [1])  # type: ignore[arg-type]  # that is the error
    with pytest.raises(feldherr.BadOption, match="processes, ray"):
        Crew(1, "carrier pigeons")
