"""Feldherr: the board games of the Thirty Years' War, complete and rules-enforced.

>>> import random
>>> import feldherr
>>> game = feldherr.new_game("wallenstein", players=3, seed=1618)
>>> rng = random.Random(1)
>>> while not game.over:
...     seat, decision = next(iter(game.pending.items()))
...     game.play(seat, decision.sample(rng))
>>> len(game.outcome.scores)
3
"""

from importlib import import_module
from random import Random
from typing import TYPE_CHECKING, Any, Final

from feldherr.kernel import game as _game
from feldherr.kernel import record as _record
from feldherr.kernel import registry as _registry
from feldherr.kernel import replay as _replay
from feldherr.kernel.decision import Check, Decision, Move
from feldherr.kernel.errors import BadEdit, BadOption, BadRecord, FeldherrError, IllegalMove, NotPending
from feldherr.kernel.game import Game
from feldherr.kernel.rulebook import Outcome, Rulebook

if TYPE_CHECKING:
    from collections.abc import Callable

    GAMES: tuple[str, ...]

__all__ = [
    "GAMES",
    "HOUSE",
    "BadEdit",
    "BadOption",
    "BadRecord",
    "Check",
    "Decision",
    "FeldherrError",
    "Game",
    "IllegalMove",
    "Move",
    "NotPending",
    "Outcome",
    "Rulebook",
    "board",
    "imagine",
    "new_game",
    "replay",
    "rulebook",
]

HOUSE: Final = ("wallenstein", "sixteenthirty")
"""The games of this house; `GAMES` has those besides that `FELDHERR_GAMES` registers."""


def __getattr__(name: str) -> Any:
    """`GAMES`, which are registered, and `__version__`, as installed: looked up when somebody asks."""
    if name == "GAMES":
        return tuple(dict.fromkeys((*HOUSE, *_registry.packages())))
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("feldherr")
    except PackageNotFoundError:
        return "0+uninstalled"


def rulebook(name: str) -> Rulebook[Any]:
    """The game of that name, loaded when first asked for.

    >>> rulebook("wallenstein").seats
    range(3, 6)
    """
    package = f"feldherr.{name}" if name in HOUSE else _registry.packages().get(name)
    if package is None:
        raise BadOption("unknown_game", game=str(name)[:80], games=list(__getattr__("GAMES")))
    if not _registry.found(package):
        raise BadOption("no_such_package", package=package[:80], setting=_registry.VARIABLE)
    make: Callable[[], Rulebook[Any]] = import_module(package).rulebook
    return make()


def board(game: str) -> dict[str, Any]:
    """What is printed on a game's board: its places by id, with their figures and where they border.

    >>> sorted(board("wallenstein")["counties"].get("kursachsen"))
    ['borders', 'cities', 'grain', 'name', 'region', 'taxes', 'three_players']
    >>> " ".join(board("sixteenthirty")["countries"].get("sweden").get("sea"))
    'denmark german_states poland'
    """
    return rulebook(game).board()


def new_game(
    game: str, *, players: int, seed: int | bytes | str | None = None, events: bool = True, **options: Any
) -> Game:
    """A new table, up to its first decision. Without a seed it gets 32 bytes from the operating system;
    `record()["seed"]` is one.

    Without `events` it is played faster, and `Game.events` has nothing to tell.

    >>> new_game("wallenstein", players=4, seed=1618).pending[0].kind
    'plan'
    """
    return _game.start(rulebook(game), players, options, seed, events=events)


def replay(record: dict[str, Any]) -> Game:
    """The game that a record tells, exactly.

    >>> game = new_game("wallenstein", players=4, seed=1618)
    >>> replay(game.record()).view("all") == game.view("all")
    True
    """
    _record.require_form(record)
    return _replay.replay(rulebook(record["game"]), record)


def imagine(view: dict[str, Any], rng: Random) -> Game:
    """A game that agrees with everything a view tells; what the view hides, future chance included, is drawn afresh.

    >>> game = new_game("wallenstein", players=4, seed=1618)
    >>> imagine(game.view(0), Random(7)).view(0) == game.view(0)
    True
    """
    return _game.imagine(rulebook(view["game"]), view, rng)
