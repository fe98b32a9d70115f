"""What a seat's decisions cost: its own answers beside a strong bot's, in games imagined from what it knew then."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from feldherr.bots import Budget, Reason, decide
from feldherr.bots.analysis.foresight import Foresight, Told
from feldherr.bots.analysis.moments import Moment
from feldherr.bots.analysis.reckoning import error
from feldherr.kernel.decision import Decision

ADVISER: Final = "wallenstein"
"""The level that a seat's answers are compared with."""
LEAST: Final = 0.02
"""What costs less is not shown."""
SURE: Final = 2.0
"""What is shown costs so many standard errors at least."""
SHOWN: Final = 3
CANDIDATES: Final = 8
"""So many decisions are measured of those that look costly."""


NOT_YET: Final = Told("")
"""What is told of a decision before it was measured."""


class Judged(NamedTuple):
    """A decision of a seat beside what a strong bot would have done."""

    moment: int
    """The moment that followed from it."""
    seat: int
    kind: str
    own: str
    better: str
    chance: float
    """The seat's chance to win with its own answer, as far as it could know."""
    cost: float
    """By how much the bot's answer would have raised it."""
    error: float
    """The standard error of that."""
    games: int
    """Imagined for it."""
    why: tuple[Reason, ...]
    told: Told
    told_better: Told

    @property
    def sure(self) -> bool:
        return abs(self.cost) >= max(LEAST, SURE * self.error)


def decisions(moments: Sequence[Moment], seat: int, foresight: Foresight) -> list[int]:
    """The moments that follow from those decisions of a seat that are judged."""
    return [
        number
        for number, moment in enumerate(moments)
        if moment.before is not None
        and seat in moment.answers
        and moment.kind in foresight.judged
        and _is_open(moment.before.asked[seat])
    ]


def _is_open(decision: Decision) -> bool:
    """Whether there was anything to decide."""
    return not decision.lists_options or decision.count() > 1


def screen(foresight: Foresight, moment: Moment, number: int, seat: int, seed: int) -> Judged | None:
    """A first look at a decision; None, if the bot would have done the same."""
    before, own = moment.before, moment.answers[seat].text
    assert before is not None
    view, rng = before.view(seat), Random(f"{seed} {number} {seat}")
    choice = decide(foresight.adviser, view, rng, Budget(simulations=foresight.effort.thinking))
    if choice.move == own:
        return None
    asked = Judged(number, seat, moment.kind, own, choice.move, 0.0, 0.0, 0.0, 0, (), NOT_YET, NOT_YET)
    return _tried(foresight, view, asked, foresight.effort.screening, rng)


def measure(foresight: Foresight, moment: Moment, judged: Judged, seed: int) -> Judged:
    """A closer look at a decision, in fresh games: those that chose it would flatter the bot."""
    before, seat = moment.before, judged.seat
    assert before is not None
    view, rng = before.view(seat), Random(f"{seed} {judged.moment} {seat} again")
    found = _tried(foresight, view, judged, foresight.effort.measuring, rng)
    why = foresight.why(view, judged.better, judged.own, rng)
    return found._replace(
        why=(why,),
        told=foresight.told(before, seat, judged.own, judged.better),
        told_better=foresight.told(before, seat, judged.better, judged.own),
    )


def _tried(foresight: Foresight, view: dict[str, Any], asked: Judged, games: int, rng: Random) -> Judged:
    own, better = foresight.trials(view, [asked.own, asked.better], games, rng)
    gaps = [one - other for one, other in zip(better, own, strict=True)]
    return asked._replace(chance=sum(own) / len(own), cost=sum(gaps) / len(gaps), error=error(gaps), games=len(gaps))


def candidates(screened: Sequence[Judged]) -> list[Judged]:
    """The decisions worth a closer look: those that look most costly, and one or two that look best."""
    ranked = sorted(screened, key=lambda one: one.cost, reverse=True)
    costly = [one for one in ranked if one.cost > 0][:CANDIDATES]
    good = [one for one in ranked[::-1] if one.cost < -LEAST / 2][:SHOWN]
    return [*costly, *good]


def costly(measured: Sequence[Judged]) -> list[Judged]:
    """The decisions that are shown as costly, the most costly first."""
    return sorted([one for one in measured if one.sure and one.cost > 0], key=lambda one: -one.cost)[:SHOWN]


def good(measured: Sequence[Judged]) -> list[Judged]:
    """Those that were better than the bot's, the best first."""
    return sorted([one for one in measured if one.sure and one.cost < 0], key=lambda one: one.cost)[:SHOWN]
