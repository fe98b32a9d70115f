"""`feldherr play` from outside: whole games typed through a pipe, killed and resumed, in both languages."""

import json
import signal
import subprocess
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

import feldherr
from feldherr import BadOption
from feldherr.cli.table import Table, resume
from tests.cli.script import FELDHERR, environment, refused, run, scripted

GAMES = [
    ("en", [0], {"players": 4}, []),
    ("de", [1], {"players": 3, "court": True, "landsknechte": True}, ["--court", "--landsknechte"]),
    ("en", [0, 2], {"players": 5, "lineup": "draft"}, ["--lineup", "draft"]),
    ("de", [0, 1, 2, 3], {"players": 4, "edition": "first", "lineup": "draft"}, ["--edition", "first"]),
]


def start(humans: list[int], options: dict[str, Any], more: list[str], seed: int, file: Path) -> list[str]:
    lineup = ["--lineup", options["lineup"]] if "lineup" in options and "--lineup" not in more else []
    seats = ",".join(map(str, humans))
    wanted = ["--players", str(options["players"]), "--human", seats, "--seed", str(seed), "--save", str(file)]
    return ["play", *wanted, *more, *lineup]


def content(file: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return record


@pytest.mark.parametrize(("language", "humans", "options", "more"), GAMES)
def test_a_whole_game_through_a_pipe(
    tmp_path: Path, language: str, humans: list[int], options: dict[str, Any], more: list[str]
) -> None:
    lines, record = scripted(humans, 11, **options)
    if len(humans) > 1:
        lines = with_handovers(lines)
    file = tmp_path / "game.json"
    command = start(humans, options, more, 11, file)
    done = run(tmp_path, *command, "--language", language, typed="\n".join(lines) + "\n")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    saved = content(file)
    assert saved["outcome"] == record["outcome"]
    assert {key: saved[key] for key in record} == record
    assert ("Gewonnen" if language == "de" else "Won by") in done.stdout
    verified = run(tmp_path, "verify", str(file), "--language", language)
    assert verified.returncode == 0
    assert ("echt" if language == "de" else "genuine") in verified.stdout


ORDERS = {
    "sixteenthirty": ["only_answer", "pass_without_influence", "vote_on join any red", "bid_up_to spain 0"],
    "wallenstein": ["only_answer", "defend_all", "places 1 attack 2"],
}


@pytest.mark.parametrize("game", list(ORDERS))
def test_standing_orders_at_the_terminal(tmp_path: Path, game: str) -> None:
    """Given, listed, withdrawn and refused; and what they answer is told and not asked."""
    given = ORDERS[game]
    typed = [f"order {given[0]}", "order -", "order", *(f"order {text}" for text in given), "order dance"]
    lines, _ = scripted([0], 5, name=game, players=3)
    done = run(
        tmp_path, "play", game, "--players", "3", "--human", "0", "--seed", "5", typed="\n".join([*typed, *lines])
    )
    assert "Traceback" not in done.stderr
    assert "dance" in done.stdout + done.stderr
    for text in given:
        assert f"{text}: " in done.stdout
    assert "Your standing order answers with" in done.stdout


@pytest.mark.parametrize(("language", "humans"), [("en", [0]), ("de", [1, 2])])
def test_a_whole_game_of_the_other_kind(tmp_path: Path, language: str, humans: list[int]) -> None:
    lines, record = scripted(humans, 5, name="sixteenthirty", players=3)
    typed = [entry for line in lines for entry in (["", line] if len(humans) > 1 else [line])]
    seats, file = ",".join(map(str, humans)), tmp_path / "game.json"
    command = ["play", "sixteenthirty", "--players", "3", "--human", seats, "--seed", "5", "--save", str(file)]
    done = run(tmp_path, *command, "--language", language, typed="\n".join(typed) + "\n")
    assert (done.returncode, done.stderr) == (0, "")
    saved = content(file)
    assert {key: saved[key] for key in record} == record
    assert run(tmp_path, "verify", str(file)).returncode == 0


def with_handovers(lines: list[str]) -> list[str]:
    """Enter for each time the keyboard is passed: before plans, and before a card drawn in secret is placed."""
    typed = []
    for before, line in zip(["", *lines], lines, strict=False):
        if line.startswith("plan") or (line.startswith("place") and before == "draw"):
            typed.append("")
        typed.append(line)
    return typed


@pytest.mark.parametrize("seed", [3, 4])
def test_a_killed_game_resumes_to_the_same_record(tmp_path: Path, seed: int) -> None:
    lines, record = scripted([0], seed, players=4)
    rng = Random(seed)
    file = tmp_path / "games" / "game.json"
    command = start([0], {"players": 4}, [], seed, file)
    for _ in range(4):
        known = answered(file)
        kill_after([*FELDHERR, *command], lines[known:], rng.randrange(1, len(lines) // 4), rng.random() / 20, tmp_path)
        command = ["play", "--resume", "last"]
        assert run(tmp_path, "verify", str(file)).returncode == 0
    done = run(tmp_path, *command, typed="\n".join(lines[answered(file) :]) + "\n")
    assert done.returncode == 0, done.stderr
    saved = content(file)
    assert {key: saved[key] for key in record} == record


@pytest.mark.parametrize(("game", "bots"), [("wallenstein", "captain+raider,recruit"), ("sixteenthirty", "recruit")])
def test_a_whole_game_against_bots(tmp_path: Path, game: str, bots: str) -> None:
    """Seated, played to the end, kept with the game, and it is the game that these bots play."""
    lines, record = scripted([0], 7, name=game, players=3, bots=bots.split(","))
    file = tmp_path / "game.json"
    wanted = ["play", game, "--players", "3", "--human", "0", "--seed", "7", "--bots", bots, "--save", str(file)]
    done = run(tmp_path, *wanted, typed="\n".join(lines) + "\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Won by" in done.stdout
    saved = content(file)
    assert {key: saved[key] for key in record} == record
    assert saved["table"]["bots"] == bots.split(",")


def test_bots_that_do_not_exist_or_do_not_answer(tmp_path: Path) -> None:
    small = ["play", "--players", "3", "--human", "0", "--seed", "7", "--save", str(tmp_path / "game.json"), "--bots"]
    assert "general" in refused(tmp_path, *small, "general")
    lines, _ = scripted([0], 7, players=3)
    silent = run(tmp_path, *small, "http://127.0.0.1:9/", typed="\n".join(lines))
    assert (silent.returncode, silent.stderr.count("\n")) == (2, 1)
    assert "gave no move" in silent.stderr
    assert content(tmp_path / "game.json")["table"]["bots"] == ["http://127.0.0.1:9/"]


def test_a_game_resumes_with_its_bots(tmp_path: Path) -> None:
    """With all that are the house's own; a program named by its path is asked for once more."""
    file, path = tmp_path / "game.json", "feldherr.bots.wallenstein.captain:Captain"
    table = Table(feldherr.new_game("wallenstein", players=3, seed=1), [0], ["Anna", "Ben", "Cleo"], file)
    table.bots = ["wallenstein-1", "captain+raider"]
    table.save()
    assert resume(file, None, None).bots == table.bots
    table.bots = [path, "recruit"]
    table.save()
    with pytest.raises(BadOption, match=f"--bots {path},recruit"):
        resume(file, None, None)
    assert resume(file, None, None, table.bots).bots == table.bots


def answered(file: Path) -> int:
    """How many of the player's answers are in the file."""
    return sum(line.startswith("0 ") for line in content(file)["moves"]) if file.exists() else 0


def kill_after(command: list[str], lines: list[str], count: int, seconds: float, home: Path) -> None:
    """Types some lines, waits a moment, and pulls the plug."""
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment(home)
    )
    assert process.stdin is not None
    process.stdin.write("".join(f"{line}\n" for line in lines[:count]).encode())
    process.stdin.flush()
    deadline = time.monotonic() + 30
    while not list((home / "games").glob("*.json")) and time.monotonic() < deadline:
        time.sleep(0.01)
    time.sleep(0.2 + seconds)
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdin.close()


def test_end_of_input_says_where_the_game_is(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--seed", "1")
    assert done.returncode == 0
    (file,) = (tmp_path / "games").glob("*.json")
    assert str(file) in done.stdout.replace("\n", "")
    assert content(file)["players"] == 4
    names = ["Player 1", "Player 2", "Player 3", "Player 4"]
    assert content(file)["table"] == {"humans": [0], "names": names, "bots": ["recruit"]}


def test_ctrl_c_says_where_the_game_is(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*FELDHERR, "play", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    )
    while not list((tmp_path / "games").glob("*.json")):
        time.sleep(0.01)
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 0
    assert b"saved in" in out
    assert err == b""


def test_commands_and_mistakes_change_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = [
        "?",
        "? tower",
        "? nonsense",
        "board",
        "odds",
        "log",
        "mat",
        "undo",
        "save",
        "böh",
        "plan palace=x",
        "x=y",
        "",
    ]
    done = run(tmp_path, "play", "--seed", "5", "--save", str(file), typed="\n".join(typed))
    assert done.returncode == 0
    assert done.stderr == ""
    assert content(file)["moves"] == []
    for sentence in (
        "Our tower is of glass",
        "More on this: ? planning-boxes",
        "no help on",
        "nothing to give odds for",
        "Brandenburg",
    ):
        assert sentence in done.stdout
    assert "Only a sealed plan can be taken back" in done.stdout
    assert 'There is no county "x"' in done.stdout


def test_the_plan_box_by_box(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = ["2", "hol", "3", "back", "mec", "money", "grain=an", "money", "4", "seal", "rest", "seal"]
    done = run(tmp_path, "play", "--seed", "5", "--save", str(file), typed="\n".join(typed) + "\n")
    assert "Nothing lies yet on" in done.stdout
    plan = next(line for line in content(file)["moves"] if line.startswith("0 plan"))
    assert "bid=2" in plan
    assert "palace=holstein church=mecklenburg trading_post=money grain=anhalt taxes=money deploy5=" in plan
    assert len(content(file)["moves"]) >= 4
    assert "Type a county, 0, 1, 2, 3, 4, box=card" in done.stdout
    assert "Type a county or its number, money, box=card" in done.stdout


def test_the_plan_offers_the_cards_of_the_table(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--edition", "first", "--language", "de", typed="")
    assert "Tippe ein Land oder seine Nummer, blank, Feld=Karte" in done.stdout


def test_a_sealed_plan_can_be_taken_back_while_others_plan(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines, _ = scripted([0, 1], 2, players=3)
    other = "\n".join(["", lines[0], "", "undo", "", "rest", "seal", ""])
    done = run(tmp_path, "play", "--players", "3", "--human", "0,1", "--seed", "2", "--save", str(file), typed=other)
    assert done.returncode == 0
    sealed = [line for line in content(file)["moves"] if line.startswith("0 plan")]
    assert len(sealed) == 1
    assert sealed != [f"0 {lines[0]}"]


def test_short_answers(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = ["1", "3", "d", "place 2"]
    command = ["play", "--lineup", "draft", "--seed", "8", "--save", str(file)]
    assert run(tmp_path, *command, typed="\n".join(typed) + "\n").returncode == 0
    own = [line for line in content(file)["moves"] if line.startswith("0 ")]
    assert own[0].startswith("0 take ")
    assert own[1:] == ["0 place 3", "0 draw", "0 place 2"]


def test_what_cannot_be_played_is_refused_in_one_sentence(tmp_path: Path) -> None:
    assert "3 to 5" in refused(tmp_path, "play", "--players", "9")
    assert "second edition" in refused(tmp_path, "play", "--edition", "first", "--court")
    assert "0 to 3" in refused(tmp_path, "play", "--human", "7")
    assert "keine Plätze" in refused(tmp_path, "play", "--human", "x", "--language", "de")
    assert "5 names" in refused(tmp_path, "play", "--names", "a,b,c,d,e")
    assert "all different" in refused(tmp_path, "play", "--names", "a,a")
    assert "no rule" in refused(tmp_path, "play", "--rule", "nonsense=1")
    assert "name=value" in refused(tmp_path, "play", "--rule", "nonsense")
    assert "no game to resume" in refused(tmp_path, "play", "--resume", "last")
    assert "cannot be read" in refused(tmp_path, "play", "--resume", str(tmp_path / "none.json"))
    assert "cannot be saved" in refused(tmp_path, "play", "--save", "/proc/none/x.json")
    assert "A seed is" in refused(tmp_path, "play", "--seed", "-4")
