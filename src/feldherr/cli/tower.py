"""`feldherr tower`: the tower's laboratory on the command line."""

import json
from argparse import Namespace
from pathlib import Path
from typing import Any, Final

from feldherr.cli import store
from feldherr.cli.texts import Texts
from feldherr.kernel import data_file
from feldherr.kernel.errors import BadOption
from feldherr.kernel.rulebook import choice_of
from feldherr.wallenstein import house_data
from feldherr.wallenstein.laboratory import MOST_CUBES, Trial, compare, experiment
from feldherr.wallenstein.names import COLOURS
from feldherr.wallenstein.tower import OFFERED, Levels, TowerModel, model_of, require_model

ACTIONS: Final = ("throw", "odds", "compare", "fit")
TOLD: Final = {
    "red": "tower_red",
    "blue": "tower_blue",
    "black": "tower_black",
    "yellow": "tower_yellow",
    "purple": "tower_purple",
    "peasants": "tower_peasants",
}
"""The colours as they are typed, and the keys of their names."""
NAMES: Final = tuple(TOLD)
BAR: Final = 40
HEADS: Final = {
    "poured": "tower_poured",
    "mean": "tower_mean_head",
    "sd": "tower_sd",
    "more": "tower_more",
    "fewer": "tower_fewer",
    "falls": "tower_falls",
    "loose": "tower_loose",
}
"""What is told of a model, and the key of its name."""
THROWS: Final = 50
"""Of a game, where models are compared."""


def run(given: Namespace, texts: Texts) -> int:
    choice_of("action", given.action or "", ACTIONS)
    if given.action == "fit":
        return _fit(given, texts)
    if given.action == "compare":
        return _compare(given, texts)
    trial = Trial(tuple(cubes("--thrown", given.thrown)), _inside(given))
    if not sum(trial.thrown):
        raise BadOption("needed_argument", option="--thrown")
    times = given.times or 10_000 if given.action == "throw" else 0
    found = experiment(_model(given), trial, times, given.seed)
    if given.json:
        print(json.dumps(found, indent=1))
        return 0
    print(texts("tower_mean", mean=texts.decimal(found["mean"], 2), sd=texts.decimal(found["sd"], 2)))
    for colour, part in [*zip(NAMES, found["colours"], strict=True), (None, found["all"])]:
        if len(part["exact"]) > 1:
            _distribution(texts(TOLD[colour]) if colour else texts("tower_all"), part, times, texts)
    return 0


def _distribution(name: str, part: dict[str, Any], times: int, texts: Texts) -> None:
    print(name)
    for number, chance in enumerate(part["exact"]):
        seen = part["counts"][number] / times if times else 0.0
        if max(chance, seen) >= 0.0005:
            beside = f"{texts.percent(seen, 1):>8}" if times else ""
            print(f"{number:>6}{texts.percent(chance, 1):>8}{beside}  {'█' * round(chance * BAR)}")
    if times:
        facts = {"value": texts.decimal(part["chi_square"], 1), "degrees": int(part["degrees"])}
        print("      " + texts("tower_chi_square", **facts, p=texts.decimal(part["p"], 3)))


def _compare(given: Namespace, texts: Texts) -> int:
    models = {name: model_of(name) for name in OFFERED}
    if given.data is not None:
        models[texts("tower_own")] = model_of("aged2", _levels(given))
    found = compare(models, given.pour, THROWS, given.games, given.seed)
    if given.json:
        print(json.dumps(found, indent=1))
        return 0
    heads = tuple(HEADS)
    print(f"{'':<12}" + "".join(f"{texts(HEADS[head]):>14}" for head in heads))
    for name, figures in found.items():
        shares = [figures["more"], figures["fewer"], figures["falls"], figures["loose"][3]]
        numbers = [texts.decimal(figures[key], 2) for key in heads[:3]] + [texts.percent(share, 1) for share in shares]
        print(f"{name:<12}" + "".join(f"{each:>14}" for each in numbers))
    return 0


def _fit(given: Namespace, texts: Texts) -> int:
    from feldherr.wallenstein.tower_fit import fit  # brings NumPy
    from feldherr.wallenstein.tower_log import read_log

    if given.log is None:
        raise BadOption("no_file_given", command="tower fit")
    store.require_writable(given.output)
    try:
        text = Path(given.log).read_text("utf-8")
    except (OSError, ValueError) as error:
        raise BadOption("data_unreadable", path=given.log, reason=str(error)) from None
    found = fit(read_log(text))
    if given.output is not None:
        stay, loose = found.levels
        store.write(Path(given.output), f"[tower]\nstay = {stay}\nloose = {loose}\n".encode())
    if given.json:
        print(json.dumps(found.as_json(), indent=1))
        return 0
    print(texts("tower_fitted", throws=found.throws, cubes=found.cubes))
    for line, level in (("tower_level_stay", found.stay), ("tower_level_loose", found.loose)):
        print(texts(line, value=level.value, low=level.low, high=level.high))
    print(texts("tower_gain", gain=texts.decimal(found.gain, 1)))
    if found.as_json()["few"]:
        print(texts("tower_few"))
    if given.output is not None:
        print(texts("tower_written", path=given.output))
    return 0


def _model(given: Namespace) -> TowerModel:
    require_model("--tower", given.tower)
    return model_of(given.tower) if given.data is None else model_of("aged2", _levels(given))


def _levels(given: Namespace) -> Levels:
    own = house_data.settle(data_file.read(given.data)).get("tower", {"stay": 0, "loose": 0})
    return own["stay"], own["loose"]


def _inside(given: Namespace) -> tuple[tuple[int, ...], ...]:
    return tuple((given.age,) * number for number in cubes("--inside", given.inside))


def cubes(option: str, word: str) -> list[int]:
    """Numbers of cubes by colour.

    >>> cubes("--thrown", "red=3,peasants=4")
    [3, 0, 0, 0, 0, 4]
    """
    counts = [0] * COLOURS
    for part in word.split(",") if word else []:
        colour, _, number = part.partition("=")
        if colour not in NAMES or not (number.isascii() and number.isdigit() and int(number) <= MOST_CUBES):
            raise BadOption("bad_cubes", option=option, word=part[:40], sides=list(NAMES))
        counts[NAMES.index(colour)] += int(number)
    return counts
