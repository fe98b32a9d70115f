"""What the tower's laboratory asks of worker processes."""

from collections.abc import Sequence
from typing import Any, Final

from feldherr.wallenstein import laboratory
from feldherr.wallenstein.tower import OFFERED, Levels, model_of

THROWS: Final = 50
GAMES: Final = 150
SEED: Final = 1618
MOST_LINES: Final = 400
"""So many are fitted in time; `feldherr tower fit` reads more."""


def experiment(
    tower: str, levels: Levels, thrown: Sequence[int], inside: Sequence[Sequence[int]], times: int, seed: int
) -> dict[str, Any]:
    """Throws beside their odds."""
    trial = laboratory.Trial(tuple(thrown), tuple(map(tuple, inside)))
    return laboratory.experiment(model_of(tower, levels), trial, times, seed)


def compare(own: Levels | None, pour: int) -> dict[str, Any]:
    """Models in usual games; `own` beside them, if there is one."""
    models = {name: model_of(name) for name in OFFERED}
    if own is not None:
        models["own"] = model_of("aged2", own)
    return laboratory.compare(models, pour, THROWS, GAMES, SEED)


def fitted(log: str) -> dict[str, Any]:
    """The level of a tower from its log."""
    from feldherr.wallenstein.tower_fit import fit
    from feldherr.wallenstein.tower_log import read_log

    return fit(read_log(log, MOST_LINES)).as_json()
