"""Pictures of positions, for notebooks, sharing and link previews: SVG, and PNG where resvg-py is installed.

>>> import feldherr
>>> from feldherr import svg
>>> game = feldherr.new_game("wallenstein", players=4, seed=1618)
>>> svg.board(game, players=["Anna", "Ben", "Cleo", "Dora"])[:4]
'<svg'
"""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Final

import feldherr
from feldherr import Game
from feldherr.kernel.errors import BadOption
from feldherr.kernel.rulebook import choice_of
from feldherr.kernel.words import LANGUAGES
from feldherr.svg import any_game
from feldherr.svg.document import Sheet, document
from feldherr.svg.ink import clean
from feldherr.svg.raster import png
from feldherr.svg.side import Scene

__all__ = ["SHAPES", "board", "caption", "clean", "cutting", "describe", "headline", "picture", "png", "throw"]

SHAPES: Final = ("board", "card")
"""The board is large, with the table beside the map; the card has 1200 by 630, for link previews."""
Position = Game | dict[str, Any]


def board(
    game: Position,
    seat: int | None = None,
    *,
    language: str = "en",
    players: Sequence[str] = (),
    fonts: bool = True,
) -> str:
    """The large picture of a position as SVG: what a spectator may know, or a seat.

    >>> import feldherr
    >>> game = feldherr.new_game("sixteenthirty", players=3, seed=1618)
    >>> "<title" in board(game.view(0), language="de")
    True
    """
    return picture(game, "board", seat, language=language, players=players, fonts=fonts)


def picture(
    game: Position,
    shape: str = "card",
    seat: int | None = None,
    *,
    language: str = "en",
    players: Sequence[str] = (),
    fonts: bool = True,
) -> str:
    """A position in one of the SHAPES as SVG. Without `fonts` it is smaller, and readers use the fonts they have.

    >>> import feldherr
    >>> game = feldherr.new_game("wallenstein", players=3, seed=1618)
    >>> 'width="1200" height="630"' in picture(game, "card")
    True
    """
    choice_of("shape", shape, SHAPES)
    scene = _scene(game, seat, language, players)
    draw: Callable[[Scene], Sheet] = getattr(_artist(scene), shape)
    return document(draw(scene), fonts)


def cutting(
    game: Position, places: Sequence[str], *, language: str = "en", players: Sequence[str] = (), fonts: bool = True
) -> str:
    """The part of the map around some counties or countries, with what stands there.

    >>> import feldherr
    >>> game = feldherr.new_game("wallenstein", players=3, seed=1618)
    >>> "Mark" in cutting(game, ["mark", "paderborn"])
    True
    """
    scene = _scene(game, None, language, players)
    return document(_artist(scene).cutting(scene, places), fonts)


def throw(
    game: Position,
    inside: Mapping[str, int],
    tray: Mapping[str, int],
    *,
    language: str = "en",
    players: Sequence[str] = (),
    fonts: bool = True,
) -> str:
    """Wallenstein's tower with cubes by seat: those that rest inside, and those that lie in the tray.

    >>> import feldherr
    >>> game = feldherr.new_game("wallenstein", players=3, seed=1618)
    >>> "<svg" in throw(game, {"0": 3}, {"1": 1, "peasants": 2})
    True
    """
    scene = _scene(game, None, language, players)
    return document(_artist(scene).throw(scene, inside, tray), fonts)


def describe(game: Position, *, language: str = "en", players: Sequence[str] = ()) -> str:
    """The same in words: what the picture tells those who do not see it.

    >>> import feldherr
    >>> game = feldherr.new_game("wallenstein", players=3, seed=1618)
    >>> describe(game, players=["Anna", "Ben", "Cleo"])
    'Year 1, Spring · planning. Anna, Ben, Cleo to decide. Anna has 0 victory points, ...'
    """
    scene = _scene(game, None, language, players)
    told: str = _artist(scene).in_words(scene)
    return told


def headline(game: Position, *, language: str = "en", players: Sequence[str] = ()) -> str:
    """The game and its time: the title of the picture.

    >>> import feldherr
    >>> headline(feldherr.new_game("wallenstein", players=3, seed=1618), language="de")
    'Wallenstein: Jahr 1, Frühling'
    """
    scene = _scene(game, None, language, players)
    return scene.say("title", game=scene.view["game"], when=_artist(scene).when(scene))


def caption(game: Position, *, language: str = "en", players: Sequence[str] = ()) -> str:
    """How things stand, in one or two lines.

    >>> import feldherr
    >>> caption(feldherr.new_game("sixteenthirty", players=3, seed=1618), players=["Anna", "Ben", "Cleo"])
    'Turn 1 of 10 · setup. Anna, Ben, Cleo to decide. Anna 0, Ben 0, Cleo 0.'
    """
    scene = _scene(game, None, language, players)
    now = scene.say("now", when=_artist(scene).when(scene), phase=scene.view["phase"])
    points = [player["victory_points"] for player in scene.view["players"]]
    standings = [scene.say("standing", seat=seat, points=points[seat]) for seat in scene.places()]
    return f"{now}. {scene.state()}. {', '.join(standings)}."


def _artist(scene: Scene) -> Any:
    name = scene.view["game"]
    return import_module(f"feldherr.svg.{name}") if name in feldherr.HOUSE else any_game


def _scene(game: Position, seat: int | None, language: str, players: Sequence[str]) -> Scene:
    choice_of("language", language, LANGUAGES)
    if isinstance(game, Game):
        view = game.view(seat)
    elif game.get("game") not in feldherr.GAMES:
        raise BadOption("unknown_game", game=str(game.get("game"))[:80], games=list(feldherr.GAMES))
    elif seat is not None and game["seat"] != seat:
        raise BadOption("other_view", seat=seat)
    else:
        view = game
    return Scene(view, language, players)
