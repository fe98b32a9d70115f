"""Characters and their tempers: a level plays as it does, but for what somebody likes besides winning.

`captain+raider` names a captain who is a raider. What a temper likes, and for how many points, is in `temper.py` of
each game; `python -m feldherr.bots.tempers` measures how it shows and what it costs.
"""

from collections.abc import Callable
from importlib import import_module
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from feldherr.bots.bot import Bot, Budget, Choice

if TYPE_CHECKING:
    from feldherr.kernel.game import Game

CHARACTERS: Final = {
    "kessler": "warden",
    "ottilie": "builder",
    "rauh": "raider",
    "sibylla": "miser",
    "veit": "gambler",
    "grete": "avenger",
    "balthasar": "leveller",
    "dorothea": "diplomat",
}
"""The temper of everybody whom bots play, in both games. Words tell who they are."""
TEMPERS: Final = tuple(CHARACTERS.values())
WRONGS: Final = "wrongs"
"""The key of a view under which somebody who bears grudges finds what was done to them."""


class Tempered(Bot):
    """A level that has a temper: it sets out from other likings, and thinks as the level does."""

    def __init__(self, game: str, level: Callable[..., Bot], temper: str) -> None:
        self.level = level
        self.temper = temper
        self.of_game = _of_game(game)
        self.plain = level().weights  # type: ignore[attr-defined]

    def decide(self, view: dict[str, Any], rng: Random, budget: Budget) -> Choice:
        temper = self.of_game.tempered(self.temper, view.get(WRONGS, ()))
        return self.level(weights=self.plain.but(temper=temper)).decide(view, rng, budget)


def seen(game: "Game", seat: int, temper: str | None) -> dict[str, Any]:
    """The view that a bot of a temper is given: that of its seat, and for one who bears grudges also what the events
    that its seat has heard say of the others."""
    view = game.view(seat)
    if bears_grudges(game.rulebook.name, temper):
        view[WRONGS] = _of_game(game.rulebook.name).wrongs(game.events(seat), seat, game.players)
    return view


def bears_grudges(game: str, temper: str | None) -> bool:
    """Whether a temper asks what was done to it: then the game must be one that tells its events.

    >>> bears_grudges("wallenstein", "avenger"), bears_grudges("wallenstein", "miser")
    (True, False)
    """
    return temper is not None and bool(_of_game(game).TEMPERS[temper].grudge)


def temper_in(name: str) -> str | None:
    """The temper that the name of a bot says it has.

    >>> temper_in("captain+raider"), temper_in("captain")
    ('raider', None)
    """
    _, _, temper = name.partition("+")
    return temper if temper in TEMPERS else None


def _of_game(game: str) -> ModuleType:
    return import_module(f"feldherr.bots.{game}.temper")
