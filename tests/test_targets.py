"""What `make bench` says of promises: met, missed, or not measured; and that nothing ends it early."""

import sys
from pathlib import Path
from typing import Any

import pytest

from benchmarks.engines import engines
from benchmarks.targets import TARGETS, engine, figures, judged
from benchmarks.whole import run


def everything() -> dict[str, Any]:
    """Figures as all parts leave them, each of them 7."""
    race = [{"name": name, "seconds": 7.0, "done": 7.0, "instructions": 7.0} for name in names()]
    return (
        {"engines": {"race": race, "steps": Sevens({"a, PettingZoo": 7.0}), "details": Sevens()}}
        | {name: Sevens() for name in ("ray", "browser")}
        | {"lane": {"race": Lists()}, "workers": {"line": Lists()}}
    )


class Sevens(dict[str, float]):
    def __missing__(self, key: str) -> float:
        return 7.0


class Lists(dict[str, list[float]]):
    def __missing__(self, key: str) -> list[float]:
        return [7.0, 7.0]


def names() -> list[str]:
    return [one.name for one in engines()]


def test_every_promise_finds_its_figure_under_the_name_that_the_parts_give_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.engines.older", lambda: "")
    rows = judged(everything())
    assert [target.name for target, figure in rows if figure is None] == []


def test_what_was_not_measured_is_neither_met_nor_missed(tmp_path: Path) -> None:
    assert all(figure is None for _, figure in judged(figures(tmp_path)))
    (tmp_path / "bench-cluster.json").write_text('{"ray, share on top": 0.1}')
    found = {target.name: (target, figure) for target, figure in judged(figures(tmp_path))}
    target, figure = found["what Ray costs on top"]
    assert figure == 0.1
    assert target.ratio(figure) == 0.5


def test_ratios_say_how_much_better_than_wanted() -> None:
    for target in TARGETS:
        better = target.wanted / 2 if target.at_most else target.wanted * 2
        assert target.ratio(better) == pytest.approx(2)
        assert target.ratio(target.wanted) == pytest.approx(1)


def test_an_engine_is_known_by_its_name() -> None:
    found = {"engines": {"race": [{"name": "one", "seconds": 1.0}]}}
    assert engine(found, "one") == {"name": "one", "seconds": 1.0}
    with pytest.raises(KeyError):
        engine(found, "two")


def test_a_part_that_breaks_off_ends_no_other_and_no_older_figure_is_left(tmp_path: Path) -> None:
    old, new, other = tmp_path / "bench-fast.json", tmp_path / "bench-browser.json", tmp_path / "failing.txt"
    old.write_text("{}")
    other.touch()
    broken = (sys.executable, "-c", "raise SystemExit(3)")
    written = (sys.executable, "-c", f"open({str(new)!r}, 'w')")
    assert run({"one": broken, "two": written}, tmp_path) == ["one"]
    assert sorted(tmp_path.iterdir()) == [new, other]
