"""What the terminal says, in the player's language."""

import os
from collections.abc import Mapping, Sequence
from typing import Any

from feldherr.kernel import words
from feldherr.kernel.decision import Decision
from feldherr.kernel.errors import BadOption
from feldherr.kernel.game import Game


def preferred_language(arguments: Sequence[str]) -> str:
    """The language named after `--language`, else that of the environment, else English.

    >>> preferred_language(["play", "--language", "de"])
    'de'
    """
    for i, argument in enumerate(arguments):
        option, equals, value = argument.partition("=")
        if option == "--language":
            value = value if equals else "".join(arguments[i + 1 : i + 2])
            if value in words.LANGUAGES:
                return value
    setting = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    return next((language for language in words.LANGUAGES if setting.lower().startswith(language)), words.LANGUAGES[0])


def require_language(language: str) -> str:
    if language not in words.LANGUAGES:
        raise BadOption("bad_value", option="--language", value=language[:80], allowed=list(words.LANGUAGES))
    return language


class Texts:
    """The catalogue in one language, with the names of those who sit at the table.

    >>> Texts("de", ["Anna"]).event({"kind": "no_favor", "seat": 0})
    'Anna nimmt keine Gunst.'
    """

    def __init__(self, language: str, players: Sequence[str] = ()) -> None:
        self.language = language
        self.players = list(players)

    def __call__(self, code: str, **facts: Any) -> str:
        return self._sentence("cli", code, facts)

    def event(self, event: Mapping[str, Any]) -> str:
        return self._sentence("events", event["kind"], event)

    def move(self, game: Game, text: str) -> str:
        return words.move(self.language, game.rulebook.name, text, self.players)

    def prompt(self, decision: Decision) -> str:
        return self._sentence("prompts", decision.kind, {"seat": decision.seat, **decision.facts()})

    def warning(self, warning: Mapping[str, Any]) -> str:
        return self._sentence("warnings", warning["code"], warning)

    def rule(self, topic: str, **facts: Any) -> str:
        return self._sentence("rules", topic, facts)

    def decimal(self, value: float, places: int = 1) -> str:
        """
        >>> Texts("en").decimal(2.25, 2), Texts("de").decimal(-2.25, 2)
        ('2.25', '−2,25')
        """
        return words.catalogue(self.language).number(value, places).replace("-", "−")

    def rating(self, measured: Mapping[str, float] | None) -> str:
        """How strong a bot is, and how sure that is.

        >>> Texts("en").rating({"mu": 31.27, "sigma": 0.84}), Texts("de").rating({"mu": -0.9, "sigma": 5.9})
        ('31.3 ± 0.8', '−0,9 ± 5,9')
        """
        return f"{self.decimal(measured['mu'])} ± {self.decimal(measured['sigma'])}" if measured else "–"

    def percent(self, share: float, places: int = 0) -> str:
        """A share of one, with the sign and the space before it as the language writes them.

        >>> Texts("en").percent(0.884, 1), Texts("de").percent(0.884, 1)
        ('88.4%', '88,4\xa0%')
        """
        return words.catalogue(self.language).number(share, places, "PERCENT")

    def name(self, thing: Any, kind: str = "") -> str:
        return words.name(self.language, thing, kind)

    def player(self, seat: Any) -> str:
        return words.player(self.language, seat, self.players)

    def _sentence(self, section: str, code: str, facts: Mapping[str, Any]) -> str:
        return words.sentence(self.language, section, code, facts, self.players)
