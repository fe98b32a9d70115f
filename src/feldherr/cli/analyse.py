"""`feldherr analyse`: what decided a finished game, and what a strong bot would have done."""

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from feldherr.cli import store
from feldherr.cli.replay import names_in
from feldherr.cli.texts import Texts
from feldherr.kernel import words


def run(given: Namespace, texts: Texts) -> int:
    from feldherr.bots.analysis import analyse, usual_effort  # brings NumPy

    record = store.load(Path(given.file))
    effort = usual_effort(record).scaled(given.effort / 100)
    found = analyse(record, given.seat, seed=given.seed, jobs=given.jobs, effort=effort, progress=_progress(given.json))
    if given.json:
        print(json.dumps(found.as_json(), indent=1))
        return 0
    texts.players = names_in(record, record["players"], texts)
    _Printed(found.as_json(), texts).show()
    return 0


def _progress(quiet: bool) -> Callable[[float], None] | None:
    """A number that counts up, where somebody watches."""
    if quiet or not sys.stderr.isatty():
        return None
    return lambda part: print(f"\r{part:4.0%}", end="\r" if part == 1 else "", file=sys.stderr, flush=True)


class _Printed:
    """An analysis in words."""

    def __init__(self, found: dict[str, Any], texts: Texts) -> None:
        self.found = found
        self.texts = texts

    def show(self) -> None:
        self._chances()
        for side, prefix in (("fortune", "luck"), ("decisions", "made")):
            self._sums(side, prefix)
        found, percent = self.found, self.texts.percent
        sums = {side: self._signed(self._total(side)) for side in ("fortune", "decisions")}
        outlook = self._signed(found["outlook"])
        ends = {end: percent(found[end]) for end in ("start", "end")}
        print(self.texts("analyse_sum", outlook=outlook, **ends, **sums))
        print()
        costly = found["costly"]
        print(self.texts("analyse_costly" if costly else "analyse_none"))
        for number, one in enumerate(costly, 1):
            self._costly(number, one)

    def _chances(self) -> None:
        """Where everybody stood at the end of every season or turn."""
        print(self.texts("analyse_chances"))
        points = self.found["points"]
        heads = [self.texts.player(seat)[:12] for seat in range(len(points[0]["chances"]))]
        print(f"{'':<18}" + "".join(f"{head:>13}" for head in heads))
        for point, after in zip(points, [*points[1:], None], strict=True):
            if after is None or after["part"] != point["part"]:
                self._row(self._part(point["part"]), point["chances"])
        print()

    def _row(self, head: str, chances: Sequence[float]) -> None:
        print(f"{head:<18}" + "".join(f"{self.texts.percent(chance):>13}" for chance in chances))

    def _part(self, part: dict[str, Any]) -> str:
        season = part.get("season")
        return f"{self.texts.name(season)} {part['year']}" if season else str(part.get("turn", "–"))

    def _total(self, side: str) -> float:
        return float(sum(one["by"] for one in self.found[side]))

    def _sums(self, side: str, prefix: str) -> None:
        print(self.texts(f"analyse_{side}", by=self._signed(self._total(side))))
        for one in self.found[side]:
            what = words.sentence(self.texts.language, "analysis", f"{prefix}_{one['what']}", {})
            print(f"  {what:<30}{self._signed(one['by']):>8}")

    def _signed(self, by: float) -> str:
        return ("+" if by > 0 else "") + self.texts.percent(by, 1).replace("-", "−")

    def _costly(self, number: int, one: dict[str, Any]) -> None:
        percent, part = self.texts.percent, self._part(one["part"])
        cost, error = self._signed(-one["cost"]), percent(one["error"], 1)
        print(self.texts("analyse_cost", number=number, part=part, cost=cost, error=error, games=one["games"]))
        print("   " + self.texts("analyse_own", move=self._move(one["told"])))
        level = self.texts.name(f"bot_{self.found['level']}")
        print("   " + self.texts("analyse_better", level=level, move=self._move(one["told_better"])))
        for reason in one["why"]:
            why = words.sentence(self.texts.language, "why", reason["code"], reason["facts"], self.texts.players)
            print("   " + why)

    def _move(self, told: dict[str, Any]) -> str:
        move = words.move(self.texts.language, self.found["game"], told["text"], self.texts.players)
        return f"{move} ({self.texts('analyse_more', number=told['more'])})" if told["more"] else move
