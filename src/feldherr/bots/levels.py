"""The levels of bots: their names, whom they are for, and where their code is."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import parse_qsl

from feldherr.bots.bot import Bot
from feldherr.kernel import words
from feldherr.kernel.errors import BadOption


@dataclass(frozen=True)
class Level:
    """A strength that players choose by its name."""

    name: str
    code: dict[str, str]
    """For each game the class that plays it: `package.module:Class`."""
    needs: tuple[str, ...] = ()
    """Packages without which it cannot play."""

    @property
    def offered(self) -> bool:
        """Whether all that it needs is installed: a level is played as it is, or not at all."""
        return all(find_spec(package) for package in self.needs)

    def title(self, language: str = "en") -> str:
        """
        >>> level("captain").title("de")
        'Hauptmann'
        """
        return words.name(language, f"bot_{self.name}")

    def about(self, language: str = "en") -> str:
        return words.sentence(language, "bots", f"about_{self.name}", {})


_OF_BOTH: Final = ("wallenstein", "sixteenthirty")
REGISTRY: Final = (
    Level("random", dict.fromkeys(_OF_BOTH, "feldherr.bots.bot:RandomBot")),
    Level("recruit", {game: f"feldherr.bots.{game}.recruit:Recruit" for game in _OF_BOTH}),
    Level("captain", {game: f"feldherr.bots.{game}.captain:Captain" for game in _OF_BOTH}, ("scipy",)),
    Level("marshal", {game: f"feldherr.bots.{game}.marshal:Marshal" for game in _OF_BOTH}, ("scipy",)),
    Level("wallenstein", {game: f"feldherr.bots.{game}.generalissimo:Wallenstein" for game in _OF_BOTH}, ("scipy",)),
)
"""From the weakest to the strongest."""
LEVELS: Final = tuple(one.name for one in REGISTRY)
FROZEN: Final = {"wallenstein-1": {"wallenstein": "feldherr.bots.wallenstein.first:Wallenstein1"}}
"""Levels as they once were, for contests with those of today; they are not offered at tables."""


def offered() -> list[Level]:
    """The levels that can play here, from the weakest to the strongest.

    >>> [one.name for one in offered()]
    ['random', 'recruit', 'captain', 'marshal', 'wallenstein']
    """
    return [one for one in REGISTRY if one.offered]


def level(name: str) -> Level:
    """A level that is offered."""
    able = {one.name: one for one in offered()}
    if name not in able:
        raise BadOption("no_such_level", level=name[:40], levels=list(able))
    return able[name]


@cache
def bot(name: str, game: str) -> Bot:
    """The bot of a level, of today or frozen, of an import path (`package.module:Class`, perhaps with parameters,
    `?a=1&b=2`), or at an address (`http://...`), for a game.

    >>> type(bot("captain", "wallenstein")).__name__
    'Captain'
    """
    if name.startswith(("http://", "https://")):
        from feldherr.bots.remote import RemoteBot

        return RemoteBot(name)
    if ":" in name:
        return load(name)
    if name in FROZEN and game in FROZEN[name]:
        return load(FROZEN[name][game])
    return load(level(name).code[game])


def load(path: str) -> Bot:
    """A bot from an import path; BadOption says what is wrong with it.

    >>> load("feldherr.bots.bot:Choice")
    Traceback (most recent call last):
    feldherr.kernel.errors.BadOption: "feldherr.bots.bot:Choice" names no bot: it is no subclass of feldherr.bots.Bot.
    """
    code, _, query = path.partition("?")
    module, _, name = code.partition(":")
    try:
        kind: Any = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption("bot_not_found", path=path[:120], reason=str(error)) from None
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise BadOption("no_bot", path=path[:120])
    try:
        made: Bot = kind(**parameters(query))
    except TypeError as error:
        raise BadOption("bot_not_found", path=path[:120], reason=str(error)) from None
    return made


def parameters(query: str) -> dict[str, Any]:
    """
    >>> parameters("first=palace&margin=2&army=0.3")
    {'first': 'palace', 'margin': 2, 'army': 0.3}
    """
    return {name: _plain(value) for name, value in parse_qsl(query)}


def _plain(text: str) -> int | float | str:
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text
