"""What the server refuses, and how it says so: a status, a code, facts, and sentences in both languages."""

from typing import Any

from feldherr.kernel.errors import FeldherrError
from feldherr.kernel.words import LANGUAGES


class Refused(FeldherrError):
    """A request that cannot be granted; nothing has changed.

    >>> Refused(404, "no_such_table").as_json()["sentence"]["de"]
    'Diesen Tisch gibt es nicht, oder er ist nur für Eingeladene.'
    """

    def __init__(self, status: int, code: str, /, **facts: Any) -> None:
        super().__init__(code, **facts)
        self.status = status
        self.state: dict[str, Any] | None = None
        """The present state, for a move that came too late."""

    def as_json(self) -> dict[str, Any]:
        return error_json(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.status, self.code, self.facts)


def _again(status: int, code: str, facts: dict[str, Any]) -> Refused:
    return Refused(status, code, **facts)


class Conflict(Exception):
    """Another process changed the table meanwhile; nothing was written."""


def error_json(error: FeldherrError) -> dict[str, Any]:
    """An error as requests are answered with; one may be the reason of another."""
    facts = error.facts.items()
    return {
        "code": error.code,
        "facts": {name: error_json(fact) if isinstance(fact, FeldherrError) else fact for name, fact in facts},
        "sentence": {language: error.sentence(language) for language in LANGUAGES},
    }
