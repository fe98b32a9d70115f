"""The levels of bots: their names, whom they are for, and where their code is."""

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Final

from feldherr.bots.bot import Bot
from feldherr.kernel import words
from feldherr.kernel.errors import BadOption


@dataclass(frozen=True)
class Level:
    """A strength that players choose by its name."""

    name: str
    code: dict[str, str]
    """For each game the class that plays it: `package.module:Class`."""

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
    Level("captain", {game: f"feldherr.bots.{game}.captain:Captain" for game in _OF_BOTH}),
    Level("marshal", {game: f"feldherr.bots.{game}.marshal:Marshal" for game in _OF_BOTH}),
    Level("wallenstein", {game: f"feldherr.bots.{game}.generalissimo:Wallenstein" for game in _OF_BOTH}),
)
"""From the weakest to the strongest."""
NEEDED: Final = ("scipy", "openskill")
"""What the extra `bots` installs."""
LEVELS: Final = tuple(one.name for one in REGISTRY)


def level(name: str) -> Level:
    found = next((one for one in REGISTRY if one.name == name), None)
    if found is None:
        raise BadOption("no_such_level", level=name[:40], levels=list(LEVELS))
    return found


@cache
def bot(name: str, game: str) -> Bot:
    """The bot of a level, of an import path (`package.module:Class`), or at an address (`http://...`), for a game.

    >>> type(bot("captain", "wallenstein")).__name__
    'Captain'
    """
    if name.startswith(("http://", "https://")):
        from feldherr.bots.remote import RemoteBot

        return RemoteBot(name)
    if ":" in name:
        return load(name)
    return load(level(name).code[game])


def load(path: str) -> Bot:
    """A bot from an import path; BadOption says what is wrong with it.

    >>> load("feldherr.bots.bot:Choice")
    Traceback (most recent call last):
    feldherr.kernel.errors.BadOption: "feldherr.bots.bot:Choice" names no bot: it is no subclass of feldherr.bots.Bot.
    """
    module, _, name = path.partition(":")
    try:
        kind: Any = getattr(import_module(module), name)
    except ModuleNotFoundError as error:
        if error.name in NEEDED:
            raise BadOption("bots_not_installed") from None
        raise BadOption("bot_not_found", path=path[:120], reason=str(error)) from None
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption("bot_not_found", path=path[:120], reason=str(error)) from None
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise BadOption("no_bot", path=path[:120])
    made: Bot = kind()
    return made
