"""The levels of bots: their names, whom they are for, and where their code is."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final
from urllib.parse import parse_qsl

import feldherr
from feldherr.bots.bot import Bot
from feldherr.kernel import registry, words
from feldherr.kernel.errors import BadOption


@dataclass(frozen=True)
class Level:
    """A strength that players choose by its name."""

    name: str
    code: dict[str, str]
    """For each game of the house the class that plays it: `package.module:Class`."""
    needs: tuple[str, ...] = ()
    """Packages without which it cannot play."""
    tempers: bool = True
    """Whether it can have a temper: what plays by chance or by habit has none."""

    @property
    def offered(self) -> bool:
        """Whether all that it needs is installed: a level is played as it is, or not at all."""
        return all(find_spec(package) for package in self.needs)

    def code_for(self, game: str) -> str | None:
        """The class that plays a game; None, if nobody plays it at this level. A game that is registered names its own
        in `LEVELS` of its part `bots`.

        >>> level("recruit").code_for("sixteenthirty"), level("random").code_for("chess")
        ('feldherr.bots.sixteenthirty.recruit:Recruit', None)
        """
        brought = {RANDOM: RANDOM_BOT, **getattr(registry.part(game, "bots"), "LEVELS", {})}
        return self.code.get(game) or (brought.get(self.name) if game in registry.packages() else None)

    def may_have_temper(self, game: str) -> bool:
        """Tempers are likings of the house's own bots."""
        return self.tempers and game in self.code

    def title(self, language: str = "en") -> str:
        """
        >>> level("captain").title("de")
        'Hauptmann'
        """
        return words.name(language, f"bot_{self.name}")

    def about(self, language: str = "en") -> str:
        return words.sentence(language, "bots", f"about_{self.name}", {})


RANDOM: Final = "random"
CAPTAIN: Final = "captain"
RANDOM_BOT: Final = "feldherr.bots.bot:RandomBot"
REGISTRY: Final = (
    Level(RANDOM, dict.fromkeys(feldherr.HOUSE, RANDOM_BOT), tempers=False),
    Level("recruit", {game: f"feldherr.bots.{game}.recruit:Recruit" for game in feldherr.HOUSE}, tempers=False),
    Level(CAPTAIN, {game: f"feldherr.bots.{game}.captain:Captain" for game in feldherr.HOUSE}, ("scipy",)),
    Level("marshal", {game: f"feldherr.bots.{game}.marshal:Marshal" for game in feldherr.HOUSE}, ("scipy",)),
    Level(
        "wallenstein", {game: f"feldherr.bots.{game}.generalissimo:Wallenstein" for game in feldherr.HOUSE}, ("scipy",)
    ),
)
"""From the weakest to the strongest."""
LEVELS: Final = tuple(one.name for one in REGISTRY)
FEW: Final = 600
MANY: Final = 12000
"""Games in its head that a bot may play where Python plays them, and where native code does."""
FROZEN: Final = {"wallenstein-1": {game: f"feldherr.bots.{game}.first:Wallenstein1" for game in feldherr.HOUSE}}
"""Levels as they once were, for contests with those of today; they are not offered at tables."""


def offered(game: str | None = None) -> list[Level]:
    """The levels that can play here, from the weakest to the strongest; of a game, those that play it.

    >>> [one.name for one in offered("wallenstein")]
    ['random', 'recruit', 'captain', 'marshal', 'wallenstein']
    """
    return [one for one in REGISTRY if one.offered and (game is None or one.code_for(game))]


def stand_in(game: str) -> str:
    """The level that plays a game for people who are missing: a captain, or where there is none the strongest there is.

    >>> stand_in("wallenstein")
    'captain'
    """
    able = [one.name for one in offered(game)]
    return CAPTAIN if CAPTAIN in able or not able else able[-1]


def may_have_temper(name: str, game: str) -> bool:
    """Whether the bot of a level, offered here or not, may have a temper.

    >>> may_have_temper("captain", "wallenstein"), may_have_temper("recruit", "wallenstein")
    (True, False)
    """
    return any(one.name == name and one.may_have_temper(game) for one in REGISTRY)


def level(name: str) -> Level:
    """A level that is offered."""
    able = {one.name: one for one in offered()}
    if name not in able:
        raise BadOption("no_such_level", level=name[:40], levels=list(able))
    return able[name]


def simulations(game: str, players: int, options: Mapping[str, Any]) -> int:
    """How many games in its head a bot may well play for a move at such a table: far more, where they are played
    natively.

    >>> simulations("wallenstein", 4, {"throws": "outside"}), simulations("sixteenthirty", 4, {})
    (600, 600)
    """
    if game != "wallenstein":
        return FEW
    from feldherr import fast  # brings NumPy

    return MANY if fast.available(game, players=players, **options) else FEW


@cache
def bot(name: str, game: str) -> Bot:
    """The bot of a level, of today or frozen, perhaps with a temper (`captain+raider`), of an import path
    (`package.module:Class`, perhaps with parameters, `?a=1&b=2`), or at an address (`http://...`), for a game.

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
    return of_house(name, game)


def of_house(name: str, game: str) -> Bot:
    """The bot of a level, perhaps with a temper, and nothing else."""
    plain, plus, temper = name.partition("+")
    code = level(plain).code_for(game)
    if code is None:
        raise BadOption("no_such_level", level=plain[:40], levels=[one.name for one in offered(game)])
    return tempered(level(plain), temper, game) if plus else load(code)


def tempered(plain: Level, temper: str, game: str) -> Bot:
    """A level with a temper.

    >>> type(bot("captain+raider", "wallenstein")).__name__
    'Tempered'
    """
    from feldherr.bots.tempers import TEMPERS, Tempered

    if not plain.may_have_temper(game):
        raise BadOption("no_temper", level=plain.name, levels=[one.name for one in REGISTRY if one.tempers])
    if temper not in TEMPERS:
        raise BadOption("no_such_temper", temper=temper[:40], tempers=list(TEMPERS))
    return Tempered(game, found(plain.code[game]), temper)


def load(path: str) -> Bot:
    """A bot from an import path; BadOption says what is wrong with it.

    >>> load("feldherr.bots.bot:Choice")
    Traceback (most recent call last):
    feldherr.kernel.errors.BadOption: "feldherr.bots.bot:Choice" names no bot: it is no subclass of feldherr.bots.Bot.
    """
    code, _, query = path.partition("?")
    try:
        made: Bot = found(code)(**parameters(query))
    except TypeError as error:
        raise BadOption("bot_not_found", path=path[:120], reason=str(error)) from None
    return made


def found(path: str) -> type[Bot]:
    """The class that an import path names."""
    module, _, name = path.partition(":")
    try:
        kind: Any = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadOption("bot_not_found", path=path[:120], reason=str(error)) from None
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise BadOption("no_bot", path=path[:120])
    return kind


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
