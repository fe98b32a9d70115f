"""The other commands from outside: what they print, what they refuse, and how."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import feldherr
from feldherr.sixteenthirty.odds import war_odds
from tests.cli.script import FELDHERR, environment, refused, run, scripted
from tests.svg.test_looks import size_of


@pytest.fixture
def record(tmp_path: Path) -> Path:
    _, content = scripted([], 4, players=3, court=True)
    file = tmp_path / "record.json"
    file.write_text(json.dumps(content), "utf-8")
    return file


def test_version_and_help(tmp_path: Path) -> None:
    assert run(tmp_path, "--version").stdout == f"feldherr {feldherr.__version__}\n"
    assert "simulate" in run(tmp_path).stdout
    for command in ("play", "simulate", "replay", "picture", "verify", "odds", "rules"):
        english, german = run(tmp_path, command, "--help"), run(tmp_path, command, "--help", "--language", "de")
        assert english.returncode == german.returncode == 0
        assert english.stdout.startswith("usage: feldherr " + command)
        assert german.stdout.startswith("Aufruf: feldherr " + command)


def test_the_language_comes_from_the_environment_unless_it_is_given(tmp_path: Path) -> None:
    assert "Einen Befehl" in refused(tmp_path, "nonsense", LANG="de_DE.UTF-8")
    assert "Einen Befehl" in refused(tmp_path, "nonsense", LC_ALL="de_AT", LANG="en_GB.UTF-8")
    assert "There is no command" in refused(tmp_path, "nonsense", LANG="fr_FR.UTF-8")
    assert "There is no command" in refused(tmp_path, "--language", "en", "nonsense", LANG="de_DE.UTF-8")
    assert "allowed are en, de" in refused(tmp_path, "rules", "--language", "fr")


def test_what_cannot_be_read_is_refused_in_one_sentence(tmp_path: Path) -> None:
    assert "--nonsense" in refused(tmp_path, "simulate", "--nonsense")
    assert "expected one argument" in refused(tmp_path, "play", "--seed")
    assert "whole number from 1" in refused(tmp_path, "simulate", "-n", "0")
    assert "whole number from 1" in refused(tmp_path, "simulate", "--jobs", "many")
    assert "no game" in refused(tmp_path, "simulate", "chess")
    assert "needs the file" in refused(tmp_path, "verify")
    assert "--attackers" in refused(tmp_path, "odds", "--defenders", "3")
    assert '"0"; it is a whole number from 1' in refused(tmp_path, "odds", "--attackers", "0", "--defenders", "3")
    assert "side=number" in refused(tmp_path, "odds", "--attackers", "3", "--neutral", "--inside", "x=2")
    assert "aged2, classic" in refused(tmp_path, "odds", "--attackers", "3", "--neutral", "--tower", "tall")


def test_simulate(tmp_path: Path) -> None:
    arguments = ["simulate", "-n", "12", "--players", "3", "--seed", "7", "--landsknechte"]
    one = json.loads(run(tmp_path, *arguments, "--json", "--jobs", "1").stdout)
    two = json.loads(run(tmp_path, *arguments, "--json", "--jobs", "2").stdout)
    for summary in (one, two):
        assert summary.pop("seconds") > 0
        assert summary.pop("games_per_second") > 0
    assert one == two
    assert one["games"] == 12
    assert sum(seat["win_share"] for seat in one["seats"]) == pytest.approx(1)
    assert one["counts_per_game"]["battles"] > 0
    shown = run(tmp_path, *arguments, "--language", "de")
    assert shown.returncode == 0
    assert shown.stderr == ""
    assert "12 Partien" in shown.stdout


def test_simulate_in_shards_writes_what_a_whole_run_writes(tmp_path: Path) -> None:
    arguments = ["simulate", "-n", "6", "--players", "3", "--seed", "7", "--chunk", "2", "--jobs", "1", "--json"]
    whole = json.loads(run(tmp_path, *arguments, "-o", str(tmp_path / "whole")).stdout)
    folder = str(tmp_path / "parts")
    parts = [json.loads(run(tmp_path, *arguments, "-o", folder, "--shard", f"{i}/2").stdout) for i in range(2)]
    assert [part["games"] for part in parts] == [4, 2]
    files = sorted(file.name for file in (tmp_path / "whole").iterdir())
    assert len(files) == 7
    for file in files:
        assert (tmp_path / "whole" / file).read_bytes() == (tmp_path / "parts" / file).read_bytes()
    assert whole["games"] == 6
    assert "i from 0 to n - 1" in refused(tmp_path, "simulate", "--shard", "2/2")
    assert "no games" in refused(tmp_path, "simulate", "-n", "2", "--chunk", "2", "--jobs", "1", "--shard", "1/2")
    assert "no policy" in refused(tmp_path, "simulate", "--policy", "nobody")


def test_replay_prints_the_whole_game(tmp_path: Path, record: Path) -> None:
    everything = run(tmp_path, "replay", str(record), "--plain")
    assert everything.returncode == 0
    assert "The game is over." in everything.stdout
    assert "3. Player 3: plan " in everything.stdout
    for_one = run(tmp_path, "replay", str(record), "--plain", "--seat", "1", "--to", "3")
    assert "2. Player 2: plan " in for_one.stdout
    assert "1. Player 1: plan " not in for_one.stdout
    german = run(tmp_path, "replay", str(record), "--plain", "--language", "de")
    assert "Das Spiel ist zu Ende." in german.stdout


def test_replay_steps_and_jumps(tmp_path: Path, record: Path) -> None:
    last = len(json.loads(record.read_text("utf-8"))["moves"])
    done = run(tmp_path, "replay", str(record), typed=f"\n\n{last}\n\n2\nb\nx\nq\n")
    assert done.returncode == 0
    assert f"{last}/{last} >" in done.stdout
    assert "end of the record" in done.stdout
    assert "Brandenburg" in done.stdout
    assert run(tmp_path, "replay", str(record), "--to", "5").returncode == 0
    assert "from 0 to" in refused(tmp_path, "replay", str(record), "--to", "9999")
    assert "no seat 8" in refused(tmp_path, "replay", str(record), "--seat", "8")


def test_verify(tmp_path: Path, record: Path) -> None:
    done = run(tmp_path, "verify", str(record))
    assert done.returncode == 0
    assert "genuine" in done.stdout
    content = json.loads(record.read_text("utf-8"))
    broken = tmp_path / "broken.json"
    for change, sentence in (
        ({"seed": "00" * 32}, "promised"),
        ({"moves": content["moves"][:-1]}, "position"),
        ({"moves": ["0 pass", *content["moves"]]}, "Move 1"),
        ({"version": 999}, "version 999"),
        ({"outcome": None}, "outcome"),
        ({"players": "three"}, "players"),
        ({"feldherr": 0}, "not a record"),
    ):
        broken.write_text(json.dumps({**content, **change}), "utf-8")
        assert sentence in refused(tmp_path, "verify", str(broken))
    broken.write_text(record.read_text("utf-8")[:-40], "utf-8")
    assert "cut off" in refused(tmp_path, "verify", str(broken))
    broken.write_bytes(b"\xff\x00\xff")
    assert "keine vollständige Aufzeichnung" in refused(tmp_path, "verify", str(broken), "--language", "de")
    broken.write_text("[1]", "utf-8")
    assert "not a record" in refused(tmp_path, "verify", str(broken))
    assert "cannot be read" in refused(tmp_path, "verify", str(tmp_path))


def test_odds(tmp_path: Path) -> None:
    battle = ["odds", "--attackers", "4", "--defenders", "3", "--tower", "classic"]
    chances = json.loads(run(tmp_path, *battle, "--json").stdout)
    assert chances["win"] == pytest.approx(0.556, abs=0.001)
    assert chances["tie"] == pytest.approx(0.271, abs=0.001)
    shown = run(tmp_path, *battle, "--language", "de").stdout
    assert "55,6\N{NO-BREAK SPACE}%" in shown
    assert "Angreifer erobert" in shown
    revolt = ["odds", "--revolt", "--defenders", "4", "--revolt-markers", "2", "--tower", "classic", "--json"]
    assert json.loads(run(tmp_path, *revolt).stdout)["win"] == pytest.approx(0.768, abs=0.001)
    full = ["--inside", "attacker=3,defender=2,peasants=4", "--tray", "others=2"]
    calm = json.loads(run(tmp_path, *battle, *full, "--json").stdout)
    unrest = json.loads(run(tmp_path, *battle, *full, "--revolt-markers", "1", "--json").stdout)
    assert calm["win"] < unrest["win"]
    neutral = json.loads(run(tmp_path, "odds", "--attackers", "2", "--neutral", "--tower", "classic", "--json").stdout)
    assert neutral["win"] == pytest.approx(0.59, abs=0.01)


def test_what_cannot_be_written_is_said_before_anything_is_played(tmp_path: Path, record: Path) -> None:
    nowhere, file = str(tmp_path / "none" / "x.json"), str(tmp_path / "file")
    Path(file).write_text("not ours\n", "utf-8")
    long = ["arena", "captain", "recruit", "-n", "100000000"]  # which would take years
    for option in ("--json", "--plot", "--resume"):
        assert f"{nowhere} cannot be written" in refused(tmp_path, *long, option, nowhere)
        assert "is a folder, and should be a file" in refused(tmp_path, *long, option, str(tmp_path))
    assert "another contest" in refused(tmp_path, *long, "--resume", file)
    assert Path(file).read_text("utf-8") == "not ours\n"
    assert f"{nowhere} cannot be written" in refused(tmp_path, "arena", "--exploit", "captain", "--json", nowhere)
    log = tmp_path / "log.txt"
    log.write_text("in 8 red, out 6 red\n", "utf-8")
    assert f"{nowhere} cannot be written" in refused(tmp_path, "tower", "fit", str(log), "-o", nowhere)
    assert "is a folder, and should be a file" in refused(tmp_path, "picture", str(record), "-o", str(tmp_path))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "log.txt", "record.json"]


def test_a_simulation_says_what_is_wrong_with_its_folder(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    small = ["simulate", "-n", "2", "--seed", "1", "--jobs", "1"]
    assert "is a file, and should be a folder" in refused(tmp_path, *small, "-o", str(file))
    assert "is a file, and should be a folder" in refused(tmp_path, *small, "-o", str(file / "below"))
    assert "cannot be written" in refused(tmp_path, *small, "-o", "/proc/none")
    assert run(tmp_path, *small, "-o", str(tmp_path / "kept")).returncode == 0
    games = tmp_path / "kept" / "games-000000000.parquet"
    games.write_bytes(games.read_bytes()[:50])
    assert f"{games} cannot be read" in refused(tmp_path, *small, "-o", str(tmp_path / "kept"))
    about = tmp_path / "kept" / "simulation.json"
    about.write_bytes(b"\xff")
    assert "another simulation" in refused(tmp_path, *small, "-o", str(tmp_path / "kept"))


def test_a_policy_says_what_is_wrong_with_it(tmp_path: Path) -> None:
    small = ["simulate", "-n", "2", "--jobs", "1", "--policy"]
    assert "No module named 'nobody'" in refused(tmp_path, *small, "nobody:Bot")
    assert "no attribute 'None'" in refused(tmp_path, *small, "feldherr.bots:None")
    assert "is no policy" in refused(tmp_path, *small, "feldherr:__version__")
    assert "at http://127.0.0.1:9/ gave no move" in refused(tmp_path, *small, "http://127.0.0.1:9/")
    assert "hat keinen Zug gegeben" in refused(tmp_path, *small, "http://127.0.0.1:9/", "--language", "de")


def test_odds_of_a_war(tmp_path: Path) -> None:
    chances = json.loads(run(tmp_path, "odds", "--war", "4:2", "--json").stdout)
    assert chances == war_odds(4, 2).as_json()
    assert "Angreifer gewinnt den Krieg" in run(tmp_path, "odds", "--war", "2:2", "--language", "de").stdout
    assert "such as --war 4:2" in refused(tmp_path, "odds", "--war", "strong")
    assert "such as --war 4:2" in refused(tmp_path, "odds", "--war", "1:2:3")
    assert "such as --war 4:2" in refused(tmp_path, "odds", "--war", "")
    assert "from −2 to 7" in refused(tmp_path, "odds", "--war", "99:-99")
    alone = refused(tmp_path, "odds", "--war", "4:2", "--attackers", "3", "--age", "4", "--revolt")
    assert "--age, --attackers, --revolt belong to battles" in alone


def test_rules(tmp_path: Path) -> None:
    plain = run(tmp_path, "rules").stdout
    assert "Nothing differs" in plain
    changed = run(tmp_path, "rules", "--edition", "first", "--rule", "start_money=20,16,12", "--language", "de").stdout
    assert "start_money ist 20,16,12, gedruckt 18,15,13" in changed
    assert "defenders" in changed
    assert "allowed are all, chosen" in refused(tmp_path, "rules", "--rule", "defenders=none")


def test_the_rulebook(tmp_path: Path) -> None:
    """Whole, by words that it has, compared with another edition, and as a page to print."""
    whole = run(tmp_path, "rules", "--book", "--edition", "first", "--language", "de").stdout
    assert "Das Spiel von 2002" in whole
    assert "Entscheidungen und ihre Gründe" in whole
    assert "Versteigerung" not in whole
    house = run(tmp_path, "rules", "--book", "--rule", "peasants_help_below=3").stdout
    assert "House rule: peasants_help_below = 3 (printed: 1)" in house
    assert "fewer than 3 revolt markers" in " ".join(house.split())
    assert "What lies on the table" in run(tmp_path, "rules", "sixteenthirty", "--book").stdout
    found = run(tmp_path, "rules", "--find", "majorities").stdout
    assert "10.2  Majorities" in found
    assert "Combat" not in found
    assert "no rule" not in found
    assert "Nothing in the rules has the words" in refused(tmp_path, "rules", "--find", "xylophone")
    compared = " ".join(run(tmp_path, "rules", "--compare", "first").stdout.split())
    assert "The game of 2002, condensed rules: If points are equal, the one with more palaces" in compared
    assert "allowed are second, first" in refused(tmp_path, "rules", "--compare", "third")
    page = tmp_path / "rules.html"
    assert "Written: " in run(tmp_path, "rules", "--court", "-o", str(page)).stdout
    written = page.read_text("utf-8")
    assert written.count("<img") == 6
    assert "cannot be written" in refused(tmp_path, "rules", "-o", str(tmp_path / "none" / "x.html"))


def test_rules_of_a_table_with_figures_of_its_own(tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("favor_costs = [5, 3, 2]\n[[favors]]\nnumber = 2\namount = 9\n[event_losses]\n14 = 5\n")
    told = run(tmp_path, "rules", "--court", "--data", str(own)).stdout
    assert "court is true, as printed false" in told
    assert "favor_costs is 5,3,2, in the package 4,3,2" in told
    assert "favors.2.amount is 9" in told
    assert "event_losses.14 is 5" in told
    assert "favors.2.effect" not in told


def test_rules_of_sixteen_thirty_something(tmp_path: Path) -> None:
    plain = run(tmp_path, "rules", "sixteenthirty").stdout
    assert "league_bonus_without_influence" in plain
    assert "Nothing differs" in plain
    own = tmp_path / "own.toml"
    own.write_text("[countries.spain]\nstatus = 1\narmy_size = 1\nmilitary_ability = 1\n")
    changed = ("--rule", "league_bonus_without_influence=false", "--data", str(own))
    told = run(tmp_path, "rules", "sixteenthirty", *changed).stdout
    assert "league_bonus_without_influence is false, as printed true" in told
    assert "countries.spain.status is 1" in told


def test_a_reader_who_stops_reading_is_not_troubled(tmp_path: Path, record: Path) -> None:
    process = subprocess.Popen(
        [*FELDHERR, "replay", str(record), "--plain"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.readline()
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait(timeout=30)


def test_importing_feldherr_is_quick_and_brings_nothing_heavy() -> None:
    clock = "time.process_time()"  # of this process alone, however busy the machine is
    code = f"import sys, time; t = {clock}; import feldherr; print({clock} - t, *sys.modules)"
    times = []
    for _ in range(5):
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        seconds, *modules = done.stdout.split()
        times.append(float(seconds))
        assert {"numpy", "rich", "argparse", "feldherr.cli"} & set(modules) == set()
    assert min(times) < 0.15


def test_picture(tmp_path: Path, record: Path) -> None:
    whole = json.loads(record.read_text("utf-8"))
    last = len(whole["moves"])
    assert run(tmp_path, "picture", str(record)).stdout == f"Drawn: {record.with_suffix('.svg')}\n"
    assert record.with_suffix(".svg").read_text("utf-8").startswith("<svg")
    first, own = tmp_path / "first.svg", tmp_path / "own.svg"
    run(tmp_path, "picture", str(record), "--position", "0", "--language", "de", "-o", str(first))
    assert "Jahr 1, Frühling" in first.read_text("utf-8")
    run(tmp_path, "picture", str(record), "--seat", "1", "--position", str(last), "-o", str(own))
    assert own.read_text("utf-8") != record.with_suffix(".svg").read_text("utf-8")
    card = tmp_path / "card.png"
    run(tmp_path, "picture", str(record), "--shape", "card", "--width", "600", "-o", str(card))
    assert size_of(card.read_bytes()) == (600, 315)
    assert f"from 0 to {last}" in refused(tmp_path, "picture", str(record), "--position", str(last + 1))
    assert ".svg, .png" in refused(tmp_path, "picture", str(record), "-o", "x.gif")
    nowhere = tmp_path / "missing" / "board.svg"
    assert f"{nowhere} cannot be written" in refused(tmp_path, "picture", str(record), "-o", str(nowhere))
    assert not nowhere.parent.exists()
    assert "no seat 9" in refused(tmp_path, "picture", str(record), "--seat", "9")
    assert "board, card" in refused(tmp_path, "picture", str(record), "--shape", "poster")
